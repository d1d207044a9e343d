internal import Ingredients

/// The chosen foods around which a cook builds a meal: meat, fish, tofu and beans, leftover dishes, rolls and tortillas.
///
/// Food that was cooked before, and the bread that the rest goes into, are wanted as much: noodles alone are no use to
/// somebody with a leftover stew.
///
/// Whoever names shrimp, noodles and carrots is better served by shrimp noodles without carrots than by noodles with
/// carrots. Where all that was chosen is such food, none of it matters more than the rest, and there are none.
struct MainFoods: Sendable, Equatable {
  /// The positions of the foods among the available ingredients.
  private let items: Set<Int>

  private static let categories: Set<IngredientCategory> = [.meat, .processedMeat, .seafood, .tofu, .legume]

  /// Dishes that are left over, and what is filled with others.
  private static let wanted: Set = [
    "stew_food", "instant_curry", "japchae_food", "jeon", "fried_rice", "bibimbap_food", "gimbap_food", "porridge_food",
    "seasoned_namul", "jangjorim_food", "stir_fried_anchovies", "tteokbokki_food", "canned_chili", "mashed_potatoes",
    "cooked_noodles", "cooked_dal", "seafood_muchim", "cauliflower_cheese", "egg_salad", "tuna_salad", "chicken_salad",
    "gangdoenjang", "instant_jjajang", "bolognese", "roast_vegetables", "roast_pumpkin", "haggis",
    "burger_buns", "tortilla", "pita", "naan", "taco_shell",
  ]

  /// Finds the main foods among the chosen ingredients.
  init(amongChosenOf available: AvailableIngredients, knowledge: IngredientKnowledge = .standard) {
    let chosen = 0..<available.chosenCount
    let main = chosen.filter { item in
      let id = available.items[item].id
      return Self.contains(id, knowledge) || knowledge.lineage(of: id).contains(where: Self.wanted.contains)
    }
    items = main.count < chosen.count ? Set(main) : []
  }

  /// Returns whether an ingredient is such a food.
  static func contains(_ id: String, _ knowledge: IngredientKnowledge) -> Bool {
    knowledge.category(of: id).map(categories.contains) ?? false
  }

  /// The number of foods.
  var count: Int { items.count }

  /// Returns whether an available ingredient is one of them.
  func contains(_ item: Int) -> Bool { items.contains(item) }
}
