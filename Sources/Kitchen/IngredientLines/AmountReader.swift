/// Reads amounts from the tokens of a line: `1 1/2 cups`, `2–3개`, `반 컵`, `2 x 400 g`, `1 cup plus 2 tbsp`, `a pinch`.
///
/// A range is read as its upper end, so that nobody buys too little; the range itself becomes a note.
struct AmountReader {
  /// An amount with the tokens that it spans.
  struct Reading: Equatable {
    /// The amount; nil for a length, which is not an amount of food.
    var amount: Amount?
    /// The position after the last token.
    var end: Int
    /// Whether the tokens say more than the amount.
    var isShortened = false
    /// Whether the amount was converted to metric units.
    var isConverted = false
  }

  let tokens: LineTokens
  let measures: MeasureReader

  /// Creates a reader for the tokens of one line.
  init(_ tokens: LineTokens) { (self.tokens, measures) = (tokens, MeasureReader(tokens)) }

  /// Returns the amount that begins at `position`; nil if there is none.
  func reading(at position: Int) -> Reading? {
    guard let first = simple(at: position) else { return nil }
    return total(of: ranged(first), at: position)
  }

  /// Reads a unit without a number as one: `pinch of salt`, `handful parsley`; most units need a following `of`.
  func unitAlone(at position: Int) -> Reading? {
    guard let found = measures.measure(at: position), let unit = found.measure.unit, tokens[found.end]?.word != nil
    else { return nil }
    guard tokens[found.end]?.key == "of" || [.pinch, .handful, .piece].contains(unit) else { return nil }
    return Reading(amount: found.measure.amount(1, unit), end: found.end)
  }

  /// Reads an amount that follows a name: a number in figures, or a Korean numeral with its unit.
  ///
  /// An unknown Korean unit is kept in the note: `꿀 3바퀴` is three of something.
  func amountBehindName(at position: Int) -> Reading? {
    guard let token = tokens[position] else { return nil }
    if token.number == nil { return koreanNumeral(at: position) ?? koreanCount(at: position) }
    guard var reading = reading(at: position) else { return nil }
    if reading.amount?.unit == .bare, tokens[reading.end]?.word != nil, tokens.isAttached(reading.end) {
      reading.end += 1
      reading.isShortened = true
    }
    return reading
  }

  /// Returns the position after the same amount in another measure or container: `, 120 ml`, `/2 lb`, `or 2 cups`, `
  /// can`; nil if none follows.
  func endOfEquivalent(of reading: Reading) -> Int? {
    let (position, unit) = (reading.end, reading.amount?.unit)
    if unit == .gram || unit == .milliliter, let container = measures.measure(at: position),
      container.measure.unit.map(Self.containers.contains) == true
    {
      return container.end
    }
    guard [",", "/", "="].contains(tokens[position]?.sign) || tokens[position]?.key == "or" else { return nil }
    guard let other = self.reading(at: position + 1), other.amount?.unit != .bare else { return nil }
    return other.amount == nil ? nil : other.end
  }

  private static let containers: Set<AmountUnit> = [.can, .pack, .bag, .bottle]
}

extension AmountReader {
  /// Reads an amount that is not a sum: `2 cups`, `2-3 cups`, `반 컵`, `2 x 400 g`.
  func simple(at position: Int) -> Reading? {
    if let korean = koreanNumeral(at: position) { return korean }
    guard let (number, end) = tokens.number(at: position) else { return nil }
    if let packs = packs(number, at: end) { return packs }
    if let (upper, upperEnd) = upperEnd(of: number, at: end) {
      var reading = measured(upper, at: upperEnd)
      reading.isShortened = true
      return reading
    }
    return measured(number, at: end)
  }

  /// Reads the measure that follows a number; without one the amount is a bare number.
  func measured(_ number: Double, at position: Int) -> Reading {
    var position = position
    if tokens[position]?.sign == "-", tokens.isAttached(position), tokens[position + 1]?.word != nil { position += 1 }
    let sized = tokens[position]?.key.map(Self.sizes.contains) == true
    for start in sized ? [position + 1, position] : [position] {
      guard let found = measures.measure(at: start) else { continue }
      guard let unit = found.measure.unit else { return Reading(amount: nil, end: found.end, isShortened: true) }
      let half = measures.halfBehind(found.end)
      return Reading(
        amount: found.measure.amount(number + found.extra + (half == found.end ? 0 : 0.5), unit), end: half,
        isShortened: start > position, isConverted: found.measure.isConverted)
    }
    return Reading(amount: Amount(number, .bare), end: position)
  }

  private static let sizes: Set<String> = [
    "heaped", "heaping", "level", "scant", "generous", "rounded", "large", "big", "small", "medium", "good", "full",
    "fat", "whole", "fluid", "fl", "about",
  ]
}

extension MeasureWord {
  /// Returns so many of this measure in its unit, rounded if they were converted.
  func amount(_ number: Double, _ unit: AmountUnit) -> Amount? {
    let value = number * factor
    return Amount(isConverted && value >= 1 ? AmountRounding(unit).round(value) : value, unit)
  }
}

/// Amounts made of several parts: ranges, packs of one size, sums.
extension AmountReader {
  /// Reads the upper end of a range whose lower end was read: `-3`, `–3`, `~3`, ` to 3`, ` or 3`.
  func upperEnd(of lower: Double, at position: Int) -> (number: Double, end: Int)? {
    guard let token = tokens[position] else { return nil }
    guard token.isStroke || token.key == "to" || token.key == "or", let (upper, end) = tokens.number(at: position + 1),
      upper > lower
    else { return nil }
    return (upper, end)
  }

