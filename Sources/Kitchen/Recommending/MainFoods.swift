internal import Ingredients

/// The chosen foods around which a cook builds a meal: meat, fish, tofu and beans.
///
/// Whoever names shrimp, noodles and carrots is better served by shrimp noodles without carrots than by noodles with
/// carrots. Where all that was chosen is such food, none of it matters more than the rest, and there are none.
struct MainFoods: Sendable, Equatable {
  /// The positions of the foods among the available ingredients.
  private let items: Set<Int>

  private static let categories: Set<IngredientCategory> = [.meat, .processedMeat, .seafood, .tofu, .legume]

  /// Finds the main foods among the chosen ingredients.
  init(amongChosenOf available: AvailableIngredients, knowledge: IngredientKnowledge = .standard) {
    let chosen = 0..<available.chosenCount
    let main = chosen.filter { Self.contains(available.items[$0].id, knowledge) }
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
