/// One line of a list of ingredients, taken apart.
public struct IngredientLine: Sendable, Equatable {
  /// What it is, in the words of the line; empty when the line names nothing.
  public let name: String
  /// How much of it; nil when the line does not say.
  public let amount: Amount?
  /// Everything else that the line says: how it is cut, another measure, the lower end of a range.
  public let note: String?
  /// Whether the line says that the dish can do without.
  public let isOptional: Bool

  /// A line by all of its parts.
  public init(name: String, amount: Amount? = nil, note: String? = nil, isOptional: Bool = false) {
    self.name = name
    self.amount = amount
    self.note = note
    self.isOptional = isOptional
  }
}

/// Takes lines of ingredients apart, in English and Korean: `2–3 cloves garlic, minced`, `대파 1/2대(50g)`, `소금 약간`.
///
/// The amount stands before the name or behind it; brackets and whatever follows a comma become the note. Nothing of a
/// line is lost but words without content (`of`, `about`). Any text is a line: one without an amount is all name.
public struct IngredientLineParser: Sendable {
  /// A parser; it has no state.
  public init() {}

  /// Takes one line apart.
  public func line(_ text: String) -> IngredientLine {
    let text = LineText(text)
    var draft = LineDraft(text.main)
    for aside in text.asides { draft.add(aside: aside) }
    return draft.line
  }

  /// Takes an amount apart whose ingredient is named in another column; without an amount the name is a line of its own.
  public func line(name: String, amount: String) -> IngredientLine {
    if !amount.contains(where: { !$0.isWhitespace }) { return line(name) }
    let (name, amount) = (LineText(name), LineText(amount))
    var draft = LineDraft(name: String(name.main), amount: amount.main)
    for aside in name.asides + amount.asides { draft.add(aside: aside) }
    return draft.line
  }
}

/// The text of an ingredient line with its asides taken out: spaces single, full-width forms and unit signs ordinary.
struct LineText {
  /// What stands outside of brackets.
  private(set) var main: [Character] = []
  /// What stands in round, square or curly brackets, in order.
  private(set) var asides: [String] = []

  /// Reads a line; a bracket that is never closed holds the rest of it, and a line that is all in brackets has none.
  ///
  /// Of a line longer than any that a cook writes only the beginning is read.
  init(_ text: String) {
    readBrackets(in: Self.withoutLinks(Self.plain(text.prefix(Self.longest))))
    main = Array(main.trimmed(of: Self.bullets))
    if main.isEmpty, !asides.isEmpty { main = Array(asides.removeFirst()) }
  }

  private mutating func readBrackets(in text: [Character]) {
    var depth = 0
    var aside: [Character] = []
    for character in text {
      switch character {
      case "(", "[", "{":
        if depth == 0 { main.append(" ") } else { aside.append(character) }
        depth += 1
      case ")", "]", "}":
        if depth > 1 { aside.append(character) }
        if depth == 1 { close(&aside) }
        depth = max(0, depth - 1)
      default: if depth == 0 { main.append(character) } else { aside.append(character) }
      }
    }
    close(&aside)
  }

  private mutating func close(_ aside: inout [Character]) {
    let text = String(aside.trimmed(of: [" ", ",", ";"]))
    if !text.isEmpty { asides.append(text) }
    aside = []
    main.append(" ")
  }

  private static let bullets: Set<Character> = [
    " ", "-", "–", "—", "*", "•", "·", "●", "○", "■", "□", "▢", "☐", "▶", "・", "ㆍ", "+", ",", ";", ":", "\"", "“", "”",
  ]

  private static let signs: [Character: String] = [
    "㎖": "ml", "ℓ": "L", "㎏": "kg", "㎎": "mg", "㎝": "cm", "㎜": "mm", "⁄": "/", "×": "x", "ⅹ": "x", "∼": "~",
    "〜": "~", "‐": "-", "‑": "-", "−": "-", "（": "(", "）": ")", "【": "[", "】": "]", "〔": "[", "〕": "]",
  ]

  /// The text with the words of Markdown links, `[words](target)`, in their places.
  private static func withoutLinks(_ text: [Character]) -> [Character] {
    guard let middle = text.indices.dropLast().first(where: { text[$0] == "]" && text[$0 + 1] == "(" }),
      let open = text[..<middle].lastIndex(of: "["), let close = text[middle...].firstIndex(of: ")")
    else { return text }
    var plain = Array(text[..<open])
    plain += text[(open + 1)..<middle]
    plain += text[(close + 1)...]
    return plain
  }

  private static let longest = 1000

  private static func plain(_ text: Substring) -> [Character] {
    var plain: [Character] = []
    for character in text {
      if let sign = signs[character] {
        plain += sign
      } else if character.isWhitespace || character == "\u{0}" {
        if plain.last != " " { plain.append(" ") }
      } else if character != "*" || plain.last?.isNumber == true {
        // Elsewhere stars are marks of emphasis or of a footnote.
        plain.append(character.narrow)
      }
    }
    return plain
  }
}

extension Character {
  /// The ordinary form of a full-width ASCII character.
  fileprivate var narrow: Character {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1, (0xFF01...0xFF5E).contains(scalar.value) else {
      return self
    }
    return Unicode.Scalar(scalar.value - 0xFEE0).map(Character.init) ?? self
  }
}

extension BidirectionalCollection where Element == Character {
  /// The part that neither begins nor ends with one of `unwanted`.
  func trimmed(of unwanted: Set<Character>) -> SubSequence {
    var (start, end) = (startIndex, endIndex)
    while start < end, unwanted.contains(self[start]) { formIndex(after: &start) }
    while start < end, unwanted.contains(self[index(before: end)]) { formIndex(before: &end) }
    return self[start..<end]
  }
}
