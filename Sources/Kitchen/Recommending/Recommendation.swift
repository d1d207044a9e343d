public import IngredientLines
public import Recipes

/// A request for recipes: chosen and available ingredients, and the conditions that a recipe must meet.
public struct RecommendationRequest: Sendable {
  /// The chosen ingredients, of which every recipe uses some; identifiers that no recipe uses lower every score.
  public var chosen: [String]
  /// The other available ingredients; if nothing was chosen, every recipe uses some of them.
  public var available: [AvailableIngredient]
  /// The filter that every recipe must pass.
  public var filter: DishFilter
  /// The maximum number of required ingredients that are missing or insufficient; nil for any number.
  public var maximumMissing: Int?
  /// The assumption about staples that are not listed.
  public var staples: RecipeMatcher.Staples
  /// The number of people to cook for; nil for each recipe's own servings.
  public var servings: Int?
  /// The order of the recommendations.
  public var order: RecommendationOrder
  /// The cuisines of home, whose dishes come before others that do as well; none for no preference.
  public var homeCuisines: Set<Cuisine>
  /// The maximum number of recipes; nil for all.
  public var limit: Int?
  /// The relations in whose place chosen ingredients stand that no recipe lists; the recommender finds them.
  var standIns = StandIns.none
  /// The chosen names of families that no recipe requires as such; the recommender finds them.
  var familyNames = FamilyNames.none

  /// Creates a request.
  ///
  /// - Precondition: `servings` is in ``Recipe/allowedServings``.
  public init(
    _ chosen: [String] = [], available: [AvailableIngredient] = [], filter: DishFilter = DishFilter(),
    maximumMissing: Int? = nil, staples: RecipeMatcher.Staples = .assumed, servings: Int? = nil,
    order: RecommendationOrder = .score, homeCuisines: Set<Cuisine> = [], limit: Int? = nil
  ) {
    precondition(servings.map(Recipe.allowedServings.contains) ?? true, "servings must be in 1...100")
    self.chosen = chosen
    self.available = available
    self.filter = filter
    self.maximumMissing = maximumMissing
    self.staples = staples
    self.servings = servings
    self.order = order
    self.homeCuisines = homeCuisines
    self.limit = limit
  }
}

/// A recommended recipe, with the reasons.
public struct Recommendation: Sendable, Equatable {
  /// The recipe.
  public let recipe: Recipe
  /// The match between the recipe and the request.
  public let match: RecipeMatch
  /// The optional ingredients to leave out, because they were excluded; see ``DishFilter/leftOut(of:)``.
  public let leftOut: [String]

  /// Creates a recommendation from its parts.
  public init(recipe: Recipe, match: RecipeMatch, leftOut: [String] = []) {
    self.recipe = recipe
    self.match = match
    self.leftOut = leftOut
  }
}

extension Recommendation {
  /// Returns the recommendation with amounts and temperatures in another system of units.
  public func converted(to units: UnitSystem) -> Recommendation {
    Recommendation(recipe: recipe.converted(to: units), match: match.converted(to: units), leftOut: leftOut)
  }
}

/// A recommender with an index of a store's recipes, which it builds once for all requests, or finds in a file.
public struct Recommender {
  private let store: RecipeStore
  private let index: RecipeIndexParts

  /// Opens or builds the index of a store's recipes.
  ///
  /// That of many recipes is kept in `recipes.index` beside the store. It is mapped into memory, not read, and built
  /// again only when several hundred recipes have changed; what has changed less is indexed in memory.
  public init(_ store: RecipeStore) throws(RecipeStoreError) {
    self.store = store
    index = try RecipeIndexParts(of: store)
  }

  /// Keeps the file of a store's index up to date, so that the next command need not.
  public static func prepare(for store: RecipeStore) throws(RecipeStoreError) {
    try RecipeIndexParts.renewFile(of: store)
  }

  /// Returns the recipes that match a request, best first.
  ///
  /// Without a choice, food that is due by tomorrow comes before all else: as many of the first recipes as are needed
  /// use it, in the order of its dates. A chosen ingredient that no recipe lists stands in the place of its closest
  /// relation. Where no recipe is about all of several chosen ingredients, a dish improvised of them comes first. A dish
  /// that is eaten raw is recommended only for the very fish or meat that it lists.
  /// Recipes are scaled to the requested servings.
  public func recommend(_ request: RecommendationRequest) throws(RecipeStoreError) -> [Recommendation] {
    let interpreted = index.interpreted(request)
    let matcher = RecipeMatcher(interpreted)
    let first = FirstAnswer(request, matcher)
    let found = try best(index.interpreted(first.search))
    let recipes = first.leading(found.filter { !matcher.servesAnotherFoodRaw($0) })
    return recipes.compactMap { recipe in
      matcher.match(recipe).map { match in
        Recommendation(
          recipe: request.servings.map(recipe.scaled) ?? recipe, match: match,
          leftOut: request.filter.leftOut(of: recipe))
      }
    }
  }

  /// Returns the numbers in the store of the recipes that match a request, best first.
  package func numbers(answering request: RecommendationRequest) -> [Int] {
    index.best(rescuing: index.interpreted(request))
  }

  /// Reads the recipes that match a request, and no others.
  private func best(_ request: RecommendationRequest) throws(RecipeStoreError) -> [Recipe] {
    // Another process may have removed one since it was indexed.
    try store.recipesThere(numbered: index.best(rescuing: request))
  }
}

extension RecipeStore {
  /// Returns the recipes that use any of the chosen ingredients, best first.
  ///
  /// - Parameter limit: the maximum number of recipes; nil for all.
  public func recommend(_ ids: [String], limit: Int? = nil) throws(RecipeStoreError) -> [Recommendation] {
    try recommend(RecommendationRequest(ids, limit: limit))
  }

  /// Returns the recipes that match a request, best first; a ``Recommender`` is faster for several requests.
  public func recommend(_ request: RecommendationRequest) throws(RecipeStoreError) -> [Recommendation] {
    try Recommender(self).recommend(request)
  }
}
