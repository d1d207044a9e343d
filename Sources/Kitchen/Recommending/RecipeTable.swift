internal import IngredientLines
internal import Localization
package import Recipes
internal import SQLite

/// The data of all recipes that matching needs, in flat arrays with numbers in place of names.
///
/// A recipe takes 20 bytes, and 8 more for each ingredient.
package struct RecipeTable: Sendable, Equatable {
  /// The identifiers of all ingredients, by number.
  var ingredients: [String] = []
  /// The distinct amounts that recipes need, by number.
  var quantities: [Amount] = []
  /// The facts of each recipe.
  var facts: [RecipeFacts] = []
  /// The start of each recipe's needs, followed by the end of the last one's.
  var starts: [UInt32] = [0]
  /// The needs of all recipes, one recipe after the other.
  var needs: [IndexedNeed] = []

  /// The number of recipes.
  package var count: Int { facts.count }

  /// Returns the range of a recipe's needs; recipes are counted from 0 here.
  func needs(of recipe: Int) -> Range<Int> { Int(starts[recipe])..<Int(starts[recipe + 1]) }
}

/// A need of one recipe, packed into eight bytes.
struct IndexedNeed: Sendable, Equatable {
  /// The number of the ingredient, then six bits of prominence and two of the role.
  private let packed: UInt32
  private let quantityNumber: UInt32

  /// - Parameters:
  ///   - ingredient: the number of the ingredient, below 2²⁴.
  ///   - quantity: the number of the amount; nil if there is none.
  init(ingredient: Int, role: RecipeIngredient.Role, prominence: Prominence, quantity: Int?) {
    packed = UInt32(ingredient) << 8 | UInt32(prominence.value) << 2 | role.code
    quantityNumber = quantity.map { UInt32($0 + 1) } ?? 0
  }

  /// The number of the ingredient.
  var ingredient: Int { Int(packed >> 8) }

  /// The role in the dish.
  var role: RecipeIngredient.Role { RecipeIngredient.Role(code: packed & 3) }

  /// The prominence in the dish.
  var prominence: Prominence { Prominence(Int(packed >> 2 & 63)) }

  /// The number of the amount; nil if it is by taste or not known.
  var quantity: Int? { quantityNumber == 0 ? nil : Int(quantityNumber) - 1 }

  /// The number of the posting list for this ingredient in this role and part; see ``RecipePostings``.
  var list: Int { Self.list(of: ingredient, in: role, as: prominence.part) }

  /// Returns the number of a posting list.
  static func list(of ingredient: Int, in role: RecipeIngredient.Role, as part: Prominence.Part) -> Int {
    ingredient * listsPerIngredient + Int(role.code) * Prominence.Part.allCases.count + part.rawValue
  }

  /// The number of lists of one ingredient.
  static let listsPerIngredient = RecipeIngredient.Role.allCases.count * Prominence.Part.allCases.count
}

extension RecipeIngredient.Role {
  /// The number of the role: 0, 1 or 2.
  var code: UInt32 {
    switch self {
    case .required: 0
    case .optional: 1
    case .staple: 2
    }
  }

  fileprivate init(code: UInt32) {
    self = code == 0 ? .required : code == 1 ? .optional : .staple
  }
}

/// The facts of a recipe that filters and ranks use, besides its ingredients.
package struct RecipeFacts: Sendable, Equatable {
  let minutes: UInt32
  let servings: UInt32
  let flags: DishFlags
  /// The position of the cuisine among all.
  let cuisine: UInt8
  /// The position of the kind among all.
  let kind: UInt8

  /// Creates the facts of a recipe.
  init(_ recipe: Recipe) {
    self.init(
      cuisine: recipe.cuisine, kind: recipe.kind, minutes: recipe.minutes, servings: recipe.servings,
      flags: DishFlags(recipe.flags))
  }

  /// Creates the facts of a recipe without flags.
  package init(cuisine: Cuisine, kind: DishKind, minutes: Int, servings: Int) {
    self.init(cuisine: cuisine, kind: kind, minutes: minutes, servings: servings, flags: DishFlags([]))
  }

  /// Creates facts from their parts.
  init(cuisine: Cuisine, kind: DishKind, minutes: Int, servings: Int, flags: DishFlags) {
    self.flags = flags
    self.minutes = UInt32(clamping: minutes)
    self.servings = UInt32(clamping: max(1, servings))
    self.cuisine = UInt8(clamping: cuisine.position)
    self.kind = UInt8(clamping: kind.position)
  }
}

/// The conditions of a ``DishFilter`` on facts, as bits.
struct FactsFilter: Sendable {
  private let cuisines: UInt64
  private let kinds: UInt64
  private let maximumMinutes: Int
  private let required: DishFlags
  private let avoided: DishFlags

