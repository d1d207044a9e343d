/// Reads amounts from the pieces of a line: `1 1/2 cups`, `2–3개`, `반 컵`, `2 x 400 g`, `1 cup plus 2 tbsp`, `a pinch`.
///
/// Of a range the larger end is taken, so that nobody comes home with too little; the range itself becomes a note.
struct AmountReader {
  /// An amount and the pieces that it takes up.
  struct Reading: Equatable {
    /// How much; nil for a length, which is no amount.
    var amount: Amount?
    /// The position behind the last piece.
    var end: Int
    /// Whether the amount does not tell everything that the pieces say.
    var isShortened = false
    /// Whether the amount was converted from another system of measures.
    var isConverted = false
  }

  private let pieces: LineNumbers

  /// A reader of the pieces of one line.
  init(_ pieces: LineNumbers) { self.pieces = pieces }

  /// The amount that begins at `position`; nil when none does.
  func reading(at position: Int) -> Reading? {
    guard let first = simple(at: position) else { return nil }
    return total(of: ranged(first), at: position)
  }

  /// One of a unit that has no number: `pinch of salt`, `handful parsley`; other units need an `of` behind them.
  func unitAlone(at position: Int) -> Reading? {
    guard let (measure, _, end) = measure(at: position), let unit = measure.unit, pieces[end]?.word != nil else {
      return nil
    }
    guard pieces[end]?.key == "of" || [.pinch, .handful, .piece].contains(unit) else { return nil }
    return Reading(amount: amount(1, measure, unit), end: end)
  }

  /// The amount at `position` when a name stands before it: a number that is no word, or a Korean numeral with its unit.
  ///
  /// A Korean unit that nobody knows stays as a note: `꿀 3바퀴` is three of something.
  func amountBehindName(at position: Int) -> Reading? {
    guard let token = pieces[position] else { return nil }
    if token.number == nil { return koreanNumeral(at: position) }
    guard var reading = reading(at: position) else { return nil }
    if reading.amount?.unit == .bare, pieces[reading.end]?.word != nil, pieces.isAttached(reading.end) {
      reading.end += 1
      reading.isShortened = true
    }
    return reading
  }

  /// The position behind the same amount in another measure, or in its packing: `, 120 ml`, `/2 lb`, `or 2 cups`,
  /// ` can`; nil when none follows.
  func endOfEquivalent(of reading: Reading) -> Int? {
    let (position, unit) = (reading.end, reading.amount?.unit)
    if unit == .gram || unit == .milliliter, let (container, _, end) = measure(at: position),
      container.unit.map(Self.containers.contains) == true
    {
      return end
    }
    guard [",", "/", "="].contains(pieces[position]?.sign) || pieces[position]?.key == "or" else { return nil }
    guard let other = self.reading(at: position + 1), other.amount?.unit != .bare else { return nil }
    return other.amount == nil ? nil : other.end
  }

  private static let containers: Set<AmountUnit> = [.can, .pack, .bag, .bottle]

  /// `2 cups`, `2-3 cups`, `반 컵`, `2 x 400 g`.
  private func simple(at position: Int) -> Reading? {
    if let korean = koreanNumeral(at: position) { return korean }
    guard let (number, end) = pieces.number(at: position) else { return nil }
    if let packs = packs(number, at: end) { return packs }
    if let (upper, upperEnd) = upperEnd(of: number, at: end) {
      var reading = measured(upper, at: upperEnd)
      reading.isShortened = true
      return reading
    }
    return measured(number, at: end)
  }

  /// A number with the measure behind it, or bare.
  private func measured(_ number: Double, at position: Int) -> Reading {
    var position = position
    if pieces[position]?.sign == "-", pieces.isAttached(position), pieces[position + 1]?.word != nil { position += 1 }
    let sized = pieces[position]?.key.map(Self.sizes.contains) == true
    for start in sized ? [position + 1, position] : [position] {
      guard let (measure, extra, end) = measure(at: start) else { continue }
      guard let unit = measure.unit else { return Reading(amount: nil, end: end, isShortened: true) }
      let half = halfBehind(end)
      return Reading(
        amount: amount(number + extra + (half == end ? 0 : 0.5), measure, unit), end: half,
        isShortened: start > position,
        isConverted: measure.isConverted)
    }
    return Reading(amount: Amount(number, .bare), end: position)
  }

  private func amount(_ number: Double, _ measure: MeasureWord, _ unit: AmountUnit) -> Amount? {
    let value = number * measure.factor
    return Amount(measure.isConverted && value >= 1 ? AmountRounding(unit).round(value) : value, unit)
  }

  private static let sizes: Set<String> = [
    "heaped", "heaping", "level", "scant", "generous", "rounded", "large", "big", "small", "medium", "good", "full",
    "fat", "whole", "fluid", "fl", "about",
  ]
}

extension AmountReader {
  /// The measure that a piece names, with what a Korean ending adds to the number: `개반` is a half more.
  private func measure(at position: Int) -> (measure: MeasureWord, extra: Double, end: Int)? {
    guard let word = pieces[position]?.word else { return nil }
    if let key = pieces[position]?.key, key == "fl" || key == "fluid", let next = pieces.wordBehindDot(position),
      let measure = MeasureWord("fl" + next.word.lowercased())
    {
      return (measure, 0, pieces.behindDot(next.position))
    }
    if let measure = MeasureWord(word) { return (measure, 0, pieces.behindDot(position)) }
    for (ending, extra) in Self.endings where word.count > ending.count && word.hasSuffix(ending) {
      if let measure = MeasureWord(String(word.dropLast(ending.count))) { return (measure, extra, position + 1) }
    }
    return nil
  }

