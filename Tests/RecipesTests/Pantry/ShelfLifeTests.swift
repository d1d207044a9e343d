import Ingredients
import Testing

@testable import Recipes

struct ShelfLifeTests {
  @Test func everyLineIsUsed() {
    let lines = (ShelfLife.foodKeeperTable + "\n" + ShelfLife.estimateTable).split(separator: "\n")
    #expect(ShelfLife.known.count == lines.count)
  }

  @Test func everyFoodOfTheVocabularyHasOne() {
    let missing = Vocabulary.standard.ingredients.map(\.id).filter {
      $0 != Vocabulary.noneID && ShelfLife.known[$0] == nil
    }
    #expect(missing == [])
  }

  @Test func theUsualPlaceHasDaysAndAllDaysAreSane() {
    for (id, life) in ShelfLife.known {
      #expect(life.days(in: life.usualPlace) != nil, "\(id)")
      for place in StoragePlace.allCases { #expect((1...1100).contains(life.days(in: place) ?? 1), "\(id)") }
    }
  }

  @Test func aKnownOneIsThatOfTheFoodKeeper() throws {
    let milk = try #require(ShelfLife.of("milk"))
    #expect(milk.usualPlace == .fridge)
    #expect(StoragePlace.allCases.map(milk.days) == [nil, 7, 90])
    #expect(ShelfLife.of("salt") == nil)
  }
}
