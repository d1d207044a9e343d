/// What a person wants to cook with, what is at home, and what a recipe for it must be.
public struct RecommendationRequest: Sendable {
  /// The chosen ingredients, which every recipe uses some of; identifiers that no recipe uses lower every score.
  public var chosen: [String]
  /// What is at home besides; when nothing was chosen, every recipe uses some of it.
  public var available: [AvailableIngredient]
  /// What every recipe must pass.
  public var filter: DishFilter
  /// How many required ingredients may have to be bought, as they are missing or too little; nil for any number.
  public var maximumMissing: Int?
  /// What is assumed of the staples that are not there.
  public var staples: RecipeMatcher.Staples
  /// For how many people to cook, so that there must be enough for them; nil for as many as each recipe feeds.
  public var servings: Int?
  /// What comes first.
  public var order: RecommendationOrder
  /// How many recipes at most; nil for all.
  public var limit: Int?

  /// A request by all of its parts.
  ///
  /// - Precondition: `servings` is in ``Recipe/allowedServings``.
  public init(
    _ chosen: [String] = [], available: [AvailableIngredient] = [], filter: DishFilter = DishFilter(),
    maximumMissing: Int? = nil, staples: RecipeMatcher.Staples = .assumed, servings: Int? = nil,
    order: RecommendationOrder = .score, limit: Int? = nil
  ) {
    precondition(servings.map(Recipe.allowedServings.contains) ?? true, "servings must be in 1...100")
    self.chosen = chosen
    self.available = available
    self.filter = filter
    self.maximumMissing = maximumMissing
    self.staples = staples
    self.servings = servings
    self.order = order
    self.limit = limit
  }
}
