internal import Recipes

/// The decision whether a dish is improvised for a request.
struct Improviser {
  private let request: RecommendationRequest
  private let matcher: RecipeMatcher

  /// - Parameter request: the request as it was made, so that a chosen ingredient stays what the person named.
  init(_ request: RecommendationRequest, _ matcher: RecipeMatcher) {
    (self.request, self.matcher) = (request, matcher)
  }

  /// Returns the best recipes, with an improvised dish before them if the first is not about all chosen ingredients.
  func adding(to best: [Recipe]) -> [Recipe] {
    guard request.order == .score, request.limit ?? 1 > 0, !(best.first.map(isComplete) ?? false),
      let dish = ImprovisedDish(of: request.chosen, isKorean: request.homeCuisines.contains(.korean))?.recipe,
      request.filter.accepts(dish), let match = matcher.match(dish),
      match.missing.count <= request.maximumMissing ?? .max
    else { return best }
    return Array(([dish] + best).prefix(request.limit ?? .max))
  }

  /// The food that most kitchens have, or that is quickly bought, and whose lack makes no dish a wrong answer.
  private static let ordinary = Aromatics.all.union([
    "anchovy_stock", "beef_stock", "chicken_stock", "vegetable_stock", "dashi", "fish_stock", "rice", "cooked_rice",
    "milk",
    "butter", "bread", "egg", "cream",
  ])

  /// Returns whether a recipe is about all chosen ingredients, and about nothing else that is missing.
  ///
  /// Of two chosen ingredients one may be an option; of three one, and of more two may be options or be taken besides
  /// what the recipe lists. Herbs, onion and the like may always.
  private func isComplete(_ recipe: Recipe) -> Bool {
    guard let match = matcher.match(recipe), request.chosen.allSatisfy(match.have.contains) else { return false }
    let needs = recipe.needs
    let lacksTitled = needs.contains { need in
      match.missing.contains(need.id) && need.prominence.isTitled && !Self.ordinary.contains(need.id)
    }
    let loose = request.chosen.filter { id in
      !ImprovisedDish.isSeasoning(id)
        && !needs.contains { $0.role != .optional && matcher.finder.isSupplied($0.id, by: id) }
    }
    let added = loose.filter(match.added.contains)
    let (mostLoose, mostAdded) = request.chosen.count == 2 ? (1, 0) : (request.chosen.count == 3 ? 1 : 2, 1)
    return !lacksTitled && loose.count <= mostLoose && added.count <= mostAdded
  }
}
