internal import IngredientLines

/// The sum of amounts of one ingredient, as far as their units can be compared.
struct AmountSum {
  /// The sum of the amounts of one measure, in units of the measure.
  private struct Part {
    var value: Double
    var units: [AmountUnit]

    var measure: AmountUnit { units[0].measure }
  }

  private var parts: [Part] = []

  /// Nothing remains.
  init() {}

  /// Adds an amount; an amount to taste adds nothing.
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

  /// Returns the sum in as few amounts as possible, each rounded up to what shops sell; empty if nothing was added.
  ///
  /// Amounts that can be converted are merged into the unit that holds most of the weight.
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

  /// Returns a part in its only unit, in tablespoons after spoons of both sizes, otherwise in grams, millilitres or
  /// pieces.
  private static func amount(_ part: Part) -> Amount? {
    let isSpooned = part.units.allSatisfy { $0 == .tablespoon || $0 == .teaspoon }
    let unit = part.units.count == 1 ? part.units[0] : isSpooned ? .tablespoon : part.measure
    return Amount(min(part.value / unit.factor, 1e6), unit)?.roundedUpForShopping
  }
}

extension Amount {
  /// The amount rounded up to a step that shops sell or spoons measure: whole pieces, half spoons, even weights.
  ///
  /// From a thousand grams or millilitres it is in kilograms or litres.
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

  /// Rounds up to a step; an excess of less than a thousandth of a step is ignored.
  private static func up(_ value: Double, to step: Double) -> Double {
    max(1, (value / step - 1e-3).rounded(.up)) * step
  }
}
