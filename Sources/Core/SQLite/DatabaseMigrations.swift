internal import Glibc

/// The schema versions of a database, and the migration from each to the next.
///
/// A file's version is stored in SQLite's `user_version`.
package struct DatabaseMigrations {
  private let statements: [String]

  /// - Parameter statements: the migration from each version to the next, beginning with an empty file; new ones are
  ///   appended, and none is ever changed.
  package init(_ statements: [String]) { self.statements = statements }

  /// The current version, which this program writes.
  package var version: Int { statements.count }

  /// Makes an open database durable, even if the process is killed at any moment, and migrates it to the current
  /// version.
  ///
  /// A database of a later version, or one that no version of the program has written, is left alone.
  ///
  /// - Returns: the version before the migration.
  package func prepare(_ database: Database) throws(DatabaseError) -> Int {
    let found = try check(database)
    guard found <= version else { return found }
    // Damage must be reported before anything is written. To look at every page of a large file at each start would
    // take longer than most changes of it, so those are looked at before a migration only.
    let size = try database.byteCount
    if found < version || size <= Self.largestChecked { try database.checkIntegrity() }
    try writeAhead(database)
    // FULL: acknowledged changes survive a power failure too.
    try database.execute("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
    if found < version { try migrate(database) }
    return found
  }

  /// The size of the largest file that is checked whenever it is opened for writing: 16 MiB, which takes 20 ms.
  private static let largestChecked = 16 << 20

  /// Switches a new database to a write-ahead log; one that has a log is unchanged.
  ///
  /// Unlike elsewhere, SQLite does not wait here while another process opens the same new file.
  private func writeAhead(_ database: Database) throws(DatabaseError) {
    for _ in 0..<Self.attempts {
      do throws(DatabaseError) { return try database.execute("PRAGMA journal_mode = WAL") } catch {
        guard error.isBusy else { throw error }
        usleep(Self.pause)
      }
    }
    try database.execute("PRAGMA journal_mode = WAL")
  }

  /// The number of attempts on a busy database, and the pause between them in microseconds: a second in total.
  private static let (attempts, pause): (Int, UInt32) = (100, 10_000)

  private func migrate(_ database: Database) throws(DatabaseError) {
    try database.transaction(catching: { $0 }) { () throws(DatabaseError) in
      // Another process may have migrated it meanwhile.
      let found = try version(of: database)
      for statement in statements.dropFirst(found) { try database.execute(statement) }
      try database.execute("PRAGMA user_version = \(max(found, version))")
    }
  }
}

extension DatabaseMigrations {
  /// Checks, without changing it, that some version of the program has written an open database.
  ///
  /// - Returns: the version; 0 for an empty database.
  @discardableResult
  package func check(_ database: Database) throws(DatabaseError) -> Int {
    try database.execute("BEGIN")
    defer { try? database.execute("COMMIT") }
    return try version(of: database)
  }

  /// Returns the version of an open database; 0 for an empty one.
  ///
  /// A negative version and a version without its tables are reported as damage, for which one flipped bit is enough.
  /// The tables of a later version are not checked.
  ///
  /// - Precondition: a transaction is open, so that the version and the tables are read from one state.
  package func version(of database: Database) throws(DatabaseError) -> Int {
    do throws(DatabaseError) {
      let found = try database.prepare("PRAGMA user_version").rows { $0.integer(0) }.first ?? 0
      guard found >= 0 else { throw DatabaseError.corrupt("no store has the version \(found)") }
      if found > version { return found }
      let tables = try database.tables
      if found == 0, !tables.isEmpty { throw DatabaseError.corrupt("the database holds something else") }
      guard Set(tables).isSuperset(of: try self.tables(ofVersion: found)) else {
        throw DatabaseError.corrupt("the tables of version \(found) are not there")
      }
      return found
    } catch {
      // The statements are correct, so the file must be damaged.
      throw error.isStatementMismatch ? DatabaseError.corrupt(error.message) : error
    }
  }

  /// Returns the definitions of the tables and indexes in a database of some version.
  ///
  /// - Precondition: `version` is at most ``version``.
  package func tables(ofVersion version: Int) throws(DatabaseError) -> [String] {
    let database = try Database.inMemory()
    for statement in statements.prefix(version) { try database.execute(statement) }
    return try database.tables
  }
}

extension Database {
  /// The size of the database in bytes.
  fileprivate var byteCount: Int {
    get throws(DatabaseError) {
      let counts = try prepare("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
      return try counts.rows { $0.integer(0) }.first ?? 0
    }
  }

  /// The definitions of all tables and indexes except SQLite's own, ordered by name.
  package var tables: [String] {
    get throws(DatabaseError) {
      try prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite%' ORDER BY name")
        .rows { $0.text(0) }
    }
  }
}
