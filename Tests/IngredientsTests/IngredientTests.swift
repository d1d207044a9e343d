import Testing

@testable import Ingredients

struct IngredientSelectionTests {
  private let all = Vocabulary.standard.ingredients.filter { $0.id != Vocabulary.noneID }

  @Test(arguments: 1...5) func acceptsOneToFive(count: Int) throws {
    #expect(try IngredientSelection(Array(all.prefix(count))).ids == all.prefix(count).map(\.id))
  }

  @Test(arguments: [6, 7, 50]) func refusesMore(count: Int) {
    #expect(throws: SelectionError.tooMany(count: count)) { try IngredientSelection(Array(all.prefix(count))) }
  }

  @Test func refusesNothing() {
    #expect(throws: SelectionError.nothingChosen) { try IngredientSelection([]) }
  }

  @Test func noneDoesNotCount() throws {
    let none = try #require(Vocabulary.standard["none"])
    #expect(throws: SelectionError.nothingChosen) { try IngredientSelection([none]) }
    #expect(try IngredientSelection([none, all[0]]).ids == ["apple"])
  }

  @Test func duplicatesCountOnce() throws {
    #expect(try IngredientSelection(Array(all.prefix(5)) + all.prefix(5).reversed()).ids == all.prefix(5).map(\.id))
  }
}
