internal import Ingredients

/// Numbers written in figures: `2`, `1,000`, `1.5`, `1,5`, `.5`, `1/2`, `½`, `1½`.
enum Numeral {
  /// Returns the number that begins `text` and its end; nil if there is none.
  static func read(_ text: ArraySlice<Unicode.Scalar>) -> (number: Double, end: Int)? {
    if let first = text.first, !first.isASCII, let fraction = fractions[first] {
      return (fraction, text.startIndex + 1)
    }
    guard let (whole, end) = decimal(text) else { return nil }
    if end < text.endIndex, !text[end].isASCII, let fraction = fractions[text[end]] {
      return (whole + fraction, end + 1)
    }
    if let (below, fractionEnd) = denominator(text[end...]) { return (whole / below, fractionEnd) }
    return (whole, end)
  }

  private static let fractions: [Unicode.Scalar: Double] = [
    "¼": 1 / 4, "½": 1 / 2, "¾": 3 / 4, "⅐": 1 / 7, "⅑": 1 / 9, "⅒": 1 / 10, "⅓": 1 / 3, "⅔": 2 / 3, "⅕": 1 / 5,
    "⅖": 2 / 5, "⅗": 3 / 5, "⅘": 4 / 5, "⅙": 1 / 6, "⅚": 5 / 6, "⅛": 1 / 8, "⅜": 3 / 8, "⅝": 5 / 8, "⅞": 7 / 8,
  ]

  /// The most characters that the figures of an amount may have.
  private static let longest = 20

  private static func decimal(_ text: ArraySlice<Unicode.Scalar>) -> (Double, Int)? {
    let whole = text.prefix(while: \.isFigure)
    if whole.isEmpty, text.first != "." { return nil }
    var (figures, end) = (whole.text, whole.endIndex)
    while let group = thousands(text[end...], after: figures.count) {
      figures += group.text
      end = group.endIndex
    }
    if let point = text[end...].first, point == "." || (point == "," && !figures.isEmpty) {
      let part = text[(end + 1)...].prefix(while: \.isFigure)
      if !part.isEmpty {
        figures += "." + part.text
        end = part.endIndex
      }
    }
    guard !figures.isEmpty, figures.count <= longest,
      let number = Double(figures.first == "." ? "0" + figures : figures)
    else { return nil }
    return (number, end)
  }

  /// Returns the three figures after a comma that groups thousands.
  private static func thousands(_ text: ArraySlice<Unicode.Scalar>, after count: Int) -> ArraySlice<Unicode.Scalar>? {
    guard text.first == ",", (1...9).contains(count) else { return nil }
    let group = text.dropFirst().prefix(while: \.isFigure)
    return group.count == 3 ? group : nil
  }

  /// Returns the denominator after a fraction stroke, which may have spaces around it.
  private static func denominator(_ text: ArraySlice<Unicode.Scalar>) -> (Double, Int)? {
    let stroke = text.drop { $0 == " " }
    guard stroke.first == "/" else { return nil }
    let below = stroke.dropFirst().drop { $0 == " " }.prefix(while: \.isFigure)
    guard (1...3).contains(below.count), let number = Double(below.text), number > 0 else { return nil }
    return (number, below.endIndex)
  }
}

extension Unicode.Scalar {
  fileprivate var isFigure: Bool { (0x30...0x39).contains(value) }
}

/// Numbers written in words.
enum NumberWord {
  /// Returns the number that an English word stands for; the key is in lower case and without hyphens.
  static func english(_ key: String) -> Double? { englishWords[key] }

  /// Returns the share that an English word stands for: `half`, `quarters`.
  static func share(_ key: String) -> Double? { shares[key] }

  /// Returns the Korean number that begins a word, and the rest of the word: `반개` is a half and `개`, `열두알` twelve and
  /// `알`.
  static func korean(_ word: String) -> (number: Double, rest: Substring)? {
    if word.isASCII { return nil }
    guard let (ten, rest) = first(of: koreanTens, in: word[...]) else { return first(of: koreanWords, in: word[...]) }
    guard let (one, behind) = first(of: koreanWords, in: rest), one < 10, one >= 1 else { return (ten, rest) }
    return (ten + one, behind)
  }

  /// Returns the number that a Korean word stands for without a unit: `하나`, `반`.
  static func koreanAlone(_ word: String) -> Double? { koreanAlone[word] }

  private static func first(
    of numbers: [(String, Double)], in word: Substring
  ) -> (number: Double, rest: Substring)? {
    numbers.lazy.compactMap { text, number in
      word.hasPrefix(text) ? (number, word.dropFirst(text.count)) : nil
    }.first
  }

  private static let englishWords: [String: Double] = [
    "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10, "eleven": 11, "twelve": 12, "fifteen": 15, "twenty": 20, "couple": 2, "dozen": 12, "onehalf": 0.5,
    "onethird": 1.0 / 3, "twothirds": 2.0 / 3, "onequarter": 0.25, "onefourth": 0.25, "threequarters": 0.75,
    "threefourths": 0.75,
  ]

  private static let shares: [String: Double] = [
    "half": 0.5, "halves": 0.5, "third": 1.0 / 3, "thirds": 1.0 / 3, "quarter": 0.25, "quarters": 0.25, "fourth": 0.25,
    "fourths": 0.25, "eighth": 0.125,
  ]

  /// Longer words precede their prefixes; of two numbers the larger counts, as in a range.
  private static let koreanWords: [(String, Double)] = [
    ("한두", 2), ("두서너", 4), ("두세", 3), ("두어", 2), ("서너", 4), ("세네", 4), ("너댓", 5), ("네댓", 5), ("너덧", 5),
    ("네다섯", 5), ("대여섯", 6), ("대엿", 6), ("예닐곱", 7), ("일고여덟", 8), ("다섯", 5), ("여섯", 6), ("일곱", 7), ("여덟", 8),
    ("아홉", 9), ("한", 1), ("두", 2), ("세", 3), ("석", 3), ("네", 4), ("넉", 4), ("반", 0.5),
  ]

  private static let koreanTens: [(String, Double)] = [
    ("열", 10), ("스물", 20), ("스무", 20), ("서른", 30), ("마흔", 40), ("쉰", 50),
  ]

  private static let koreanAlone: [String: Double] = ["하나": 1, "둘": 2, "셋": 3, "넷": 4, "반": 0.5]
}

extension Character {
  /// Whether the character is a digit or a fraction.
  var isNumeral: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.isASCII
      ? ("0"..."9").contains(first) : [.decimalNumber, .otherNumber].contains(first.properties.generalCategory)
  }
}
