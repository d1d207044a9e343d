@testable import IngredientLines
import Ingredients
@testable import Localization
@testable import Pantry
import Recipes
import Testing

@testable import FridgeCommands
@testable import Time

@Suite struct ShoppingSectionsTests {
  private func line(_ id: String, _ number: Double, _ unit: AmountUnit, _ role: RecipeIngredient.Role = .required)
    throws -> RecipeIngredient
  {
    RecipeIngredient(
      id: id, name: BilingualText(en: id, ko: id), amount: try #require(Amount(number, unit)), role: role)
  }

  private func dish(_ title: String, _ lines: [RecipeIngredient]) -> Recipe {
    Recipe(
      id: title, title: BilingualText(en: title, ko: title), cuisine: .korean, kind: .stew, difficulty: .easy,
      servings: 2, minutes: 20, ingredients: lines, steps: [])
  }

  private func sections(_ recipes: Recipe...) throws -> ShoppingSections {
    let day = try #require(CalendarDate("2026-11-21"))
    return ShoppingSections(list: ShoppingList(for: recipes, on: day), recipes: recipes, language: .english)
  }

  @Test func sectionsAreCategoriesThenTheRest() throws {
    let list = try sections(
      dish(
        "a",
        [
          line("salt", 1, .teaspoon, .staple), line("basil", 1, .leaf, .optional), line("moonstone", 1, .piece),
          line("pork", 1, .bag), line("onion", 1, .piece),
        ]))
    #expect(
      list.sections.map(\.title) == [
        IngredientCategory.vegetable.name(in: .english), IngredientCategory.meat.name(in: .english), "Other",
        "Optional", "Staples, usually at home",
      ])
    #expect(list.missing.map(\.ingredient) == ["onion", "pork", "moonstone"])
    #expect(list.atHome == nil)
    #expect(list.rest(besides: []) == ["Optional: Basil", "Staples, usually at home: Salt"])
    #expect(list.rest(besides: ["basil"]) == ["Staples, usually at home: Salt"])
  }

  @Test func purposesAreShownForSeveralDishes() throws {
    let onion = try line("onion", 1, .piece), basil = try line("basil", 1, .leaf, .optional)
    let single = try sections(dish("a", [onion, basil]))
    #expect(single.list.items.map(single.purpose) == ["", ""])
    let double = try sections(dish("a", [onion]), dish("b", [onion, basil]))
    #expect(double.list.items.map(double.purpose) == ["a, b", "b"])
  }

  @Test func markdownHasACheckboxForEachItem() throws {
    let lines = try sections(dish("a", [line("onion", 0.5, .piece)])).markdown
    #expect(lines == ["# Shopping list", "", "a (2)", "", "## Vegetables", "", "- [ ] Onion 1"])
  }
}
