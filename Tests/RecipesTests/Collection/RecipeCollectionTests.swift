import KitchenSamples
import Files
@testable import IngredientLines
import Ingredients
@testable import Localization
@testable import Random
@testable import SQLite
import TestSupport
import Testing

@testable import Recipes

struct RecipeCollectionTests {
  private let folder = TemporaryFolder()
  private var file: FilePath { RecipeCollection.file(in: folder.path) }

  static func recipe(_ title: String, id: String = "dish", names: [String] = ["두부", "대파"]) -> Recipe {
    Recipe(
      id: id, title: BilingualText(en: title, ko: title), cuisine: .korean, kind: .soup, difficulty: .easy,
      tags: [.spicy], servings: 2, minutes: 20,
      ingredients: names.map {
        RecipeIngredient(
          id: "x", name: BilingualText(en: $0, ko: $0), amount: Amount(0.5, .stalk) ?? .toTaste,
          role: .optional, note: "다진 것")
      }, steps: [BilingualText(en: "Boil.", ko: "끓인다.")])
  }

  @Test func keepsAddedRecipes() throws {
    let recipe = Self.recipe("두부국")
    #expect(try RecipeCollection(keptIn: folder.path).add([recipe], beside: []) == [.added(recipe)])
    #expect(try RecipeCollection(keptIn: folder.path).recipes() == [recipe])
  }

