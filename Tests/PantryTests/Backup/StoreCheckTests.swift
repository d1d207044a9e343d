import Files
import KitchenSamples
import TestSupport
import Testing

@testable import Pantry
@testable import SQLite
@testable import Time

struct StoreCheckTests {
  private let folder = TemporaryFolder()
  private var file: FilePath { UserStore.pantry.path(in: folder.path) }

  @Test func aStoreNeedNotBeThere() throws {
    #expect(try UserStore.pantry.check(in: folder.path) == nil)
    #expect(try Folder(folder.path).names().isEmpty)
  }

  @Test func anIntactStoreHasAVersion() throws {
    try PantryStore(keptIn: folder.path).add([], at: Moment(seconds: 0))
    #expect(try UserStore.pantry.check(in: folder.path) == UserStore.pantry.migrations.version)
    #expect(try UserStore.collection.check(in: folder.path) == nil)
  }

  @Test func damageIsFound() throws {
    try PantryStore(keptIn: folder.path).add([], at: Moment(seconds: 0))
    var bytes = try file.readBytes()
    for index in 4096..<bytes.count { bytes[index] = 0xFF }
    try file.write(bytes)
    #expect(throws: BackupError.self) { try UserStore.pantry.check(in: folder.path) }
    #expect(try file.readBytes() == bytes)
  }

  @Test func laterVersionsAreFound() throws {
    let version = UserStore.pantry.migrations.version + 1
    try Database(writing: file, patience: 0).execute("CREATE TABLE a (b); PRAGMA user_version = \(version)")
    #expect(throws: BackupError.newerStore(file, version: version)) { try UserStore.pantry.check(in: folder.path) }
  }

  @Test func otherDatabasesAreFound() throws {
    try Database(writing: file, patience: 0).execute("CREATE TABLE a (b)")
    #expect(throws: BackupError.self) { try UserStore.pantry.check(in: folder.path) }
  }
}
