/// Text from web pages without its markup: tags dropped, entities replaced.
enum MarkupText {
  /// The lines of a text; what starts a paragraph or a list item starts a line.
  static func lines(_ text: String) -> [String] { plain(text).lineTexts.map(\.singleSpaced).filter { !$0.isEmpty } }

  /// The text in one line.
  static func line(_ text: String) -> String { plain(text).singleSpaced }

  private static func plain(_ text: String) -> String {
    guard text.contains(where: { $0 == "<" || $0 == "&" }) else { return text }
    return withoutEntities(withoutTags(text))
  }

  private static let breakingTags: Set<String> = ["br", "p", "/p", "li", "/li", "div", "/div", "tr", "h1", "h2", "h3"]

  private static func withoutTags(_ text: String) -> String {
    var plain = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "<") {
      plain += rest[..<open]
      let inner = rest[rest.index(after: open)...]
      // `< 5 minutes` is no tag.
      guard let first = inner.first, first.isLetter || first == "/" || first == "!" else {
        plain += "<"
        rest = inner
        continue
      }
      guard let close = inner.firstIndex(of: ">") else { return plain + rest[open...] }
      let name = inner[..<close].prefix { $0.isLetter || $0.isNumber || $0 == "/" }.lowercased()
      plain += breakingTags.contains(name == "br/" ? "br" : name) ? "\n" : ""
      rest = inner[inner.index(after: close)...]
    }
    return plain + rest
  }

  private static let entities: [Substring: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "deg": "°", "frac12": "½", "frac14": "¼",
    "frac34": "¾", "ndash": "–", "mdash": "—", "rsquo": "’", "lsquo": "‘", "rdquo": "”", "ldquo": "“", "hellip": "…",
    "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ", "uuml": "ü", "ouml": "ö", "auml": "ä",
    "times": "×", "bull": "•", "middot": "·",
  ]

  private static func withoutEntities(_ text: String) -> String {
    var plain = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "&") {
      plain += rest[..<mark]
      let inner = rest[rest.index(after: mark)...]
      guard let end = inner.prefix(12).firstIndex(of: ";"), let character = character(inner[..<end]) else {
        plain += "&"
        rest = inner
        continue
      }
      plain.append(character)
      rest = inner[inner.index(after: end)...]
    }
    return plain + rest
  }

  private static func character(_ name: Substring) -> Character? {
    guard name.first == "#" else { return entities[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map(Character.init)
  }
}
