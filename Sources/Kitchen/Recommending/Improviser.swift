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
  /// The numbers of missing ingredients, besides what is ordinary, with which a recipe comes first if it is the best one or
  /// its title names all chosen foods, and otherwise.
  private static let (mostMissing, mostMissingOfOthers) = (4, 2)

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
    let complete = best.prefix(Self.considered).enumerated().filter { index, recipe in
      isComplete(recipe, lackingAtMost: index == 0 || namesAll(recipe) ? Self.mostMissing : Self.mostMissingOfOthers)
    }
    let first = complete.first.map { best in
      listsAll(best.element) ? best : complete.first { namesAll($0.element) } ?? best
    }
    if let (index, recipe) = first { return Array(([recipe] + best[..<index] + best[(index + 1)...]).prefix(limit)) }
    let home: Cuisine? = request.homeCuisines.contains(.korean) ? .korean : nil
    guard let dish = ImprovisedDish(of: request.chosen, preferring: home)?.recipe, request.filter.accepts(dish),
      let match = matcher.match(dish), match.missing.count <= request.maximumMissing ?? .max
    else { return Array(best.prefix(limit)) }
    return Array(([dish] + best).prefix(limit))
  }
}

extension Improviser {
  /// The food that most kitchens have, or that is quickly bought, and whose lack makes no dish a wrong answer.
  private static let ordinary = Aromatics.all.union([
    "anchovy_stock", "beef_stock", "chicken_stock", "vegetable_stock", "dashi", "fish_stock", "rice", "cooked_rice",
    "milk", "butter", "doenjang", "gochujang", "kimchi", "capers", "olives",
    "chili_powder",
  ])

  /// Food of most kitchens that is as ordinary, except for dishes that are named for it.
  private static let cupboard: Set = ["canned_tomato", "egg", "cheese", "bread", "cream"]

  /// Returns whether a recipe is about all chosen ingredients, and about nothing else that is missing.
  ///
  /// Some of the chosen ingredients may be options, or be taken besides what the recipe lists; see ``Tolerance``. Herbs,
  /// onion and the like always may, and beside two other foods they may be left out.
  ///
  /// - Parameter mostMissing: the greatest number of missing ingredients, besides what is ordinary.
  private func isComplete(_ recipe: Recipe, lackingAtMost mostMissing: Int) -> Bool {
    guard let match = matcher.match(recipe) else { return false }
    let needs = recipe.needs
    let missing = match.missing.filter { id in
      guard Self.cupboard.contains(id) else { return !Self.ordinary.contains(id) }
      return needs.contains { $0.id == id && recipe.titleNames($0) }
    }
    let foods = request.chosen.filter { !ImprovisedDish.isGarnish($0) }
    guard (foods.count > 1 ? foods : request.chosen).allSatisfy(match.have.contains) else { return false }
    let lacksTitled = needs.contains { missing.contains($0.id) && $0.prominence.isTitled }
    let options = foods.filter { id in
      !needs.contains { $0.role != .optional && matcher.finder.isSupplied($0.id, by: id) }
    }
    let tolerance = Tolerance(request.chosen.count)
    return missing.count <= mostMissing && !lacksTitled && options.count <= tolerance.options
      && options.count(where: match.added.contains) <= tolerance.additions
  }

  /// Returns whether a recipe lists all chosen ingredients, if only as options.
  private func listsAll(_ recipe: Recipe) -> Bool { matcher.match(recipe)?.added.isEmpty ?? false }

  /// Returns whether the title of a recipe names all chosen foods that are more than a garnish.
  private func namesAll(_ recipe: Recipe) -> Bool {
    let titled = recipe.needs.filter(recipe.titleNames)
    return request.chosen.filter { !ImprovisedDish.isGarnish($0) }.allSatisfy { id in
      titled.contains { matcher.finder.isSupplied($0.id, by: id) }
    }
  }

  /// The numbers of chosen ingredients that a dish need not require, and of those that it need not even list.
  private struct Tolerance {
    let options: Int
    let additions: Int

    /// - Parameter count: the number of chosen ingredients.
    init(_ count: Int) {
      (options, additions) =
        switch count {
        case 2: (1, 0)
        case 3: (1, 1)
        default: (2, 1)
        }
    }
  }
}
