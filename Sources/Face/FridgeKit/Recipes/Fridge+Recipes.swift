public import Recipes

extension Fridge {
  /// Opens the recipes: kept in the user's folder, built there at first use, held in memory where it cannot be written.
  ///
  /// ``RecipeStore/persistence`` tells which; a store belongs to one caller at a time.
  public func recipes() throws(RecipesFailure) -> RecipeStore {
    guard let folders else { throw .noData }
    do {
      return try RecipeStore(
        dishes: folders.dishes, collection: folders.state, keptIn: folders.state, vocabulary: vocabulary)
    } catch { throw .store(error) }
  }
}

/// Why the recipes could not be opened.
public enum RecipesFailure: Error, Equatable {
  /// The program's data were not found.
  case noData
  /// The dishes or the store could not be used.
  case store(RecipeStoreError)
}
