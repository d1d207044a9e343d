@testable import IngredientLines
import KitchenSamples
import Ingredients
@testable import Localization
import TestSupport
import Testing

@testable import Recipes

struct RecipeTests {
  @Test func scalingChangesAmountsAndServingsOnly() throws {
    let folder = TemporaryFolder()
    let store = try RecipeStore(dishes: folder.dishes(), keptIn: nil)
    let stew = try #require(try store.recipe(named: "kimchi-stew"))
    let more = stew.scaled(toServings: 3)
    #expect(more.servings == 3)
    #expect(more.ingredients.map(\.amount.value) == [450, 225, 0.75, 1.5, nil])
    #expect(more.steps == stew.steps)
    #expect(stew.scaled(toServings: 2) == stew)
  }

  @Test func scalingDividesEggsInHalvesAndBayLeavesNever() throws {
    func scaled(_ id: String, _ value: Double, to servings: Int) throws -> RecipeIngredient {
      let line = RecipeIngredient(
        id: id, name: BilingualText(en: id, ko: id), amount: try #require(Amount(value, .piece)))
      let words = BilingualText(en: "Dish", ko: "요리")
      return try #require(
        Recipe(
          id: "dish", title: words, cuisine: .korean, kind: .egg, difficulty: .easy, servings: 3, minutes: 10,
          ingredients: [line], steps: [words]
        ).scaled(toServings: servings).ingredients.first)
    }
    let egg = try scaled("egg", 2, to: 1)
    #expect(egg.amount.value == 0.5)
    #expect(egg.measuring?.english == "for the half, beat one and use half of it")
    #expect(try scaled("egg", 2, to: 6).measuring == nil)
    #expect(try scaled("bay_leaf", 1, to: 1).amount.value == 1)
    #expect(try scaled("onion", 1, to: 1).amount.value == 1.0 / 3)
    #expect(try scaled("onion", 1.5, to: 3).measuring == nil)
  }

  /// The names of the file format; a change would make old dish files unreadable.
  @Test func theNamesOfTheFileFormatArePinned() {
    let cuisines = "korean chinese japanese western southeast_asian mexican snack"
    #expect(Cuisine.allCases.map(\.rawValue).joined(separator: " ") == cuisines)
    let tags = "spicy greasy sweet salty raw soup noodle rice bread fried cold vegan solo"
    #expect(RecipeTag.allCases.map(\.rawValue).joined(separator: " ") == tags)
    let units =
      "g kg ml L tbsp tsp cup piece clove stalk block slice sheet handful pinch can bunch head leaf bottle bag pack bowl serving oz lb whole cluster plant chunk kernel root "
    #expect(AmountUnit.allCases.map(\.rawValue).joined(separator: " ") == units)
  }

  @Test(arguments: Language.allCases) func namesTellCuisinesAndTagsApart(language: Language) {
    #expect(Set(Cuisine.allCases.map { $0.name(in: language) }).count == Cuisine.allCases.count)
    #expect(Set(RecipeTag.allCases.map { $0.name(in: language) }).count == RecipeTag.allCases.count)
  }
}