  @Test func recognisesDuplicates() throws {
    let collection = try RecipeCollection(keptIn: folder.path)
    let again = Self.recipe("두부 국!", id: "other", names: ["대파", "두부", "두부"])
    let other = Self.recipe("두부국", names: ["두부"])
    let admissions = try collection.add([Self.recipe("두부국"), again, other], beside: [])
    #expect(
      admissions == [
        .added(Self.recipe("두부국")), .duplicate(of: "dish"), .added(Self.recipe("두부국", id: "dish-2", names: ["두부"])),
      ])
    #expect(try collection.add([again], beside: []) == [.duplicate(of: "dish")])
    #expect(try collection.recipes().map(\.id) == ["dish", "dish-2"])
  }

  /// A recipe written in Korean and exported with English names comes back with the vocabulary's Korean names.
  @Test(arguments: [(1.0, true), (2.0, false)])
  func recognisesDuplicatesInTheOtherLanguageByTheirAmounts(amount: Double, isKnown: Bool) throws {
    func recipe(_ korean: String, _ amount: Double, id: String) -> Recipe {
      let line = RecipeIngredient(
        id: "tofu", name: BilingualText(en: "Tofu", ko: korean), amount: Amount(amount, .block) ?? .toTaste)
      let title = BilingualText(en: "두부국", ko: "두부국")
      return Recipe(
        id: id, title: title, cuisine: .korean, kind: .soup, difficulty: .easy, servings: 2, minutes: 20,
        ingredients: [line], steps: [title])
    }
    var gate = RecipeDeduplicator([recipe("부침두부", 1, id: "dish")])
    let again = recipe("두부", amount, id: "other")
    #expect(try gate.admit(again) == (isKnown ? .duplicate(of: "dish") : .added(again)))
  }

  @Test func mentionsInStepsReachTheStore() throws {
    let dishes = try folder.dishes()
    let egg = BilingualText(en: "Add an egg.", ko: "Add an egg.")
    var recipe = Self.recipe("국")
    recipe = Recipe(
      id: recipe.id, title: recipe.title, cuisine: .korean, kind: .soup, difficulty: .easy, servings: 2, minutes: 20,
      ingredients: recipe.ingredients, steps: [egg])
    _ = try RecipeCollection(keptIn: folder.path).add([recipe], beside: [])
    for _ in 0..<2 {
      let store = try RecipeStore(dishes: dishes, collection: folder.path, keptIn: folder.path)
      #expect(try store.recipe(named: "국")?.mentioned == [.egg])
    }
    #expect(try RecipeCollection(keptIn: folder.path).recipes() == [recipe])
  }

  @Test func leavesIdentifiersToOtherRecipes() throws {
    let admissions = try RecipeCollection(keptIn: folder.path)
      .add([Self.recipe("국")], beside: [Self.recipe("탕"), Self.recipe("전골", id: "dish-2")])
    #expect(admissions == [.added(Self.recipe("국", id: "dish-3"))])
  }

  @Test func addsAllOrNothing() throws {
    let collection = try RecipeCollection(keptIn: folder.path)
    let broken = Recipe(
      id: "b", title: BilingualText(en: "b", ko: "b"), cuisine: .korean, kind: .soup, difficulty: .easy,
      servings: 0, minutes: 1, ingredients: [], steps: [])
    #expect(throws: CollectionError.self) { try collection.add([Self.recipe("국"), broken], beside: []) }
    #expect(try collection.recipes().isEmpty)
  }

  @Test func removes() throws {
    let collection = try RecipeCollection(keptIn: folder.path)
    _ = try collection.add([Self.recipe("국")], beside: [])
    #expect(try collection.remove(id: "dish"))
    #expect(try !collection.remove(id: "dish"))
    #expect(try collection.recipes().isEmpty)
    let rows = try Database(readingFrom: file).prepare("SELECT count(*) FROM ingredient").rows { $0.integer(0) }
    #expect(rows == [0])
  }

  @Test func aNewerFileIsRefusedAndLeftAlone() throws {
    _ = try RecipeCollection(keptIn: folder.path)
    let newer = CollectionSchema.migrations.version + 1
    try Database(writing: file, patience: 0).execute("PRAGMA user_version = \(newer)")
    #expect(throws: CollectionError.newer(file, version: newer)) { try RecipeCollection(keptIn: folder.path) }
    #expect(throws: CollectionError.newer(file, version: newer)) { _ = try CollectionSnapshot(in: folder.path) }
  }

  @Test(arguments: ["PRAGMA user_version = -5", "PRAGMA user_version = 0", "DROP TABLE change", "DROP TABLE step"])
  func foreignFilesAreRefused(_ damage: String) throws {
    _ = try RecipeCollection(keptIn: folder.path)
    try Database(writing: file, patience: 0).execute(damage)
    let openings: [() throws -> Void] = [
      { _ = try RecipeCollection(keptIn: folder.path) }, { _ = try CollectionSnapshot(in: folder.path) },
    ]
    for open in openings {
      let error = #expect(throws: CollectionError.self) { try open() }
      guard case .damaged(file, _) = error else { throw error ?? .folder(.denied("")) }
    }
  }

  @Test func aDamagedFileIsRefused() throws {
    try file.write("no database, but long enough to be looked at as one".utf8)
    #expect(throws: CollectionError.self) { try RecipeCollection(keptIn: folder.path) }
    #expect(throws: CollectionError.self) { _ = try CollectionSnapshot(in: folder.path) }
  }

  @Test func randomDamageNeverStopsTheProgram() throws {
    _ = try RecipeCollection(keptIn: folder.path).add((0..<40).map { Self.recipe("국\($0)", id: "d\($0)") }, beside: [])
    try Database(writing: file, patience: 0).execute("PRAGMA wal_checkpoint(TRUNCATE)")
    let bytes = try file.readBytes()
    var generator = SplitMix64(seed: 9)
    for _ in 0..<200 {
      var damaged = bytes
      for _ in 0..<6 { damaged[generator.next(below: bytes.count)] = UInt8(generator.next(below: 256)) }
      try file.write(damaged.prefix(generator.next(below: 4) == 0 ? generator.next(below: bytes.count) : bytes.count))
      _ = try? CollectionSnapshot(in: folder.path)?.changes(after: StoreOrigin(fingerprint: "", lineage: ""), limit: 99)
      _ = try? RecipeCollection(keptIn: folder.path).recipes()
    }
  }

  @Test func theStoreFollowsTheCollection() throws {
    let dishes = try folder.dishes()
    let kept = folder.path.appending("state")
    func store() throws -> RecipeStore { try RecipeStore(dishes: dishes, collection: kept, keptIn: kept) }
    let before = try store().count()
    let collection = try RecipeCollection(keptIn: kept)
    #expect(try store().count() == before)
    _ = try collection.add([Self.recipe("새 국", id: "kimchi-stew")], beside: [])
    #expect(try store().count() == before + 1)
    #expect(try store().recipe(named: "새 국")?.id == "kimchi-stew-2")
    #expect(try store().recipe(named: "새 국")?.ingredients.first?.note == "다진 것")
    _ = try collection.remove(id: "kimchi-stew")
    #expect(try store().count() == before)
  }
}
