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

  let pieces: LineNumbers
  let measures: MeasureReader

  /// A reader of the pieces of one line.
  init(_ pieces: LineNumbers) { (self.pieces, measures) = (pieces, MeasureReader(pieces)) }

  /// The amount that begins at `position`; nil when none does.
  func reading(at position: Int) -> Reading? {
    guard let first = simple(at: position) else { return nil }
    return total(of: ranged(first), at: position)
  }

  /// One of a unit that has no number: `pinch of salt`, `handful parsley`; other units need an `of` behind them.
  func unitAlone(at position: Int) -> Reading? {
    guard let found = measures.measure(at: position), let unit = found.measure.unit, pieces[found.end]?.word != nil
    else { return nil }
    guard pieces[found.end]?.key == "of" || [.pinch, .handful, .piece].contains(unit) else { return nil }
    return Reading(amount: found.measure.amount(1, unit), end: found.end)
  }

  /// The amount at `position` when a name stands before it: a number that is no word, or a Korean numeral with its unit.
  ///
  /// A Korean unit that nobody knows stays as a note: `꿀 3바퀴` is three of something.
  func amountBehindName(at position: Int) -> Reading? {
    guard let token = pieces[position] else { return nil }
    if token.number == nil { return koreanNumeral(at: position) ?? koreanCount(at: position) }
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
    if unit == .gram || unit == .milliliter, let container = measures.measure(at: position),
      container.measure.unit.map(Self.containers.contains) == true
    {
      return container.end
    }
    guard [",", "/", "="].contains(pieces[position]?.sign) || pieces[position]?.key == "or" else { return nil }
    guard let other = self.reading(at: position + 1), other.amount?.unit != .bare else { return nil }
    return other.amount == nil ? nil : other.end
  }

  private static let containers: Set<AmountUnit> = [.can, .pack, .bag, .bottle]
}

extension AmountReader {
  /// `2 cups`, `2-3 cups`, `반 컵`, `2 x 400 g`.
  func simple(at position: Int) -> Reading? {
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
  func measured(_ number: Double, at position: Int) -> Reading {
    var position = position
    if pieces[position]?.sign == "-", pieces.isAttached(position), pieces[position + 1]?.word != nil { position += 1 }
    let sized = pieces[position]?.key.map(Self.sizes.contains) == true
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
  /// A number of this measure in its unit, rounded where it was converted.
  func amount(_ number: Double, _ unit: AmountUnit) -> Amount? {
    let value = number * factor
    return Amount(isConverted && value >= 1 ? AmountRounding(unit).round(value) : value, unit)
  }
}
