internal import Ingredients
internal import Recipes

/// Writes a recipe as schema.org JSON-LD, which ``SchemaRecipe`` and search engines read.
struct SchemaWriter {
  private let language: Language

  init(_ language: Language) { self.language = language }

  /// The recipe as an object.
  func value(_ recipe: Recipe) -> JSONValue {
    let lines = LineWriter(language)
    return .object([
      "@context": .string("https://schema.org"), "@type": .string("Recipe"), "identifier": .string(recipe.id),
      "inLanguage": .string(language.rawValue), "name": .string(recipe.title[language]),
      "recipeCuisine": .string(recipe.cuisine.rawValue), "recipeCategory": .string(recipe.kind.rawValue),
      "keywords": .array(recipe.tags.map { .string($0.rawValue) }),
      "educationalLevel": .string(recipe.difficulty.name(in: .english)),
      "recipeYield": .string("\(recipe.servings)"), "totalTime": .string("PT\(recipe.minutes)M"),
      "recipeIngredient": .array(recipe.ingredients.map { .string(lines.line($0)) }),
      "recipeInstructions": .array(
        recipe.steps.map { .object(["@type": .string("HowToStep"), "text": .string($0[language])]) }),
    ])
  }
}
