package import IngredientLines
internal import Localization
package import Recipes

extension Recipe {
  /// Returns a dish of ingredients without amounts.
  ///
  /// - Parameter title: the title in both languages.
  package static func dish(
    _ id: String = "dish", title: String = "Dish", required: [String] = [], optional: [String] = [],
    staples: [String] = []
  ) -> Recipe {
    let roles = [(required, RecipeIngredient.Role.required), (optional, .optional), (staples, .staple)]
    return dish(
      id, title,
      roles.flatMap { ids, role in
        ids.map { RecipeIngredient(id: $0, name: BilingualText(en: $0, ko: $0), amount: .toTaste, role: role) }
      })
  }

  /// Returns a dish for two people that requires these amounts.
  package static func dish(amounts: KeyValuePairs<String, Amount?>) -> Recipe {
    dish(
      "dish", "Dish",
      amounts.map { id, amount in
        RecipeIngredient(id: id, name: BilingualText(en: id, ko: id), amount: amount ?? .toTaste)
      })
  }

  private static func dish(_ id: String, _ title: String, _ ingredients: [RecipeIngredient]) -> Recipe {
    Recipe(
      id: id, title: BilingualText(en: title, ko: title), cuisine: .korean, kind: .stew, difficulty: .easy, servings: 2,
      minutes: 10, ingredients: ingredients, steps: [BilingualText(en: "Cook it.", ko: "익혀요.")])
  }
}
