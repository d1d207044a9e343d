internal import CommandLineKit
internal import FridgeKit
internal import Web

/// The user's own recipes over HTTP: their texts are Cooklang, as in the editor of `fridge recipe edit`.
extension KitchenService {
  /// Adds the routes of own recipes.
  func addOwnRecipes(to router: inout Router) {
    router.write("/recipes", "POST") { request, fields in
      let text = try fields.recipeText()
      try fields.finish()
      let context = try context(in: request.language)
      return changed(.add, try fridge.addRecipe(in: text, named: "-"), context)
    }
    router.write("/recipes", "PATCH") { request, fields in
      _ = try fields.action(["undo"])
      try fields.finish()
      var undo = UndoRecipeChange()
      undo.json = true
      return try answer(undo, in: request.language)
    }
    router.write("/recipes/{id}", "PUT") { request, fields in
      let text = try fields.recipeText()
      try fields.finish()
      let context = try context(in: request.language)
      let original = try recipe(request)
      return changed(.edit, try fridge.editRecipe(original, to: text, in: request.language), context)
    }
    router.read("/recipes/{id}", "DELETE") { request, fields in
      try fields.finish()
      let recipe = try recipe(request)
      try fridge.removeRecipes([recipe])
      return changed(.remove, recipe, try context(in: request.language))
    }
    router.read("/recipes/{id}/text", isKept: true) { request, fields in
      try fields.finish()
      let recipe = try recipe(request)
      let text = RecipeEditing(in: request.language).text(of: recipe)
      return Self.text(text, [("own", .bool(try fridge.recipes().isOwn(id: recipe.id)))])
    }
    router.read("/template", isKept: true) { request, fields in
      try fields.finish()
      return Self.text(RecipeEditing(in: request.language).template)
    }
  }

  /// Returns the recipe with exactly this identifier: whoever changes one must not get at another with a similar name.
  private func recipe(_ request: Request) throws -> Recipe {
    guard let recipe = try fridge.recipes().recipe(id: try request.recipeName) else {
      throw RequestError.unknownAddress
    }
    return recipe
  }

  private func changed(_ change: CollectionChange.Kind, _ recipe: Recipe, _ context: CommandContext) -> Response {
    Response(ChangedRecipeView(change: change, recipes: [recipe], context: context).json)
  }

  private static func text(_ text: String, _ others: [(key: String, value: JSON)] = []) -> Response {
    Response(.object([("version", .integer(1)), ("text", .string(text))] + others))
  }
}

extension Fields {
  /// The longest text of a recipe, in characters.
  private static let longestText = 100_000

  /// Takes the text of a recipe, which must be there.
  fileprivate mutating func recipeText() throws(RequestError) -> [UInt8] {
    guard let text = try text("text", upTo: Self.longestText) else { throw .missingField("text") }
    return Array(text.utf8)
  }
}
