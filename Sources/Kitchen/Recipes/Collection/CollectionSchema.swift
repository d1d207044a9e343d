/// The tables of the user's own recipes.
///
/// `revision` changes with every change of the others, so that whatever was made from them can tell that it is stale.
enum CollectionSchema {
  /// What leads from each version of the tables to the next.
  static let migrations = DatabaseMigrations([
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
    """
  ])

  /// Says that the recipes are others now.
  static let newRevision = "UPDATE revision SET value = lower(hex(randomblob(16)))"
}
