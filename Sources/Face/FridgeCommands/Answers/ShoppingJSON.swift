internal import FridgeKit
internal import Ingredients
internal import Recipes

extension ShoppingList {
  /// The answer of `fridge shopping --json`, version 1.
  func json(for recipes: [Recipe], in language: Language) -> JSON {
    let dishes = recipes.map { recipe in
      JSON.object(recipe.title(in: language) + [(key: "servings", value: .integer(recipe.servings))])
    }
    return .object([("version", .integer(1)), ("recipes", .array(dishes)), ("items", items(in: language))])
  }

  /// Every line of the list, in the order of a walk through a shop.
  func items(in language: Language) -> JSON { .array(items.map { $0.json(in: language) }) }
}

extension ShoppingItem {
  fileprivate func json(in language: Language) -> JSON {
    .object([
      ("ingredient", .string(ingredient)), ("name", .string(name[language])),
      ("category", category.map { .string($0.rawValue) } ?? .null), ("status", .string(status.rawValue)),
      ("optional", .bool(isOptional)), ("amounts", .array(amounts.map(\.json))), ("recipes", .strings(recipes)),
    ])
  }
}

extension Amount {
  /// `"amount"` and `"unit"`; the number is null for "to taste" and has no point when it is whole.
  var json: JSON {
    .object([("amount", value.map(JSON.number) ?? .null), ("unit", .string(unit.rawValue))])
  }
}
