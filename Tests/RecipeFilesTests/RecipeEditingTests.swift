import Files
import KitchenSamples
import IngredientLines
import Localization
import RecipeFiles
import Recipes
import Testing

struct RecipeEditingTests {
  private func read(_ text: String) throws -> Recipe {
    let records = RecipeFileReader().records(in: Array(text.utf8), named: "recipe.cook")
    return try #require(records.first).result.get().recipe
  }

  /// The template shows how to write a recipe, so with a title it is one.
  @Test(arguments: Language.allCases) func theTemplateIsARecipe(language: Language) throws {
    let template = RecipeEditing(in: language).template
    let recipe = try read(template.replacing("title:", with: "title: Mine"))
    #expect(recipe.title.english == "Mine" && recipe.servings == 2 && recipe.minutes == 20)
    #expect(recipe.ingredients.map(\.id) == ["tofu", "soy_sauce", "green_onion"])
    #expect(recipe.ingredients[2].role == .optional && recipe.steps.count == 1)
  }

  @Test(arguments: Language.allCases) func whatIsNotTouchedKeepsBothLanguages(language: Language) throws {
    let names = BilingualText(en: "Tofu", ko: "두부")
    let original = Recipe(
      id: "own", title: BilingualText(en: "Tofu Soup", ko: "두붓국"), cuisine: .korean, kind: .soup, difficulty: .easy,
      servings: 2, minutes: 10,
      ingredients: [RecipeIngredient(id: "tofu", name: names, amount: .toTaste)],
      steps: [BilingualText(en: "Boil water.", ko: "물을 끓인다."), BilingualText(en: "Add tofu.", ko: "두부를 넣는다.")])
    let editing = RecipeEditing(in: language)
    let text = editing.text(of: original)
    #expect(editing.recipe(of: try read(text), from: original) == original)
    let last = original.steps[1][language]
    let edited = editing.recipe(of: try read(text.replacing(last, with: "Mix.")), from: original)
    #expect(edited.title == original.title && edited.steps[0] == original.steps[0])
    #expect(edited.steps[1] == BilingualText(en: "Mix.", ko: "Mix.") && edited.id == "own")
  }
}
