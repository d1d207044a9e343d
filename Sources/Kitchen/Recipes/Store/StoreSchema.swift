internal import Files
internal import Ingredients
internal import Localization
internal import SQLite

/// The tables of the recipe store.
///
/// Recipes are numbered from 1 without gaps, ordered by identifier, so recipes can be ordered and chosen by number
/// without reading text.
enum StoreSchema {
  /// The version, which changes with the tables and their meaning, ``NameKey`` included; stores of other versions are
  /// rebuilt.
  static let version = 9

  /// The statements that create the tables in an empty database.
  ///
  /// A recipe is stored with its ``DishFlags`` and the ``Prominence`` of each ingredient, because deriving them is slow.
  /// The prominence stands on the first line of an ingredient. A step with marked amounts is stored in both forms; the
  /// marked one is empty for the others.
  static let tables = """
    CREATE TABLE origin (schema INTEGER NOT NULL, fingerprint TEXT NOT NULL);
    CREATE TABLE recipe (
      number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, title_en TEXT NOT NULL, title_ko TEXT NOT NULL,
      cuisine TEXT NOT NULL, kind TEXT NOT NULL, difficulty INTEGER NOT NULL, tags TEXT NOT NULL,
      servings INTEGER NOT NULL, minutes INTEGER NOT NULL, mentioned TEXT NOT NULL, flags INTEGER NOT NULL DEFAULT 0,
      is_own INTEGER NOT NULL DEFAULT 0);
    CREATE INDEX recipe_own ON recipe (number) WHERE is_own;
    CREATE TABLE ingredient (
      recipe INTEGER NOT NULL REFERENCES recipe, position INTEGER NOT NULL, id TEXT NOT NULL, name_en TEXT NOT NULL,
      name_ko TEXT NOT NULL, amount REAL, unit TEXT NOT NULL, role TEXT NOT NULL, note TEXT,
      prominence INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (recipe, position)) WITHOUT ROWID;
    CREATE INDEX ingredient_by_id ON ingredient (id, recipe);
    CREATE TABLE step (
      recipe INTEGER NOT NULL REFERENCES recipe, position INTEGER NOT NULL, en TEXT NOT NULL, ko TEXT NOT NULL,
      marked_en TEXT NOT NULL, marked_ko TEXT NOT NULL, PRIMARY KEY (recipe, position)) WITHOUT ROWID;
    CREATE TABLE name (
      key TEXT NOT NULL, recipe INTEGER NOT NULL REFERENCES recipe, PRIMARY KEY (key, recipe)) WITHOUT ROWID;
    CREATE VIRTUAL TABLE search USING fts5(
      title, ingredients, steps, content='', tokenize='porter unicode61 remove_diacritics 2');
    """

  /// Returns whether a database was built by this schema from the sources with this fingerprint.
  static func isCurrent(_ database: Database, for fingerprint: Fingerprint) throws(DatabaseError) -> Bool {
    let origin = try database.prepare("SELECT schema, fingerprint FROM origin").rows { ($0.integer(0), $0.text(1)) }
    return origin.count == 1 && origin[0] == (version, fingerprint.text)
  }
}

/// Builds a new store from recipes.
enum StoreBuilder {
  /// Builds a store in memory.
  ///
  /// - Parameters:
  ///   - recipes: recipes with unique identifiers, ordered by identifier; they are numbered from 1.
  ///   - own: the identifiers of the user's own recipes.
  static func build(
    _ recipes: [Recipe], own: Set<String> = [], fingerprint: Fingerprint
  ) throws(DatabaseError) -> Database {
    let database = try Database.inMemory()
    try database.execute(StoreSchema.tables)
    try database.execute("BEGIN")
    let writer = try RecipeWriter(database, .store)
    let flags = try database.prepare("UPDATE recipe SET flags = ? WHERE number = ?")
    let prominence = try database.prepare("UPDATE ingredient SET prominence = ? WHERE recipe = ? AND position = ?")
    let name = try database.prepare("INSERT OR IGNORE INTO name VALUES (?, ?)")
    let mark = try database.prepare("UPDATE recipe SET is_own = 1 WHERE number = ?")
    let search = try database.prepare("INSERT INTO search (rowid, title, ingredients, steps) VALUES (?, ?, ?, ?)")
    for recipe in recipes {
      let number = try writer.add(recipe)
      try flags.run(.integer(Int(DishFlags(recipe.flags).bits)), .integer(number))
      for need in recipe.needs where need.prominence > .unknown {
        guard let position = recipe.ingredients.firstIndex(where: { $0.id == need.id }) else { continue }
        try prominence.run(.integer(need.prominence.value), .integer(number), .integer(position))
      }
      if own.contains(recipe.id) { try mark.run(.integer(number)) }
      try search.run(
        .integer(number), .text(SearchText.indexed(recipe.title)),
        .text(SearchText.indexed(recipe.ingredients.map(\.name))),
        .text(SearchText.indexed(recipe.steps)))
      for words in [recipe.id, recipe.title.english, recipe.title.korean] {
        try name.run(.text(NameKey(words).text), .integer(number))
      }
    }
    try database.prepare("INSERT INTO origin VALUES (?, ?)")
      .run(.integer(StoreSchema.version), .text(fingerprint.text))
    try database.execute("COMMIT")
    return database
  }
}
