internal import Files
package import SQLite

/// The tables of the user's own recipes.
///
/// `change` has a row for every change with a random token, so that anything derived from the recipes can detect that it
/// is stale, and what it lacks. `changed` of a recipe is its last change, `removal` that of one that is gone. `former`
/// has the recipes that a change replaced or removed, as lines of a dish file, so that it can be undone.
package enum CollectionSchema {
  /// The migrations from each version of the tables to the next.
  package static let migrations = DatabaseMigrations([
    """
    CREATE TABLE revision (value TEXT NOT NULL) STRICT;
    INSERT INTO revision VALUES (lower(hex(randomblob(16))));
    CREATE TABLE recipe (
      number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, title_en TEXT NOT NULL, title_ko TEXT NOT NULL,
      cuisine TEXT NOT NULL, kind TEXT NOT NULL, difficulty INTEGER NOT NULL, tags TEXT NOT NULL,
      servings INTEGER NOT NULL CHECK (servings > 0), minutes INTEGER NOT NULL CHECK (minutes > 0)) STRICT;
    CREATE TABLE ingredient (
      recipe INTEGER NOT NULL REFERENCES recipe ON DELETE CASCADE, position INTEGER NOT NULL, id TEXT NOT NULL,
      name_en TEXT NOT NULL, name_ko TEXT NOT NULL, amount REAL CHECK (amount > 0), unit TEXT NOT NULL,
      role TEXT NOT NULL, note TEXT, PRIMARY KEY (recipe, position)) STRICT, WITHOUT ROWID;
    CREATE TABLE step (
      recipe INTEGER NOT NULL REFERENCES recipe ON DELETE CASCADE, position INTEGER NOT NULL, en TEXT NOT NULL,
      ko TEXT NOT NULL, PRIMARY KEY (recipe, position)) STRICT, WITHOUT ROWID;
    """,
    """
    CREATE TABLE change (
      sequence INTEGER PRIMARY KEY, token TEXT NOT NULL, kind TEXT NOT NULL, time INTEGER,
      undoes INTEGER REFERENCES change) STRICT;
    INSERT INTO change SELECT 1, value, 'start', NULL, NULL FROM revision;
    DROP TABLE revision;
    ALTER TABLE recipe ADD COLUMN added INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE recipe ADD COLUMN changed INTEGER NOT NULL DEFAULT 1;
    CREATE INDEX recipe_by_addition ON recipe (added);
    CREATE INDEX recipe_by_change ON recipe (changed);
    CREATE TABLE removal (number INTEGER PRIMARY KEY, sequence INTEGER NOT NULL) STRICT;
    CREATE INDEX removal_by_change ON removal (sequence);
    CREATE TABLE former (
      sequence INTEGER NOT NULL REFERENCES change, number INTEGER NOT NULL, added INTEGER NOT NULL,
      line TEXT NOT NULL, PRIMARY KEY (sequence, number)) STRICT, WITHOUT ROWID;
    CREATE TABLE detail (
      recipe INTEGER NOT NULL REFERENCES recipe ON DELETE CASCADE, name TEXT NOT NULL, value TEXT NOT NULL,
      PRIMARY KEY (recipe, name)) STRICT, WITHOUT ROWID;
    CREATE TABLE opinion (
      recipe TEXT PRIMARY KEY, rating INTEGER CHECK (rating BETWEEN 1 AND 5), note TEXT) STRICT, WITHOUT ROWID;
    CREATE TABLE cooking (
      recipe TEXT NOT NULL, day INTEGER NOT NULL, PRIMARY KEY (recipe, day)) STRICT, WITHOUT ROWID;
    """,
  ])
}