  /// Reads on if the amount is the lower end of a range with two units: `2개~3개`, `1 cup to 2 cups`.
  func ranged(_ lower: Reading) -> Reading {
    guard let token = tokens[lower.end], let least = lower.amount else { return lower }
    guard token.isStroke || token.key == "to", let upper = simple(at: lower.end + 1), let most = upper.amount,
      most.unit == least.unit
    else {
      return lower
    }
    return Reading(amount: most, end: upper.end, isShortened: true)
  }

  /// Reads packs of one size, given their number: `2 x 400 g`, `1 15-ounce can`.
  func packs(_ number: Double, at position: Int) -> Reading? {
    let isTimes = tokens[position]?.key == "x" || tokens[position]?.sign == "*"
    guard isTimes || (tokens[position]?.number != nil && number == number.rounded()) else { return nil }
    guard let (size, end) = tokens.number(at: isTimes ? position + 1 : position) else { return nil }
    let each = measured(size, at: end)
    guard each.amount?.unit != .bare else { return nil }
    if let container = measures.measure(at: each.end), let unit = container.measure.unit {
      return Reading(amount: container.measure.amount(number, unit), end: container.end, isShortened: true)
    }
    // `5 x 5 cm` is a size, `1 8 oz` is eight ounces.
    guard isTimes || each.amount != nil else { return nil }
    guard let value = each.amount?.value, let unit = each.amount?.unit else { return each }
    return Reading(amount: Amount(value * number, unit), end: each.end)
  }

  /// Adds the amount joined by `plus`, `+` or `and`, if any: `1 cup plus 2 tbsp`.
  func total(of first: Reading, at position: Int) -> Reading {
    guard let token = tokens[first.end], token.sign == "+" || ["plus", "and"].contains(token.key) else { return first }
    guard let more = simple(at: first.end + 1), let amount = first.amount, let added = more.amount else { return first }
    guard let sum = amount.adding(added) else { return first }
    return Reading(amount: sum, end: more.end, isShortened: true)
  }
}

extension LineToken {
  /// Whether it is a stroke between the ends of a range.
  fileprivate var isStroke: Bool { sign == "-" || sign == "–" || sign == "—" || sign == "~" }
}

extension Amount {
  /// Returns the sum in the unit of this amount; nil if the two measure different things.
  fileprivate func adding(_ other: Amount) -> Amount? {
    guard let value, let more = other.value, let mine = unit.grain, let its = other.unit.grain, mine.unit == its.unit
    else { return nil }
    return Amount(value + more * its.size / mine.size, unit)
  }
}

extension AmountUnit {
  /// The smallest unit of the same measure, and how many of it make one of this unit. Spoons and cups have a fixed
  /// ratio.
  fileprivate var grain: (unit: AmountUnit, size: Double)? {
    switch self {
    case .gram: (.gram, 1)
    case .kilogram: (.gram, 1000)
    case .milliliter: (.milliliter, 1)
    case .liter: (.milliliter, 1000)
    case .teaspoon: (.teaspoon, 1)
    case .tablespoon: (.teaspoon, 3)
    case .cup: (.teaspoon, 48)
    default: nil
    }
  }
}

/// Amounts whose number is written as a Korean word.
extension AmountReader {
  /// Reads a Korean numeral with its unit: `반개`, `한 줌`, `두세 쪽`, `두 세 개`, `한 컵 반`.
  ///
  /// Without a unit only `반`, `하나`, `둘`… at the end of a line are numbers.
  func koreanNumeral(at position: Int) -> Reading? {
    guard let word = tokens[position]?.word else { return nil }
    if let number = NumberWord.koreanAlone(word), tokens[position + 1] == nil {
      return Reading(amount: Amount(number, .bare), end: position + 1)
    }
    guard let (number, rest) = NumberWord.korean(word) else { return nil }
    if let reading = counted(number, rest, at: position) { return reading }
    guard rest.isEmpty, let next = tokens[position + 1]?.word, let (upper, behind) = NumberWord.korean(next),
      upper == number + 1
    else { return nil }
    return counted(upper, behind, at: position + 1)
  }

  /// Reads a numeral with an unknown unit at the end of a line: `참기름 한 바퀴`.
  func koreanCount(at position: Int) -> Reading? {
    guard let word = tokens[position]?.word, tokens[position + 1]?.word != nil, tokens[position + 2] == nil,
      let (number, rest) = NumberWord.korean(word), rest.isEmpty, (1..<10).contains(number)
    else { return nil }
    return Reading(amount: Amount(number, .bare), end: position + 2, isShortened: true)
  }

  /// Reads the unit of a numeral: the rest of the word at `position` or, if nothing is left, the next word.
  private func counted(_ number: Double, _ rest: Substring, at position: Int) -> Reading? {
    let attached = MeasureReader.attached(String(rest)).map { MeasureReader.Found($0, end: position + 1) }
    guard let found = rest.isEmpty ? measures.measure(at: position + 1) : attached, let unit = found.measure.unit else {
      return nil
    }
    // `양파 반쪽` is half an onion.
    if number == 0.5, unit == .clove { return Reading(amount: Amount(number, .bare), end: found.end) }
    let half = measures.halfBehind(found.end)
    let amount = found.measure.amount(number + found.extra + (half == found.end ? 0 : 0.5), unit)
    return Reading(amount: amount, end: half, isConverted: found.measure.isConverted)
  }
}
