extension RecipeStore {
  /// What matching needs of all recipes; the recipe with number n of the store is number n − 1 of the table.
  func table() throws(RecipeStoreError) -> RecipeTable {
    var builder = RecipeTableBuilder()
    for recipe in try recipes() { builder.add(recipe) }
    return builder.table
  }
}
