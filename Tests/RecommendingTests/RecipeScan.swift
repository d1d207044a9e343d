import Ingredients

@testable import Recipes
@testable import Recommending

/// A linear scan for the best recipes: the reference for a search of ``RecipeIndex``.
struct RecipeScan {
  private let recipes: [Recipe]
  private let knowledge: IngredientKnowledge

  /// - Parameter recipes: the recipes, ordered by number.
  init(_ recipes: [Recipe], knowledge: IngredientKnowledge = .standard) {
    (self.recipes, self.knowledge) = (recipes, knowledge)
  }

  /// Returns the recipes that match a request, best first, ties ordered by number.
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
