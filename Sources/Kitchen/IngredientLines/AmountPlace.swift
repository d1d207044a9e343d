/// The positions of the amount and of the name in a line.
struct AmountPlace {
  /// The amount that was read.
  let reading: AmountReader.Reading
  /// The position of the first token of the amount.
  let start: Int
  /// Whether the amount is a word such as "some".
  let isVague: Bool
  /// The position of the first token of the name.
  let nameStart: Int
  /// The position after the name, if the name precedes the amount.
  let nameEnd: Int

  /// The position after the amount.
  var end: Int { reading.end }

  /// Finds the amount in a text without a name; nil if there is none.
  init?(inAmount tokens: LineTokens) {
    guard let place = Self.first(tokens, from: 0, nameStart: 0) else { return nil }
    self = place
  }

  /// Finds the amount of a line; nil if there is none.
  init?(in tokens: LineTokens) {
    let start = Self.skippingApproximation(in: tokens, from: 0)
    guard let place = Self.leading(tokens, start) ?? Self.trailing(tokens, start) else { return nil }
    self = place
  }

  private init(_ reading: AmountReader.Reading, start: Int, isVague: Bool = false, name: Range<Int>) {
    self.reading = reading
    self.start = start
    self.isVague = isVague
    (nameStart, nameEnd) = (name.lowerBound, name.upperBound)
  }

  /// Returns the position of the first token that is not a word like "about".
  static func skippingApproximation(in tokens: LineTokens, from start: Int) -> Int {
    var position = start
    while let token = tokens[position], position + 1 < tokens.all.count {
      guard token.key.map(approximations.contains) ?? (token.sign == "~" || token.sign == ".") else { break }
      position += 1
    }
    return position
  }

  private static let approximations: Set<String> = [
    "about", "approximately", "approx", "around", "roughly", "circa", "ca", "nearly", "almost", "약", "대략", "각", "총",
    "각각", "사방",
  ]

  /// Returns the position of the `of` in `juice of 2 lemons`; nil for other lines.
  func endOfShare(in tokens: LineTokens) -> Int? {
    guard tokens[start - 1]?.key == "of", start - 1 > nameStart, tokens[end]?.word != nil else { return nil }
    return start - 1
  }
}

extension AmountPlace {
  /// Finds the amount at the beginning of a line, if a name follows.
  private static func leading(_ tokens: LineTokens, _ start: Int) -> AmountPlace? {
    let vague = VagueAmount.countOfOpening(tokens, at: start)
    let opening = vague > 0 ? AmountReader.Reading(amount: .toTaste, end: start + vague) : nil
    let reader = AmountReader(tokens)
    guard var reading = opening ?? reader.reading(at: start) ?? reader.unitAlone(at: start) else { return nil }
    guard !isPartOfWord(tokens, start, reading.end) else { return nil }
    if reading.amount == nil, let piece = reader.reading(at: reading.end) ?? reader.unitAlone(at: reading.end) {
      reading = AmountReader.Reading(amount: piece.amount, end: piece.end, isShortened: true)
    }
    if let end = reader.endOfEquivalent(of: reading) { (reading.end, reading.isShortened) = (end, true) }
    let first = skippingJoints(tokens, from: reading.end)
    // `400 g 00 flour`: a name may begin with a number if the amount has a unit.
    let isName = tokens[first]?.word != nil || (tokens[first]?.number != nil && reading.amount?.unit != .bare)
    guard isName, tokens.all[first...].contains(where: { $0.word != nil }) else { return nil }
    return AmountPlace(reading, start: start, isVague: vague > 0, name: first..<tokens.all.count)
  }

  private static func skippingJoints(_ tokens: LineTokens, from start: Int) -> Int {
    var position = start
    while let token = tokens[position], token.key.map(joints.contains) ?? [",", ".", ":", "+"].contains(token.sign) {
      position += 1
    }
    return position
  }

  private static let joints: Set<String> = ["of", "each", "의", "정도의"]

  /// Returns whether a bare number begins a word, as in `5곡밥` and `7up`, or a percentage.
  private static func isPartOfWord(_ tokens: LineTokens, _ start: Int, _ end: Int) -> Bool {
    guard tokens[start]?.number != nil, end == start + 1, let next = tokens[end] else { return false }
    return next.sign == "%" || (next.word != nil && tokens.isAttached(end))
  }

