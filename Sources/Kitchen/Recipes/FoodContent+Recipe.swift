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
  /// What the dish holds when everything goes in that is named, the optional ingredients too.
  var contents: Set<FoodContent> { ingredients.reduce(into: mentioned) { $0.formUnion($1.contents ?? []) } }

  /// The same recipe with what its words say goes in, and vegan when nothing is of an animal.
  ///
  /// The lists of the bundled dishes are complete; those of the user's own recipes may lack the egg that a step adds, and
  /// name peanut oil where the ingredient is known as oil. A dish with an egg is not vegan, whatever its tags say; one of
  /// which an ingredient is unknown is vegan only when they say so.
  var withMentions: Recipe {
    let texts = Set(([title] + steps + ingredients.map(\.name)).flatMap { [$0.english, $0.korean] })
    var recipe = self
    recipe.mentioned = texts.reduce(into: []) { $0.formUnion(FoodMentions.contents(in: $1)) }
    if recipe.contents.contains(where: \.isAnimal) {
      recipe.tags.removeAll { $0 == .vegan }
    } else if !tags.contains(.vegan), ingredients.allSatisfy({ $0.contents != nil }) {
      recipe.tags.append(.vegan)
    }
    return recipe
  }
}
