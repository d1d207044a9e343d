public import IngredientLines
internal import Ingredients
internal import Localization

extension Recipe {
  /// Returns the recipe with these ingredients and their kinds counted as staples, which are assumed to be at home.
  public func assumingAtHome(_ ids: Set<String>) -> Recipe {
    replacing(
      ingredients: ingredients.map { line in
        let knowledge = IngredientKnowledge.standard
        guard ids.contains(line.id) || knowledge.ancestors(of: line.id).contains(where: ids.contains) else {
          return line
        }
        return RecipeIngredient(id: line.id, name: line.name, amount: line.amount, role: .staple, note: line.note)
      })
  }

  /// Returns the recipe with amounts and temperatures in another system of units.
  public func converted(to units: UnitSystem) -> Recipe {
    if units == .original { return self }
    let lines = ingredients.map { line in
      RecipeIngredient(
        id: line.id, name: line.name, amount: line.amount.converted(to: units, of: line.id), role: line.role,
        note: line.note)
    }
    let steps = steps.map { step in
      BilingualText(en: units.temperatures(in: step.english), ko: units.temperatures(in: step.korean))
    }
    return replacing(ingredients: lines, steps: steps)
  }

  private func replacing(ingredients: [RecipeIngredient], steps: [BilingualText]? = nil) -> Recipe {
    Recipe(
      id: id, title: title, cuisine: cuisine, kind: kind, difficulty: difficulty, tags: tags, servings: servings,
      minutes: minutes, ingredients: ingredients, steps: steps ?? self.steps, mentioned: mentioned,
      details: details)
  }
}
