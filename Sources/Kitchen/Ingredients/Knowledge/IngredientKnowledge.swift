internal import Synchronization

/// What the program knows about ingredients: far more of them than it recognises in photos.
///
/// The facts of an ingredient are read when it is first asked for; what nobody asks for is never read.
public struct IngredientKnowledge: Sendable {
  /// The shipped knowledge, opened at first use.
  public static let standard = IngredientKnowledge(tables: IngredientTable.standard)

  private let rows: [IngredientRow]
  private let positions: [String: Int]
  private let kindPositions: [Substring: [Int]]
  private let known = FactsMemory()

  /// - Parameter tables: no two lines may have the same identifier, and none may descend from itself.
  init(tables: [IngredientTable]) {
    rows = tables.flatMap(\.rows)
    positions = Dictionary(rows.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    kindPositions = Dictionary(grouping: rows.indices.filter { [rows] in !rows[$0][.parent].isEmpty }) { [rows] in
      rows[$0][.parent]
    }
  }

  /// The identifiers of all ingredients, shelf by shelf.
  public var ids: [String] { rows.map(\.id) }

  /// All ingredients, shelf by shelf.
  public var ingredients: [Ingredient] { rows.map(\.ingredient) }

  /// What is known about an ingredient; nil when it is unknown.
  public subscript(id: String) -> IngredientFacts? {
    if let facts = known[id] { return facts }
    guard let row = row(id) else { return nil }
    let facts = IngredientFacts(row, parent: row.parent.flatMap { self[$0] })
    known[id] = facts
    return facts
  }

  /// The names of an ingredient, without reading its facts; nil when it is unknown.
  public func ingredient(_ id: String) -> Ingredient? { row(id)?.ingredient }

  private func row(_ id: String) -> IngredientRow? { positions[id].map { rows[$0] } }
}

extension IngredientKnowledge {
  /// What the ingredient is a kind of, nearest first: spaghetti is a pasta, and pasta is a kind of noodles.
  ///
  /// Who asks for an ancestor is served with the ingredient.
  public func ancestors(of id: String) -> [String] {
    Array(sequence(first: id) { row($0)?.parent }.dropFirst())
  }

  /// The ingredients that are directly a kind of this one, in the order of the tables.
  public func kinds(of id: String) -> [String] { (kindPositions[id[...]] ?? []).map { rows[$0].id } }

  /// The kind of an ingredient, near or far, that answers to a name; nil when there is none.
  ///
  /// A recipe may ask for `noodles` and call them glass noodles.
  public func kind(of id: String, named name: String) -> String? {
    let key = NameKey(name)
    for kind in kinds(of: id) {
      if ingredient(kind)?.answers(to: key) == true { return kind }
      if let farther = self.kind(of: kind, named: name) { return farther }
    }
    return nil
  }

  /// How good a parent is where one of its kinds is wanted: who says noodles may well mean spaghetti.
  private static let parentQuality = 0.9

  /// What may stand in for an ingredient that is wanted, best first; equal ones in a fixed order.
  ///
  /// Beside what its line says these are the other kinds of its parent, and the parent itself, which may be any of
  /// its kinds. Its own kinds are not among them: they are the ingredient.
  public func substitutes(for id: String) -> [Substitute] {
    guard let wanted = row(id) else { return [] }
    var substitutes = wanted.substitutes
    if let parent = wanted.parent.flatMap(row) {
      substitutes.append(Substitute(ingredient: parent.id, quality: max(parent.qualityAmongKinds, Self.parentQuality)))
      if parent.qualityAmongKinds > 0 {
        substitutes += kinds(of: parent.id).map { Substitute(ingredient: $0, quality: parent.qualityAmongKinds) }
      }
    }
    var seen = Set([id] + kinds(of: id))
    return substitutes.filter { seen.insert($0.ingredient).inserted }.bestFirst
  }
}

extension [Substitute] {
  /// Sorted by falling quality; equal ones keep their order.
  fileprivate var bestFirst: [Substitute] {
    enumerated().sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }.map(\.element)
  }
}

/// The facts that were asked for, by identifier; safe to use from several threads.
final class FactsMemory: Sendable {
  private let facts = Mutex<[String: IngredientFacts]>([:])

  subscript(id: String) -> IngredientFacts? {
    get { facts.withLock { $0[id] } }
    set { facts.withLock { $0[id] = newValue } }
  }
}

/// Something that may stand in for an ingredient.
public struct Substitute: Sendable, Equatable {
  /// The identifier of what stands in.
  public let ingredient: String
  /// How good the dish still is: 1 as good as the original, 0.5 a noticeably different dish, 0 not at all.
  public let quality: Double

  /// A substitute and how good it is.
  public init(ingredient: String, quality: Double) {
    self.ingredient = ingredient
    self.quality = quality
  }
}

/// Ingredients that are one food in several forms: who has one has the other after a minute with a knife.
package enum IngredientForms {
  private static let groups = [["garlic", "crushed_garlic"]]

  /// The identifiers of the other forms of an ingredient, in a fixed order; empty for nearly all.
  package static func others(of id: String) -> [String] {
    groups.first { $0.contains(id) }?.filter { $0 != id } ?? []
  }
}
