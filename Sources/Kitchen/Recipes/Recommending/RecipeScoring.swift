/// What counts when a dish is ranked, in whole numbers, so that equal dishes come out equal however they were counted.
struct RecipeTally: Sendable, Equatable {
  /// For every chosen ingredient 2 where the dish requires it, 1 where it may go in or is a staple.
  var use = 0
  /// How many ingredients the dish requires.
  var required = 0
  /// How much of what it requires is there, in percent of one ingredient each.
  var cover = 0
  /// How many required ingredients are not there.
  var missing = 0
  /// How many required ingredients are there, but too little of them.
  var short = 0
  /// How many of the dish's ingredients are there, in whatever role.
  var used = 0
  /// The urgency of all items that it uses; see ``AvailableIngredients/Item/urgency``.
  var urgency = 0

  /// How many required ingredients have to be bought.
  var lacking: Int { missing + short }
}

/// Says in one number how well a dish suits what a person has and chose.
///
/// The score is a weighted mean of the parts that a request has, each from 0 to 1:
/// - *use*, weight 6, for requests with a choice: how much of what was chosen goes into the dish. What the dish requires
///   counts fully, what may go in and staples half.
/// - *cover*, weight 4: how much of what the dish requires is there. A substitute counts as much as it is good, too little
///   of something in proportion; a dish that requires nothing is covered.
/// - *rescue*, weight 1, when anything expires within a week: how much of it the dish uses up. An ingredient that
///   expires today counts 7, tomorrow 6, in six days 1; two that expire today are a full rescue.
struct RecipeScoring: Sendable, Equatable {
  /// The score of a dish that is perfect in every part.
  static let steps = 10_000
  /// The urgency from which on a dish is a full rescue.
  static let fullRescue = 14

  /// How many ingredients were chosen.
  let chosenCount: Int
  /// Whether anything expires within a week.
  let isUrgent: Bool

  /// The score from 0 to ``steps``, rounded half up; exact, as it is computed in whole numbers.
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

/// What recommendations are sorted by first; the raw value is its name for programs.
public enum RecommendationOrder: String, CaseIterable, Sendable {
  /// What suits best.
  case score
  /// What takes the least shopping.
  case missing
  /// What is ready soonest.
  case minutes
}

/// Where a dish stands among others: of two the greater one comes first, of equal ones the lower number.
struct RecipeRank: Sendable, Equatable, Comparable {
  // Each the greater the better, the first that differs decides.
  private let first: Int
  private let second: Int
  private let third: Int
  private let fourth: Int

  /// A rank by everything that any order looks at.
  ///
  /// - Parameters:
  ///   - lacking: how many ingredients have to be bought.
  ///   - used: how many of the dish's ingredients are there.
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
