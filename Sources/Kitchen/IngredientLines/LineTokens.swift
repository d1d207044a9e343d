internal import Ingredients

/// A token of an ingredient line: a number, a word or a sign.
struct LineToken: Equatable {
  /// The kind of token, with its value.
  enum Kind: Equatable {
    /// A decimal number or a fraction, finite and not negative.
    case number(Double)
    /// Letters as written, with the hyphens and apostrophes between them.
    case word(String)
    /// Any other single character.
    case sign(Unicode.Scalar)
  }

  /// The kind of token, with its value.
  let kind: Kind
  /// The range of the token in the text of the line.
  let range: Range<Int>
  /// The word in lower case and without hyphens, as tables list it; nil for other kinds.
  ///
  /// Every rule asks for it, so it is not made anew each time.
  let key: String?

  init(kind: Kind, range: Range<Int>) {
    (self.kind, self.range) = (kind, range)
    if case .word(let word) = kind { key = word.wordKey } else { key = nil }
  }

  /// The word; nil for other kinds.
  var word: String? { if case .word(let word) = kind { word } else { nil } }

  /// The number; nil for other kinds.
  var number: Double? { if case .number(let number) = kind { number } else { nil } }

  /// The sign; nil for other kinds.
  var sign: Unicode.Scalar? { if case .sign(let sign) = kind { sign } else { nil } }
}

extension LineToken {
  /// Whether a fraction may follow behind it: `1-1/2`, `1과 1/2`.
  fileprivate var joinsFraction: Bool {
    switch kind {
    case .sign(let sign): sign == "-" || sign == "+" || sign == "&"
    case .word(let word): word == "and" || word == "과" || word == "와"
    case .number: false
    }
  }
}

extension String {
  /// The word in lower case and without hyphens.
  var wordKey: String {
    let lower = lowercased()
    return lower.utf8.contains(UInt8(ascii: "-")) ? lower.filter { $0 != "-" } : lower
  }

  /// Whether the text is ASCII.
  var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}

extension LineToken {
  /// Returns the tokens of a line in order; spaces are not tokens, but show as gaps between the ranges.
  static func all(in text: [Unicode.Scalar]) -> [LineToken] {
    var tokens: [LineToken] = []
    var position = 0
    while position < text.count {
      let rest = text[position...]
      // Most characters are ASCII letters and spaces, with which no number begins.
      if text[position].mayBeginNumber, let (number, end) = Numeral.read(rest) {
        tokens.append(LineToken(kind: .number(number), range: position..<end))
      } else if rest.isWordStart {
        let end = rest.endOfWord(from: position)
        tokens.append(LineToken(kind: .word(text[position..<end].text), range: position..<end))
      } else if text[position] != " " {
        tokens.append(LineToken(kind: .sign(text[position]), range: position..<(position + 1)))
      }
      position = max(tokens.last?.range.upperBound ?? 0, position + 1)
    }
    return tokens
  }
}

extension ArraySlice<Unicode.Scalar> {
  fileprivate var isWordStart: Bool { first?.isLetter ?? false }

  /// Returns the end of the word that begins here; a vague amount joined to its name is a separate word.
  fileprivate func endOfWord(from start: Int) -> Int {
    let end = endOfLetters
    guard self[start..<end].contains(where: { !$0.isASCII }) else { return end }
    return VagueAmount.lengthOfName(in: self[start..<end].text).map { start + $0 } ?? end
  }

  private var endOfLetters: Int {
    var end = startIndex
    while end < endIndex {
      guard self[end].isLetterOrMark || isJoint(end) else { break }
      end += 1
    }
    return end
  }

  private func isJoint(_ position: Int) -> Bool {
    let joins = self[position] == "-" || self[position] == "'" || self[position] == "’"
    return joins && position + 1 < endIndex && self[position + 1].isLetter
  }
}

extension Unicode.Scalar {
  /// Whether a number may begin with it.
  fileprivate var mayBeginNumber: Bool {
    isASCII ? (0x30...0x39).contains(value) || self == "." : true
  }
}

/// The tokens of a line, with the numbers that they form: in figures, in words, with fractions.
struct LineTokens {
  /// The tokens in order.
  let all: [LineToken]

