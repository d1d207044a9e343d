internal import Glibc

/// The versions of a database of the user's own, and the way from each to the next.
///
/// The version of a file is kept in SQLite's `user_version`.
struct DatabaseMigrations {
  private let statements: [String]

  /// - Parameter statements: what leads from each version to the next, beginning with an empty file; new ones are
  ///   appended, and none is ever changed.
  init(_ statements: [String]) { self.statements = statements }

  /// The version that this program writes.
  var version: Int { statements.count }

  /// Makes an open database one that is safe against the end of the process at any moment, and its tables current.
  ///
  /// A database of a later version is not touched, nor is one that no version of the program has written.
  ///
  /// - Returns: the version that was found.
  func prepare(_ database: Database) throws(DatabaseError) -> Int {
    let found = try check(database)
    guard found <= version else { return found }
    // Damage is told before anything is added to it.
    try database.checkIntegrity()
    try writeAhead(database)
    // FULL: what was acknowledged survives a loss of power too.
    try database.execute("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
    if found < version { try migrate(database) }
    return found
  }

  /// Switches a new database to a write-ahead log; nothing happens to one that has it.
  ///
  /// SQLite does not wait here while another process opens the same new file, as it does everywhere else.
  private func writeAhead(_ database: Database) throws(DatabaseError) {
    for _ in 0..<Self.attempts {
      do throws(DatabaseError) { return try database.execute("PRAGMA journal_mode = WAL") } catch {
        guard error.isBusy else { throw error }
        usleep(Self.pause)
      }
    }
    try database.execute("PRAGMA journal_mode = WAL")
  }

  /// How often a busy database is asked again, and after how many microseconds: for a second in all.
  private static let (attempts, pause): (Int, UInt32) = (100, 10_000)

  private func migrate(_ database: Database) throws(DatabaseError) {
    try database.transaction(catching: { $0 }) { () throws(DatabaseError) in
      // Another process may have been first.
      let found = try version(of: database)
      for statement in statements.dropFirst(found) { try database.execute(statement) }
      try database.execute("PRAGMA user_version = \(max(found, version))")
    }
  }
}

extension DatabaseMigrations {
  /// Checks that some version of the program has written an open database, and changes nothing.
  ///
  /// - Returns: the version; 0 for an empty database.
  @discardableResult
  func check(_ database: Database) throws(DatabaseError) -> Int {
    try database.execute("BEGIN")
    defer { try? database.execute("COMMIT") }
    return try version(of: database)
  }

  /// The version of an open database, which is never negative; 0 for an empty one.
  ///
  /// A version that there has never been and one without its tables are damage: one flipped bit is enough. What a later
  /// version holds is not looked at.
  ///
  /// - Precondition: a transaction is open, so that the version and the tables are of one moment.
  func version(of database: Database) throws(DatabaseError) -> Int {
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
      // The statements are right: it is the file that they do not fit.
      throw error.isStatementMismatch ? DatabaseError.corrupt(error.message) : error
    }
  }

  /// The definitions of the tables and indexes that a database of a version has.
  ///
  /// - Precondition: `version` is none that is later than ``version``.
  func tables(ofVersion version: Int) throws(DatabaseError) -> [String] {
    let database = try Database.inMemory()
    for statement in statements.prefix(version) { try database.execute(statement) }
    return try database.tables
  }
}

extension Database {
  /// The definitions of all tables and indexes but SQLite's own, in the order of their names.
  var tables: [String] {
    get throws(DatabaseError) {
      try prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite%' ORDER BY name")
        .rows { $0.text(0) }
    }
  }
}
