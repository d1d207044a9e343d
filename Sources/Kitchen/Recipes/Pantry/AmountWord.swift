/// An amount as people type it in one word: `2`, `0.5`, `1/2`, `½`, `1½`, alone or before a unit as in `500g` and `10개`.
struct AmountWord: Equatable {
  /// The number, positive and finite.
  let number: Double
  /// The unit that follows it in the same word.
  let unit: AmountUnit?

  /// Reads a word; nil when it is no amount.
  init?(_ word: String) {
    let numeral = word.unicodeScalars.prefix { Self.isPartOfNumber($0) }
    guard let number = Self.number(Substring(numeral)), number > 0, number <= 1e6 else { return nil }
    let rest = String(word.unicodeScalars.dropFirst(numeral.count))
    let unit = AmountUnit(named: rest)
    guard rest.isEmpty || unit != nil else { return nil }
    (self.number, self.unit) = (number, unit)
  }

  /// Whether a word begins as amounts do, so that it cannot be a name.
  static func isBegun(by word: String) -> Bool {
    word.unicodeScalars.first.map { isPartOfNumber($0) || $0 == "-" || $0 == "+" } ?? false
  }

  private static let fractions: [Unicode.Scalar: Double] = [
    "¼": 0.25, "½": 0.5, "¾": 0.75, "⅓": 1.0 / 3, "⅔": 2.0 / 3, "⅕": 0.2, "⅛": 0.125,
  ]

  private static func isPartOfNumber(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || scalar == "." || scalar == "/" || fractions[scalar] != nil
  }

  private static func number(_ text: Substring) -> Double? {
    if let last = text.unicodeScalars.last, let part = fractions[last] {
      let whole = text.dropLast()
      return whole.isEmpty ? part : Int(whole).map { Double($0) + part }
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return Double(text) }
    guard let above = Int(parts[0]), let below = Int(parts[1]), below > 0 else { return nil }
    return Double(above) / Double(below)
  }
}
