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
  /// A collection of version 1, which has no details.
  case collectionWithoutDetails
}

/// A reader of whole recipes.
package struct RecipeReader {
  /// The database, for other queries.
  package let database: Database
  private let recipe: Statement
  private let ingredients: Statement
  private let steps: Statement
  private let details: Statement?

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
    details =
      tables == .collectionWithoutDetails
      ? nil : try database.prepare("SELECT name, value FROM detail WHERE recipe = ?")
  }

  /// Returns the recipes with these numbers, in the same order; a number without a recipe is damage.
  package func recipes(numbered numbers: [Int]) throws(DatabaseError) -> [Recipe] {
    var recipes: [Recipe] = []
    for number in numbers {
      guard let recipe = try recipe(numbered: number) else { throw .corrupt("no recipe has the number \(number)") }
      recipes.append(recipe)
    }
    return recipes
  }

  /// Returns every recipe, ordered by number.
  func recipes() throws(DatabaseError) -> [Recipe] {
    try recipes(numbered: database.prepare("SELECT number FROM recipe ORDER BY number").rows { $0.integer(0) })
  }

  /// Returns the recipe with this number; nil if there is none.
  package func recipe(numbered number: Int) throws(DatabaseError) -> Recipe? {
    let ingredients = try self.ingredients.rows([.integer(number)], Self.ingredient)
    let steps = try self.steps.rows([.integer(number)]) { row in
      (text: row.bilingual(0), marked: row.bilingual(2))
    }
    var details = RecipeDetails()
    for (name, value) in try self.details?.rows([.integer(number)], { ($0.text(0), $0.text(1)) }) ?? [] {
      details.set(name, to: value)
    }
    let found = try recipe.rows([.integer(number)]) { row throws(DatabaseError) in
      Recipe(
        id: row.text(0), title: row.bilingual(1), cuisine: try row.value(3),
        kind: try row.value(4), difficulty: Difficulty(rawValue: row.integer(5)) ?? .medium,
        tags: row.text(6).split(separator: " ").compactMap { RecipeTag(rawValue: String($0)) },
        servings: max(1, row.integer(7)), minutes: row.integer(8), ingredients: ingredients, steps: steps.map(\.text),
        mentioned: Set(row.text(9).split(separator: " ").compactMap { FoodContent(rawValue: String($0)) }),
        details: details)
    }
    guard let recipe = found.first, steps.contains(where: { !$0.marked.english.isEmpty }) else { return found.first }
    let marked = steps.map { $0.marked.english.isEmpty ? $0.text : $0.marked }
    return recipe.with(StepMarkup(marked, servings: recipe.servings))
  }

  private static func ingredient(_ row: Row) throws(DatabaseError) -> RecipeIngredient {
    let unit: AmountUnit = try row.value(4)
    return RecipeIngredient(
      id: row.text(0), name: row.bilingual(1),
      amount: row.real(3).flatMap { Amount($0, unit) } ?? .toTaste, role: try row.value(5),
      note: row.text(6).isEmpty ? nil : row.text(6))
  }
}

extension Row {
  /// Returns the English text in a column with the Korean one in the next; in most recipes of the user's they are one.
  fileprivate func bilingual(_ column: Int32) -> BilingualText {
    let english = text(column)
    return BilingualText(en: english, ko: hasSameText(column, column + 1) ? english : text(column + 1))
  }
}

/// The values that a store derives from a recipe; see ``StoreSchema``.
struct DerivedValues {
  let mentioned: String
  let flags: Int
  /// The change of the collection that brought the recipe; 0 for a bundled dish.
  let change: Int
  /// The prominence of each line, which stands on the first one of an ingredient.
  let prominence: [Int]

  init(_ recipe: Recipe, change: Int) {
    mentioned = recipe.mentioned.map(\.rawValue).sorted().joined(separator: " ")
    flags = Int(DishFlags(recipe.flags).bits)
    self.change = change
    var prominence = Array(repeating: 0, count: recipe.ingredients.count)
    for need in recipe.needs {
      guard let first = recipe.ingredients.firstIndex(where: { $0.id == need.id }) else { continue }
      prominence[first] = need.prominence.value
    }
    self.prominence = prominence
  }
}

/// The values of a recipe that not every database with the tables has.
enum RecipeColumns {
  /// Those of a store.
  case derived(DerivedValues)
  /// Those of a collection: the changes that added the recipe, and that changed it last.
  case changes(added: Int, changed: Int)

