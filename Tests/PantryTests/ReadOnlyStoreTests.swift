import KitchenSamples
import Files
@testable import IngredientLines
import Ingredients
@testable import Pantry
@testable import Recipes
import TestSupport
import Testing

@testable import Pantry
@testable import Recipes
@testable import SQLite
@testable import Time

/// Stores in a folder where nothing can be written.
struct ReadOnlyStoreTests {
  private let folder = TemporaryFolder()
  private let noon = Moment(seconds: 1_795_262_400)
  private var pantry: FilePath { UserStore.pantry.path(in: folder.path) }
  private var collection: FilePath { UserStore.collection.path(in: folder.path) }
  private let dish = Sample.dish("own-stew", .korean, .stew, Sample.line("tofu", 1, .block))

  private func addition(_ id: String) throws -> PantryAddition {
    PantryAddition(Portion(try #require(Vocabulary.standard[id])), on: Sample.day)
  }

  @Test func thePantryIsReadOnly() throws {
    try PantryStore(keptIn: folder.path).add([addition("milk")], at: noon)
    let bytes = try pantry.readBytes()
    let (milk, egg) = (try addition("milk"), try addition("egg"))
    try asNobody(in: folder.path) {
      let store = try PantryStore(keptIn: folder.path)
      #expect(try store.items().map(\.ingredient) == ["milk"])
      #expect(try store.events().count == 1)
      let refusal = PantryError.unwritable(.denied(pantry))
      #expect(throws: refusal) { try store.add([egg], at: noon) }
      #expect(throws: refusal) { try store.remove([milk.portion], at: noon) }
      #expect(throws: refusal) { try store.undo(at: noon) }
      #expect(try store.items().map(\.ingredient) == ["milk"])
    }
    #expect(try pantry.readBytes() == bytes)
    #expect(try Folder(folder.path).names() == ["pantry.sqlite"])
  }

  /// After a process was killed, its acknowledged changes may be in the log only.
  @Test func theLogIsReadToo() throws {
    let open = try PantryStore(keptIn: folder.path)
    try open.add([addition("milk")], at: noon)
    let other = TemporaryFolder()
    for name in ["pantry.sqlite", "pantry.sqlite-wal"] as [FilePath] {
      try other(name).write(folder(name).readBytes())
    }
    try #require(other("pantry.sqlite-wal").byteCount ?? 0 > 0)
    try asNobody(in: other.path) {
      let ingredients = try PantryStore(keptIn: other.path).items().map(\.ingredient)
      #expect(ingredients == ["milk"])
    }
    #expect(try open.items().count == 1)
  }

  @Test func theCollectionIsReadOnly() throws {
    _ = try RecipeCollection(keptIn: folder.path).add([dish], beside: [])
    try asNobody(in: folder.path) {
      let all = StoreOrigin(fingerprint: "", lineage: "")
      #expect(try CollectionSnapshot(in: folder.path)?.changes(after: all, limit: 9).map(\.recipe) == [dish])
      let open = try RecipeCollection(keptIn: folder.path)
      #expect(try open.recipes() == [dish])
      let refusal = CollectionError.unwritable(.denied(collection))
      #expect(throws: refusal) { try open.add([dish], beside: []) }
      #expect(throws: refusal) { try open.remove(id: "own-stew") }
    }
  }

  @Test func backupsAreMadeButNotRestored() throws {
    try PantryStore(keptIn: folder.path).add([addition("milk")], at: noon)
    _ = try RecipeCollection(keptIn: folder.path).add([dish], beside: [])
    let usual = try Backup(of: folder.path, at: noon)
    let home = folder.path
    try asNobody(in: home) {
      let backup = try Backup(of: home, at: noon)
      #expect(backup == usual)
      #expect(throws: BackupError.file(.denied(pantry))) { try usual.restore(from: "kept", into: home, at: noon) }
    }
  }

  @Test func aMissingStoreReadsAsEmpty() throws {
    try asNobody(in: folder.path) {
      let (items, recipes) = (
        try PantryStore(keptIn: folder.path).items(), try RecipeCollection(keptIn: folder.path).recipes()
      )
      #expect(items.isEmpty && recipes.isEmpty)
      #expect(throws: PantryError.folder(.denied(folder("new")))) { try PantryStore(keptIn: folder("new")) }
    }
    #expect(try Folder(folder.path).names() == [])
  }

  @Test func damageAndLaterVersionsAreStillReported() throws {
    _ = try PantryStore(keptIn: folder.path)
    try Database(writing: pantry, patience: 0).execute("PRAGMA user_version = 99")
    try collection.write("no database, but long enough to be looked at as one".utf8)
    try asNobody(in: folder.path) {
      #expect(throws: PantryError.newer(pantry, version: 99)) { try PantryStore(keptIn: folder.path) }
      let error = #expect(throws: CollectionError.self) { try RecipeCollection(keptIn: folder.path) }
      guard case .damaged(collection, _) = error else { throw error ?? .folder(.denied("")) }
    }
  }
}
