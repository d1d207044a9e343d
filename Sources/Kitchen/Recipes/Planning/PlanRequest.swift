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
