import Files
@testable import IngredientLines
import Ingredients
import KitchenSamples
@testable import Localization
@testable import Random
@testable import SQLite
import TestSupport
import Testing
@testable import Time

@testable import Recipes

/// A store that follows its collection step by step must equal one that is built at once.
struct StoreUpdateTests {
  private let folder = TemporaryFolder()
  private var kept: FilePath { folder.path.appending("state") }
  private var file: FilePath { kept.appending("recipes.sqlite") }
  private let noon = Moment(seconds: 1_795_262_400)

  private static func recipe(_ number: Int, _ word: String = "국") -> Recipe {
    let words = BilingualText(en: "\(word) \(number)", ko: "\(word) \(number)")
    let names = ["tofu", "kimchi", "unheard_of_\(number % 3)"]
    return Recipe(
      id: "dish-\(number % 7)", title: words, cuisine: .korean, kind: .soup, difficulty: .easy, servings: 2,
      minutes: 10 + number % 5,
      ingredients: names.map { RecipeIngredient(id: $0, name: BilingualText(en: $0, ko: $0), amount: .toTaste) },
      steps: [BilingualText(en: "Add an egg.", ko: "Add an egg.")])
  }

  private func store(_ dishes: FilePath, inMemory: Bool = false) throws -> RecipeStore {
    try RecipeStore(dishes: dishes, collection: kept, keptIn: inMemory ? nil : kept)
  }

