import Files
import IngredientLines
import KitchenSamples
import TestSupport
import Testing

@testable import Recipes

struct RecipesStateTests {
  private let folder = TemporaryFolder()
  private var kept: FilePath { folder("kept") }

  @Test func theStoreIsLookedAtAndNotBuilt() throws {
    let dishes = try folder.dishes()
    let before = try RecipesState(dishes: dishes, keptIn: kept)
    #expect((before.dishes, before.own) == (4, nil))
    #expect(kept.kind == nil)
    _ = try RecipeStore(dishes: dishes, collection: kept, keptIn: kept)
    let after = try RecipesState(dishes: dishes, keptIn: kept)
    #expect((after.dishes, after.own) == (4, 0) && after.isStored)
  }

  @Test func newOwnRecipesAreNotStoredYet() throws {
    let dishes = try folder.dishes()
    _ = try RecipeStore(dishes: dishes, collection: kept, keptIn: kept)
    let tofu = Sample.line("tofu", 1, .block)
    _ = try RecipeCollection(keptIn: kept).add([Sample.dish("own-stew", .korean, .stew, tofu)], beside: [])
    #expect(try RecipesState(dishes: dishes, keptIn: kept).own == nil)
    _ = try RecipeStore(dishes: dishes, collection: kept, keptIn: kept)
    #expect(try RecipesState(dishes: dishes, keptIn: kept).own == 1)
  }

  @Test func aDamagedStoreOrCollectionIsNone() throws {
    let dishes = try folder.dishes()
    _ = try RecipeStore(dishes: dishes, collection: kept, keptIn: kept)
    try RecipeCollection.file(in: kept).write("no database".utf8)
    let state = try RecipesState(dishes: dishes, keptIn: kept)
    #expect((state.dishes, state.own) == (4, nil))
    try RecipeCollection.file(in: kept).remove()
    try RecipeStore.file(in: kept).write("no database".utf8)
    #expect(try RecipesState(dishes: dishes, keptIn: kept).own == nil)
  }

  @Test func faultyDishesAreReported() throws {
    let dishes = try folder.dishes("{")
    #expect(throws: RecipeStoreError.self) { try RecipesState(dishes: dishes, keptIn: kept) }
  }
}
