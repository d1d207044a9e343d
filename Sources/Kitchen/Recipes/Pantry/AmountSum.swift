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

extension Amount {
  /// At least as much, in steps that a shop sells or a spoon measures: whole pieces, half spoons, even weights.
  ///
  /// From a thousand grams or millilitres on it is in kilograms or litres.
  var roundedUpForShopping: Amount {
    guard let value else { return self }
    switch unit {
    case .gram: return Self.measured(value, in: .gram, large: .kilogram)
    case .milliliter: return Self.measured(value, in: .milliliter, large: .liter)
    case .kilogram: return Self.measured(value * unit.factor, in: .gram, large: .kilogram)
    case .liter: return Self.measured(value * unit.factor, in: .milliliter, large: .liter)
    case .tablespoon, .teaspoon, .cup: return Amount(Self.up(value, to: 0.5), unit) ?? self
    default: return Amount(Self.up(value, to: 1), unit) ?? self
    }
  }

  private static func measured(_ value: Double, in small: AmountUnit, large: AmountUnit) -> Amount {
    let step: Double =
      switch value {
      case ...10: 1
      case ...100: 5
      case ...1000: 10
      default: 50
      }
    let rounded = up(value, to: step)
    let amount = rounded < large.factor ? Amount(rounded, small) : Amount(rounded / large.factor, large)
    return amount ?? .toTaste
  }

  /// Less than a thousandth of a step above one is that step.
  private static func up(_ value: Double, to step: Double) -> Double {
    max(1, (value / step - 1e-3).rounded(.up)) * step
  }
}