  fileprivate var values: [SQLValue] {
    switch self {
    case .derived(let derived): [.text(derived.mentioned), .integer(derived.flags), .integer(derived.change)]
    case .changes(let added, let changed): [.integer(added), .integer(changed)]
    }
  }

  fileprivate var derived: DerivedValues? { if case .derived(let derived) = self { derived } else { nil } }
}

/// A writer of whole recipes into a database that has the tables.
struct RecipeWriter {
  private let recipe: Statement
  private let ingredient: Statement
  private let step: Statement
  private let detail: Statement
  private let removals: [Statement]
  private let tables: RecipeTables

  /// Compiles the statements for writing.
  init(_ database: Database, _ tables: RecipeTables) throws(DatabaseError) {
    self.tables = tables
    let isStore = tables == .store
    recipe = try database.prepare(
      """
      INSERT INTO recipe (number, id, title_en, title_ko, cuisine, kind, difficulty, tags, servings, minutes
        \(isStore ? ", mentioned, flags, changed" : ", added, changed"))
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?\(isStore ? ", ?" : ""))
      """)
    ingredient = try database.prepare(
      """
      INSERT INTO ingredient (recipe, position, id, name_en, name_ko, amount, unit, role, note
        \(isStore ? ", prominence" : ""))
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?\(isStore ? ", ?" : ""))
      """)
    let marked = tables == .store ? ", marked_en, marked_ko" : ""
    step = try database.prepare(
      "INSERT INTO step (recipe, position, en, ko\(marked)) VALUES (?, ?, ?, ?\(marked.isEmpty ? "" : ", ?, ?"))")
    detail = try database.prepare("INSERT INTO detail (recipe, name, value) VALUES (?, ?, ?)")
    var removals: [Statement] = []
    for table in ["ingredient", "step", "detail"] {
      removals.append(try database.prepare("DELETE FROM \(table) WHERE recipe = ?"))
    }
    self.removals = removals + [try database.prepare("DELETE FROM recipe WHERE number = ?")]
  }

  /// Adds a recipe.
  ///
  /// - Parameters:
  ///   - number: its number; nil for the next one.
  ///   - more: the values that only a store or only a collection has.
  /// - Returns: its number.
  @discardableResult
  func add(_ added: Recipe, number: Int? = nil, _ more: RecipeColumns) throws(DatabaseError) -> Int {
    _ = try recipe.rows(
      [
        number.map(SQLValue.integer) ?? .null, .text(added.id), .text(added.title.english), .text(added.title.korean),
        .text(added.cuisine.rawValue), .text(added.kind.rawValue), .integer(added.difficulty.rawValue),
        .text(added.tags.map(\.rawValue).joined(separator: " ")), .integer(added.servings), .integer(added.minutes),
      ] + more.values
    ) { _ in }
    let number = number ?? recipe.insertedNumber
    for (position, line) in added.ingredients.enumerated() {
      try add(line, position: position, to: number, prominence: more.derived?.prominence[position])
    }
    for (position, words) in added.steps.enumerated() {
      var values: [SQLValue] = [.integer(number), .integer(position), .text(words.english), .text(words.korean)]
      if tables == .store {
        let marked = added.markup.map { $0.texts[position] }.flatMap { $0 == words ? nil : $0 }
        values += [.text(marked?.english ?? ""), .text(marked?.korean ?? "")]
      }
      _ = try step.rows(values) { _ in }
    }
    for (name, value) in added.details.pairs { try detail.run(.integer(number), .text(name), .text(value)) }
    return number
  }

  /// Removes the recipe with this number, if there is one.
  func remove(_ number: Int) throws(DatabaseError) {
    for removal in removals { try removal.run(.integer(number)) }
  }

  private func add(
    _ line: RecipeIngredient, position: Int, to number: Int, prominence: Int?
  ) throws(DatabaseError) {
    let values: [SQLValue] = [
      .integer(number), .integer(position), .text(line.id), .text(line.name.english), .text(line.name.korean),
      line.amount.value.map(SQLValue.real) ?? .null, .text(line.amount.unit.rawValue), .text(line.role.rawValue),
      line.note.map(SQLValue.text) ?? .null,
    ]
    _ = try ingredient.rows(values + (prominence.map { [.integer($0)] } ?? [])) { _ in }
  }
}
