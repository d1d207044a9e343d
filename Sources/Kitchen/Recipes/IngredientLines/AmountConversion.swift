internal import Ingredients

/// Compares amounts of one ingredient in different units, as far as it is known what a piece and a spoonful weigh.
struct AmountConversion {
  private let facts: IngredientFacts?

  /// What is known about the ingredient `id`; an unknown one has weights and volumes, but nothing between them.
  init(of id: String, knowledge: IngredientKnowledge = .standard) { facts = knowledge[id] }

  /// How many of `target` are as much as one of `unit`; nil when they cannot be compared.
  ///
  /// A bare number counts what the other one counts.
  func factor(from unit: AmountUnit, to target: AmountUnit) -> Double? {
    if unit.measure == target.measure { return unit.factor / target.factor }
    if isPiece(unit) && isPiece(target) { return 1 }
    if unit == .bare && target.isCount || target == .bare && unit.isCount { return 1 }
    guard let source = grams(per: unit), let goal = grams(per: target), goal > 0 else { return nil }
    return source / goal
  }

  /// What one of a unit weighs; nil when nobody knows.
  func grams(per unit: AmountUnit) -> Double? {
    switch unit {
    case .gram, .kilogram: unit.factor
    case _ where isPiece(unit): facts?.gramsPerPiece
    case .cup: facts?.gramsPerCup ?? gramsPerMilliliter.map { $0 * unit.factor }
    case .milliliter, .liter, .tablespoon, .teaspoon: gramsPerMilliliter.map { $0 * unit.factor }
    default: nil
    }
  }

  /// Whether a unit counts what is weighed as a piece: a block of tofu, a clove of garlic.
  private func isPiece(_ unit: AmountUnit) -> Bool {
    unit.measure == .piece || facts?.pieceUnits.contains(unit.rawValue) == true
  }

  private var gramsPerMilliliter: Double? {
    if let grams = facts?.gramsPerTablespoon { return grams / AmountUnit.tablespoon.factor }
    return facts?.gramsPerCup.map { $0 / AmountUnit.cup.factor }
  }
}

extension AmountUnit {
  /// Whether it counts things instead of measuring weight or volume.
  fileprivate var isCount: Bool { measure != .gram && measure != .milliliter }
}

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
