/// The tables of the pantry, and the way there from those of earlier versions.
///
/// Items are never deleted, only marked as gone, so that every event can be shown and taken back.
enum PantrySchema {
  /// The version of the tables that this program writes, kept in SQLite's `user_version`.
  static var version: Int { migrations.count }

  /// The statements that lead from each version to the next; new ones are appended, and none is ever changed.
  private static let migrations = [
    """
    CREATE TABLE item (
      number INTEGER PRIMARY KEY, ingredient TEXT NOT NULL, name_en TEXT NOT NULL, name_ko TEXT NOT NULL,
      unit TEXT NOT NULL, added TEXT NOT NULL, expires TEXT, expiry_source TEXT, place TEXT NOT NULL,
      is_there INTEGER NOT NULL CHECK (is_there IN (0, 1)), amount REAL CHECK (amount > 0),
      CHECK ((expires IS NULL) = (expiry_source IS NULL)), CHECK (is_there OR amount IS NULL)) STRICT;
    CREATE INDEX item_there ON item (ingredient) WHERE is_there;
    CREATE TABLE event (
      number INTEGER PRIMARY KEY AUTOINCREMENT, time INTEGER NOT NULL,
      action TEXT NOT NULL CHECK (action IN ('add', 'remove', 'undo')), undoes INTEGER UNIQUE REFERENCES event,
      CHECK ((action = 'undo') = (undoes IS NOT NULL))) STRICT;
    CREATE TABLE change (
      event INTEGER NOT NULL REFERENCES event, item INTEGER NOT NULL REFERENCES item,
      was_there INTEGER NOT NULL CHECK (was_there IN (0, 1)), old_amount REAL CHECK (old_amount > 0),
      is_there INTEGER NOT NULL CHECK (is_there IN (0, 1)), new_amount REAL CHECK (new_amount > 0),
      PRIMARY KEY (event, item)) STRICT, WITHOUT ROWID;
    """
  ]

  /// Makes an open database one that is safe against the end of the process at any moment, and its tables current.
  ///
  /// A database of a later version is not touched.
  ///
  /// - Returns: the version that was found.
  static func prepare(_ database: Database) throws(DatabaseError) -> Int {
    let found = try number("PRAGMA user_version", in: database)
    guard found <= version else { return found }
    try checkWholeness(of: database)
    // FULL: an event that was acknowledged survives a loss of power too.
    try database.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
    if found < version { try migrate(database) }
    return found
  }

  /// Reads every page: damage is told before anything is added to it.
  private static func checkWholeness(of database: Database) throws(DatabaseError) {
    let complaints = try database.prepare("PRAGMA quick_check(1)").rows { $0.text(0) }
    guard complaints == ["ok"] else { throw .corrupt(complaints.first ?? "quick_check") }
  }

  private static func migrate(_ database: Database) throws(DatabaseError) {
    try database.transaction(catching: { $0 }) { () throws(DatabaseError) in
      // Another process may have been first.
      let found = try number("PRAGMA user_version", in: database)
      if found == 0, try number("SELECT count(*) FROM sqlite_schema", in: database) > 0 {
        throw .corrupt("the database holds something else")
      }
      for migration in migrations.dropFirst(found) { try database.execute(migration) }
      try database.execute("PRAGMA user_version = \(max(found, version))")
    }
  }

  private static func number(_ question: String, in database: Database) throws(DatabaseError) -> Int {
    try database.prepare(question).rows { $0.integer(0) }.first ?? 0
  }
}
