internal import IngredientLines

extension Recipe {
  /// Returns the milliliters that the list measures of ingredients that meet a condition.
  func milliliters(_ condition: (String) -> Bool) -> Double {
    ingredients.filter { condition($0.id) && $0.amount.unit.measure == AmountUnit.milliliter.measure }
      .reduce(0) { $0 + ($1.amount.value ?? 0) * $1.amount.unit.factor }
  }

  /// The least liquid, in milliliters, in which rice is boiled.
  private static let leastForRice = 200.0

  /// Whether it is a dish of rice, and lists the liquid in which raw rice is boiled, as a pilaf or a risotto does.
  ///
  /// A dish that is only served on rice leaves the water to the cook.
  package var boilsRice: Bool {
    kind == .rice && ingredients.contains { $0.role == .required && ImprovisedDish.isRawRice($0.id) }
      && milliliters { $0 == "water" || $0 == "coconut_milk" || FoodPart.of($0) == .stock } >= Self.leastForRice
  }
}