  /// Finds the first amount after a name.
  private static func trailing(_ tokens: LineTokens, _ start: Int) -> AmountPlace? {
    let isName = tokens[start]?.number == nil || isPartOfWord(tokens, start, start + 1)
    return first(tokens, from: isName ? start + 1 : start, nameStart: start)
  }

  /// Finds the first amount at or after a position; a length only if there is no other.
  private static func first(_ tokens: LineTokens, from first: Int, nameStart start: Int) -> AmountPlace? {
    let (reader, total) = (AmountReader(tokens), tokens.all.count)
    var aside: AmountPlace?
    for position in first..<max(first, total) {
      let vague = VagueAmount.count(tokens, at: position)
      let found = vague > 0 ? .init(amount: .toTaste, end: position + vague) : reader.amountBehindName(at: position)
      guard var found, tokens[found.end]?.sign != "%" else { continue }
      let spoon = position - 1 > start ? reader.measures.spoon(at: position - 1) : nil
      if let spoon, found.amount?.unit == .bare, let value = found.amount?.value { found.amount = Amount(value, spoon) }
      let nameEnd = aside?.nameEnd ?? behindName(tokens, start, spoon == nil ? position : position - 1)
      let place = AmountPlace(found, start: position, isVague: vague > 0, name: start..<nameEnd)
      if found.amount != nil { return place }
      aside = aside ?? place
    }
    return aside
  }

  /// Returns the end of the name before an amount at `position`; words like `약` belong to the amount.
  private static func behindName(_ tokens: LineTokens, _ start: Int, _ position: Int) -> Int {
    var end = position
    while end - 1 > start, let token = tokens[end - 1] {
      guard token.key.map(approximations.contains) ?? (token.sign == "~" || token.sign == "x" || token.sign == ":")
      else { break }
      end -= 1
    }
    return end
  }
}

/// Words for unmeasured amounts.
enum VagueAmount {
  /// Returns the number of tokens at `position` that mean "to taste"; 0 if there are none.
  static func count(_ tokens: LineTokens, at position: Int) -> Int {
    guard let token = tokens[position], let key = token.key else { return 0 }
    if !key.isASCII { return korean.contains(key) ? 1 : 0 }
    return phrases.first { phrase in
      phrase.enumerated().allSatisfy { tokens[position + $0.offset]?.key == $0.element }
    }?.count ?? 0
  }

  /// Returns whether a Korean word is a vague amount.
  static func isKorean(_ word: String) -> Bool { korean.contains(word) }

  /// Returns the number of tokens at the beginning of a line that mean "some": `a few`, `a splash`, `some`.
  static func countOfOpening(_ tokens: LineTokens, at position: Int) -> Int {
    let article = ["a", "an", "the"].contains(tokens[position]?.key) ? 1 : 0
    guard let key = tokens[position + article]?.key else { return 0 }
    if openings.contains(key), article == 1 || tokens[position + 1]?.key == "of" || key == "some" || key == "few" {
      let more = tokens[position + article + 1]?.key == "bit" ? 1 : 0
      return article + 1 + more
    }
    return 0
  }

  /// Returns the length in scalars of the name in a Korean word that ends in a vague amount, such as `소금약간`; nil for other words.
  static func lengthOfName(in word: String) -> Int? {
    if word.isASCII { return nil }
    let count = word.unicodeScalars.count
    return korean.lazy.map { (word: $0, count: $0.unicodeScalars.count) }
      .first { count > $0.count && word.hasSuffix($0.word) }.map { count - $0.count }
  }

  private static let korean = [
    "약간씩", "조금씩", "약간", "조금", "적당량", "적당히", "소량", "적량", "넉넉히", "취향껏", "기호껏", "알맞게", "톡톡", "솔솔", "듬뿍",
  ]

  private static let openings: Set<String> = [
    "few", "little", "bit", "some", "splash", "drizzle", "sprinkle", "sprinkling", "squeeze", "glug", "knob", "dollop",
    "drop", "drops", "lot", "touch", "grating", "several",
  ]

  private static let phrases = [
    ["to", "taste"], ["as", "needed"], ["as", "required"], ["as", "desired"], ["a", "little"], ["a", "few"],
    ["q", "s"],
  ]
}
