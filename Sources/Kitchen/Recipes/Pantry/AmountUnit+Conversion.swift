extension AmountUnit {
  /// The unit that this one is a multiple of; amounts can be added and compared when theirs is the same.
  var measure: AmountUnit {
    switch self {
    case .kilogram: .gram
    case .liter: .milliliter
    case .bare: .piece
    default: self
    }
  }

  /// How many of its ``measure`` one of this unit is.
  var factor: Double {
    switch self {
    case .kilogram, .liter: 1000
    default: 1
    }
  }
}
