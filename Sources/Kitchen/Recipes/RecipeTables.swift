/// Which tables whole recipes are kept in.
enum RecipeTables {
  /// Those of the ``RecipeStore``, which also have what was worked out from the recipes.
  case store
  /// Those of the ``RecipeCollection``, which have what was written and nothing else.
  case collection
}
