internal import Files
internal import IngredientLines
internal import Ingredients
internal import Localization
package import Recipes
internal import SQLite

/// The data of all recipes that matching needs, in flat columns with positions in place of names.
///
/// A recipe takes 24 bytes, and 8 more for each ingredient.
package struct RecipeTable: Sendable, Equatable {
  /// The identifiers of all ingredients, by number.
  let ingredients: TextColumn
  /// The distinct amounts that recipes need, by number.
  let quantities: Column<IndexedQuantity>
  /// The facts of each recipe.
  let facts: Column<RecipeFacts>
  /// The start of each recipe's needs, followed by the end of the last one's.
  let starts: Column<UInt32>
  /// The needs of all recipes, one recipe after the other.
  let needs: Column<IndexedNeed>
  /// The number of each recipe in the store, in ascending order.
  let numbers: Column<UInt32>

  /// The number of recipes.
  package var count: Int { facts.count }

  /// Returns the range of a recipe's needs; recipes are counted from 0 here.
  func needs(of recipe: Int) -> Range<Int> {
    let (start, end) = (Int(starts[recipe]), Int(starts[recipe + 1]))
    return start..<max(start, end)
  }

  /// Returns the position of the recipe with a number in the store; nil if it is not in the table.
  func position(ofNumber number: Int) -> Int? {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(numbers[middle]) < number { low = middle + 1 } else { high = middle }
    }
    return low < numbers.count && Int(numbers[low]) == number ? low : nil
  }
}

/// An amount as recipes need it.
struct IndexedQuantity: BitwiseCopyable, Hashable, Sendable {
  let value: Double
  /// The position of the unit among all.
  let unit: Int

  /// Returns the number of units for another number of servings; nil if that is no proper amount.
  func number(times factor: Double) -> Double? { Amount(value * factor, .bare)?.value }
}

/// A need of one recipe, packed into eight bytes.
struct IndexedNeed: BitwiseCopyable, Sendable, Equatable {
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
package struct RecipeFacts: BitwiseCopyable, Sendable, Equatable {
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

  /// Whether the dish is had beside a meal; see ``DishKind/isBesideMeals``.
  var isBesideMeals: Bool { Self.kindsBesideMeals >> UInt64(kind) & 1 == 1 }

  /// Whether the dish is a treat; see ``DishKind/isTreat``.
  var isTreat: Bool { Self.treats >> UInt64(kind) & 1 == 1 }

  private static let kindsBesideMeals = bits(of: DishKind.allCases.filter(\.isBesideMeals))
  private static let treats = bits(of: DishKind.allCases.filter(\.isTreat))

  private static func bits(of kinds: [DishKind]) -> UInt64 { kinds.reduce(0) { $0 | 1 << UInt64($1.position) } }
}

/// A set of cuisines, as bits.
struct CuisineBits: Sendable {
  private let bits: UInt64

  init(_ cuisines: some Sequence<Cuisine>) { bits = cuisines.reduce(0) { $0 | 1 << UInt64($1.position) } }

  /// Returns whether the dish with these facts is of one of them.
  func contains(_ facts: RecipeFacts) -> Bool { bits >> UInt64(facts.cuisine) & 1 == 1 }
}

/// The conditions of a ``DishFilter`` on facts, as bits.
struct FactsFilter: Sendable {
  private let cuisines: CuisineBits
  private let kinds: UInt64
  private let maximumMinutes: Int
  private let required: DishFlags
  private let avoided: DishFlags

  /// Extracts the conditions on facts from a filter.
  init(_ filter: DishFilter) {
    cuisines = CuisineBits(filter.wanted.cuisines)
    kinds = filter.kinds.isEmpty ? .max : filter.kinds.reduce(0) { $0 | 1 << UInt64($1.position) }
    maximumMinutes = filter.maximumMinutes ?? .max
    (required, avoided) = (DishFlags(filter.required), DishFlags(filter.avoided))
  }

  /// Returns whether a recipe with these facts passes.
  func accepts(_ facts: RecipeFacts) -> Bool {
    cuisines.contains(facts) && kinds >> UInt64(facts.kind) & 1 == 1
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
  private var ingredients: [String] = []
  private var quantities: [IndexedQuantity] = []
  private var facts: [RecipeFacts] = []
  private var starts: [UInt32] = [0]
  private var needs: [IndexedNeed] = []
  private var numbers: [UInt32] = []
  private var ingredientNumbers: [String: Int] = [:]
  private var quantityNumbers: [IndexedQuantity: Int] = [:]
  private let units = Dictionary(uniqueKeysWithValues: AmountUnit.allCases.enumerated().map { ($1, $0) })

  /// Creates a builder with an empty table.
  package init() {}

  /// The table so far.
  package var table: RecipeTable {
    RecipeTable(
      ingredients: TextColumn(ingredients), quantities: Column(quantities), facts: Column(facts),
      starts: Column(starts), needs: Column(needs), numbers: Column(numbers))
  }

  /// Appends a recipe, which gets the next number.
  package mutating func add(_ recipe: Recipe) { add(recipe.needs, RecipeFacts(recipe)) }

  /// Appends a recipe by its needs and facts.
  ///
  /// - Parameter number: the number in the store, greater than the last one; nil for the next one.
  package mutating func add(_ needs: [RecipeNeed], _ facts: RecipeFacts, number: Int? = nil) {
    for need in needs {
      let (ingredient, quantity) = (self.number(of: need.id), need.amount.flatMap { self.number(of: $0) })
      self.needs.append(
        IndexedNeed(ingredient: ingredient, role: need.role, prominence: need.prominence, quantity: quantity))
    }
    starts.append(UInt32(self.needs.count))
    self.facts.append(facts)
    numbers.append(UInt32(clamping: number ?? numbers.count + 1))
  }

  private mutating func number(of id: String) -> Int {
    if let known = ingredientNumbers[id] { return known }
    ingredientNumbers[id] = ingredients.count
    ingredients.append(id)
    return ingredients.count - 1
  }

  private mutating func number(of amount: Amount) -> Int? {
    guard let value = amount.value, let unit = units[amount.unit] else { return nil }
    let quantity = IndexedQuantity(value: value, unit: unit)
    if let known = quantityNumbers[quantity] { return known }
    quantityNumbers[quantity] = quantities.count
    quantities.append(quantity)
    return quantities.count - 1
  }
}

/// The recipes of a store that a table shall hold.
enum TableScope {
  case all
  /// Those that a change of the user's collection after the one with this number has brought.
  case changed(after: Int)

