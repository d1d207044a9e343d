internal import Ingredients

/// Writes whole recipes into a database that has the tables for them.
struct RecipeWriter {
  private let tables: RecipeTables
  private let recipe: Statement
  private let ingredient: Statement
  private let step: Statement

  /// Compiles what writing takes.
  init(_ database: Database, _ tables: RecipeTables) throws(DatabaseError) {
    self.tables = tables
    let columns =
      ["id", "title_en", "title_ko", "cuisine", "kind", "difficulty", "tags", "servings", "minutes"]
      + (tables == .store ? ["mentioned"] : [])
    recipe = try database.prepare(
      """
      INSERT INTO recipe (\(columns.joined(separator: ", ")))
      VALUES (\(columns.map { _ in "?" }.joined(separator: ", "))) RETURNING number
      """)
    ingredient = try database.prepare(
      """
      INSERT INTO ingredient (recipe, position, id, name_en, name_ko, amount, unit, role, note)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    step = try database.prepare("INSERT INTO step (recipe, position, en, ko) VALUES (?, ?, ?, ?)")
  }

  /// Adds a recipe behind those that are there.
  ///
  /// - Returns: its number.
  @discardableResult
  func add(_ added: Recipe) throws(DatabaseError) -> Int {
    var values: [SQLValue] = [
      .text(added.id), .text(added.title.english), .text(added.title.korean), .text(added.cuisine.rawValue),
      .text(added.kind.rawValue), .integer(added.difficulty.rawValue),
      .text(added.tags.map(\.rawValue).joined(separator: " ")), .integer(added.servings), .integer(added.minutes),
    ]
    if tables == .store { values.append(.text(added.mentioned.map(\.rawValue).sorted().joined(separator: " "))) }
    let numbers = try recipe.rows(values) { $0.integer(0) }
    guard let number = numbers.first else { throw .corrupt("a new recipe has no number") }
    for (position, line) in added.ingredients.enumerated() { try add(line, position: position, to: number) }
    for (position, words) in added.steps.enumerated() {
      try step.run(.integer(number), .integer(position), .text(words.english), .text(words.korean))
    }
    return number
  }

  private func add(_ line: RecipeIngredient, position: Int, to number: Int) throws(DatabaseError) {
    try ingredient.run(
      .integer(number), .integer(position), .text(line.id), .text(line.name.english), .text(line.name.korean),
      line.amount.value.map(SQLValue.real) ?? .null, .text(line.amount.unit.rawValue), .text(line.role.rawValue),
      line.note.map(SQLValue.text) ?? .null)
  }
}
