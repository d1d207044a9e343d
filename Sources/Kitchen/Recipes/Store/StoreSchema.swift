internal import Files
internal import SQLite

/// The tables of the recipe store.
///
/// Bundled dishes are numbered from 1 without gaps, ordered by identifier. The user's own recipes have the number of the
/// collection plus ``ownNumbers``'s lower bound, so that a new one gets its number without moving the others.
enum StoreSchema {
  /// The version, which changes with the tables and their meaning, ``NameKey`` included; stores of other versions are
  /// rebuilt.
  static let version = 14

  /// The numbers of the user's own recipes.
  static let ownNumbers = (1 << 20)..<Int.max

  /// The statements that create the tables in an empty database.
  ///
  /// A recipe is stored with its ``DishFlags`` and the ``Prominence`` of each ingredient, because deriving them is slow.
  /// The prominence stands on the first line of an ingredient. A step with marked amounts is stored in both forms; the
  /// marked one is empty for the others. `food` has every name of an ingredient, and `identity` what makes recipes
  /// duplicates of each other. `changed` and `removal` count the changes of the collection.
  static let tables = """
    CREATE TABLE origin (
      schema INTEGER NOT NULL, fingerprint TEXT NOT NULL, lineage TEXT NOT NULL, sequence INTEGER NOT NULL,
      reached INTEGER NOT NULL, token TEXT NOT NULL);
    CREATE TABLE recipe (
      number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, title_en TEXT NOT NULL, title_ko TEXT NOT NULL,
      cuisine TEXT NOT NULL, kind TEXT NOT NULL, difficulty INTEGER NOT NULL, tags TEXT NOT NULL,
      servings INTEGER NOT NULL, minutes INTEGER NOT NULL, mentioned TEXT NOT NULL DEFAULT '',
      flags INTEGER NOT NULL DEFAULT 0, changed INTEGER NOT NULL DEFAULT 0);
    CREATE INDEX recipe_facts ON recipe (number, cuisine, kind, minutes, flags);
    CREATE INDEX recipe_by_change ON recipe (changed) WHERE changed > 0;
    CREATE TABLE removal (number INTEGER PRIMARY KEY, sequence INTEGER NOT NULL);
    CREATE TABLE ingredient (
      recipe INTEGER NOT NULL REFERENCES recipe, position INTEGER NOT NULL, id TEXT NOT NULL, name_en TEXT NOT NULL,
      name_ko TEXT NOT NULL, amount REAL, unit TEXT NOT NULL, role TEXT NOT NULL, note TEXT,
      prominence INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (recipe, position)) WITHOUT ROWID;
    CREATE TABLE step (
      recipe INTEGER NOT NULL REFERENCES recipe, position INTEGER NOT NULL, en TEXT NOT NULL, ko TEXT NOT NULL,
      marked_en TEXT NOT NULL, marked_ko TEXT NOT NULL, PRIMARY KEY (recipe, position)) WITHOUT ROWID;
    CREATE TABLE detail (
      recipe INTEGER NOT NULL REFERENCES recipe, name TEXT NOT NULL, value TEXT NOT NULL,
      PRIMARY KEY (recipe, name)) WITHOUT ROWID;
    CREATE TABLE name (
      key TEXT NOT NULL, recipe INTEGER NOT NULL REFERENCES recipe, PRIMARY KEY (key, recipe)) WITHOUT ROWID;
    CREATE TABLE food (
      id TEXT NOT NULL, name_en TEXT NOT NULL, name_ko TEXT NOT NULL, recipe INTEGER NOT NULL,
      PRIMARY KEY (id, name_en, name_ko)) WITHOUT ROWID;
    CREATE TABLE food_name (key TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (key, id)) WITHOUT ROWID;
    CREATE TABLE identity (
      key INTEGER NOT NULL, recipe INTEGER NOT NULL REFERENCES recipe, PRIMARY KEY (key, recipe)) WITHOUT ROWID;
    CREATE VIRTUAL TABLE search USING fts5(
      title, ingredients, steps, content='', tokenize='porter unicode61 remove_diacritics 2');
    """
}

/// The state that a store was built from and brought up to.
struct StoreOrigin: Equatable {
  /// The fingerprint of the bundled dishes and of all knowledge from which values were derived.
  var fingerprint: String
  /// A text that no other build of a store with the user's own recipes has.
  var lineage: String
  /// The change of the collection that was last taken over; 0 for none.
  var sequence = 0
  /// The number in the collection of the last recipe of that change which was taken over.
  var reached = Int.max
  /// The token of that change, by which another history of the collection is told from this one.
  var token = ""

  /// Reads the origin; nil if another version of the schema wrote the store.
  static func read(from database: Database) throws(DatabaseError) -> StoreOrigin? {
    let origins = try database.prepare("SELECT schema, fingerprint, lineage, sequence, reached, token FROM origin")
      .rows { row in
        row.integer(0) == StoreSchema.version
          ? StoreOrigin(
            fingerprint: row.text(1), lineage: row.text(2), sequence: row.integer(3), reached: row.integer(4),
            token: row.text(5)) : nil
      }
    return origins.count == 1 ? origins[0] : nil
  }

  /// Replaces the stored origin.
  func write(to database: Database) throws(DatabaseError) {
    try database.execute("DELETE FROM origin")
    try database.prepare("INSERT INTO origin VALUES (?, ?, ?, ?, ?, ?)").run(
      .integer(StoreSchema.version), .text(fingerprint), .text(lineage), .integer(sequence), .integer(reached),
      .text(token))
  }
}
