internal import Files
package import Recipes

/// An index of all recipes in parts: a large one, perhaps in a file, and a small one of what has changed since.
package struct RecipeIndexParts: Sendable {
  /// The parts; a recipe is found in one of them at most.
  let parts: [RecipeIndex]

  init(_ parts: [RecipeIndex]) { self.parts = parts }

  /// The least number of recipes whose index is kept in a file; fewer need no lists.
  private static let fewestKept = RecipeIndex.fewestListed
  /// The most changed recipes that are indexed in memory at each start, in 5 ms.
  private static let mostNew = 512

  /// Opens the index of a store, building what is missing.
  package init(of store: RecipeStore) throws(RecipeStoreError) {
    guard case .file(let path) = store.persistence else {
      self.init([RecipeIndex(try store.table())])
      return
    }
    let file = RecipeIndexFile(path.folder.appending("recipes.index"), lineage: store.lineage)
    if let parts = try Self.kept(in: file, for: store) {
      self.init(parts)
      return
    }
    let index = RecipeIndex(try store.table())
    // Without the file the next start takes longer; that is no reason to fail.
    if index.count >= Self.fewestKept, store.isComplete { try? file.write(index, sequence: store.sequence) }
    self.init([index])
  }

  /// Writes the file of a store's index again, if too much has changed since, or if it is missing.
  static func renewFile(of store: RecipeStore) throws(RecipeStoreError) {
    guard case .file(let path) = store.persistence, try store.count() >= fewestKept else { return }
    let file = RecipeIndexFile(path.folder.appending("recipes.index"), lineage: store.lineage)
    if let sequence = file.sequence, sequence <= store.sequence,
      try store.staleNumbers(after: sequence).count <= mostNew
    {
      return
    }
    _ = try RecipeIndexParts(of: store)
  }

  /// Returns the index of the file and that of what has changed since; nil if there is none, or too much has.
  private static func kept(
    in file: RecipeIndexFile, for store: RecipeStore
  ) throws(RecipeStoreError) -> [RecipeIndex]? {
    guard let (opened, sequence) = file.open(), sequence <= store.sequence else { return nil }
    let stale = try store.staleNumbers(after: sequence)
    if stale.isEmpty { return [opened] }
    guard stale.count <= mostNew else { return nil }
    let kept = RecipeIndex(
      opened.table, opened.lists, skipping: stale.compactMap(opened.table.position), knowledge: opened.knowledge)
    return [kept, RecipeIndex(try store.table(of: .changed(after: sequence)))]
  }

  /// Returns the recipes that match a request by their numbers in the store, best first, ties ordered by number.
  func best(_ request: RecommendationRequest) -> [RankedRecipe] {
    let found = parts.map { part in
      part.best(request).map { RankedRecipe(number: Int(part.table.numbers[$0.number]), rank: $0.rank) }
    }
    if found.count == 1 { return found[0] }
    let ranked = found.joined().sorted { $0.precedes($1) }
    return Array(ranked.prefix(request.limit.map { max(0, $0) } ?? .max))
  }
}
