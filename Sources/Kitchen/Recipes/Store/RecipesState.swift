public import Files
public import Ingredients
internal import SQLite

/// The number of recipes, and whether a ``RecipeStore`` has them all, found without changing anything.
public struct RecipesState: Sendable, Equatable {
  /// The number of bundled dishes.
  public let dishes: Int
  /// The number of the user's own recipes; nil if the store does not have them all.
  public let own: Int?

  /// Whether the next command finds all recipes in the store, and need not build or update it.
  public var isStored: Bool { own != nil }

  /// Looks at the sources of a store and at its file.
  ///
  /// The dishes are decoded only if the store lacks them. A collection that cannot be read counts as one that the store
  /// lacks.
  public init(
    dishes: FilePath, keptIn folder: FilePath?, vocabulary: Vocabulary = .standard
  ) throws(RecipeStoreError) {
    let sources: RecipeSources?
    do throws(RecipeStoreError) { sources = try RecipeSources(dishes: dishes, collection: folder) } catch {
      guard case .collection = error else { throw error }
      sources = nil
    }
    let opening = sources.map { StoreOpening($0, at: folder.map(RecipeStore.file), vocabulary: vocabulary) }
    if let counts = try opening?.currentCounts() {
      (self.dishes, own) = counts
    } else {
      let bundled = if let sources { sources } else { try RecipeSources(dishes: dishes, collection: nil) }
      var count = 0
      try bundled.forEachDish(vocabulary: vocabulary) { _ throws(RecipeStoreError) in count += 1 }
      (self.dishes, own) = (count, nil)
    }
  }
}

extension StoreOpening {
  /// Returns the numbers of bundled dishes and of own recipes in the file; nil if it lacks any.
  fileprivate func currentCounts() throws(RecipeStoreError) -> (dishes: Int, own: Int)? {
    guard let kept = current else { return nil }
    do throws(DatabaseError) {
      let statement = try kept.database.prepare("SELECT sum(number < ?1), sum(number >= ?1) FROM recipe")
      return try statement.rows([.integer(StoreSchema.ownNumbers.lowerBound)]) { row throws(DatabaseError) in
        (row.integer(0), row.integer(1))
      }.first
    } catch { throw .database(error) }
  }
}
