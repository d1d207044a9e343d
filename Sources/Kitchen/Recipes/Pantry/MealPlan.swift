/// Which meals to plan, and what they must be.
public struct PlanRequest: Sendable {
  /// The first day.
  public var start: CalendarDate
  /// How many days, at least one.
  public var days: Int
  /// How many meals a day, at least one.
  public var meals: Int
  /// For how many people; nil for what each recipe says.
  public var servings: Int?
  /// What every dish must pass. Without kinds, only dishes that make a meal are taken; see ``DishKind/isMeal``.
  public var filter: DishFilter
  /// Decides between dishes that suit equally well; nil for the number of the first day.
  public var seed: UInt64?

  /// A plan for a week of one meal a day, unless something else is said.
  ///
  /// - Precondition: `servings` is in ``Recipe/allowedServings``.
  public init(
    from start: CalendarDate, days: Int = 7, meals: Int = 1, servings: Int? = nil, filter: DishFilter = DishFilter(),
    seed: UInt64? = nil
  ) {
    (self.start, self.days, self.meals) = (start, days, meals)
    (self.servings, self.filter, self.seed) = (servings, filter, seed)
  }
}

extension DishKind {
  /// Whether a dish of this kind is a meal with at most rice beside it.
  public var isMeal: Bool {
    switch self {
    case .side, .salad, .kimchi, .snack, .dessert, .drink: false
    case .soup, .stew, .hotPot, .porridge, .rice, .noodle, .pasta, .dumpling, .egg, .stirFry, .braise, .steamed,
      .grill, .fried, .pancake, .curry, .pizza, .bake, .sandwich:
      true
    }
  }
}

extension PlanRequest {
  /// Whether a dish may be planned.
  func accepts(_ recipe: Recipe) -> Bool {
    (!filter.kinds.isEmpty || recipe.kind.isMeal) && filter.accepts(recipe)
  }

  /// The dish as it is cooked: for so many people, without what is excluded.
  func prepared(_ recipe: Recipe) -> Recipe {
    let kept = recipe.leaving(out: Set(filter.leftOut(of: recipe)))
    return servings.map(kept.scaled(toServings:)) ?? kept
  }
}

extension Recipe {
  /// The same without these ingredients; steps are not rewritten.
  fileprivate func leaving(out ids: Set<String>) -> Recipe {
    if ids.isEmpty { return self }
    return Recipe(
      id: id, title: title, cuisine: cuisine, kind: kind, difficulty: difficulty, tags: tags, servings: servings,
      minutes: minutes, ingredients: ingredients.filter { !ids.contains($0.id) }, steps: steps)
  }
}

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