  fileprivate var condition: String {
    switch self {
    case .all: "true"
    case .changed(let sequence): "changed > \(sequence) AND changed > 0"
    }
  }
}

extension RecipeStore {
  /// Returns the table of all recipes, or of the newest ones.
  func table(of scope: TableScope = .all) throws(RecipeStoreError) -> RecipeTable {
    do throws(DatabaseError) {
      var builder = RecipeTableBuilder()
      var lines: [StoredLine] = []
      var open: (number: Int, facts: RecipeFacts)?
      let takes = try groupsTaken(in: scope)
      // One recipe at a time, so that a million need not fit into memory twice.
      _ = try database.prepare(
        """
        SELECT recipe.number, cuisine, kind, minutes, servings, flags, ingredient.id, amount, unit, role, prominence
        FROM recipe JOIN ingredient ON ingredient.recipe = recipe.number
        WHERE \(scope.condition) ORDER BY recipe.number, position
        """
      ).rows { row throws(DatabaseError) in
        let number = row.integer(0)
        if open?.number != number {
          if let open { builder.add(Self.needs(lines, takes[open.number]), open.facts, number: open.number) }
          open = (number, try RecipeFacts(row))
          lines.removeAll(keepingCapacity: true)
        }
        lines.append(try StoredLine(row))
      }
      if let open { builder.add(Self.needs(lines, takes[open.number]), open.facts, number: open.number) }
      return builder.table
    } catch { throw .database(error) }
  }

  /// Returns the numbers of the recipes that changed after a change, or are gone since, and may stand in an older table.
  func staleNumbers(after sequence: Int) throws(RecipeStoreError) -> [Int] {
    do throws(DatabaseError) {
      // As one query with an order, SQLite would look at every recipe.
      let changed = try database.prepare("SELECT number FROM recipe WHERE changed > ? AND changed > 0")
      let removed = try database.prepare("SELECT number FROM removal WHERE sequence > ?")
      var numbers: Set<Int> = []
      for query in [changed, removed] { numbers.formUnion(try query.rows([.integer(sequence)]) { $0.integer(0) }) }
      return numbers.sorted()
    } catch { throw .database(error) }
  }

  private static func needs(_ lines: [StoredLine], _ takes: [FoodGroup]?) -> [RecipeNeed] {
    let needs = lines.map(\.ingredient).needs.map { need in
      need.with(lines.first { $0.ingredient.id == need.id }?.prominence ?? .unknown)
    }
    return needs + needs.added(from: takes ?? [])
  }

  /// Returns the groups of which a dish takes any food, by its number.
  private func groupsTaken(in scope: TableScope) throws(DatabaseError) -> [Int: [FoodGroup]] {
    let rows = try database.prepare(
      """
      SELECT recipe.number, value FROM recipe JOIN detail ON detail.recipe = recipe.number
      WHERE name = ? AND \(scope.condition)
      """
    ).rows([.text(RecipeDetails.takesName)]) { row in (row.integer(0), row.text(1)) }
    return Dictionary(uniqueKeysWithValues: rows.map { ($0, RecipeDetails.groups(named: $1)) })
  }
}

extension RecipeFacts {
  fileprivate init(_ row: Row) throws(DatabaseError) {
    self.init(
      cuisine: try row.value(1), kind: try row.value(2), minutes: row.integer(3), servings: row.integer(4),
      flags: DishFlags(bits: UInt32(truncatingIfNeeded: row.integer(5))))
  }
}

/// An ingredient line of the store, without its name.
private struct StoredLine {
  private static let unnamed = BilingualText(en: "", ko: "")

  let ingredient: RecipeIngredient
  let prominence: Prominence

  init(_ row: Row) throws(DatabaseError) {
    let unit: AmountUnit = try row.value(8)
    ingredient = RecipeIngredient(
      id: row.text(6), name: Self.unnamed, amount: row.real(7).flatMap { Amount($0, unit) } ?? .toTaste,
      role: try row.value(9))
    prominence = Prominence(row.integer(10))
  }
}
