/// Reads the numbers that cooks write in figures: `2`, `1,000`, `1.5`, `1,5`, `.5`, `1/2`, `½`, `1½`.
enum Numeral {
  /// The number that `text` begins with, and where it ends; nil when it begins with something else.
  static func read(_ text: ArraySlice<Character>) -> (number: Double, end: Int)? {
    if let first = text.first, let fraction = fractions[first] { return (fraction, text.startIndex + 1) }
    guard let (whole, end) = decimal(text) else { return nil }
    if end < text.endIndex, let fraction = fractions[text[end]] { return (whole + fraction, end + 1) }
    if let (below, fractionEnd) = denominator(text[end...]) { return (whole / below, fractionEnd) }
    return (whole, end)
  }

  private static let fractions: [Character: Double] = [
    "¼": 1 / 4, "½": 1 / 2, "¾": 3 / 4, "⅐": 1 / 7, "⅑": 1 / 9, "⅒": 1 / 10, "⅓": 1 / 3, "⅔": 2 / 3, "⅕": 1 / 5,
    "⅖": 2 / 5, "⅗": 3 / 5, "⅘": 4 / 5, "⅙": 1 / 6, "⅚": 5 / 6, "⅛": 1 / 8, "⅜": 3 / 8, "⅝": 5 / 8, "⅞": 7 / 8,
  ]

  /// Figures longer than this mean no amount.
  private static let longest = 20

  private static func decimal(_ text: ArraySlice<Character>) -> (Double, Int)? {
    let whole = text.prefix(while: \.isFigure)
    var (figures, end) = (String(whole), whole.endIndex)
    while let group = thousands(text[end...], after: figures.count) {
      figures += String(group)
      end = group.endIndex
    }
    if let point = text[end...].first, point == "." || (point == "," && !figures.isEmpty) {
      let part = text[(end + 1)...].prefix(while: \.isFigure)
      if !part.isEmpty {
        figures += "." + String(part)
        end = part.endIndex
      }
    }
    guard !figures.isEmpty, figures.count <= longest,
      let number = Double(figures.first == "." ? "0" + figures : figures)
    else { return nil }
    return (number, end)
  }

  /// The three figures behind a comma that groups thousands.
  private static func thousands(_ text: ArraySlice<Character>, after count: Int) -> ArraySlice<Character>? {
    guard text.first == ",", (1...9).contains(count) else { return nil }
    let group = text.dropFirst().prefix(while: \.isFigure)
    return group.count == 3 ? group : nil
  }

  /// The number under a fraction stroke, which may have spaces around it.
  private static func denominator(_ text: ArraySlice<Character>) -> (Double, Int)? {
    let stroke = text.drop { $0 == " " }
    guard stroke.first == "/" else { return nil }
    let below = stroke.dropFirst().drop { $0 == " " }.prefix(while: \.isFigure)
    guard (1...3).contains(below.count), let number = Double(String(below)), number > 0 else { return nil }
    return (number, below.endIndex)
  }
}

extension Character {
  fileprivate var isFigure: Bool { isASCII && isWholeNumber }
}