/// A read-only, consistent state of the user's own recipes.
package struct CollectionSnapshot {
  /// A recipe as one change left it.
  struct Change {
    let number: Int
    let sequence: Int
    let recipe: Recipe
  }

  /// A recipe that a change removed.
  struct Removal {
    let number: Int
    let sequence: Int
  }

  private let database: Database
  private let version: Int
  private let path: FilePath
  /// The number of the last change.
  let sequence: Int
  /// The token of the last change, which differs after every change.
  let token: String

  /// Opens the collection of a folder; nil if there is none.
  init?(in folder: FilePath) throws(CollectionError) {
    let path = RecipeCollection.file(in: folder)
    guard path.kind == .file else { return nil }
    do throws(DatabaseError) {
      let (database, version, last) = try Database.reading(path, patience: OpenStore.patience, Self.look(at:))
      (self.database, self.version, (sequence, token)) = (database, version, last)
    } catch { throw CollectionError(error, at: path) }
    self.path = path
    guard version <= CollectionSchema.migrations.version else { throw .newer(path, version: version) }
  }

  /// Reads the version and the last change in a new transaction, so that later reads see the same state of the file.
  private static func look(
    at database: Database
  ) throws(DatabaseError) -> (Database, Int, (Int, String)) {
    try database.execute("BEGIN")
    let version = try CollectionSchema.migrations.version(of: database)
    // A killed process may leave a file without tables, which is empty.
    if version == 0 || version > CollectionSchema.migrations.version { return (database, version, (0, "")) }
    let last =
      version == 1
      ? "SELECT 1, value FROM revision" : "SELECT sequence, token FROM change ORDER BY sequence DESC LIMIT 1"
    let changes = try database.prepare(last).rows { ($0.integer(0), $0.text(1)) }
    guard let change = changes.first else { throw .corrupt("there is no change") }
    return (database, version, change)
  }

  /// Returns the token of an earlier change, or of none, whose number is 0; nil if there was no such change.
  func token(of sequence: Int) throws(DatabaseError) -> String? {
    if sequence == 0 { return "" }
    if version < 2 { return sequence == self.sequence ? token : nil }
    return try database.prepare("SELECT token FROM change WHERE sequence = ?")
      .rows([.integer(sequence)]) { $0.text(0) }.first
  }

  /// Returns the number of recipes that ``changes(after:limit:)`` returns in all.
  func changeCount(after origin: StoreOrigin) throws(DatabaseError) -> Int {
    if version == 0 { return 0 }
    return try database.prepare("SELECT count(*) FROM recipe \(isLater)")
      .rows([.integer(origin.sequence), .integer(origin.reached)]) { $0.integer(0) }.first ?? 0
  }

  /// Returns the next recipes that a store lacks, in the order of their changes and numbers.
  func changes(after origin: StoreOrigin, limit: Int) throws(DatabaseError) -> [Change] {
    if version == 0 { return [] }
    let reader = try RecipeReader(database, version == 1 ? .collectionWithoutDetails : .collection)
    var changed: [(Int, Int)] = []
    // The rest of one change, then the later ones: as one condition, SQLite would count through all that is done.
    for condition in ["\(changeColumn) = ?1 AND number > ?2", "\(changeColumn) > ?1 AND ?2 IS NOT NULL"]
    where changed.count < limit {
      changed += try database.prepare(
        "SELECT number, \(changeColumn) FROM recipe WHERE \(condition) ORDER BY \(changeColumn), number LIMIT ?3"
      ).rows([.integer(origin.sequence), .integer(origin.reached), .integer(limit - changed.count)]) {
        ($0.integer(0), $0.integer(1))
      }
    }
    var changes: [Change] = []
    for (number, sequence) in changed {
      guard let recipe = try reader.recipe(numbered: number) else { continue }
      changes.append(Change(number: number, sequence: sequence, recipe: recipe))
    }
    return changes
  }

  /// Returns the recipes that were removed after a change.
  func removals(after sequence: Int) throws(DatabaseError) -> [Removal] {
    if version < 2 { return [] }
    return try database.prepare("SELECT number, sequence FROM removal WHERE sequence > ? ORDER BY number")
      .rows([.integer(sequence)]) { Removal(number: $0.integer(0), sequence: $0.integer(1)) }
  }

  /// All recipes of version 1 were there before changes were counted.
  private var changeColumn: String { version == 1 ? "+1" : "changed" }

  private var isLater: String {
    version == 1 ? "WHERE (1, number) > (?1, ?2)" : "WHERE (changed, number) > (?1, ?2)"
  }
}
