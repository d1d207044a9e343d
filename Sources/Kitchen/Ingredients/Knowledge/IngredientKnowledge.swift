internal import Synchronization

/// What the program knows about ingredients: far more of them than it recognises in photos.
///
/// Looking an ingredient up reads its line of the tables once; what nobody asks for is never read.
public struct IngredientKnowledge: Sendable {
  /// The shipped knowledge, opened at first use.
  public static let standard = IngredientKnowledge(tables: IngredientTable.standard)

  private let rows: [IngredientRow]
  private let positions: [String: Int]
  private let readFacts = FactsCache()

  /// - Parameter tables: no two lines may have the same identifier.
  init(tables: [IngredientTable]) {
    rows = tables.flatMap(\.rows)
    positions = Dictionary(rows.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The identifiers of all ingredients, category by category.
  public var ids: [String] { rows.map(\.id) }

  /// All ingredients, category by category.
  public var ingredients: [Ingredient] { rows.map(\.ingredient) }

  /// What is known about an ingredient; nil when it is unknown.
  public subscript(id: String) -> IngredientFacts? {
    guard let position = positions[id] else { return nil }
    return readFacts.facts(at: position) { facts(rows[position]) }
  }

  /// What the ingredient is a kind of, nearest first: honey mustard is a mustard.
  ///
  /// Who asks for an ancestor is served with the ingredient.
  public func ancestors(of id: String) -> [String] { rows(from: id).dropFirst().map(\.id) }

  /// The ingredients that are directly a kind of this one, in the order of the tables.
  public func kinds(of id: String) -> [String] { rows.filter { $0[.parent] == id }.map(\.id) }

  /// What may stand in for an ingredient that is wanted, best first; equal ones in a fixed order.
  ///
  /// Beside what its line says these are the other kinds of its parent, and the parent itself, which may be any of
  /// its kinds. Kinds of the ingredient are not among them: they are the ingredient.
  public func substitutes(for id: String) -> [Substitute] {
    guard let wanted = row(id) else { return [] }
    var substitutes = wanted.substitutes
    if let parent = wanted.parent.flatMap(row), parent.qualityAmongKinds > 0 {
      let family = [parent.id] + kinds(of: parent.id)
      substitutes += family.map { Substitute(ingredient: $0, quality: parent.qualityAmongKinds) }
    }
    var seen: Set = [id]
    return substitutes.filter { seen.insert($0.ingredient).inserted }.bestFirst
  }

  /// The kind of an ingredient that has exactly this name, upper and lower case apart; nil when there is none.
  ///
  /// A recipe may ask for `noodles` and call them glass noodles.
  public func kind(of id: String, named name: String) -> IngredientFacts? {
    let kind = kinds(of: id).first {
      self[$0]?.ingredient.names.contains { $0.lowercased() == name.lowercased() } == true
    }
    return kind.flatMap { self[$0] }
  }

  private func row(_ id: String) -> IngredientRow? { positions[id].map { rows[$0] } }

  /// The row of an ingredient and those of its ancestors.
  private func rows(from id: String) -> [IngredientRow] {
    var chain: [IngredientRow] = []
    var next = row(id)
    while let row = next, chain.count < rows.count {
      chain.append(row)
      next = row.parent.flatMap(self.row)
    }
    return chain
  }
}

extension IngredientKnowledge {
  private func facts(_ row: IngredientRow) -> IngredientFacts {
    let contents = inherited(.contents, by: row)
    let shelfLife = inherited(.shelfLife, by: row)
    let grams = inherited(.grams, by: row).map { Double($0) } + [nil, nil, nil]
    return IngredientFacts(
      ingredient: row.ingredient, parent: row.parent, category: row.category, isStaple: contents.contains("staple"),
      contents: Set(contents.compactMap { FoodContent(rawValue: String($0)) }),
      shelfLife: shelfLife.count == 4 ? ShelfLife(shelfLife) : nil, gramsPerPiece: grams[0],
      gramsPerTablespoon: grams[1], gramsPerCup: grams[2], substitutes: row.substitutes)
  }

  /// The words of a field, from the nearest ancestor that has any; none for `-`.
  private func inherited(_ field: IngredientRow.Field, by row: IngredientRow) -> [Substring] {
    let words = rows(from: row.id).lazy.map { $0.words(field) }.first { !$0.isEmpty } ?? []
    return words == ["-"] ? [] : words
  }
}

/// The facts that were asked for, each read once; safe to use from several threads.
private final class FactsCache: Sendable {
  private let facts = Mutex<[Int: IngredientFacts]>([:])

  func facts(at position: Int, reading read: () -> IngredientFacts) -> IngredientFacts {
    if let known = facts.withLock({ $0[position] }) { return known }
    let facts = read()
    self.facts.withLock { $0[position] = facts }
    return facts
  }
}
