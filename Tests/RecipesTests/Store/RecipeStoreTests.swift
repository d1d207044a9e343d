import KitchenSamples
import Files
import Glibc
import IngredientLines
import Ingredients
@testable import Random
@testable import SQLite
import Localization
import TestSupport
import Testing

@testable import Recipes

struct RecipeStoreTests {
  private let folder = TemporaryFolder()
  private var kept: FilePath { folder.path.appending("data/fridge") }
  private var file: FilePath { kept.appending("recipes.sqlite") }

  @Test func isBuiltOnceAndThenOpened() throws {
    let dishes = try folder.dishes()
    let built = try RecipeStore(dishes: dishes, keptIn: kept)
    #expect(built.persistence == .file(file))
    let bytes = try file.readBytes()
    let opened = try RecipeStore(dishes: dishes, keptIn: kept)
    #expect(opened.persistence == .file(file))
    #expect(try file.readBytes() == bytes)
    #expect(try Folder(kept).names() == ["recipes.sqlite"])
    #expect(try opened.count() == 4)
    #expect(try opened.recipe(named: "kimchi-stew") == built.recipe(named: "kimchi-stew"))
  }

  @Test func readsBackWhatTheFilesSay() throws {
    let dishes = try folder.dishes()
    let store = try RecipeStore(dishes: dishes, keptIn: kept)
    for recipe in try DishFiles(in: dishes).recipes(vocabulary: .standard) {
      #expect(try store.recipe(named: recipe.id) == recipe)
    }
  }

  @Test func keepsMarkedAmountsAndLeavesImportedTextAlone() throws {
    let marked = SampleDishes.stew.replacing("Add tofu and", with: "Add {200 ml} of water and")
    let dishes = try folder.dishes(marked)
    let collection = folder.path.appending("own")
    let words = BilingualText(en: "Oil of {2 tbsp}", ko: "기름 {2 tbsp}")
    let own = Recipe(
      id: "own", title: words, cuisine: .korean, kind: .side, difficulty: .easy, servings: 2, minutes: 5,
      ingredients: [RecipeIngredient(id: "tofu", name: words, amount: .toTaste)], steps: [words])
    _ = try RecipeCollection(keptIn: collection).add([own], beside: [])
    for _ in 1...2 {
      let store = try RecipeStore(dishes: dishes, collection: collection, keptIn: kept)
      let stew = try #require(try store.recipe(named: "kimchi-stew"))
      #expect(stew.steps[1].english == "Add 200 ml of water and simmer.")
      #expect(stew.scaled(toServings: 4).scaled(toServings: 3).steps[1].english == "Add 300 ml of water and simmer.")
      #expect(stew.writtenSteps[1].english == "Add {200 ml} of water and simmer.")
      #expect(try store.recipe(named: "own")?.scaled(toServings: 4).steps == [words])
    }
  }

  @Test func isRebuiltWhenTheDishesChange() throws {
    _ = try RecipeStore(dishes: folder.dishes(), keptIn: kept)
    let fewer = try folder.dishes(SampleDishes.stew)
    #expect(try RecipeStore(dishes: fewer, keptIn: kept).count() == 1)
    #expect(try RecipeStore(dishes: fewer, keptIn: kept).count() == 1)
  }

  @Test func isRebuiltWhenTheSchemaChanges() throws {
    let dishes = try folder.dishes()
    let other = try Database.inMemory()
    let fingerprint = try DishFiles(in: dishes).fingerprint.text
    try other.execute(
      "\(StoreSchema.tables) INSERT INTO origin VALUES (\(StoreSchema.version + 1), '\(fingerprint)', '', 0, 0, '')")
    try kept.createFolder()
    try file.write(StoreChecksum.appended(to: try other.serialized()))
    #expect(try RecipeStore(dishes: dishes, keptIn: kept).count() == 4)
  }

  @Test func aDamagedFileIsReplaced() throws {
    let dishes = try folder.dishes()
    _ = try RecipeStore(dishes: dishes, keptIn: kept)
    let bytes = try file.readBytes()
    for damaged in [[], Array("no database".utf8), Array(bytes.prefix(50)), Array(bytes.prefix(bytes.count / 2))] {
      try file.write(damaged)
      let store = try RecipeStore(dishes: dishes, keptIn: kept)
      #expect(try store.recipes().count == 4)
      #expect(try file.readBytes() == bytes)
    }
  }

  @Test func aFileWithAnyPageOverwrittenIsReplaced() throws {
    let dishes = try folder.dishes()
    _ = try RecipeStore(dishes: dishes, keptIn: kept)
    let bytes = try file.readBytes()
    for page in stride(from: 0, to: bytes.count, by: 4096) {
      var damaged = bytes
      // The last part is the checksum.
      let end = min(page + 4096, bytes.count)
      damaged.replaceSubrange(page..<end, with: repeatElement(0xA5, count: end - page))
      try file.write(damaged)
      #expect(try RecipeStore(dishes: dishes, keptIn: kept).recipes().count == 4)
      #expect(try file.readBytes() == bytes)
    }
  }

  @Test func staysInMemoryWhenNothingCanBeKept() throws {
    let dishes = try folder.dishes()
    #expect(try RecipeStore(dishes: dishes, keptIn: nil).persistence == .memory)
    try folder.path.appending("data").write("a file stands where the folder should be".utf8)
    let store = try RecipeStore(dishes: dishes, keptIn: kept)
    guard case .unwritable(let path, _) = store.persistence else { throw Unexpected.persistence(store.persistence) }
    #expect(path == file)
    #expect(try store.count() == 4)
  }

  @Test func aLeftoverOfAKilledBuildDoesNoHarm() throws {
    let dishes = try folder.dishes()
    try kept.createFolder()
    try kept.appending("recipes.sqlite.1.part").write("half a store".utf8)
    #expect(try RecipeStore(dishes: dishes, keptIn: kept).count() == 4)
    #expect(try RecipeStore(dishes: dishes, keptIn: kept).persistence == .file(file))
  }

  @Test func badDishesAreReportedAndNothingIsStored() throws {
    let dishes = try folder.dishes("{}")
    let expected = DishFileError.line(dishes.appending("dishes.jsonl"), number: 1, .missing(field: "id"))
    #expect(throws: RecipeStoreError.dishes(expected)) { try RecipeStore(dishes: dishes, keptIn: kept) }
    #expect(kept.kind == nil)
  }

  private enum Unexpected: Error { case persistence(RecipeStore.Persistence) }
}
