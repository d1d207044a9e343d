package import IngredientLines
internal import Localization
package import Recipes

extension Recipe {
  /// Returns a dish of ingredients without amounts.
  package static func dish(required: [String] = [], optional: [String] = [], staples: [String] = []) -> Recipe {
    let roles = [(required, RecipeIngredient.Role.required), (optional, .optional), (staples, .staple)]
    return dish(
      roles.flatMap { ids, role in
        ids.map { RecipeIngredient(id: $0, name: BilingualText(en: $0, ko: $0), amount: .toTaste, role: role) }
      })
  }

  /// Returns a dish for two people that requires these amounts.
  package static func dish(amounts: KeyValuePairs<String, Amount?>) -> Recipe {
    dish(
      amounts.map { id, amount in
        RecipeIngredient(id: id, name: BilingualText(en: id, ko: id), amount: amount ?? .toTaste)
      })
  }

  private static func dish(_ ingredients: [RecipeIngredient]) -> Recipe {
    let words = BilingualText(en: "Dish", ko: "요리")
    return Recipe(
      id: "dish", title: words, cuisine: .korean, kind: .stew, difficulty: .easy, servings: 2, minutes: 10,
      ingredients: ingredients, steps: [words])
  }
}
