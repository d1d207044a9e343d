import Files
import TestSupport
import Testing

@testable import Recipes

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

  @Test func aStatementOutlivesItsDatabasesLastName() throws {
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
}
