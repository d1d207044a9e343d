import Files
@testable import SQLite
import TestSupport
import Testing

@testable import SQLite

struct DatabaseTests {
  @Test(arguments: ["", "plain", "한글", "a\0b", "quote ' \" ;", "🥕"])
  func keepsText(text: String) throws {
    let echo = try Database.inMemory().prepare("SELECT ?1, typeof(?1)")
    #expect(try echo.rows([.text(text)]) { $0.text(0) } == [text])
    #expect(try echo.rows([.text(text)]) { $0.text(1) } == ["text"])
  }

  @Test func keepsNumbersAndNull() throws {
    let echo = try Database.inMemory().prepare("SELECT ?1, ?2, ?3")
    let row = try echo.rows([.integer(.min), .real(0.1), .null]) { ($0.integer(0), $0.real(1), $0.real(2), $0.text(2)) }
    #expect(row[0] == (.min, 0.1, nil, ""))
  }

  @Test(arguments: [[], [0], [0xFF, 0, 0x80]] as [[UInt8]]) func keepsBytes(bytes: [UInt8]) throws {
    let echo = try Database.inMemory().prepare("SELECT ?1, typeof(?1)")
    #expect(try echo.rows([.bytes(bytes)]) { $0.bytes(0) } == [bytes])
    #expect(try echo.rows([.bytes(bytes)]) { $0.text(1) } == ["blob"])
    #expect(try echo.rows([.null]) { $0.bytes(0) } == [[]])
  }

  @Test func aStatementRunsAgainAfterAnError() throws {
    let database = try Database.inMemory()
    try database.execute("CREATE TABLE t (x INTEGER PRIMARY KEY)")
    let insert = try database.prepare("INSERT INTO t VALUES (?)")
    try insert.run(.integer(1))
    #expect(throws: DatabaseError.self) { try insert.run(.integer(1)) }
    try insert.run(.integer(2))
    #expect(try database.prepare("SELECT count(*) FROM t").rows { $0.integer(0) } == [2])
  }

  @Test func errorsCarrySQLitesWords() throws {
    let error = #expect(throws: DatabaseError.self) { try Database.inMemory().prepare("SELEKT 1") }
    #expect(error?.message.contains("SELEKT") == true)
    #expect(throws: DatabaseError.self) { try Database.inMemory().execute("DROP TABLE nothing") }
    #expect(throws: DatabaseError.self) { try Database.inMemory().prepare("SELECT 1").rows([.null]) { _ in } }
  }

  @Test func aStatementRetainsItsDatabase() throws {
    var database: Database? = try Database.inMemory()
    let statement = try #require(try database?.prepare("SELECT 7"))
    database = nil
    #expect(try statement.rows { $0.integer(0) } == [7])
  }

  @Test func aFileIsReadAndNeverWritten() throws {
    let folder = TemporaryFolder()
    let path = folder.path.appending("냉장고.sqlite")
    let built = try Database.inMemory()
    try built.execute("CREATE TABLE t (x); INSERT INTO t VALUES (42)")
    try path.write(try built.serialized())
    let read = try Database(readingFrom: path)
    #expect(try read.prepare("SELECT x FROM t").rows { $0.integer(0) } == [42])
    #expect(throws: DatabaseError.self) { try read.execute("INSERT INTO t VALUES (1)") }
    #expect(throws: DatabaseError.self) { try Database(readingFrom: folder.path.appending("missing")) }
  }

  private struct Stopped: Error, Equatable { var error: DatabaseError? }

  @Test func transactionsAreAtomic() throws {
    let database = try Database.inMemory()
    try database.execute("CREATE TABLE t (x)")
    func count() throws -> [Int] { try database.prepare("SELECT count(*) FROM t").rows { $0.integer(0) } }
    let result = try database.transaction(catching: { Stopped(error: $0) }) { () throws(Stopped) in
      try? database.execute("INSERT INTO t VALUES (1)")
      return 7
    }
    #expect(result == 7)
    #expect(throws: Stopped(error: nil)) {
      try database.transaction(catching: { Stopped(error: $0) }) { () throws(Stopped) in
        try? database.execute("INSERT INTO t VALUES (2)")
        throw Stopped(error: nil)
      }
    }
    #expect(try count() == [1])
  }

  @Test func aWriterWaitsNoLongerThanItsPatience() throws {
    let folder = TemporaryFolder()
    let path = folder.path.appending("t.sqlite")
    let (first, second) = (try Database(writing: path, patience: 0), try Database(writing: path, patience: 0))
    try first.execute("BEGIN IMMEDIATE")
    let error = #expect(throws: DatabaseError.self) { try second.execute("BEGIN IMMEDIATE") }
    #expect(error?.isDamage == false)
    try first.execute("ROLLBACK")
    try second.execute("BEGIN IMMEDIATE")
  }

  @Test func damageIsDistinguishedFromOtherErrors() {
    #expect(DatabaseError.corrupt("x").isDamage)
    // SQLITE_NOTADB, SQLITE_CORRUPT_INDEX, SQLITE_BUSY, SQLITE_FULL
    #expect([26, 779, 5, 13].map { DatabaseError(code: $0, message: "").isDamage } == [true, true, false, false])
  }

  /// A process that is killed while it writes leaves the database file and its journal.
  @Test func watchingRollsBackAnUnfinishedChange() throws {
    let folder = TemporaryFolder()
    let (path, journal) = (folder.path.appending("a"), folder.path.appending("a-journal"))
    let (later, laterJournal) = (folder.path.appending("b"), folder.path.appending("b-journal"))
    let database = try Database(writing: path, patience: 0)
    try database.execute("PRAGMA cache_size = 1; CREATE TABLE t (x); INSERT INTO t VALUES ('kept')")
    try database.execute("BEGIN; DELETE FROM t")
    let insert = try database.prepare("INSERT INTO t VALUES (zeroblob(3000))")
    for _ in 0..<200 { try insert.run() }
    try later.write(path.readBytes())
    try laterJournal.write(journal.readBytes())
    try database.execute("ROLLBACK")
    #expect(throws: DatabaseError.self) { try words(in: Database(readingFrom: later)) }
    let watching = try Database(watching: later, patience: 0)
    #expect(try words(in: watching) == ["kept"])
    #expect(throws: DatabaseError.self) { try watching.execute("DELETE FROM t") }
    #expect(throws: DatabaseError.self) { try Database(watching: folder.path.appending("c"), patience: 0) }
  }

  private func words(in database: Database) throws -> [String] {
    try database.prepare("SELECT x FROM t").rows { $0.text(0) }
  }
}
