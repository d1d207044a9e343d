import Files
import Glibc
@testable import SQLite
import TestSupport
import Testing

@testable import SQLite

struct DatabaseFilesTests {
  private let folder = TemporaryFolder()
  private var path: FilePath { folder("store") }
  /// SQLite on a full disk: SQLITE_IOERR_SHMSIZE.
  private let refusal = DatabaseError(code: 4874, message: "disk I/O error")

  private func numbers(in database: Database) throws -> [Int] {
    try database.prepare("SELECT x FROM t ORDER BY x").rows { $0.integer(0) }
  }

  @Test func aCopyHoldsTheFileAndItsLog() throws {
    let database = try Database(writing: path, patience: 0)
    try database.execute("PRAGMA journal_mode = WAL; CREATE TABLE t (x); INSERT INTO t VALUES (1)")
    try database.execute("PRAGMA wal_checkpoint(TRUNCATE); INSERT INTO t VALUES (2)")
    try #require(folder("store-wal").byteCount ?? 0 > 0)
    let copy = try Database.copy(of: path, because: refusal)
    #expect(try numbers(in: copy) == [1, 2])
    try copy.execute("INSERT INTO t VALUES (3)")
    #expect(try numbers(in: database) == [1, 2])
  }

  @Test func aCopyOfAMissingFileIsEmpty() throws {
    #expect(try Database.copy(of: path, because: refusal).tables == [])
    try path.write([])
    try folder("store-wal").write([1, 2, 3])
    #expect(try Database.copy(of: path, because: refusal).tables == [])
  }

  @Test func errorsThatACopyCannotAvoidAreThrown() throws {
    try Database(writing: path, patience: 0).execute("CREATE TABLE t (x)")
    // SQLITE_BUSY, SQLITE_CORRUPT
    for other in [5, 11].map({ DatabaseError(code: $0, message: "") }) {
      #expect(throws: other) { try Database.copy(of: path, because: other) }
    }
    #expect(throws: refusal) { try Database.copy(of: folder.path, because: refusal) }
    try folder("store-journal").write([0])
    #expect(try numbers(in: Database.copy(of: path, because: refusal)) == [])
    try folder("store-journal").write([0xD9, 0xD5])
    #expect(throws: refusal) { try Database.copy(of: path, because: refusal) }
  }

  @Test func anUnreadableFileIsNotTakenForAMissingOne() throws {
    try Database(writing: path, patience: 0).execute("CREATE TABLE t (x)")
    _ = path.withCString { chmod($0, 0) }
    try asNobody(in: folder.path) {
      #expect(throws: refusal) { try Database.copy(of: path, because: refusal) }
    }
  }

  @Test func readingWorksWhereNothingCanBeWritten() throws {
    try Database(writing: path, patience: 0).execute(
      "PRAGMA journal_mode = WAL; CREATE TABLE t (x); INSERT INTO t VALUES (1)")
    try asNobody(in: folder.path) {
      let numbers = try Database.reading(path, patience: 0) { database throws(DatabaseError) in
        try database.prepare("SELECT x FROM t").rows { $0.integer(0) }
      }
      #expect(numbers == [1])
    }
  }
}
