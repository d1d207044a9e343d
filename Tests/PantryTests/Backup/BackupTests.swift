@testable import IngredientLines
import KitchenSamples
import Files
import Ingredients
@testable import SQLite
import TestSupport
import Testing

@testable import Pantry
@testable import Recipes
@testable import Time

struct BackupTests {
  private let folder = TemporaryFolder()
  private let noon = Moment(seconds: 1_795_262_400)
  /// Statements after which no version of the program can have written the pantry.
  private static let damages = [
    "PRAGMA user_version = -5", "PRAGMA user_version = 0", "DROP TABLE change", "DROP INDEX item_there",
  ]

  private func add(_ id: String, to home: FilePath) throws {
    let portion = Portion(try #require(Vocabulary.standard[id]))
    try PantryStore(keptIn: home).add([PantryAddition(portion, on: Sample.day)], at: noon)
  }

  private func listed(in home: FilePath) throws -> [String] {
    try PantryStore(keptIn: home).items().map(\.ingredient).sorted()
  }

  private func backup(of home: FilePath) throws -> FilePath {
    let file = folder("kept.fridge")
    try Backup(of: home, at: noon).write(to: file)
    return file
  }

  @Test func restoresTheBackedUpData() throws {
    let (home, other) = (folder("home"), folder("other/fridge"))
    try add("milk", to: home)
    let file = try backup(of: home)
    let done = try Backup(readingFrom: file).restore(from: file, into: other, at: noon)
    #expect(done == Restoration(stores: [.pantry], settings: nil, previous: nil, setAside: []))
    #expect(try listed(in: other) == ["milk"])
    #expect(try PantryStore(keptIn: other).events() == PantryStore(keptIn: home).events())
  }

  @Test func ownRecipesAreBackedUpToo() throws {
    let (home, other) = (folder("home"), folder("other"))
    let dish = Sample.dish("own-stew", .korean, .stew, Sample.line("tofu", 1, .block))
    _ = try RecipeCollection(keptIn: home).add([dish], beside: [])
    try add("milk", to: home)
    let file = try backup(of: home)
    let done = try Backup(readingFrom: file).restore(from: file, into: other, at: noon)
    #expect(done.stores == [.pantry, .collection])
    #expect(try RecipeCollection(keptIn: other).recipes() == [dish])
    #expect(try listed(in: other) == ["milk"])
  }

  @Test func storesMissingFromTheBackupAreNotTouched() throws {
    let (home, other) = (folder("home"), folder("other"))
    _ = try RecipeCollection(keptIn: home).add(
      [Sample.dish("own-stew", .korean, .stew, Sample.line("egg", 1, .piece))], beside: [])
    let file = try backup(of: home)
    try add("egg", to: other)
    let done = try Backup(readingFrom: file).restore(from: file, into: other, at: noon)
    #expect(done.stores == [.collection] && done.previous == nil)
    #expect(try listed(in: other) == ["egg"])
  }

  @Test func previousDataIsBackedUp() throws {
    let home = folder("home")
    try add("milk", to: home)
    let file = try backup(of: home)
    try add("egg", to: home)
    let open = try PantryStore(keptIn: home)
    let done = try Backup(readingFrom: file).restore(from: file, into: home, at: noon)
    #expect(try listed(in: home) == ["milk"])
    // A process that has the store open sees the change.
    #expect(try open.items().map(\.ingredient) == ["milk"])
    let previous = try #require(done.previous)
    #expect(previous == folder("home/before-restore-20261121T120000Z"))
    let again = try Backup(readingFrom: previous).restore(from: previous, into: home, at: noon)
    #expect(try listed(in: home) == ["egg", "milk"])
    #expect(again.previous == folder("home/before-restore-20261121T120000Z-2"))
  }

  @Test func settingsAreRestoredAndTheFormerOnesKept() throws {
    let (home, file, config) = (folder("home"), folder("kept.fridge"), folder("config/config.toml"))
    try folder("config").createFolder()
    try config.write("units = \"us\"\n".utf8)
    // Settings alone are worth a backup, and without any none are restored.
    try Backup(of: home, settings: config, at: noon).write(to: file)
    try config.write("units = \"metric\"\n".utf8)
    let done = try Backup(readingFrom: file).restore(from: file, into: home, settings: config, at: noon)
    #expect(done.settings == config && done.stores.isEmpty)
    #expect(try config.readBytes() == Array("units = \"us\"\n".utf8))
    let previous = try #require(done.previous)
    #expect(try Backup(readingFrom: previous).settings == Array("units = \"metric\"\n".utf8))
    try add("egg", to: home)
    try Backup(of: home, at: noon).write(to: file)
    #expect(try Backup(readingFrom: file).restore(from: file, into: home, settings: config, at: noon).settings == nil)
    #expect(try config.readBytes() == Array("units = \"us\"\n".utf8))
  }

  @Test func settingsAreRestoredIntoANewFolder() throws {
    let (home, file, config) = (folder("home"), folder("kept.fridge"), folder("elsewhere/fridge/config.toml"))
    try folder("first.toml").write("servings = 3\n".utf8)
    try Backup(of: home, settings: folder("first.toml"), at: noon).write(to: file)
    #expect(try Backup(of: home, settings: folder("first.toml"), at: noon).parts.isEmpty)
    let done = try Backup(readingFrom: file).restore(from: file, into: home, settings: config, at: noon)
    #expect(done.previous == nil)
    #expect(try config.readBytes() == Array("servings = 3\n".utf8))
  }

  @Test func aDamagedStoreIsMovedAside() throws {
    let (home, other) = (folder("home"), folder("other"))
    try add("milk", to: other)
    let file = try backup(of: other)
    try home.createFolder()
    try home.appending("pantry.sqlite").write("no database, but longer than the header of one would be".utf8)
    let done = try Backup(readingFrom: file).restore(from: file, into: home, at: noon)
    #expect(done.previous == nil)
    #expect(done.setAside == [folder("home/pantry.sqlite.damaged-20261121T120000Z")])
    #expect(try listed(in: home) == ["milk"])
    #expect(throws: BackupError.self) { try Backup(of: done.setAside[0].folder.appending("nowhere"), at: noon) }
  }

  @Test func anEmptyFolderCannotBeBackedUp() {
    #expect(throws: BackupError.nothingThere(folder.path)) { try Backup(of: folder.path, at: noon) }
  }

  @Test func otherFilesAreNotReplaced() throws {
    let home = folder("home")
    try add("milk", to: home)
    let store = home.appending("pantry.sqlite")
    #expect(throws: BackupError.file(.taken(store))) { try Backup(of: home, at: noon).write(to: store) }
    let forced = OverwriteRule(inputs: [store], isForced: true)
    #expect(throws: BackupError.file(.isInput(store))) { try Backup(of: home, at: noon).write(to: store, forced) }
    let file = try backup(of: home)
    #expect(try backup(of: home) == file)
  }

  @Test func storesOfLaterVersionsAreRefused() throws {
    let (home, other) = (folder("home"), folder("other"))
    try add("milk", to: home)
    try add("egg", to: other)
    let file = try backup(of: other)
    try Database(writing: home.appending("pantry.sqlite"), patience: 0).execute("PRAGMA user_version = 99")
    #expect(throws: BackupError.newerStore(home.appending("pantry.sqlite"), version: 99)) {
      try Backup(readingFrom: file).restore(from: file, into: home, at: noon)
    }
    let newer = try backup(of: home)
    #expect(throws: BackupError.unusable(newer, .newer(version: 99))) {
      try Backup(readingFrom: newer).restore(from: newer, into: other, at: noon)
    }
    #expect(try listed(in: other) == ["egg"])
  }

  @Test(arguments: [
    "CREATE TABLE other (number INTEGER)", "CREATE TABLE item (number INTEGER); PRAGMA user_version = 1",
  ])
  func otherDatabasesAreRefused(_ tables: String) throws {
    let (home, store) = (folder("home"), folder("home/pantry.sqlite"))
    try home.createFolder()
    try Database(writing: store, patience: 0).execute(tables)
    let error = #expect(throws: BackupError.self) { try Backup(of: home, at: noon) }
    guard case .store(store, let reason) = error else { throw error ?? .file(.denied("")) }
    #expect(reason.isDamage)
    try expectRefusal { database in try database.execute(tables) }
  }

  @Test(arguments: Self.damages)
  func backupsOfImpossibleStoresAreRefused(_ damage: String) throws {
    try expectRefusal { database in
      _ = try PantrySchema.migrations.prepare(database)
      try database.execute(damage)
    }
  }

  /// Expects that a backup is rejected whose pantry is an empty database changed by `fill`.
  private func expectRefusal(_ fill: (Database) throws -> Void) throws {
    let (database, file) = (try Database.inMemory(), folder("foreign.fridge"))
    try fill(database)
    try Backup(time: noon, parts: [Backup.Part(store: .pantry, bytes: try database.serialized())]).write(to: file)
    #expect(throws: BackupError.unusable(file, .foreign(.pantry))) {
      try Backup(readingFrom: file).restore(from: file, into: folder("other"), at: noon)
    }
    #expect(folder("other").kind == nil)
  }

  @Test(arguments: Self.damages)
  func anImpossibleStoreIsMovedAside(_ damage: String) throws {
    let (home, other) = (folder("home"), folder("other"))
    try add("milk", to: other)
    let file = try backup(of: other)
    try add("egg", to: home)
    let store = home.appending("pantry.sqlite")
    try Database(writing: store, patience: 0).execute(damage)
    let bytes = try store.readBytes()
    let error = #expect(throws: BackupError.self) { try Backup(of: home, at: noon) }
    guard case .store(store, let reason) = error else { throw error ?? .file(.denied("")) }
    #expect(reason.isDamage)
    #expect(try store.readBytes() == bytes)
    let done = try Backup(readingFrom: file).restore(from: file, into: home, at: noon)
    #expect(done.previous == nil)
    #expect(done.setAside == [folder("home/pantry.sqlite.damaged-20261121T120000Z")])
    #expect(try done.setAside[0].readBytes() == bytes)
    #expect(try listed(in: home) == ["milk"])
  }

  @Test func aStoreWithoutTablesIsEmpty() throws {
    let home = folder("home")
    try home.createFolder()
    try home.appending("pantry.sqlite").write([])
    #expect(throws: BackupError.nothingThere(home)) { try Backup(of: home, at: noon) }
  }
}
