@testable import Localization
import Testing

@testable import Ingredients

struct ShelfLifeTests {
  @Test func readsALine() throws {
    let life = try #require(ShelfLife(["~fridge", "-", "7", "90"]))
    #expect(life.usualPlace == .fridge && life.source == .estimate)
    #expect(StoragePlace.allCases.map(life.days) == [nil, 7, 90])
    #expect(ShelfLife(["pantry", "730", "-", "-"])?.source == .foodKeeper)
    #expect(ShelfLife([]) == nil)
  }

  @Test func milkHasTheValuesOfTheFoodKeeper() throws {
    let milk = try #require(IngredientKnowledge.standard["milk"]?.shelfLife)
    #expect(milk.source == .foodKeeper)
    #expect(StoragePlace.allCases.map(milk.days) == [nil, 7, 90])
  }

  @Test(arguments: [
    (StoragePlace.pantry, "pantry", "실온"), (.fridge, "fridge", "냉장"), (.freezer, "freezer", "냉동"),
  ])
  func placesHaveNames(place: StoragePlace, english: String, korean: String) {
    #expect(place.name(in: .english) == english)
    #expect(place.name(in: .korean) == korean)
  }
}
