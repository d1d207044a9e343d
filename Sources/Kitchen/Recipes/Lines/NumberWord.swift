/// Numbers that cooks write in words.
enum NumberWord {
  /// The number that an English word stands for; the key is in lower case and without hyphens.
  static func english(_ key: String) -> Double? { englishWords[key] }

  /// The share that an English word stands for: `half`, `quarters`.
  static func share(_ key: String) -> Double? { shares[key] }

  /// The Korean number that a word begins with, and what follows it: `반개` is a half of `개`, `열두알` twelve of `알`.
  static func korean(_ word: String) -> (number: Double, rest: Substring)? {
    guard let (ten, rest) = first(of: koreanTens, in: word[...]) else { return first(of: koreanWords, in: word[...]) }
    guard let (one, behind) = first(of: koreanWords, in: rest), one < 10, one >= 1 else { return (ten, rest) }
    return (ten + one, behind)
  }

  /// The number that a Korean word is without any unit: `하나`, `반`.
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

  /// Longer words before those they begin with; of two numbers the larger, as in a range.
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
