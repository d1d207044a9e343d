/// Every name of every ingredient, for looking many of them up.
struct IngredientNames: Sendable {
  private let ingredients: [Ingredient]
  private let positions: [NameKey: Int]

  /// Reads all names; one that two ingredients claim belongs to the first.
  init(_ knowledge: IngredientKnowledge) {
    ingredients = knowledge.ingredients
    var positions: [NameKey: Int] = [:]
    for (position, ingredient) in ingredients.enumerated() {
      for key in ingredient.names.map(NameKey.init) where positions[key] == nil { positions[key] = position }
    }
    self.positions = positions
  }

  /// The ingredient that answers to a name in either language.
  subscript(name: some StringProtocol) -> Ingredient? { positions[NameKey(String(name))].map { ingredients[$0] } }
}
