internal import Ingredients

/// The conditions that a dish must meet to be shown.
public struct DishFilter: Sendable, Equatable {
  /// The accepted cuisines.
  public var wanted: CuisineChoice
  /// The flags that the dish must not have.
  public var avoided: Set<DishFlag>
  /// The flags that the dish must have, all of them.
  public var required: Set<DishFlag>
  /// The accepted kinds of dish; empty for every kind.
  public var kinds: Set<DishKind>
  /// The maximum cooking time in minutes; nil for any.
  public var maximumMinutes: Int?
  /// The identifiers of excluded ingredients.
  ///
  /// Other forms and kinds of the same food are excluded too, and foods that are made of it or contain it: peanut butter
  /// with peanuts, ham with pork, mayonnaise with egg. A dish passes if the excluded ingredient is optional; see
  /// ``leftOut(of:)``.
  public var excluded: Set<String>

  /// Creates a filter; every dish passes the default one.
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

  /// Returns whether a dish passes the filter.
  public func accepts(_ recipe: Recipe) -> Bool {
    acceptsFacts(of: recipe) && recipe.ingredients.allSatisfy { $0.role == .optional || !isExcluded($0.id) }
  }

  /// Returns whether a dish meets the conditions that do not depend on its ingredients.
  func acceptsFacts(of dish: some Dish) -> Bool {
    guard wanted.isSelected(.cuisine(dish.cuisine)), kinds.isEmpty || kinds.contains(dish.kind),
      dish.minutes <= maximumMinutes ?? .max
    else { return false }
    if required.isEmpty && avoided.isEmpty { return true }
    let flags = Set(dish.flags)
    return flags.isSuperset(of: required) && flags.isDisjoint(with: avoided)
  }

  /// Returns the identifiers of the optional ingredients to leave out of an accepted dish, each once.
  public func leftOut(of recipe: Recipe) -> [String] {
    var seen: Set<String> = []
    return recipe.ingredients.map(\.id).filter { isExcluded($0) && seen.insert($0).inserted }
  }

  /// Returns whether the ingredient is excluded.
  public func isExcluded(_ id: String) -> Bool {
    guard !excluded.isEmpty else { return false }
    let ancestors = IngredientKnowledge.standard.ancestors(of: id)
    return ([id] + IngredientForms.others(of: id) + ancestors).contains(where: excluded.contains)
      || ([id] + ancestors).flatMap(FoodProducts.sources).contains(where: isExcluded) || holdsExcluded(id)
  }

  /// Returns whether the ingredient is known to contain an excluded one, such as egg.
  private func holdsExcluded(_ id: String) -> Bool {
    let contents = IngredientKnowledge.standard[id]?.contents ?? []
    return !contents.isEmpty
      && excluded.contains { FoodProducts.content(avoidedWith: $0).map(contents.contains) ?? false }
  }
}