  /// Extracts the conditions on facts from a filter.
  init(_ filter: DishFilter) {
    cuisines = filter.wanted.cuisines.reduce(0) { $0 | 1 << UInt64($1.position) }
    kinds = filter.kinds.isEmpty ? .max : filter.kinds.reduce(0) { $0 | 1 << UInt64($1.position) }
    maximumMinutes = filter.maximumMinutes ?? .max
    (required, avoided) = (DishFlags(filter.required), DishFlags(filter.avoided))
  }

  /// Returns whether a recipe with these facts passes.
  func accepts(_ facts: RecipeFacts) -> Bool {
    cuisines >> UInt64(facts.cuisine) & 1 == 1 && kinds >> UInt64(facts.kind) & 1 == 1
      && Int(facts.minutes) <= maximumMinutes && facts.flags.isSuperset(of: required)
      && facts.flags.isDisjoint(with: avoided)
  }
}

extension CaseIterable where Self: Equatable {
  /// The position among all cases.
  fileprivate var position: Int {
    for (position, value) in Self.allCases.enumerated() where value == self { return position }
    preconditionFailure("every case is among all cases")
  }
}

/// A builder that collects recipes in a ``RecipeTable``.
package struct RecipeTableBuilder {
  /// The table so far.
  package private(set) var table = RecipeTable()
  private var ingredientNumbers: [String: Int] = [:]
  private var quantityNumbers: [Quantity: Int] = [:]

  /// Creates a builder with an empty table.
  package init() {}

  /// Appends a recipe, which gets the next number.
  package mutating func add(_ recipe: Recipe) { add(recipe.needs, RecipeFacts(recipe)) }

  /// Appends a recipe by its needs and facts.
  package mutating func add(_ needs: [RecipeNeed], _ facts: RecipeFacts) {
    for need in needs {
      let (ingredient, quantity) = (number(of: need.id), need.amount.flatMap { number(of: $0) })
      table.needs.append(
        IndexedNeed(
          ingredient: ingredient, role: need.role, prominence: need.prominence, quantity: quantity))
    }
    table.starts.append(UInt32(table.needs.count))
    table.facts.append(facts)
  }

  private mutating func number(of id: String) -> Int {
    if let known = ingredientNumbers[id] { return known }
    ingredientNumbers[id] = table.ingredients.count
    table.ingredients.append(id)
    return table.ingredients.count - 1
  }

  private mutating func number(of amount: Amount) -> Int? {
    guard let value = amount.value else { return nil }
    let quantity = Quantity(value: value, unit: amount.unit)
    if let known = quantityNumbers[quantity] { return known }
    quantityNumbers[quantity] = table.quantities.count
    table.quantities.append(amount)
    return table.quantities.count - 1
  }
}

private struct Quantity: Hashable {
  let value: Double
  let unit: AmountUnit
}

extension RecipeStore {
  /// Returns the table of all recipes; number n in the store is number n − 1 in the table.
  func table() throws(RecipeStoreError) -> RecipeTable {
    do throws(DatabaseError) {
      var rest = try lines()[...]
      var builder = RecipeTableBuilder()
      for (number, facts) in try facts() {
        let lines = rest.prefix { $0.recipe == number }
        rest = rest.dropFirst(lines.count)
        builder.add(Self.needs(Array(lines)), facts)
      }
      return builder.table
    } catch { throw .database(error) }
  }

  private static func needs(_ lines: [StoredLine]) -> [RecipeNeed] {
    lines.map(\.ingredient).needs.map { need in
      need.with(lines.first { $0.ingredient.id == need.id }?.prominence ?? .unknown)
    }
  }

  private func facts() throws(DatabaseError) -> [(number: Int, facts: RecipeFacts)] {
    try reader.database.prepare("SELECT number, cuisine, kind, minutes, servings, flags FROM recipe ORDER BY number")
      .rows { row throws(DatabaseError) in
        let facts = RecipeFacts(
          cuisine: try row.value(1), kind: try row.value(2), minutes: row.integer(3), servings: row.integer(4),
          flags: DishFlags(bits: UInt32(truncatingIfNeeded: row.integer(5))))
        return (row.integer(0), facts)
      }
  }

  /// Reads the ingredient lines of all recipes, without names.
  private func lines() throws(DatabaseError) -> [StoredLine] {
    let unnamed = BilingualText(en: "", ko: "")
    return try reader.database.prepare(
      "SELECT recipe, id, amount, unit, role, prominence FROM ingredient ORDER BY recipe, position"
    ).rows { row throws(DatabaseError) in
      let unit: AmountUnit = try row.value(3)
      let ingredient = RecipeIngredient(
        id: row.text(1), name: unnamed, amount: row.real(2).flatMap { Amount($0, unit) } ?? .toTaste,
        role: try row.value(4))
      return StoredLine(recipe: row.integer(0), ingredient: ingredient, prominence: Prominence(row.integer(5)))
    }
  }
}

/// An ingredient line of the store, without its name.
private struct StoredLine {
  let recipe: Int
  let ingredient: RecipeIngredient
  let prominence: Prominence
}
