extension RecipeStore {
  /// The recipes that pass a filter, in the order of their identifiers.
  public func recipes(passing filter: DishFilter) throws(RecipeStoreError) -> [Recipe] {
    let total = try count()
    guard total > 0 else { return [] }
    do throws(DatabaseError) {
      return try reader.recipes(numbered: Array(1...total)).filter(filter.accepts)
    } catch { throw .database(error) }
  }
}
