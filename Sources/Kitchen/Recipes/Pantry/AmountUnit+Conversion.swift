extension AmountUnit {
  /// The unit that this one is a multiple of; amounts can be added and compared when theirs is the same.
  var measure: AmountUnit {
    switch self {
    case .kilogram: .gram
    case .liter, .cup, .tablespoon, .teaspoon: .milliliter
    case .bare: .piece
    default: self
    }
  }

  /// How many of its ``measure`` one of this unit is.
  ///
  /// A cup is the largest in use, 240 ml, so that nothing falls short.
  var factor: Double {
    switch self {
    case .kilogram, .liter: 1000
    case .cup: 240
    case .tablespoon: 15
    case .teaspoon: 5
    default: 1
    }
  }
}
