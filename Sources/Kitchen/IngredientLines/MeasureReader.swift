/// Reads the measure after a number: `cups`, `fl. oz.`, `큰 술`, `개반`.
struct MeasureReader {
  /// A measure with the tokens that it spans.
  struct Found {
    /// The measure.
    let measure: MeasureWord
    /// The fraction that its ending adds to the number.
    let extra: Double
    /// The position after the last token.
    let end: Int

    init(_ measure: (MeasureWord, extra: Double), end: Int) {
      (self.measure, extra, self.end) = (measure.0, measure.extra, end)
    }
  }

  private let tokens: LineTokens

  /// Creates a reader for the tokens of one line.
  init(_ tokens: LineTokens) { self.tokens = tokens }

  /// Returns the measure that begins at `position`; nil if there is none.
  func measure(at position: Int) -> Found? {
    guard let word = tokens[position]?.word else { return nil }
    if let found = fluid(at: position) ?? spaced(word, at: position) { return found }
    return Self.attached(word).map { Found($0, end: tokens.behindDot(position)) }
  }

  /// Returns the measure that a word names, with the fraction that its Korean ending adds: `개반` adds a half.
  static func attached(_ word: String) -> (measure: MeasureWord, extra: Double)? {
    if let measure = MeasureWord(word) { return (measure, 0) }
    if word.isASCII { return nil }
    return endings.lazy.filter { word.count > $0.0.count && word.hasSuffix($0.0) }
      .compactMap { ending, extra in MeasureWord(String(word.dropLast(ending.count))).map { ($0, extra) } }.first
  }

  /// Returns the spoon or cup that a Korean word names before a number, as in `설탕 큰술 2` and `물 종이컵으로 2컵`.
  func spoon(at position: Int) -> AmountUnit? {
    guard let word = tokens[position]?.word, word.count > 1, word.unicodeScalars.allSatisfy({ !$0.isASCII }),
      let unit = Self.attached(word)?.measure.unit, [.tablespoon, .teaspoon, .cup].contains(unit)
    else { return nil }
    return unit
  }

  /// Reads a fluid measure: `fl. oz.`.
  private func fluid(at position: Int) -> Found? {
    guard let key = tokens[position]?.key, key == "fl" || key == "fluid", let next = tokens.wordBehindDot(position)
    else { return nil }
    return MeasureWord("fl" + next.word.lowercased()).map { Found(($0, 0), end: tokens.behindDot(next.position)) }
  }

  /// Reads a measure of two words: `큰 술`, `작은 스푼`, `종이 컵`.
  private func spaced(_ word: String, at position: Int) -> Found? {
    guard Self.openings.contains(word), let next = tokens[position + 1]?.word else { return nil }
    return MeasureWord(word + next).map { Found(($0, 0), end: position + 2) }
  }

  private static let openings: Set<String> = ["큰", "작은", "밥", "종이", "테이블", "티", "찻"]

  private static let endings: [(String, Double)] = [
    ("씩", 0), ("정도", 0), ("가량", 0), ("분량", 0), ("쯤", 0), ("이상", 0), ("반", 0.5), ("분", 0), ("의", 0), ("에서", 0),
    ("으로", 0), ("로", 0),
  ]

  /// Returns the position after `and a half` or `반`; the same position if no half follows.
  func halfBehind(_ position: Int) -> Int {
    if tokens[position]?.word == "반" { return position + 1 }
    guard tokens[position]?.key == "and" else { return position }
    if tokens[position + 1]?.key == "half" { return position + 2 }
    return tokens[position + 1]?.key == "a" && tokens[position + 2]?.key == "half" ? position + 3 : position
  }
}

extension LineTokens {
  /// Returns the position after a word and the dot that abbreviates it.
  fileprivate func behindDot(_ position: Int) -> Int {
    self[position + 1]?.sign == "." && isAttached(position + 1) ? position + 2 : position + 1
  }

  /// Returns the word after a word and its dot.
  fileprivate func wordBehindDot(_ position: Int) -> (word: String, position: Int)? {
    let next = behindDot(position)
    return self[next]?.word.map { ($0, next) }
  }
}
