internal import Synchronization

/// The knowledge base of ingredients: facts, kinds and substitutes of far more ingredients than the models recognise.
///
/// The facts of an ingredient are parsed on first access and cached.
public struct IngredientKnowledge: Sendable {
  /// The built-in knowledge base, opened on first use.
  public static let standard = IngredientKnowledge(.standard)

  private let rows: [IngredientRow]
  private let positions: [String: Int]
  private let kindPositions: [Substring: [Int]]
  private let cache = FactsCache()
  private let kindsByName = Memo<String?>(limit: 20_000)
  private let askers = Memo<[String]>(limit: 1_000)
  private let substitutes = Memo<[Substitute]>(limit: 1_000)
  private let contents = Memo<Set<FoodContent>?>(limit: 5_000)

  /// Opens a table, in which identifiers are unique and no ingredient descends from itself.
  init(_ table: IngredientTable) {
    rows = table.rows
    positions = Dictionary(rows.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    kindPositions = Dictionary(grouping: rows.indices.filter { [rows] in !rows[$0][.parent].isEmpty }) { [rows] in
      rows[$0][.parent]
    }
  }

  /// The identifiers of all ingredients, shelf by shelf.
  public var ids: [String] { rows.map(\.id) }

  /// All ingredients, shelf by shelf.
  public var ingredients: [Ingredient] { rows.map(\.ingredient) }

  /// Returns the facts of an ingredient; nil when it is unknown.
  public subscript(id: String) -> IngredientFacts? {
    if let facts = cache[id] { return facts }
    guard let row = row(id) else { return nil }
    let facts = IngredientFacts(row, parent: row.parent.flatMap { self[$0] })
    cache[id] = facts
    return facts
  }

  /// Returns the contents of an ingredient, for which the facts of many need not be copied; nil when it is unknown.
  package func contents(of id: String) -> Set<FoodContent>? { contents.value(for: id) { self[id]?.contents } }

  /// Returns the names of an ingredient without parsing its facts; nil when it is unknown.
  public func ingredient(_ id: String) -> Ingredient? { row(id)?.ingredient }

  /// Returns the shelf of an ingredient without parsing its facts; nil when it is unknown.
  package func category(of id: String) -> IngredientCategory? { row(id)?.category }

  /// Returns the first ingredient, shelf by shelf, with a name of this key.
  package func ingredient(keyed key: NameKey) -> Ingredient? { rows.first { $0.answers(to: key) }?.ingredient }

  /// Returns the English and the Korean name of an ingredient without its synonyms; nil when it is unknown.
  package func mainNames(of id: String) -> (english: Substring, korean: Substring)? {
    row(id).map { ($0[.english], $0[.korean]) }
  }

  private func row(_ id: String) -> IngredientRow? { positions[id].map { rows[$0] } }
}

extension IngredientKnowledge {
  /// Returns the ancestors of an ingredient, nearest first: spaghetti is a pasta, and pasta is a kind of noodles.
  public func ancestors(of id: String) -> [String] {
    Array(lineage(of: id).dropFirst())
  }

  /// Returns an ingredient and its ancestors, nearest first.
  public func lineage(of id: String) -> [String] { Array(sequence(first: id) { row($0)?.parent }) }

  /// Returns the ancestors for which the ingredient satisfies a request, nearest first.
  ///
  /// Most are satisfied. A line that names one of its kinds as a substitute says how badly that one does: sheets of
  /// lasagna are a pasta, but not for a dish of any pasta.
  public func satisfied(by id: String) -> [String] {
    var found: [String] = []
    var kind = id
    while let parent = row(kind)?.parent, lesserQuality(of: kind, among: parent) == nil {
      found.append(parent)
      kind = parent
    }
    return found
  }

  /// Returns the quality of a kind that does not satisfy a request for its parent; nil for the others.
  private func lesserQuality(of kind: String, among parent: String) -> Double? { row(parent)?.quality(of: kind) }

  /// Returns the direct kinds of an ingredient, in the order of the tables.
  public func kinds(of id: String) -> [String] { (kindPositions[id[...]] ?? []).map { rows[$0].id } }

  /// Returns whether an ingredient has kinds.
  package func hasKinds(_ id: String) -> Bool { kindPositions[id[...]] != nil }

  /// Returns the direct or indirect kind of an ingredient that has a name; nil when there is none.
  ///
  /// A recipe may list `noodles` under the name of glass noodles.
  public func kind(of id: String, named name: String) -> String? {
    kindPositions[id[...]] == nil ? nil : kindsByName.value(for: "\(id)\n\(name)") { findKind(of: id, named: name) }
  }

