internal import Ingredients

/// Fills a new store with recipes.
struct StoreBuilder {
  private let database: Database
  private let recipe: Statement
  private let ingredient: Statement
  private let step: Statement
  private let name: Statement

  /// Builds a store in memory.
  ///
  /// - Parameter recipes: in the order of their identifiers, each identifier once.
  static func build(_ recipes: [Recipe], fingerprint: Fingerprint) throws(DatabaseError) -> Database {
    let database = try Database.inMemory()
    try database.execute(StoreSchema.tables)
    try database.execute("BEGIN")
    let builder = try StoreBuilder(database)
    for (index, recipe) in recipes.enumerated() { try builder.add(recipe, number: index + 1) }
    try database.prepare("INSERT INTO origin VALUES (?, ?)")
      .run(.integer(StoreSchema.version), .text(fingerprint.text))
    try database.execute("COMMIT")
    return database
  }

  private init(_ database: Database) throws(DatabaseError) {
    self.database = database
    recipe = try database.prepare("INSERT INTO recipe VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
    ingredient = try database.prepare("INSERT INTO ingredient VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
    step = try database.prepare("INSERT INTO step VALUES (?, ?, ?, ?)")
    name = try database.prepare("INSERT OR IGNORE INTO name VALUES (?, ?)")
  }

  private func add(_ added: Recipe, number: Int) throws(DatabaseError) {
    try recipe.run(
      .integer(number), .text(added.id), .text(added.title.english), .text(added.title.korean),
      .text(added.cuisine.rawValue), .text(added.kind.rawValue), .integer(added.difficulty.rawValue),
      .text(added.tags.map(\.rawValue).joined(separator: " ")),
      .integer(added.servings), .integer(added.minutes))
    for (position, line) in added.ingredients.enumerated() { try add(line, position: position, to: number) }
    for (position, words) in added.steps.enumerated() {
      try step.run(.integer(number), .integer(position), .text(words.english), .text(words.korean))
    }
    for words in [added.id, added.title.english, added.title.korean] {
      try name.run(.text(NameKey(words).text), .integer(number))
    }
  }

  private func add(_ line: RecipeIngredient, position: Int, to number: Int) throws(DatabaseError) {
    try ingredient.run(
      .integer(number), .integer(position), .text(line.id), .text(line.name.english), .text(line.name.korean),
      line.amount.value.map(SQLValue.real) ?? .null, .text(line.amount.unit.rawValue), .text(line.role.rawValue))
  }
}
