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

/// A recipe for what a person chose and has at home, with the reasons.
public struct Recommendation: Sendable, Equatable {
  /// What to cook.
  public let recipe: Recipe
  /// How well it suits.
  public let match: RecipeMatch
  /// The optional ingredients to cook it without, because the person excluded them; see ``DishFilter/leftOut(of:)``.
  public let leftOut: [String]

  /// A recommendation by all of its parts.
  public init(recipe: Recipe, match: RecipeMatch, leftOut: [String] = []) {
    self.recipe = recipe
    self.match = match
    self.leftOut = leftOut
  }
}

/// Recommends the recipes of a store; it has indexed them, so every further request is answered at once.
public struct Recommender {
  private let store: RecipeStore
  private let index: RecipeIndex

  /// Indexes a store.
  public init(_ store: RecipeStore) throws(RecipeStoreError) {
    self.store = store
    index = RecipeIndex(try store.table())
  }

  /// The recipes that answer a request, best first; equal ones in the order of their identifiers.
  ///
  /// A recipe is scaled to the servings asked for.
  public func recommend(_ request: RecommendationRequest) throws(RecipeStoreError) -> [Recommendation] {
    let matcher = RecipeMatcher(request)
    return try best(request).compactMap { recipe in
      matcher.match(recipe).map { match in
        Recommendation(
          recipe: request.servings.map(recipe.scaled) ?? recipe, match: match,
          leftOut: request.filter.leftOut(of: recipe))
      }
    }
  }

  /// The recipes that answer a request; only these are read.
  private func best(_ request: RecommendationRequest) throws(RecipeStoreError) -> [Recipe] {
    do throws(DatabaseError) {
      return try store.reader.recipes(numbered: index.best(request).map { $0.number + 1 })
    } catch { throw .database(error) }
  }
}

extension RecipeStore {
  /// The recipes that use any of the chosen ingredients, best first; equal ones in the order of their identifiers.
  ///
  /// - Parameter limit: how many recipes at most; nil for all.
  public func recommend(_ ids: [String], limit: Int? = nil) throws(RecipeStoreError) -> [Recommendation] {
    try recommend(RecommendationRequest(ids, limit: limit))
  }

  /// The recipes that answer a request, best first; a ``Recommender`` answers several faster.
  public func recommend(_ request: RecommendationRequest) throws(RecipeStoreError) -> [Recommendation] {
    try Recommender(self).recommend(request)
  }
}