  /// All that a store answers, as text.
  private func answers(of store: RecipeStore) throws -> [String] {
    let recipes = try store.recipes().map { "\($0)" }
    let found = try ["국", "탕", "kimchi", "egg", "unheard"].map { words in
      try store.recipes(containing: words, passing: DishFilter()).recipes.map { "\($0.dish.id) \($0.isOwn)" }.sorted()
    }
    let named = try (0..<12).map { try store.recipe(named: "국 \($0)")?.id ?? "-" }
    let excluded = try store.dishes(passing: DishFilter(excluded: ["unheard_of_1"])).map(\.id)
    return recipes + found.map { "\($0)" } + named + excluded
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func equalsAStoreThatIsBuiltAtOnce(seed: UInt64) throws {
    let dishes = try folder.dishes()
    let collection = try RecipeCollection(keptIn: kept)
    _ = try store(dishes)
    var (random, last) = (SplitMix64(seed: seed), Set<String>())
    for number in 0..<25 {
      let ids = try collection.recipes().map(\.id)
      switch random.next(below: 5) {
      case 0, 1: _ = try collection.add((0...random.next(below: 3)).map { Self.recipe(number * 4 + $0) }, beside: [])
      case 2 where !ids.isEmpty: _ = try collection.remove(id: ids[random.next(below: ids.count)])
      case 3 where !ids.isEmpty:
        let id = ids[random.next(below: ids.count)]
        let edited = Self.recipe(number, "탕").identified(by: id)
        let isEdited = try collection.change(.edit, at: noon, catching: { $0 }) { editor throws(CollectionError) in
          try editor.replace(id: id, by: edited)
        }
        #expect(isEdited)
      default: _ = try collection.undo(at: noon)
      }
      let updated = try answers(of: store(dishes))
      #expect(try updated == answers(of: store(dishes, inMemory: true)), "step \(number)")
      last.insert(updated.joined())
    }
    #expect(last.count > 5)
  }

  @Test func nothingIsIndexedTwice() throws {
    let dishes = try folder.dishes()
    let collection = try RecipeCollection(keptIn: kept)
    _ = try collection.add((0..<30).map { Self.recipe($0, "국\($0)") }, beside: [])
    var done: [Int] = []
    func open() throws -> [Int] {
      done = []
      _ = try RecipeStore(dishes: dishes, collection: kept, keptIn: kept) { count, _ in done.append(count) }
      return done
    }
    #expect(try open().last == 30)
    #expect(try open().isEmpty)
    _ = try collection.add([Self.recipe(99, "탕")], beside: [])
    #expect(try open().last == 1)
  }

  @Test func anUpdateThatWasStoppedGoesOn() throws {
    let dishes = try folder.dishes()
    _ = try RecipeCollection(keptIn: kept).add((0..<20).map { Self.recipe($0, "국\($0)") }, beside: [])
    _ = try store(dishes)
    let whole = try answers(of: store(dishes))
    // The state in which a process was killed that had taken over twelve of the twenty recipes.
    try StoreChecksum.remove(from: file)
    let database = try Database(writing: file, patience: 0)
    let writer = try StoreWriter(database)
    for number in 13...20 { try writer.remove(StoreSchema.ownNumbers.lowerBound + number) }
    var origin = try #require(try StoreOrigin.read(from: database))
    origin.reached = 12
    try origin.write(to: database)
    var counts: [Int] = []
    let store = try RecipeStore(dishes: dishes, collection: kept, keptIn: kept) { count, _ in counts.append(count) }
    #expect(try answers(of: store) == whole && counts.last == 8)
  }

  @Test func manyNewRecipesAreBuiltIntoANewFile() throws {
    let dishes = try folder.dishes()
    _ = try RecipeCollection(keptIn: kept).add([Self.recipe(0, "탕")], beside: [])
    let before = try store(dishes)
    let lineage = before.lineage
    _ = try RecipeCollection(keptIn: kept).add((0..<4_000).map { Self.recipe($0, "국\($0)") }, beside: [])
    var counts: [Int] = []
    let after = try RecipeStore(dishes: dishes, collection: kept, keptIn: kept) { count, _ in counts.append(count) }
    #expect(after.lineage != lineage && counts.last == 4_001)
    let rebuilt = try store(dishes, inMemory: true)
    let sizes = (try after.count(), try rebuilt.count())
    #expect(sizes.0 == sizes.1)
    for name in ["탕 0", "국3999 3999"] {
      let found = try after.recipe(named: name)
      #expect(found != nil)
    }
    // A process that still has the old file open reads on.
    let old = try before.recipe(named: "탕 0")
    #expect(old != nil)
    _ = try RecipeCollection(keptIn: kept).add([Self.recipe(9_999, "전골")], beside: [])
    #expect(try store(dishes).lineage == after.lineage)
  }

  @Test func anotherHistoryIsIndexedAnew() throws {
    let dishes = try folder.dishes()
    _ = try RecipeCollection(keptIn: kept).add([Self.recipe(1)], beside: [])
    _ = try store(dishes)
    // As many changes as before, but others, as after a backup was restored.
    for ending in ["", "-wal", "-shm"] { try RecipeCollection.file(in: kept).adding(ending).remove() }
    _ = try RecipeCollection(keptIn: kept).add([Self.recipe(2)], beside: [])
    #expect(try store(dishes).recipe(named: "국 1") == nil)
    #expect(try store(dishes).recipe(named: "국 2") != nil)
  }

  @Test func aFileThatWasUpdatedAndThenDamagedIsReplaced() throws {
    let dishes = try folder.dishes()
    let collection = try RecipeCollection(keptIn: kept)
    _ = try store(dishes)
    _ = try collection.add([Self.recipe(1)], beside: [])
    _ = try store(dishes)
    let bytes = try file.readBytes()
    #expect(bytes.count % 4096 == 0)
    for damaged in [Array(bytes.prefix(bytes.count / 2)), Array(repeating: 7, count: 8192), []] {
      try file.write(damaged)
      #expect(try store(dishes).recipe(named: "국 1") != nil)
    }
  }

  @Test func aCollectionOfVersionOneIsReadAndMigrated() throws {
    let dishes = try folder.dishes()
    try kept.createFolder()
    let old = try Database(writing: RecipeCollection.file(in: kept), patience: 0)
    for table in try CollectionSchema.migrations.tables(ofVersion: 1) { try old.execute(table) }
    try old.execute(
      """
      INSERT INTO revision VALUES (lower(hex(randomblob(16))));
      INSERT INTO recipe VALUES (3, 'old', 'Old', '옛것', 'korean', 'soup', 1, '', 2, 10);
      INSERT INTO ingredient VALUES (3, 0, 'tofu', 'Tofu', '두부', 1.0, 'block', 'required', NULL);
      INSERT INTO step VALUES (3, 0, 'Boil.', '끓인다.');
      PRAGMA user_version = 1;
      """)
    #expect(try store(dishes).recipe(named: "옛것")?.id == "old")
    let collection = try RecipeCollection(keptIn: kept)
    #expect(try collection.recipes().map(\.id) == ["old"])
    #expect(try collection.undo(at: noon) == nil)
    _ = try collection.add([Self.recipe(1)], beside: [])
    var counts: [Int] = []
    let updated = try RecipeStore(dishes: dishes, collection: kept, keptIn: kept) { count, _ in counts.append(count) }
    #expect(try updated.recipe(named: "국 1") != nil && updated.recipe(named: "old") != nil)
    #expect(counts.last == 1)
  }
}
