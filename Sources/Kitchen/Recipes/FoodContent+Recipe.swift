internal import Ingredients

extension RecipeIngredient {
  /// What the ingredient holds; nil for one that nothing is known about.
  ///
  /// A kind with a name of its own (glass noodles for `noodles`) may differ from the ingredient at large.
  var contents: Set<FoodContent>? {
    let knowledge = IngredientKnowledge.standard
    guard let facts = knowledge[id] else { return nil }
    guard facts.ingredient.english != name.english else { return facts.contents }
    return knowledge.kind(of: id, named: name.english).flatMap { knowledge[$0] }?.contents ?? facts.contents
  }
}

extension Recipe {
  /// What the dish holds when everything goes in that its list names, the optional ingredients too.
  var contents: Set<FoodContent> { ingredients.reduce(into: []) { $0.formUnion($1.contents ?? []) } }
}
