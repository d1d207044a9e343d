internal import Ingredients
internal import Localization

/// One parsed line of an ingredient list.
public struct IngredientLine: Sendable, Equatable {
  /// The name as written; empty if the line names nothing.
  public let name: String
  /// The amount; nil if the line has none.
  public let amount: Amount?
  /// Everything else on the line: the cut, another measure, the lower end of a range.
  public let note: String?
  /// Whether the line marks the ingredient as optional.
  public let isOptional: Bool

  /// Creates a line from its parts.
  public init(name: String, amount: Amount? = nil, note: String? = nil, isOptional: Bool = false) {
    self.name = name
    self.amount = amount
    self.note = note
    self.isOptional = isOptional
  }
}

/// Parses ingredient lines in English and Korean: `2–3 cloves garlic, minced`, `대파 1/2대(50g)`, `소금 약간`.
///
/// The amount precedes or follows the name; brackets and text after a comma become the note. Only filler words (`of`,
/// `about`) are dropped. Any text is a valid line: without an amount all of it is the name.
public struct IngredientLineParser: Sendable {
  /// Creates a parser; all parsers share a memory of what they have read.
  public init() {}

  /// Parses one line; one that ends with a colon and has no amount is a heading, which names nothing.
  public func line(_ text: String) -> IngredientLine { Self.read.value(for: text) { read(text) } }

  /// Lines such as `1 teaspoon salt` are in thousands of recipes.
  private static let read = Memo<IngredientLine>(limit: 10_000)

  private func read(_ text: String) -> IngredientLine {
    let parts = LineText(text)
    var draft = LineDraft(parts.main)
    for aside in parts.asides { draft.add(aside: aside) }
    let line = draft.line
    return line.amount == nil && ListHeading.endsWithColon(text) ? IngredientLine(name: "") : line
  }

  /// Parses an amount whose ingredient is named in another column; if `amount` is blank, `name` is parsed as a line.
  public func line(name: String, amount: String) -> IngredientLine {
    if !amount.contains(where: { !$0.isWhitespace }) { return line(name) }
    let (name, amount) = (LineText(name), LineText(amount))
    var draft = LineDraft(name: name.main.text, amount: amount.main)
    for aside in name.asides + amount.asides { draft.add(aside: aside) }
    return draft.line
  }
}

/// The text of an ingredient line, separated from its bracketed asides and normalised: single spaces, ASCII forms of
/// full-width characters and of unit signs.
struct LineText {
  /// The text outside brackets.
  private(set) var main: [Unicode.Scalar] = []
  /// The texts in round, square or curly brackets, in order.
  private(set) var asides: [String] = []

  /// Reads a line; an unclosed bracket extends to its end, and a line wholly in brackets counts as unbracketed.
  ///
  /// Text beyond ``longest`` letters and signs is ignored.
  init(_ text: String) {
    readBrackets(in: Self.withoutLinks(Self.plain(text)))
    main = Array(Self.withoutLabel(main.trimmed(of: Self.bullets)))
    if main.isEmpty, !asides.isEmpty { main = asides.removeFirst().composedScalars }
  }

  private mutating func readBrackets(in text: [Unicode.Scalar]) {
    var depth = 0
    var aside: [Unicode.Scalar] = []
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

  private mutating func close(_ aside: inout [Unicode.Scalar]) {
    let text = aside.trimmed(of: Self.joints).text
    if !text.isEmpty { asides.append(text) }
    aside = []
    main.append(" ")
  }

  private static let joints: Set<Unicode.Scalar> = [" ", ",", ";"]

  private static let bullets: Set<Unicode.Scalar> = [
    " ", "-", "–", "—", "*", "•", "·", "●", "○", "■", "□", "▢", "☐", "▶", "・", "ㆍ", "+", ",", ";", ":", "\"", "“", "”",
    "☆", "★",
    "◎", "◇", "◆", "△", "▲", "▣", "▷", "♣", "♥", "♡", "✔", "✓", "※", "→",
  ]

  private static let signs: [Unicode.Scalar: String] = [
    "㎖": "ml", "ℓ": "L", "㎏": "kg", "㎎": "mg", "㎝": "cm", "㎜": "mm", "⁄": "/", "×": "x", "ⅹ": "x", "∼": "~",
    "〜": "~", "‐": "-", "‑": "-", "−": "-", "（": "(", "）": ")", "【": "[", "】": "]", "〔": "[", "〕": "]",
  ]

  /// Returns the text with each Markdown link, `[words](target)`, replaced by its words.
  private static func withoutLinks(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard let middle = text.indices.dropLast().first(where: { text[$0] == "]" && text[$0 + 1] == "(" }),
      let open = text[..<middle].lastIndex(of: "["), let close = text[middle...].firstIndex(of: ")")
    else { return text }
    var plain = Array(text[..<open])
    plain += text[(open + 1)..<middle]
    plain += text[(close + 1)...]
    return plain
  }

  private static let longest = 1000

  /// Returns the text without a letter that groups Korean seasonings: `A 간장 1큰술`, `B. 설탕`.
  private static func withoutLabel(_ text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    guard let letter = text.first, ("A"..."Z").contains(letter), let mark = text.dropFirst().first,
      " .:)".unicodeScalars.contains(mark)
    else { return text }
    let rest = text.dropFirst(2).drop { $0 == " " }
    return rest.prefix(1).text.isKorean ? rest : text
  }

  private static func plain(_ text: String) -> [Unicode.Scalar] {
    var plain: [Unicode.Scalar] = []
    plain.reserveCapacity(min(text.utf8.count, longest))
    for scalar in text.composedScalars.prefix(longest) {
      switch scalar {
      case "\0", "\t"..."\r", " ": if plain.last != " " { plain.append(" ") }
      // Emoji are followed by selectors that nobody sees.
      case "\u{FE0E}", "\u{FE0F}", "\u{200B}", "\u{FEFF}": continue
      // Elsewhere an asterisk marks emphasis or a footnote.
      case "*": if plain.last?.isNumber == true { plain.append(scalar) }
      case _ where scalar.isASCII: plain.append(scalar)
      default:
        if let sign = signs[scalar] {
          plain += sign.unicodeScalars
        } else if !scalar.properties.isWhitespace {
          plain.append(scalar.narrow)
        } else if plain.last != " " {
          plain.append(" ")
        }
      }
    }
    return plain
  }
}

extension Unicode.Scalar {
  /// The ASCII form of a full-width character; other characters are unchanged.
  fileprivate var narrow: Unicode.Scalar {
    (0xFF01...0xFF5E).contains(value) ? Unicode.Scalar(value - 0xFEE0) ?? self : self
  }
}

extension BidirectionalCollection where Element: Hashable {
  /// Returns the part that neither begins nor ends with one of `unwanted`.
  func trimmed(of unwanted: Set<Element>) -> SubSequence {
    var (start, end) = (startIndex, endIndex)
    while start < end, unwanted.contains(self[start]) { formIndex(after: &start) }
    while start < end, unwanted.contains(self[index(before: end)]) { formIndex(before: &end) }
    return self[start..<end]
  }
}
