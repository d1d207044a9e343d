internal import Ingredients
internal import Localization
internal import SQLite

/// A writer of recipes into a store, with everything that is derived from them.
struct StoreWriter {
  private let database: Database
  private let reader: RecipeReader
  private let writer: RecipeWriter
  private let name: Statement
  private let food: Statement
  private let foodName: Statement
  private let identity: Statement
  private let search: Statement
  private let unsearch: Statement
  private let taken: Statement
  private let there: Statement
  private let removals: [Statement]
  private var knownFood: Set<FoodNames> = []

  /// The names of an ingredient in a recipe.
  private struct FoodNames: Hashable {
    let id: String, english: String, korean: String
  }

  /// The size of the memory of names that are in the table already.
  private static let mostKnownFood = 50_000

  /// Compiles the statements for writing.
  init(_ database: Database) throws(DatabaseError) {
    self.database = database
    reader = try RecipeReader(database, .store)
    writer = try RecipeWriter(database, .store)
    name = try database.prepare("INSERT OR IGNORE INTO name VALUES (?, ?)")
    food = try database.prepare("INSERT OR IGNORE INTO food VALUES (?, ?, ?, ?)")
    foodName = try database.prepare("INSERT OR IGNORE INTO food_name VALUES (?, ?)")
    identity = try database.prepare("INSERT OR IGNORE INTO identity VALUES (?, ?)")
    search = try database.prepare("INSERT INTO search (rowid, title, ingredients, steps) VALUES (?, ?, ?, ?)")
    unsearch = try database.prepare(
      "INSERT INTO search (search, rowid, title, ingredients, steps) VALUES ('delete', ?, ?, ?, ?)")
    taken = try database.prepare("SELECT 1 FROM recipe WHERE id = ?")
    there = try database.prepare("SELECT 1 FROM recipe WHERE number = ?")
    removals = [
      try database.prepare("DELETE FROM name WHERE key = ? AND recipe = ?"),
      try database.prepare("DELETE FROM identity WHERE key = ? AND recipe = ?"),
    ]
  }

  /// Adds a recipe; one with a taken identifier becomes `id-2`, `id-3`…
  ///
  /// - Parameter change: the change of the collection that brought it; 0 for a bundled dish.
  mutating func add(_ recipe: Recipe, number: Int, change: Int = 0) throws(DatabaseError) {
    let recipe = recipe.identified(by: try freeID(for: recipe.id))
    try writer.add(recipe, number: number, .derived(DerivedValues(recipe, change: change)))
    for line in recipe.ingredients { try addFood(line, of: number) }
    for key in Self.names(of: recipe) { try name.run(.text(key), .integer(number)) }
    for key in RecipeIdentity.all(of: recipe).map(\.number).sorted() {
      try identity.run(.integer(key), .integer(number))
    }
    _ = try search.rows(Self.texts(of: recipe, number)) { _ in }
  }

  /// Removes a recipe, if there is one with that number.
  ///
  /// Names of food that only this recipe had remain known until the store is built again.
  func remove(_ number: Int) throws(DatabaseError) {
    // Most recipes of an import are new.
    if try there.rows([.integer(number)], { _ in true }).isEmpty { return }
    guard let recipe = try reader.recipe(numbered: number) else { return }
    for key in Self.names(of: recipe) { try removals[0].run(.text(key), .integer(number)) }
    for key in RecipeIdentity.all(of: recipe).map(\.number).sorted() {
      try removals[1].run(.integer(key), .integer(number))
    }
    // The index holds no texts, so what is removed from it must be said.
    _ = try unsearch.rows(Self.texts(of: recipe, number)) { _ in }
    try writer.remove(number)
  }

  private func freeID(for id: String) throws(DatabaseError) -> String {
    var (free, number) = (id, 1)
    while try !taken.rows([.text(free)], { _ in true }).isEmpty {
      number += 1
      free = "\(id)-\(number)"
    }
    return free
  }

  private mutating func addFood(_ line: RecipeIngredient, of number: Int) throws(DatabaseError) {
    let names = FoodNames(id: line.id, english: line.name.english, korean: line.name.korean)
    if knownFood.count >= Self.mostKnownFood { knownFood.removeAll(keepingCapacity: true) }
    guard knownFood.insert(names).inserted else { return }
    try food.run(.text(names.id), .text(names.english), .text(names.korean), .integer(number))
    for name in Set([names.id, names.english, names.korean].map { NameKey($0).text }).sorted() {
      try foodName.run(.text(name), .text(names.id))
    }
  }

  /// Returns the keys by which a recipe is found by name.
  private static func names(of recipe: Recipe) -> [String] {
    Set([recipe.id, recipe.title.english, recipe.title.korean].map { NameKey($0).text }).sorted()
  }

  /// Returns the number and the texts of a recipe for the full-text index.
  private static func texts(of recipe: Recipe, _ number: Int) -> [SQLValue] {
    [
      .integer(number), .text(SearchText.indexed(recipe.title)),
      .text(SearchText.indexed(recipe.ingredients.map(\.name))), .text(SearchText.indexed(recipe.steps)),
    ]
  }
}
