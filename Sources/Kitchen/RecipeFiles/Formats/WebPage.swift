internal import Recipes

/// Reads the JSON-LD recipes of web pages, which are in `<script type="application/ld+json">` elements.
///
/// No HTML parser is linked; a linear scan finds the scripts.
enum WebPage {
  /// Returns the recipes of a page, then its broken scripts, each with its number among the JSON-LD scripts.
  static func records(in bytes: [UInt8], at place: RecordPlace, _ json: LenientJSONParser) -> [DraftRecord] {
    var drafts: [RecipeDraft] = []
    var errors: [DraftRecord] = []
    for (index, script) in scripts(in: bytes).enumerated() where script.contains(where: { $0 > UInt8(ascii: " ") }) {
      do throws(RecordError) { drafts += SchemaRecipe.drafts(in: try json.value(of: content(script))) } catch {
        errors.append(DraftRecord(place, .script(number: index + 1, error)))
      }
    }
    let recipes = drafts.isEmpty && !errors.isEmpty ? [] : [DraftRecord](drafts, in: place)
    return recipes + errors
  }

  /// Returns the contents of the JSON-LD scripts; an unclosed one extends to the end of the page.
  private static func scripts(in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var scripts: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while let open = rest.position(of: "<script"), let end = rest[open...].firstIndex(of: UInt8(ascii: ">")) {
      let body = rest[(end + 1)...]
      let close = body.position(of: "</script") ?? body.endIndex
      if rest[open..<end].position(of: "application/ld+json") != nil { scripts.append(body[..<close]) }
      rest = body[close...].dropFirst()
    }
    return scripts
  }

  /// Returns a script without the comment marks that old pages put around it.
  private static func content(_ script: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first = script.firstIndex(where: { [UInt8(ascii: "{"), UInt8(ascii: "[")].contains($0) }),
      let last = script.lastIndex(where: { [UInt8(ascii: "}"), UInt8(ascii: "]")].contains($0) }), first <= last
    else { return [] }
    return script[first...last]
  }
}

extension ArraySlice<UInt8> {
  /// Returns the first position of an ASCII text, ignoring case.
  ///
  /// - Parameter text: The text in lower case.
  fileprivate func position(of text: StaticString) -> Int? {
    text.withUTF8Buffer { text in
      guard let first = text.first, count >= text.count else { return nil }
      return (startIndex...(endIndex - text.count)).first { start in
        self[start].lowerCase == first && text.indices.allSatisfy { self[start + $0].lowerCase == text[$0] }
      }
    }
  }
}

extension UInt8 {
  fileprivate var lowerCase: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}

/// Strips HTML tags from text and replaces entities.
///
/// The fields of recipe files hold fragments of HTML, not documents, which libxml2 would parse.
enum MarkupText {
  /// Returns the non-empty lines of a text; paragraphs and list items start new lines.
  static func lines(_ text: String) -> [String] {
    let plain = plain(text)
    return plain.isPlainlySingleSpaced ? [plain] : plain.lineTexts.map(\.singleSpaced).filter { !$0.isEmpty }
  }

  /// Returns the text as a single line.
  static func line(_ text: String) -> String { plain(text).singleSpaced }

  private static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else { return text }
    return withoutEntities(withoutTags(text))
  }

  private static let breakingTags: Set<String> = ["br", "p", "/p", "li", "/li", "div", "/div", "tr", "h1", "h2", "h3"]

  private static func withoutTags(_ text: String) -> String {
    var plain = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "<") {
      plain += rest[..<open]
      let inner = rest[rest.index(after: open)...]
      // `< 5 minutes` is not a tag.
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
