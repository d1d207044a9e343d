package import Recipes
internal import Time

extension RecipeCollection {
  /// Adds the recipes that neither the collection nor `others` have, in one change.
  ///
  /// - Returns: the outcome for each recipe.
  package func add(_ recipes: [Recipe], beside others: [Recipe]) throws -> [RecipeAdmission] {
    var gate = RecipeDeduplicator(others + (try self.recipes()))
    return try change(.importing, at: Moment(seconds: 0), catching: { $0 as any Error }) { editor in
      try recipes.map { recipe in
        let admission = try gate.admit(recipe)
        guard case .added(let named) = admission else { return admission }
        return .added(try editor.add(named))
      }
    }
  }

  /// Removes the recipe with this identifier.
  ///
  /// - Returns: whether there was one.
  package func remove(id: String) throws -> Bool {
    try change(.remove, at: Moment(seconds: 0), catching: { $0 }) { editor throws(CollectionError) in
      try editor.remove(id: id)
    }
  }
}
