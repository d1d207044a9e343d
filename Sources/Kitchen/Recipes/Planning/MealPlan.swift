/// What to cook on several days, and what to buy for all of it.
public struct MealPlan: Sendable, Equatable {
  /// The meals in their order; fewer than asked for when there are no more dishes.
  public let meals: [PlannedMeal]
  /// What expires on the days of the plan and goes into no meal, soonest to expire first.
  public let unused: [PantryItem]
  /// What expired before the first day, so that no meal counts on it.
  public let expired: [PantryItem]

  /// What to buy for the whole plan, meal after meal supplied from what the earlier ones leave.
  public var shopping: ShoppingList { ShoppingList(for: meals.map { ($0.recipe, $0.ingredients) }) }
}

/// One meal of a plan, with the reasons for it.
public struct PlannedMeal: Sendable, Equatable {
  /// The day.
  public let date: CalendarDate
  /// Which meal of the day, counted from 1.
  public let number: Int
  /// What to cook, for as many people as were asked for.
  public let recipe: Recipe
  /// What it needs, with what is still at home by then.
  public let ingredients: [SuppliedIngredient]

  /// What must be bought for it, optional ingredients too, in the order of the recipe.
  public var missing: [RecipeIngredient] { ingredients.filter(\.isMissing).map(\.line) }

  /// How many ingredients the dish requires.
  public var required: Int { ingredients.count { $0.line.role == .required } }

  /// How many of the required ingredients are at home.
  public var covered: Int { ingredients.count { $0.line.role == .required && !$0.isMissing } }

  /// What it uses up of the pantry, soonest to expire first; nothing that never expires.
  public var used: [PantryItem] { ingredients.usedItems }
}

extension [SuppliedIngredient] {
  /// The items with a last day that serve any of the ingredients, each once, soonest to expire first.
  var usedItems: [PantryItem] {
    var seen: Set<Int> = []
    return flatMap(\.items).filter { $0.expiry != nil && seen.insert($0.number).inserted }.sorted(
      by: PantryItem.isSooner)
  }
}
