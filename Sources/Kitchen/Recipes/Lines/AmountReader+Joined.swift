/// Amounts of several parts: ranges, packs of one size, sums.
extension AmountReader {
  /// The upper end of a range, from behind its lower end: `-3`, `–3`, `~3`, ` to 3`, ` or 3`.
  func upperEnd(of lower: Double, at position: Int) -> (number: Double, end: Int)? {
    guard let token = pieces[position] else { return nil }
    let isRange = token.sign.map(Self.strokes.contains) ?? token.key.map { $0 == "to" || $0 == "or" } ?? false
    guard isRange, let (upper, end) = pieces.number(at: position + 1), upper > lower else { return nil }
    return (upper, end)
  }

  private static let strokes: Set<Character> = ["-", "–", "—", "~"]

  /// A range whose ends both have a unit: `2개~3개`, `1 cup to 2 cups`.
  func ranged(_ lower: Reading) -> Reading {
    guard let token = pieces[lower.end], let least = lower.amount else { return lower }
    let isRange = token.sign.map(Self.strokes.contains) ?? (token.key == "to")
    guard isRange, let upper = simple(at: lower.end + 1), let most = upper.amount, most.unit == least.unit else {
      return lower
    }
    return Reading(amount: most, end: upper.end, isShortened: true)
  }

  /// Several of one size, from behind their number: `2 x 400 g`, `1 15-ounce can`.
  func packs(_ number: Double, at position: Int) -> Reading? {
    let isTimes = pieces[position]?.key == "x" || pieces[position]?.sign == "*"
    guard isTimes || (pieces[position]?.number != nil && number == number.rounded()) else { return nil }
    guard let (size, end) = pieces.number(at: isTimes ? position + 1 : position) else { return nil }
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

  /// The sum of amounts that are joined by `plus`, `+` or `and`: `1 cup plus 2 tbsp`.
  func total(of first: Reading, at position: Int) -> Reading {
    guard let token = pieces[first.end], token.sign == "+" || ["plus", "and"].contains(token.key) else { return first }
    guard let more = simple(at: first.end + 1), let amount = first.amount, let added = more.amount else { return first }
    guard let sum = amount.adding(added) else { return first }
    return Reading(amount: sum, end: more.end, isShortened: true)
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
