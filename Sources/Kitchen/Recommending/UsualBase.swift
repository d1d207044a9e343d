internal import Ingredients

/// The base that a food is bought for, so that whoever names the food means to have or to buy the base: pasta for a pasta
/// sauce, buns for patties.
enum UsualBase {
  private static let bases: [(foods: Set<String>, base: String)] = [
    (["spaghetti_sauce", "marinara", "pesto", "cream_sauce"], "pasta"),
    (["pizza_sauce"], "pizza_dough"),
    (["hamburger_patty", "hot_dog"], "burger_buns"),
    (["salsa", "refried_beans", "taco_seasoning", "guacamole"], "tortilla"),
  ]

  /// Returns whether a food, or what it is a kind of, usually comes with a base or with what the base is a kind of.
  static func of(_ food: String, is base: String) -> Bool {
    let knowledge = IngredientKnowledge.standard
    let (kinds, bases) = (knowledge.lineage(of: food), knowledge.lineage(of: base))
    return Self.bases.contains { usual in bases.contains(usual.base) && kinds.contains(where: usual.foods.contains) }
  }
}
