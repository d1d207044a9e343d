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
    let complete = best.prefix(Self.considered).enumerated().filter { index, recipe in
      let mostMissing = index == 0 ? tolerance.missing : Tolerance.missingOfOthers
      return isComplete(recipe, lackingAtMost: namesAll(recipe) ? tolerance.missingOfNamed : mostMissing)
    }
    let exact = complete.first { requiresAll($0.element) }
    let first = complete.first.map { best in
      if let exact { return exact }
      return listsAll(best.element) ? best : complete.first { namesAll($0.element) } ?? best
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
    "milk", "butter", "flour", "honey", "doenjang", "gochujang", "kimchi", "capers", "olives", "chili_powder",
    "salted_shrimp", "fish_sauce", "oyster_sauce", "mayonnaise", "mustard", "ketchup",
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
    guard mainFoods.allSatisfy(match.have.contains) else { return false }
    let lacksTitled = needs.contains { missing.contains($0.id) && $0.prominence.isTitled }
    let options = mainFoods.filter { id in
      !needs.contains { $0.role != .optional && matcher.finder.isSupplied($0.id, by: id) }
    }
    let additions = options.filter(match.added.contains)
    let isStretched = match.substitutions.contains { substitution in
      substitution.quality < Tolerance.quality && options.contains(substitution.substitute)
        && !needs.contains { matcher.finder.isSupplied($0.id, by: substitution.substitute) }
    }
    // One of two foods may be an option only where nothing else is missing, however ordinary.
    let isOptionOfTwo =
      !options.isEmpty && request.chosen.count == 2
      && needs.contains { match.missing.contains($0.id) && (!Aromatics.all.contains($0.id) || recipe.titleNames($0)) }
    return missing.count <= (additions.isEmpty ? mostMissing : Tolerance.missingBesideAdditions) && !lacksTitled
      && !isStretched && !isOptionOfTwo && options.count <= tolerance.options && additions.count <= tolerance.additions
  }

  /// Returns whether a recipe is named for all chosen foods that are more than a garnish, and lists each as such, not as
  /// any of its kind: fish on spinach is not named for salmon.
  private func requiresAll(_ recipe: Recipe) -> Bool {
    let named = Set(recipe.needs.filter { $0.role == .required && recipe.titleNames($0) }.map(\.id))
    return mainFoods.allSatisfy(named.contains)
  }

  /// Returns whether a recipe lists all chosen ingredients, if only as options.
  private func listsAll(_ recipe: Recipe) -> Bool { matcher.match(recipe)?.added.isEmpty ?? false }

  /// Returns whether the title of a recipe names all chosen foods that are more than a garnish.
  private func namesAll(_ recipe: Recipe) -> Bool {
    let titled = recipe.needs.filter(recipe.titleNames)
    return mainFoods.allSatisfy { id in
      titled.contains { matcher.finder.isSupplied($0.id, by: id) }
    }
  }

  /// The chosen foods that no dish may leave out: beside two others, a garnish may be.
  private var mainFoods: [String] {
    let foods = request.chosen.filter { !ImprovisedDish.isGarnish($0) }
    return foods.count > 1 ? foods : request.chosen
  }

  private var tolerance: Tolerance { Tolerance(request.chosen.count) }

  /// How far a dish may be from being about all chosen ingredients and nothing else.
  private struct Tolerance {
    /// The number of chosen ingredients that it need not require.
    let options: Int
    /// The number of those that it need not even list.
    let additions: Int
    /// The number of missing ingredients, besides what is ordinary, of the best dish.
    let missing: Int
    /// The same number of a dish that is named for all chosen foods.
    let missingOfNamed: Int

    /// The numbers of missing ingredients of other dishes, and of those that do not list everything.
    static let (missingOfOthers, missingBesideAdditions) = (1, 1)
    /// The least quality, in percent, of a dish in which a chosen ingredient only replaces another.
    static let quality = 80

    /// - Parameter count: the number of chosen ingredients.
    init(_ count: Int) {
      (options, additions, missing, missingOfNamed) =
        switch count {
        case 2: (1, 0, 1, 2)
        case 3: (1, 1, 3, 3)
        default: (2, 1, 3, 3)
        }
    }
  }
}