  /// The token at a position; nil past the end.
  subscript(position: Int) -> LineToken? { all.indices.contains(position) ? all[position] : nil }

  /// Returns whether no space separates a token from the one before it.
  func isAttached(_ position: Int) -> Bool {
    guard position > 0, let token = self[position] else { return false }
    return all[position - 1].range.upperBound == token.range.lowerBound
  }

  /// Returns the number that begins at `position`, and the position after it.
  ///
  /// Number words are read only in English; Korean numerals need their unit (see ``AmountReader``).
  func number(at position: Int) -> (number: Double, end: Int)? {
    guard let token = self[position] else { return nil }
    if let number = token.number { return fraction(behind: number, at: position + 1) ?? (number, position + 1) }
    guard let key = token.key else { return nil }
    if let share = NumberWord.share(key) { return dozens(share, at: afterShare(position)) }
    guard let number = NumberWord.english(key) else { return nil }
    return worded(number, key, at: position + 1)
  }

  /// Reads the fraction or dozen after a number: `1 1/2`, `1-1/2`, `1과 1/2`, `1+1/2`, `1 and 1/2`, `2 and a half`, `2
  /// dozen`, `4분의 1`.
  private func fraction(behind number: Double, at position: Int) -> (number: Double, end: Int)? {
    let (factor, end) = dozen(at: position)
    if factor > 1 { return (number * factor, end) }
    guard number == number.rounded(), let token = self[position] else { return nil }
    if token.key == "분의", let above = self[position + 1]?.number, number > 0 { return (above / number, position + 2) }
    if let part = properFraction(at: position) { return (number + part, position + 1) }
    guard token.joinsFraction else { return nil }
    if let part = properFraction(at: position + 1) { return (number + part, position + 2) }
    return token.key == "and" ? andShare(number, at: position + 1) : nil
  }

  private func properFraction(at position: Int) -> Double? {
    guard let number = self[position]?.number, number > 0, number < 1 else { return nil }
    return number
  }

  /// Reads on after an English number word: `a quarter`, `three quarters`, `a dozen`, `one and a half`; `a few` is not
  /// a number.
  private func worded(_ number: Double, _ key: String, at position: Int) -> (number: Double, end: Int)? {
    guard let nextKey = self[position]?.key else { return (number, position) }
    if let share = NumberWord.share(nextKey) { return dozens(number * share, at: afterShare(position)) }
    if Self.dozens.contains(nextKey) { return (number * 12, position + 1) }
    if nextKey == "couple" { return (2, position + 1) }
    if nextKey == "and", let joined = andShare(number, at: position + 1) { return joined }
    return Self.vague.contains(nextKey) ? nil : (number, position)
  }

  private static let vague: Set<String> = ["few", "little", "bit", "lot", "touch", "splash", "drizzle"]

  /// Reads the share after an `and`: `and a half`, `and one-half`.
  private func andShare(_ number: Double, at position: Int) -> (number: Double, end: Int)? {
    guard let key = self[position]?.key else { return nil }
    if let part = NumberWord.english(key), part < 1 { return (number + part, position + 1) }
    if let share = NumberWord.share(key) { return (number + share, position + 1) }
    guard key == "a" || key == "one", let share = self[position + 1]?.key.flatMap(NumberWord.share) else { return nil }
    return (number + share, position + 2)
  }

  /// Multiplies a number by twelve if `dozen` follows.
  private func dozens(_ number: Double, at position: Int) -> (number: Double, end: Int) {
    let (factor, end) = dozen(at: position)
    return (number * factor, end)
  }

  /// Returns the position after a share and its `of a`, `an` or `of an`.
  private func afterShare(_ position: Int) -> Int {
    var end = position + 1
    if self[end]?.key == "of", let key = self[end + 1]?.key, Self.articles.contains(key) { end += 1 }
    if let key = self[end]?.key, Self.articles.contains(key) { end += 1 }
    return end
  }

  private static let articles: Set<String> = ["a", "an", "one"]

  private func dozen(at position: Int) -> (factor: Double, end: Int) {
    self[position]?.key.map(Self.dozens.contains) == true ? (12, position + 1) : (1, position)
  }

  private static let dozens: Set<String> = ["dozen", "doz"]
}