  private static let endings: [(String, Double)] = [
    ("씩", 0), ("정도", 0), ("가량", 0), ("분량", 0), ("쯤", 0), ("이상", 0), ("반", 0.5), ("분", 0), ("의", 0), ("에서", 0),
  ]

  /// The position behind `and a half` or `반`; the same position when no half follows.
  private func halfBehind(_ position: Int) -> Int {
    if pieces[position]?.word == "반" { return position + 1 }
    guard pieces[position]?.key == "and" else { return position }
    if pieces[position + 1]?.key == "half" { return position + 2 }
    return pieces[position + 1]?.key == "a" && pieces[position + 2]?.key == "half" ? position + 3 : position
  }

  /// `반개`, `한 줌`, `두세 쪽`: a Korean numeral counts only with its unit.
  private func koreanNumeral(at position: Int) -> Reading? {
    guard let word = pieces[position]?.word, let (number, rest) = NumberWord.korean(word) else { return nil }
    if rest.isEmpty {
      guard let (measure, extra, end) = measure(at: position + 1), let unit = measure.unit else {
        return word == "반" && pieces[position + 1] == nil ? Reading(amount: Amount(0.5, .bare), end: position + 1) : nil
      }
      return Reading(amount: amount(number + extra, measure, unit), end: end)
    }
    guard let measure = MeasureWord(String(rest)), let unit = measure.unit else { return nil }
    return Reading(amount: amount(number, measure, unit), end: position + 1)
  }
}

extension AmountReader {
  /// The upper end of a range, from behind its lower end: `-3`, `–3`, `~3`, ` to 3`, ` or 3`.
  private func upperEnd(of lower: Double, at position: Int) -> (number: Double, end: Int)? {
    guard let token = pieces[position] else { return nil }
    let isRange = token.sign.map(Self.strokes.contains) ?? token.key.map { $0 == "to" || $0 == "or" } ?? false
    guard isRange, let (upper, end) = pieces.number(at: position + 1), upper > lower else { return nil }
    return (upper, end)
  }

  private static let strokes: Set<Character> = ["-", "–", "—", "~"]

  /// A range whose ends both have a unit: `2개~3개`, `1 cup to 2 cups`.
  private func ranged(_ lower: Reading) -> Reading {
    guard let token = pieces[lower.end], let least = lower.amount else { return lower }
    let isRange = token.sign.map(Self.strokes.contains) ?? (token.key == "to")
    guard isRange, let upper = simple(at: lower.end + 1), let most = upper.amount, most.unit == least.unit else {
      return lower
    }
    return Reading(amount: most, end: upper.end, isShortened: true)
  }

  /// Several of one size, from behind their number: `2 x 400 g`, `1 15-ounce can`.
  private func packs(_ number: Double, at position: Int) -> Reading? {
    let isTimes = pieces[position]?.key == "x" || pieces[position]?.sign == "*"
    guard isTimes || (pieces[position]?.number != nil && number == number.rounded()) else { return nil }
    guard let (size, end) = pieces.number(at: isTimes ? position + 1 : position) else { return nil }
    let each = measured(size, at: end)
    guard each.amount?.unit != .bare else { return nil }
    if let (container, _, containerEnd) = measure(at: each.end), let unit = container.unit {
      return Reading(amount: amount(number, container, unit), end: containerEnd, isShortened: true)
    }
    // `5 x 5 cm` is a size, `1 8 oz` is eight ounces.
    guard isTimes || each.amount != nil else { return nil }
    guard let value = each.amount?.value, let unit = each.amount?.unit else { return each }
    return Reading(amount: Amount(value * number, unit), end: each.end)
  }

  /// The sum of amounts that are joined by `plus`, `+` or `and`: `1 cup plus 2 tbsp`.
  private func total(of first: Reading, at position: Int) -> Reading {
    guard let token = pieces[first.end], token.sign == "+" || ["plus", "and"].contains(token.key) else { return first }
    guard let more = simple(at: first.end + 1), let amount = first.amount, let added = more.amount else { return first }
    guard let sum = amount.adding(added) else { return first }
    return Reading(amount: sum, end: more.end, isShortened: true)
  }
}

extension LineNumbers {
  /// The position behind a word and the dot that abbreviates it.
  fileprivate func behindDot(_ position: Int) -> Int {
    self[position + 1]?.sign == "." && isAttached(position + 1) ? position + 2 : position + 1
  }

  /// The next word behind a word and its dot.
  fileprivate func wordBehindDot(_ position: Int) -> (word: String, position: Int)? {
    let next = behindDot(position)
    return self[next]?.word.map { ($0, next) }
  }
}

extension Amount {
  /// The sum in the unit of this amount; nil when the two are not the same sort of measure.
  fileprivate func adding(_ other: Amount) -> Amount? {
    guard let value, let more = other.value, let mine = unit.grain, let its = other.unit.grain, mine.unit == its.unit
    else { return nil }
    return Amount(value + more * its.size / mine.size, unit)
  }
}

extension AmountUnit {
  /// The smallest unit of the same measure, and how many of it one is. Spoons and cups are in a fixed proportion.
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
