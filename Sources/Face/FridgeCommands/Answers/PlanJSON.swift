internal import FridgeKit
internal import Ingredients
internal import Recipes

extension MealPlan {
  /// The answer of `fridge plan --json`, version 1.
  ///
  /// - Parameter shopping: what to buy for it, when that was asked for.
  func json(shopping: ShoppingList?, in context: CommandContext) -> JSON {
    let members: [(key: String, value: JSON)] = [
      ("version", .integer(1)), ("meals", .array(meals.map { $0.json(in: context) })),
      ("unused", .array(unused.map { $0.expiryJSON(context) })),
      ("expired", .array(expired.map { $0.expiryJSON(context) })),
    ]
    return .object(members + (shopping.map { [("shopping", $0.items(in: context.language))] } ?? []))
  }
}

extension PlannedMeal {
  fileprivate func json(in context: CommandContext) -> JSON {
    let reason = PlanReason(meal: self, language: context.language)
    let used = reason.urgent.map { $0.item.expiryJSON(context) }
    let facts: [(key: String, value: JSON)] = [
      ("cuisine", .string(recipe.cuisine.rawValue)), ("kind", .string(recipe.kind.rawValue)),
      ("minutes", .integer(recipe.minutes)), ("servings", .integer(recipe.servings)),
      ("required", .integer(required)), ("missing", .strings(missing.filter { $0.role == .required }.map(\.id))),
      ("uses", .array(used)), ("why", .string(reason.text)),
    ]
    return .object(
      [("date", .string("\(date)")), ("meal", .integer(number))] + recipe.title(in: context.language) + facts)
  }
}
