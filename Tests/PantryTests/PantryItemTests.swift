import Ingredients
import Testing

@testable import Pantry
@testable import Recipes

struct ShelfLifeTests {
  @Test func comesFromTheKnowledge() throws {
    let milk = try #require(ShelfLife.of("milk"))
    #expect(milk == IngredientKnowledge.standard["milk"]?.shelfLife)
    #expect(StoragePlace.allCases.map(milk.days) == [nil, 7, 90])
    #expect(ShelfLife.of("unicorn") == nil)
  }
}