  private func findKind(of id: String, named name: String) -> String? {
    let key = NameKey(name)
    for kind in kinds(of: id) {
      if ingredient(kind)?.answers(to: key) == true { return kind }
      if let farther = findKind(of: kind, named: name) { return farther }
    }
    return nil
  }

  /// The quality of a parent as a substitute for one of its kinds: noodles may well be spaghetti.
  private static let parentQuality = 0.9

  /// Returns the substitutes for an ingredient, best first, ties in a fixed order.
  ///
  /// They are those of its line, its parent (which may be any of the parent's kinds) and the other kinds of its parent.
  /// Its own kinds are left out, because they satisfy a request for it, unless its line names them.
  public func substitutes(for id: String) -> [Substitute] {
    substitutes.value(for: id) { findSubstitutes(for: id) }
  }

  private func findSubstitutes(for id: String) -> [Substitute] {
    guard let wanted = row(id) else { return [] }
    var substitutes = wanted.substitutes
    if let parent = wanted.parent.flatMap(row) {
      let usual = max(parent.qualityAmongKinds, Self.parentQuality)
      let quality = lesserQuality(of: id, among: parent.id) ?? usual
      substitutes.append(Substitute(ingredient: parent.id, quality: quality))
      if parent.qualityAmongKinds > 0 {
        substitutes += kinds(of: parent.id).map { kind in
          let quality = min(lesserQuality(of: kind, among: parent.id) ?? 1, parent.qualityAmongKinds)
          return Substitute(ingredient: kind, quality: quality)
        }
      }
    }
    let named = Set(wanted.substitutes.map(\.ingredient))
    var seen = Set([id] + kinds(of: id).filter { !named.contains($0) })
    return substitutes.filter { seen.insert($0.ingredient).inserted }.bestFirst
  }
}

extension IngredientKnowledge {
  /// Returns the ingredients that another one can replace, shelf by shelf: the inverse of ``substitutes(for:)``.
  ///
  /// Only its relatives and the lines that may name it are parsed, which is a few of two thousand.
  package func askers(of id: String) -> [String] {
    askers.value(for: id) {
      let siblings = row(id)?.parent.flatMap { kindPositions[$0[...]] } ?? []
      let family = Set((kindPositions[id[...]] ?? []) + siblings)
      return rows.indices.filter { family.contains($0) || rows[$0].mayAccept(id) }.map { rows[$0].id }
        .filter { substitutes(for: $0).contains { $0.ingredient == id } }
    }
  }
}

extension IngredientKnowledge {
  /// Returns the ingredients that are related to another one, closest first, ties in a fixed order.
  ///
  /// Two are related if either replaces the other, or what it is a kind of: whoever takes chicken for turkey may take
  /// turkey for chicken.
  package func relations(of id: String) -> [Substitute] {
    let line = lineage(of: id)
    var (relations, seen) = ([Substitute](), Set(line))
    for id in line {
      let askers = askers(of: id).compactMap { asker in
        substitutes(for: asker).first { $0.ingredient == id }.map { Substitute(ingredient: asker, quality: $0.quality) }
      }
      // The better of both directions comes first.
      relations += (substitutes(for: id) + askers).bestFirst.filter { seen.insert($0.ingredient).inserted }
    }
    return relations.bestFirst
  }

  /// Returns an ingredient with its direct and indirect kinds.
  package func family(of id: String) -> [String] { [id] + kinds(of: id).flatMap(family) }
}

extension [Substitute] {
  /// The substitutes by descending quality, stably sorted.
  fileprivate var bestFirst: [Substitute] {
    enumerated().sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }.map(\.element)
  }
}

/// A thread-safe cache of parsed facts by identifier.
final class FactsCache: Sendable {
  private let facts = Mutex<[String: IngredientFacts]>([:])

  subscript(id: String) -> IngredientFacts? {
    get { facts.withLock { $0[id] } }
    set { facts.withLock { $0[id] = newValue } }
  }
}

/// An ingredient that can replace another one.
public struct Substitute: Sendable, Equatable {
  /// The identifier of the replacement.
  public let ingredient: String
  /// The quality of the resulting dish: 1 as good as the original, 0.5 noticeably different, 0 unusable.
  public let quality: Double

  /// Creates a substitute of a given quality.
  public init(ingredient: String, quality: Double) {
    self.ingredient = ingredient
    self.quality = quality
  }
}

/// Ingredients that are one food in several forms, each a minute's knife work from the other.
package enum IngredientForms {
  private static let groups = [["garlic", "crushed_garlic"]]

  /// Returns the identifiers of the other forms of an ingredient, in a fixed order; empty for most.
  package static func others(of id: String) -> [String] {
    groups.first { $0.contains(id) }?.filter { $0 != id } ?? []
  }
}
