internal import Recipes

/// The decision whether a dish is improvised for a request.
struct Improviser {
  private let request: RecommendationRequest
  private let matcher: RecipeMatcher

  /// - Parameter request: the request as it was made, so that a chosen ingredient stays what the person named.
  init(_ request: RecommendationRequest, _ matcher: RecipeMatcher) {
    (self.request, self.matcher) = (request, matcher)
  }

  /// The number of the best recipes among which one that is about everything is looked for.
  private static let considered = 8

  /// The request for the recipes from which the answer is made: it must not depend on how many are asked for.
  var search: RecommendationRequest {
    var search = request
    if isOpen { search.limit = request.limit.map { max($0, Self.considered) } }
    return search
  }

  /// Whether a dish may be improvised, or put before others.
  private var isOpen: Bool { request.order == .score && request.chosen.count > 1 && request.limit ?? 1 > 0 }

  /// Returns the best recipes, with the first that is about all chosen ingredients before the others; where none of the
  /// best few is, with an improvised dish before them.
  func adding(to best: [Recipe]) -> [Recipe] {
    guard isOpen else { return best }
    let limit = request.limit ?? .max
    if let (index, recipe) = complete(among: best) {
      return Array(([recipe] + best[..<index] + best[(index + 1)...]).prefix(limit))
    }
    let home: Cuisine? = request.homeCuisines.contains(.korean) ? .korean : nil
    guard let dish = ImprovisedDish(of: request.chosen, preferring: home)?.recipe, request.filter.accepts(dish),
      let match = matcher.match(dish), match.missing.count <= request.maximumMissing ?? .max
    else { return Array(best.prefix(limit)) }
    return Array(([dish] + best).prefix(limit))
  }
}

extension Improviser {
  /// Returns the best recipe that is about all chosen ingredients, or one behind it that is named for exactly these; nil if
  /// none of the best few is.
  private func complete(among best: [Recipe]) -> (index: Int, recipe: Recipe)? {
    let complete = best.prefix(Self.considered).enumerated().compactMap { index, recipe in
      RequestCoverage(of: request.chosen, by: recipe, matcher)
        .flatMap { $0.isComplete(isBest: index == 0) ? (index: index, coverage: $0) : nil }
    }
    guard let first = complete.first else { return nil }
    let exact = first.coverage.listsExactly ? nil : complete.first { $0.coverage.isNamedExactly }
    let named = first.coverage.listsAll ? nil : complete.first { $0.coverage.isNamedForAll }
    let chosen = exact ?? named ?? first
    return (chosen.index, chosen.coverage.recipe)
  }
}
