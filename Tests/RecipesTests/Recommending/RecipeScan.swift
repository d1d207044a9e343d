import Ingredients

@testable import Recipes

/// Finds the best recipes by looking at each: what a search of ``RecipeIndex`` must find as well.
struct RecipeScan {
  private let recipes: [Recipe]
  private let knowledge: IngredientKnowledge

  /// - Parameter recipes: in the order of their numbers.
  init(_ recipes: [Recipe], knowledge: IngredientKnowledge = .standard) {
    (self.recipes, self.knowledge) = (recipes, knowledge)
  }

  /// The recipes that answer a request, best first, equal ones by number.
  func best(_ request: RecommendationRequest) -> [RankedRecipe] {
    let matcher = RecipeMatcher(request, knowledge: knowledge)
    let found = recipes.enumerated().compactMap { number, recipe -> RankedRecipe? in
      guard request.filter.accepts(recipe), let (rank, lacking) = matcher.rank(recipe, in: request.order),
        lacking <= request.maximumMissing ?? .max
      else { return nil }
      return RankedRecipe(number: number, rank: rank)
    }
    let ranked = found.sorted { $0.precedes($1) }
    return request.limit.map { Array(ranked.prefix(max(0, $0))) } ?? ranked
  }
}
