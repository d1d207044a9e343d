/// The counts by which a dish is ranked, as integers, so that ties do not depend on the order of counting.
struct RecipeTally: Sendable, Equatable {
  /// Two for every chosen ingredient that the dish requires, one if it is optional or a staple.
  var use = 0
  /// The number of required ingredients.
  var required = 0
  /// The available share of the required ingredients, in percent of one ingredient each.
  var cover = 0
  /// The number of required ingredients that are not available.
  var missing = 0
  /// The number of required ingredients that are available, but not in sufficient amount.
  var short = 0
  /// The number of available ingredients in any role.
  var used = 0
  /// The total urgency of the used items; see ``AvailableIngredients/Item/urgency``.
  var urgency = 0

  /// The number of required ingredients to buy.
  var lacking: Int { missing + short }
}

/// The score of a dish for the chosen and available ingredients.
///
/// The score is a weighted mean of the terms that apply to a request, each from 0 to 1:
/// - *use*, weight 6, for requests with a choice: the share of the chosen ingredients that the dish uses. Required
///   ingredients count fully, optional ones and staples half.
/// - *cover*, weight 4: the share of the required ingredients that is available. A substitute counts by its quality, an
///   insufficient amount in proportion; a dish that requires nothing is covered.
/// - *rescue*, weight 1, if anything expires within a week: the share of it that the dish uses up. An ingredient that
///   expires today counts 7, tomorrow 6, in six days 1; two that expire today are a full rescue.
struct RecipeScoring: Sendable, Equatable {
  /// The maximum score.
  static let steps = 10_000
  /// The urgency that counts as a full rescue.
  static let fullRescue = 14

  /// The number of chosen ingredients.
  let chosenCount: Int
  /// Whether anything expires within a week.
  let isUrgent: Bool

  /// Returns the score from 0 to ``steps``, rounded half up and exact, as it is computed in integers.
  func score(_ tally: RecipeTally) -> Int {
    let (uses, covers, rescues) = (max(2 * chosenCount, 1), 100 * max(tally.required, 1), Self.fullRescue)
    let cover = tally.required == 0 ? covers : tally.cover
    let rescue = min(tally.urgency, Self.fullRescue)
    let weights = (use: chosenCount > 0 ? 6 : 0, cover: 4, rescue: isUrgent ? 1 : 0)
    let sum =
      weights.use * tally.use * covers * rescues + weights.cover * cover * uses * rescues
      + weights.rescue * rescue * uses * covers
    let whole = (weights.use + weights.cover + weights.rescue) * uses * covers * rescues
    return (2 * Self.steps * sum + whole) / (2 * whole)
  }
}

/// The order of recommendations; the raw value is its name for programs.
public enum RecommendationOrder: String, CaseIterable, Sendable {
  /// Recipes with the best score come first.
  case score
  /// Recipes with the fewest ingredients to buy come first.
  case missing
  /// Recipes with the shortest cooking time come first.
  case minutes
}

/// The rank of a dish: the greater rank comes first, and of equal ranks the lower recipe number.
struct RecipeRank: Sendable, Equatable, Comparable {
  // Greater is better for each key, and the first that differs decides.
  private let first: Int
  private let second: Int
  private let third: Int
  private let fourth: Int

  /// Creates a rank from the keys of all orders.
  ///
  /// - Parameters:
  ///   - lacking: the number of ingredients to buy.
  ///   - used: the number of available ingredients of the dish.
  init(score: Int, lacking: Int, used: Int, minutes: Int, in order: RecommendationOrder) {
    switch order {
    case .score: (first, second, third, fourth) = (score, -lacking, used, 0)
    case .missing: (first, second, third, fourth) = (-lacking, score, used, 0)
    case .minutes: (first, second, third, fourth) = (-minutes, score, -lacking, used)
    }
  }

  static func < (left: RecipeRank, right: RecipeRank) -> Bool {
    (left.first, left.second, left.third, left.fourth) < (right.first, right.second, right.third, right.fourth)
  }
}
