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
  /// A database of a later version is not touched.
  ///
  /// - Returns: the version that was found.
  func prepare(_ database: Database) throws(DatabaseError) -> Int {
    let found = try Self.version(of: database)
    guard found <= version else { return found }
    // Damage is told before anything is added to it.
    try database.checkWholeness()
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

  /// The version of an open database; 0 for an empty one.
  static func version(of database: Database) throws(DatabaseError) -> Int {
    try number("PRAGMA user_version", in: database)
  }

  private func migrate(_ database: Database) throws(DatabaseError) {
    try database.transaction(catching: { $0 }) { () throws(DatabaseError) in
      // Another process may have been first.
      let found = try Self.version(of: database)
      if found == 0, try Self.number("SELECT count(*) FROM sqlite_schema", in: database) > 0 {
        throw .corrupt("the database holds something else")
      }
      for statement in statements.dropFirst(found) { try database.execute(statement) }
      try database.execute("PRAGMA user_version = \(max(found, version))")
    }
  }

  private static func number(_ question: String, in database: Database) throws(DatabaseError) -> Int {
    try database.prepare(question).rows { $0.integer(0) }.first ?? 0
  }
}
