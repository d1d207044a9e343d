internal import Localization
internal import Random
internal import SQLite

extension RecipeStore {
  /// Returns the summaries of the dishes that pass a filter, ordered by identifier, without reading their recipes.
  public func dishes(passing filter: DishFilter) throws(RecipeStoreError) -> [DishSummary] {
    do throws(DatabaseError) { return try numberedDishes(passing: filter).map(\.dish) } catch { throw .database(error) }
  }

  /// Returns the recipes that pass a filter, ordered by identifier.
  public func recipes(passing filter: DishFilter) throws(RecipeStoreError) -> [Recipe] {
    do throws(DatabaseError) {
      return try reader.recipes(numbered: numberedDishes(passing: filter).map(\.number))
    } catch { throw .database(error) }
  }

  /// Returns the recipe with exactly this identifier; nil if there is none.
  public func recipe(id: String) throws(RecipeStoreError) -> Recipe? {
    do throws(DatabaseError) {
      let numbers = try reader.database.prepare("SELECT number FROM recipe WHERE id = ?")
        .rows([.text(id)]) { $0.integer(0) }
      return try reader.recipes(numbered: numbers).first
    } catch { throw .database(error) }
  }

  /// Returns the dishes that pass a filter with the numbers of their recipes, ordered by identifier.
  func numberedDishes(
    passing filter: DishFilter
  ) throws(DatabaseError) -> [(number: Int, dish: DishSummary)] {
    let refused = try recipesNeedingExcluded(filter)
    return try reader.database.prepare(
      "SELECT number, id, title_en, title_ko, cuisine, kind, minutes, tags, flags FROM recipe ORDER BY number"
    ).rows { row throws(DatabaseError) in (row.integer(0), try DishSummary(row)) }
      .filter { filter.acceptsFacts(of: $0.1) && !refused.contains($0.0) }
  }

  /// Returns the numbers of the recipes that need an excluded ingredient.
  private func recipesNeedingExcluded(_ filter: DishFilter) throws(DatabaseError) -> Set<Int> {
    if filter.excluded.isEmpty { return [] }
    var verdicts: [String: Bool] = [:]
    let lines = try reader.database.prepare("SELECT recipe, id FROM ingredient WHERE role <> ?")
      .rows([.text(RecipeIngredient.Role.optional.rawValue)]) { ($0.integer(0), $0.text(1)) }
    return Set(
      lines.filter { _, id in
        let verdict = verdicts[id] ?? filter.isExcluded(id)
        verdicts[id] = verdict
        return verdict
      }.map(\.0))
  }
}

extension DishSummary {
  /// Reads a row whose first column is the number.
  fileprivate init(_ row: Row) throws(DatabaseError) {
    let tags = row.text(7).split(separator: " ").compactMap { RecipeTag(rawValue: String($0)) }
    let flags = DishFlags(bits: UInt32(truncatingIfNeeded: row.integer(8)))
    self.init(
      id: row.text(1), title: BilingualText(en: row.text(2), ko: row.text(3)), cuisine: try row.value(4),
      kind: try row.value(5), minutes: row.integer(6), tags: tags,
      flags: tags.map(DishFlag.tag) + DietFlag.allCases.map(DishFlag.diet).filter(flags.contains))
  }
}

/// A shuffled deck of dishes, offered one at a time.
public struct MenuDeck<Offer: Dish>: Sendable {
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
