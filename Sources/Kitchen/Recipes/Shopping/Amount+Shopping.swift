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
