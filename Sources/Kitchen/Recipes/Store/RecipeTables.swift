internal import IngredientLines
internal import Ingredients
internal import Localization
package import SQLite

/// The databases whose tables hold whole recipes.
package enum RecipeTables {
  /// The ``RecipeStore``, whose tables also hold values derived from the recipes.
  case store
  /// The ``RecipeCollection``, whose tables hold the recipes as written.
  case collection
}

/// A reader of whole recipes.
package struct RecipeReader {
  /// The database, for other queries.
  package let database: Database
  private let recipe: Statement
  private let ingredients: Statement
  private let steps: Statement

  /// Compiles the statements for reading.
  init(_ database: Database, _ tables: RecipeTables) throws(DatabaseError) {
    self.database = database
    let mentioned = tables == .store ? "mentioned" : "''"
    recipe = try database.prepare(
      """
      SELECT id, title_en, title_ko, cuisine, kind, difficulty, tags, servings, minutes, \(mentioned)
      FROM recipe WHERE number = ?
      """)
    ingredients = try database.prepare(
      "SELECT id, name_en, name_ko, amount, unit, role, note FROM ingredient WHERE recipe = ? ORDER BY position")
    let marked = tables == .store ? "marked_en, marked_ko" : "'', ''"
    steps = try database.prepare("SELECT en, ko, \(marked) FROM step WHERE recipe = ? ORDER BY position")
  }

  /// Returns the recipes with these numbers, in the same order.
  package func recipes(numbered numbers: [Int]) throws(DatabaseError) -> [Recipe] {
    var recipes: [Recipe] = []
    for number in numbers { recipes.append(try self.recipe(numbered: number)) }
    return recipes
  }

  /// Returns every recipe, ordered by number.
  func recipes() throws(DatabaseError) -> [Recipe] {
    try recipes(numbered: database.prepare("SELECT number FROM recipe ORDER BY number").rows { $0.integer(0) })
  }

  private func recipe(numbered number: Int) throws(DatabaseError) -> Recipe {
    let ingredients = try self.ingredients.rows([.integer(number)], Self.ingredient)
    let steps = try self.steps.rows([.integer(number)]) { row in
      (text: BilingualText(en: row.text(0), ko: row.text(1)), marked: BilingualText(en: row.text(2), ko: row.text(3)))
    }
    let found = try recipe.rows([.integer(number)]) { row throws(DatabaseError) in
      Recipe(
        id: row.text(0), title: BilingualText(en: row.text(1), ko: row.text(2)), cuisine: try row.value(3),
        kind: try row.value(4), difficulty: Difficulty(rawValue: row.integer(5)) ?? .medium,
        tags: row.text(6).split(separator: " ").compactMap { RecipeTag(rawValue: String($0)) },
        servings: max(1, row.integer(7)), minutes: row.integer(8), ingredients: ingredients, steps: steps.map(\.text),
        mentioned: Set(row.text(9).split(separator: " ").compactMap { FoodContent(rawValue: String($0)) }))
    }
    guard let recipe = found.first else { throw .corrupt("no recipe has the number \(number)") }
    guard steps.contains(where: { !$0.marked.english.isEmpty }) else { return recipe }
    let marked = steps.map { $0.marked.english.isEmpty ? $0.text : $0.marked }
    return recipe.with(StepMarkup(marked, servings: recipe.servings))
  }

  private static func ingredient(_ row: Row) throws(DatabaseError) -> RecipeIngredient {
    let unit: AmountUnit = try row.value(4)
    return RecipeIngredient(
      id: row.text(0), name: BilingualText(en: row.text(1), ko: row.text(2)),
      amount: row.real(3).flatMap { Amount($0, unit) } ?? .toTaste, role: try row.value(5),
      note: row.text(6).isEmpty ? nil : row.text(6))
  }
}

/// A writer of whole recipes into a database that has the tables.
struct RecipeWriter {
  private let tables: RecipeTables
  private let recipe: Statement
  private let ingredient: Statement
  private let step: Statement

  /// Compiles the statements for writing.
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
    let marked = tables == .store ? ", marked_en, marked_ko" : ""
    step = try database.prepare(
      "INSERT INTO step (recipe, position, en, ko\(marked)) VALUES (?, ?, ?, ?\(marked.isEmpty ? "" : ", ?, ?"))")
  }

  /// Appends a recipe.
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
      var values: [SQLValue] = [.integer(number), .integer(position), .text(words.english), .text(words.korean)]
      if tables == .store {
        let marked = added.markup.map { $0.texts[position] }.flatMap { $0 == words ? nil : $0 }
        values += [.text(marked?.english ?? ""), .text(marked?.korean ?? "")]
      }
      _ = try step.rows(values) { _ in }
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
