package import Ingredients

/// Conversion between the units of one ingredient, as far as the weights of a piece and a spoonful are known.
package struct AmountConversion {
  private let facts: IngredientFacts?

  /// Creates the conversion for the ingredient `id`; an unknown one has no conversion between weight and volume.
  package init(of id: String, knowledge: IngredientKnowledge = .standard) { facts = knowledge[id] }

  /// Returns how many of `target` equal one of `unit`; nil if they cannot be compared.
  ///
  /// A bare number takes the other unit if that one is a count.
  package func factor(from unit: AmountUnit, to target: AmountUnit) -> Double? {
    if unit.measure == target.measure { return unit.factor / target.factor }
    if isPiece(unit) && isPiece(target) { return 1 }
    if unit == .bare && target.isCount || target == .bare && unit.isCount { return 1 }
    guard let source = grams(per: unit), let goal = grams(per: target), goal > 0 else { return nil }
    return source / goal
  }

  /// Returns the weight of one unit in grams; nil if it is not known.
  package func grams(per unit: AmountUnit) -> Double? {
    switch unit {
    case .gram, .kilogram, .ounce, .pound: unit.factor
    case _ where isPiece(unit): facts?.gramsPerPiece
    case .cup: facts?.gramsPerCup ?? gramsPerMilliliter.map { $0 * unit.factor }
    case .milliliter, .liter, .tablespoon, .teaspoon: gramsPerMilliliter.map { $0 * unit.factor }
    default: gramsPerPack(unit)
    }
  }

  /// The units that may count packages.
  private static let packUnits: Set<AmountUnit> = [.bag, .pack, .bottle, .can, .bunch, .head, .block]

  /// Returns the weight of the package that a unit counts, as shops usually sell it: half a bag of bean sprouts is 150 g.
  private func gramsPerPack(_ unit: AmountUnit) -> Double? {
    guard let facts, Self.packUnits.contains(unit.measure), let pack = ShopPack.of(facts.ingredient.id),
      pack.container.holds(unit),
      let size = pack.content.value, !pack.container.holds(pack.content.unit)
    else { return nil }
    return grams(per: pack.content.unit).map { $0 * size }
  }

  /// Returns whether a unit counts as a piece, whose weight may be known: a block of tofu, a clove of garlic.
  private func isPiece(_ unit: AmountUnit) -> Bool {
    unit.measure == .piece || facts?.pieceUnits.contains(unit.measure.rawValue) == true
  }

  private var gramsPerMilliliter: Double? {
    if let grams = facts?.gramsPerTablespoon { return grams / AmountUnit.tablespoon.factor }
    return facts?.gramsPerCup.map { $0 / AmountUnit.cup.factor }
  }
}

extension AmountUnit {
  /// Whether the unit is a count, not a weight or volume.
  fileprivate var isCount: Bool { measure != .gram && measure != .milliliter }
}

extension AmountUnit {
  /// The base unit that this one is a multiple of; amounts with the same base unit can be added and compared.
  package var measure: AmountUnit {
    switch self {
    case .kilogram, .ounce, .pound: .gram
    case .liter, .cup, .tablespoon, .teaspoon: .milliliter
    case .bare, .whole, .cluster: .piece
    case .plant: .head
    case .chunk: .slice
    case .kernel: .clove
    case .root: .stalk
    default: self
    }
  }

  /// The size of this unit in its ``measure``.
  ///
  /// A cup is the largest in use, 240 ml, so that amounts do not fall short.
  package var factor: Double {
    switch self {
    case .kilogram, .liter: 1000
    case .cup: 240
    case .tablespoon: 15
    case .teaspoon: 5
    case .ounce: 28.349_523_125
    case .pound: 453.592_37
    default: 1
    }
  }
}
