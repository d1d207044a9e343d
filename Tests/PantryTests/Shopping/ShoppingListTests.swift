@testable import IngredientLines
import KitchenSamples
import Ingredients
@testable import Localization
import Testing

@testable import Pantry
@testable import Recipes

struct ShoppingListTests {
  private let stew = Sample.dish(
    "stew", .korean, .stew, Sample.line("tofu", 0.5, .block), Sample.line("pork", 200, .gram),
    Sample.line("onion", 1, .piece), Sample.line("basil", 3, .leaf, .optional),
    Sample.line("water", 500, .milliliter, .staple),
    Sample.line("salt", nil, .bare, .staple))
  private let soup = Sample.dish(
    "soup", .japanese, .soup, Sample.line("tofu", 0.75, .block), Sample.line("onion", 0.5, .piece),
    Sample.line("salt", 1, .teaspoon, .staple), Sample.line("moonstone", 1, .piece))

  private func described(_ list: ShoppingList) -> [String] {
    list.items.map { item in
      let amounts = item.amounts.map { $0.text(in: .english) }.joined(separator: " + ")
      return "\(item.status.rawValue) \(item.ingredient) \(amounts) \(item.recipes.joined(separator: ","))"
    }
  }

  @Test func theListHasTheNameOfTheRecipeWhereCooksUseIt() throws {
    let line = RecipeIngredient(
      id: "gochujang", name: BilingualText(en: "Gochujang", ko: "고추장"), amount: .toTaste, role: .required)
    let list = ShoppingList(for: [Sample.dish("dish", .korean, .stew, line)], on: Sample.day)
    #expect(list.items.map(\.name.english) == ["Gochujang"])
  }

  @Test func needsOfAllDishesAreAddedUp() {
    let list = ShoppingList(for: [stew, soup], on: Sample.day)
    #expect(
      Set(described(list)) == [
        "missing tofu 2 blocks stew,soup", "missing pork 200 g stew", "missing onion 2 stew,soup",
        "missing basil 3 leaves stew", "staple salt 1 tsp stew,soup", "missing moonstone 1 soup",
      ])
    #expect(list.items.filter(\.isOptional).map(\.ingredient) == ["basil"])
  }

  @Test func theOrderIsThatOfAShop() throws {
    let items = ShoppingList(for: [soup, stew], on: Sample.day).items
    let shelves = items.compactMap(\.category).compactMap(IngredientCategory.allCases.firstIndex)
    #expect(shelves == shelves.sorted() && shelves.count == items.count - 1)
    #expect(items.last?.ingredient == "moonstone" && items.last?.category == nil)
  }

  @Test func foodAtHomeIsSubtracted() {
    let list = ShoppingList(
      for: [stew, soup],
      from: [
        Sample.item(1, "tofu", .measured(1), .block), Sample.item(2, "pork"), Sample.item(3, "onion", .measured(3)),
        Sample.item(4, "salt"), Sample.item(5, "moonstone", .measured(1), .piece, days: -1),
      ], on: Sample.day)
    #expect(
      Set(described(list)) == [
        "missing tofu 1 block soup", "uncertain pork 200 g stew", "at_home onion 2 stew,soup",
        "missing basil 3 leaves stew", "at_home salt 1 tsp stew,soup", "missing moonstone 1 soup",
      ])
    #expect(list.items(.atHome).map(\.ingredient).sorted() == ["onion", "salt"])
  }

  @Test func theSameDishTwiceNeedsTwice() {
    let list = ShoppingList(for: [stew, stew], from: [Sample.item(1, "pork", .measured(250), .gram)], on: Sample.day)
    #expect(described(list).contains("missing pork 150 g stew"))
  }

  @Test func noDishesNeedNothing() { #expect(ShoppingList(for: [], on: Sample.day).items == []) }
}
