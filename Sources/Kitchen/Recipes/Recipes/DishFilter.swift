internal import Ingredients

/// What a dish must be, and must not be, to be shown at all.
public struct DishFilter: Sendable, Equatable {
  /// The cuisines, any of which is enough.
  public var wanted: CuisineChoice
  /// The flags of which none may hold.
  public var avoided: Set<DishFlag>
  /// The flags that must all hold.
  public var required: Set<DishFlag>
  /// The kinds of dish, any of which is enough; every kind when there are none.
  public var kinds: Set<DishKind>
  /// How long the dish may take; nil for any time.
  public var maximumMinutes: Int?
  /// The identifiers of ingredients that no dish may need.
  ///
  /// Another form of the same food is excluded with it, every kind of it, and what holds it: ham with pork, mayonnaise
  /// with egg. A dish that only may hold one passes without it; see ``leftOut(of:)``.
  public var excluded: Set<String>

  /// A filter by all of its parts; every dish passes one without any.
  public init(
    wanted: CuisineChoice = .all, avoided: Set<DishFlag> = [], required: Set<DishFlag> = [],
    kinds: Set<DishKind> = [], maximumMinutes: Int? = nil, excluded: Set<String> = []
  ) {
    self.wanted = wanted
    self.avoided = avoided
    self.required = required
    self.kinds = kinds
    self.maximumMinutes = maximumMinutes
    self.excluded = excluded
  }

  /// Whether a dish passes.
  public func accepts(_ recipe: Recipe) -> Bool {
    acceptsFacts(of: recipe) && recipe.ingredients.allSatisfy { $0.role == .optional || !isExcluded($0.id) }
  }

  /// Whether a dish passes as far as that can be told without its ingredients.
  func acceptsFacts(of dish: some Dish) -> Bool {
    guard wanted.isSelected(.cuisine(dish.cuisine)), kinds.isEmpty || kinds.contains(dish.kind),
      dish.minutes <= maximumMinutes ?? .max
    else { return false }
    if required.isEmpty && avoided.isEmpty { return true }
    let flags = Set(dish.flags)
    return flags.isSuperset(of: required) && flags.isDisjoint(with: avoided)
  }

  /// The identifiers of the optional ingredients that a dish which passes is to be cooked without, each once.
  public func leftOut(of recipe: Recipe) -> [String] {
    var seen: Set<String> = []
    return recipe.ingredients.map(\.id).filter { isExcluded($0) && seen.insert($0).inserted }
  }

  /// Whether no dish may need the ingredient.
  public func isExcluded(_ id: String) -> Bool {
    guard !excluded.isEmpty else { return false }
    let excludedWith = [id] + IngredientForms.others(of: id) + IngredientKnowledge.standard.ancestors(of: id)
    return excludedWith.contains(where: excluded.contains) || holdsExcluded(id)
  }

  /// Whether an excluded ingredient, such as egg, is known to be in this one.
  private func holdsExcluded(_ id: String) -> Bool {
    let contents = IngredientKnowledge.standard[id]?.contents ?? []
    return contents.contains { excluded.contains($0.rawValue) }
  }
}
