internal import Ingredients

/// Fills a new store with recipes.
enum StoreBuilder {
  /// Builds a store in memory.
  ///
  /// - Parameter recipes: in the order of their identifiers, each identifier once; they get the numbers from 1 on.
  static func build(_ recipes: [Recipe], fingerprint: Fingerprint) throws(DatabaseError) -> Database {
    let database = try Database.inMemory()
    try database.execute(StoreSchema.tables)
    try database.execute("BEGIN")
    let writer = try RecipeWriter(database, .store)
    let flags = try database.prepare("UPDATE recipe SET flags = ? WHERE number = ?")
    let name = try database.prepare("INSERT OR IGNORE INTO name VALUES (?, ?)")
    for recipe in recipes {
      let number = try writer.add(recipe)
      try flags.run(.integer(Int(DishFlags(recipe.flags).bits)), .integer(number))
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
