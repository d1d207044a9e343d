import KitchenSamples
import TestSupport
import Testing

@testable import Recipes

struct RecipeLookupTests {
  private let store: RecipeStore

  init() throws {
    let folder = TemporaryFolder()
    store = try RecipeStore(dishes: folder.dishes(), keptIn: nil)
  }

  @Test(arguments: [
    "kimchi-stew", "Kimchi Stew", "KIMCHI  STEW", "kimchi_stews", "김치찌개", "김치 찌개",
    "\u{1100}\u{1175}\u{11B7}\u{110E}\u{1175}찌개",
  ])
  func findsByIdentifierAndTitle(name: String) throws { #expect(try store.recipe(named: name)?.id == "kimchi-stew") }

  @Test(arguments: ["", "stew", "김치", "unicorn"]) func findsNothingElse(name: String) throws {
    #expect(try store.recipe(named: name) == nil)
  }

  @Test(arguments: [
    ("kimchi stw", "kimchi-stew"), ("김치찌게", "kimchi-stew"), ("omelette", "onion-omelette"), ("볶음밥", "egg-fried-rice"),
  ])
  func suggestsSimilarTitles(name: String, id: String) throws {
    #expect(try store.suggestions(for: name).first?.id == id)
  }

  @Test func suggestsNothingDissimilar() throws { #expect(try store.suggestions(for: "bouillabaisse").isEmpty) }

  @Test(arguments: [
    ("Salt", ["salt"]), ("소금", ["salt"]), ("green onions", ["green_onion"]), ("GREEN_ONION", ["green_onion"]),
    ("gold", []), ("", []),
  ])
  func ingredientsOfDishesAreFoundByName(_ name: String, _ ids: [String]) throws {
    #expect(try store.ingredients(named: name) == ids)
  }

  @Test func anIngredientWithSeveralNamesIsFoundOnce() throws {
    let folder = TemporaryFolder()
    let plain = SampleDishes.tomatoSalad
    let named = plain.replacing("tomato-salad", with: "b")
      .replacing(#""id":"tomato""#, with: #""id":"tomato","name":{"en":"Canned tomatoes","ko":"토마토 통조림"}"#)
    let store = try RecipeStore(dishes: folder.dishes(plain + "\n" + named), keptIn: nil)
    #expect(try store.ingredients(named: "tomato") == ["tomato"])
    #expect(try store.ingredients(named: "canned tomato") == ["canned_tomato"])
  }
}
