internal import Ingredients
internal import Localization
internal import Random
internal import SQLite

extension RecipeStore {
  /// Returns the summaries of the dishes that pass a filter, bundled ones by identifier and then the user's own in the
  /// order of their addition, without reading their recipes.
  public func dishes(passing filter: DishFilter) throws(RecipeStoreError) -> [DishSummary] {
    do throws(DatabaseError) { return try dishes(numbered: numbers(passing: filter)) } catch { throw .database(error) }
  }

  /// Returns the recipes that pass a filter, in the same order.
  public func recipes(passing filter: DishFilter) throws(RecipeStoreError) -> [Recipe] {
    do throws(DatabaseError) { return try reader.recipes(numbered: numbers(passing: filter)) } catch {
      throw .database(error)
    }
  }

  /// Returns a shuffled deck of the dishes that pass a filter; the same dishes and seed give the same order everywhere.
  public func deck(passing filter: DishFilter, seed: UInt64) throws(RecipeStoreError) -> MenuDeck<Int> {
    do throws(DatabaseError) { return MenuDeck(try numbers(passing: filter), seed: seed) } catch {
      throw .database(error)
    }
  }

  /// Returns the summary of the dish with a number from a deck.
  public func dish(numbered number: Int) throws(RecipeStoreError) -> DishSummary? {
    do throws(DatabaseError) { return try dishes(numbered: [number]).first } catch { throw .database(error) }
  }

  /// Returns the numbers of the recipes that pass a filter, in ascending order.
  package func numbers(ofRecipesPassing filter: DishFilter) throws(RecipeStoreError) -> [Int] {
    do throws(DatabaseError) { return try numbers(passing: filter) } catch { throw .database(error) }
  }

  /// Returns those recipes with these numbers that there are, in the same order.
  package func recipesThere(numbered numbers: [Int]) throws(RecipeStoreError) -> [Recipe] {
    do throws(DatabaseError) {
      var recipes: [Recipe] = []
      for number in numbers {
        if let recipe = try reader.recipe(numbered: number) { recipes.append(recipe) }
      }
      return recipes
    } catch { throw .database(error) }
  }

  /// Returns the recipes with these numbers, in the same order.
  package func recipes(numbered numbers: [Int]) throws(RecipeStoreError) -> [Recipe] {
    do throws(DatabaseError) { return try reader.recipes(numbered: numbers) } catch { throw .database(error) }
  }

  /// Returns the numbers of the recipes that pass a filter, in ascending order.
  func numbers(passing filter: DishFilter) throws(DatabaseError) -> [Int] {
    let condition = FilterCondition(filter)
    return try database.prepare("SELECT number FROM recipe WHERE \(condition.text) ORDER BY number")
      .rows(condition.values) { $0.integer(0) }
  }

  /// Returns the summaries of the dishes with these numbers, in the same order.
  func dishes(numbered numbers: [Int]) throws(DatabaseError) -> [DishSummary] {
    let summary = try database.prepare("SELECT \(DishSummary.columns) FROM recipe WHERE number = ?")
    var dishes: [DishSummary] = []
    dishes.reserveCapacity(numbers.count)
    for number in numbers { dishes += try summary.rows([.integer(number)], DishSummary.init) }
    return dishes
  }
}

/// A ``DishFilter`` as a condition of SQL on the table `recipe`.
struct FilterCondition {
  /// The condition, with a parameter for each value.
  private(set) var text: String
  /// The values of the parameters.
  private(set) var values: [SQLValue] = []

  init(_ filter: DishFilter) {
    text = "true"
    if filter.wanted != .all { restrict("cuisine", to: filter.wanted.cuisines.map(\.rawValue).sorted()) }
    if !filter.kinds.isEmpty { restrict("kind", to: filter.kinds.map(\.rawValue).sorted()) }
    if let minutes = filter.maximumMinutes { add("minutes <= ?", [.integer(minutes)]) }
    let (required, avoided) = (Int(DishFlags(filter.required).bits), Int(DishFlags(filter.avoided).bits))
    if required != 0 { add("flags & \(required) = \(required)", []) }
    if avoided != 0 { add("flags & \(avoided) = 0", []) }
    if !filter.excluded.isEmpty { exclude(filter) }
  }

  /// Excludes the recipes that need an excluded ingredient.
  ///
  /// Food that only recipes name has neither kinds nor contents, so it is excluded only by its own name.
  private mutating func exclude(_ filter: DishFilter) {
    let known = IngredientKnowledge.standard.ids.filter(filter.isExcluded)
    let ids = Set(known).union(filter.excluded).sorted()
    let places = ids.map { _ in "?" }.joined(separator: ", ")
    add(
      """
      NOT EXISTS (SELECT 1 FROM ingredient WHERE ingredient.recipe = recipe.number AND ingredient.id IN (\(places))
      AND role <> '\(RecipeIngredient.Role.optional.rawValue)')
      """, ids.map(SQLValue.text))
  }

  /// Leaves only the user's own recipes.
  mutating func addOwn() { add("number >= ?", [.integer(StoreSchema.ownNumbers.lowerBound)]) }

  private mutating func restrict(_ column: String, to words: [String]) {
    add("\(column) IN (\(words.map { _ in "?" }.joined(separator: ", ")))", words.map(SQLValue.text))
  }

  private mutating func add(_ condition: String, _ values: [SQLValue]) {
    text += " AND \(condition)"
    self.values += values
  }
}

extension DishSummary {
  /// The columns that ``init(_:)`` reads.
  static let columns = "id, title_en, title_ko, cuisine, kind, minutes, tags, flags"
  /// The number of ``columns``.
  static let columnCount: Int32 = 8

  /// Reads a row of ``columns``.
  init(_ row: Row) throws(DatabaseError) {
    let tags = row.text(6).split(separator: " ").compactMap { RecipeTag(rawValue: String($0)) }
    let flags = DishFlags(bits: UInt32(truncatingIfNeeded: row.integer(7)))
    self.init(
      id: row.text(0), title: BilingualText(en: row.text(1), ko: row.text(2)), cuisine: try row.value(3),
      kind: try row.value(4), minutes: row.integer(5), tags: tags,
      flags: tags.map(DishFlag.tag) + DietFlag.allCases.map(DishFlag.diet).filter(flags.contains))
  }
}

/// A shuffled deck of dishes, offered one at a time.
public struct MenuDeck<Offer: Sendable>: Sendable {
  /// The number of dishes in the full deck.
  public let count: Int
  private var rest: ArraySlice<Offer>

  /// Creates a deck; the same dishes and seed give the same order everywhere.
  public init(_ dishes: [Offer], seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    count = dishes.count
    rest = generator.permutation(of: dishes.count).map { dishes[$0] }[...]
  }

  /// The dish on offer; nil if none is left.
  public var current: Offer? { rest.first }

  /// The number of the dish on offer, counted from 1; ``count`` plus one if none is left.
  public var number: Int { count - rest.count + 1 }

  /// Discards the dish on offer, if any.
  public mutating func skip() { rest = rest.dropFirst() }
}
