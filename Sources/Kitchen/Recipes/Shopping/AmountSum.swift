/// Amounts of one ingredient added up, as far as their units can be compared.
struct AmountSum {
  /// Amounts of one measure, in units of the measure.
  private struct Part {
    var value: Double
    var units: [AmountUnit]

    var measure: AmountUnit { units[0].measure }
  }

  private var parts: [Part] = []

  /// Nothing.
  init() {}

  /// Adds an amount; one "to taste" adds nothing.
  mutating func add(_ amount: Amount) {
    guard let number = amount.value else { return }
    let (value, unit) = (number * amount.unit.factor, amount.unit)
    if let index = parts.firstIndex(where: { $0.measure == unit.measure }) {
      parts[index].value += value
      if !parts[index].units.contains(unit) { parts[index].units.append(unit) }
    } else {
      parts.append(Part(value: value, units: [unit]))
    }
  }

  /// The sum in as few amounts as possible, each rounded up to what a shop sells; empty when nothing was added.
  ///
  /// What can be weighed is counted in the unit that most of it was measured in.
  func amounts(by conversion: AmountConversion) -> [Amount] {
    let weights = parts.map { part in conversion.grams(per: part.measure).map { $0 * part.value } }
    guard let heaviest = parts.indices.max(by: { (weights[$0] ?? -1, -$0) < (weights[$1] ?? -1, -$1) }) else {
      return []
    }
    var merged = parts
    for index in parts.indices where index != heaviest {
      guard let factor = conversion.factor(from: parts[index].measure, to: parts[heaviest].measure) else { continue }
      merged[heaviest].value += parts[index].value * factor
      merged[index].value = 0
    }
    return merged.filter { $0.value > 0 }.compactMap { Self.amount($0) }
  }

  /// In the unit that was used alone, in tablespoons after spoons of both sizes, else in grams, millilitres or pieces.
  private static func amount(_ part: Part) -> Amount? {
    let isSpooned = part.units.allSatisfy { $0 == .tablespoon || $0 == .teaspoon }
    let unit = part.units.count == 1 ? part.units[0] : isSpooned ? .tablespoon : part.measure
    return Amount(min(part.value / unit.factor, 1e6), unit)?.roundedUpForShopping
  }
}
