@testable import SQLite
import Testing

@testable import SQLite

struct DatabaseMigrationsTests {
  private let statements = ["CREATE TABLE a (x)", "CREATE TABLE b (x); CREATE INDEX c ON b (x)"]
  private var migrations: DatabaseMigrations { DatabaseMigrations(statements) }

  private func database(ofVersion version: Int) throws -> Database {
    let database = try Database.inMemory()
    #expect(try DatabaseMigrations(Array(statements.prefix(version))).prepare(database) == 0)
    return database
  }

  @Test(arguments: 0...2) func everyVersionBecomesTheCurrentOne(_ version: Int) throws {
    let database = try database(ofVersion: version)
    #expect(try migrations.prepare(database) == version)
    #expect(try migrations.check(database) == 2)
    #expect(try database.tables == migrations.tables(ofVersion: 2))
    #expect(try database.tables.count == 3)
  }

  @Test(arguments: [-1, -5, Int(Int32.min)]) func aVersionThatNeverWasIsDamage(_ version: Int) throws {
    let database = try database(ofVersion: 2)
    try database.execute("PRAGMA user_version = \(version)")
    try expectDamage(in: database)
  }

  @Test(arguments: ["PRAGMA user_version = 0", "DROP TABLE a", "DROP INDEX c", "ALTER TABLE b ADD COLUMN y"])
  func aVersionWithOtherTablesIsDamage(_ damage: String) throws {
    let database = try database(ofVersion: 2)
    try database.execute(damage)
    try expectDamage(in: database)
  }

  @Test func aVersionBeforeItsTablesIsDamage() throws {
    let database = try database(ofVersion: 1)
    try database.execute("PRAGMA user_version = 2")
    try expectDamage(in: database)
  }

  private func expectDamage(in database: Database) throws {
    let tables = try database.tables
    let examinations: [(Database) throws -> Int] = [migrations.check, migrations.prepare]
    for examine in examinations {
      let error = #expect(throws: DatabaseError.self) { try examine(database) }
      #expect(error?.isDamage == true)
    }
    #expect(try database.tables == tables)
  }

  @Test func aLaterVersionIsNotChecked() throws {
    let database = try database(ofVersion: 0)
    try database.execute("CREATE TABLE other (x); PRAGMA user_version = 3")
    #expect(try migrations.check(database) == 3)
    #expect(try migrations.prepare(database) == 3)
    #expect(try database.tables == ["CREATE TABLE other (x)"])
  }

  @Test func foreignTablesAreKept() throws {
    let database = try database(ofVersion: 1)
    try database.execute("CREATE INDEX own ON a (x); INSERT INTO a VALUES (1); ANALYZE")
    #expect(try migrations.prepare(database) == 1)
    #expect(try migrations.check(database) == 2)
  }
}
