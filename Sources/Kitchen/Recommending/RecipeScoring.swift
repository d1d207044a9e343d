internal import Recipes

/// The counts by which a dish is ranked, as integers, so that ties do not depend on the order of counting.
struct RecipeTally: Sendable, Equatable {
  /// The points for the chosen ingredients that the dish uses; see ``Supply/Closeness/points(_:_:)``.
  var use = 0
  /// The number of chosen ingredients that the dish uses.
  var chosen = 0
  /// The number of chosen ingredients that the dish uses as what they are, not in the place of others.
  var real = 0
  /// The number of chosen ingredients that only replace missing ones.
  var replacing = 0
  /// Whether the dish is only something beside a meal, though a meal was asked for; see ``DishKind/isBesideMeals``.
  var isBesideMeal = false
  /// Whether the dish is a treat, though a meal was asked for; see ``DishKind/isTreat``.
  var isTreat = false
  /// The number of required ingredients.
  var required = 0
  /// The available share of the required ingredients, in percent of one ingredient each.
  var cover = 0
  /// The number of required ingredients that are not available.
  var missing = 0
  /// The number of missing ingredients that the dish is about; see ``Prominence/part``.
  var missingCentral = 0
  /// The number of required ingredients that are available, but not in sufficient amount.
  var short = 0
  /// The sum of the greatest ``Prominence`` of each used item; with a choice, of the chosen ones.
  var prominence = 0
  /// The total urgency of the used items; see ``AvailableIngredients/Item/urgency``.
  var urgency = 0

  /// The number of required ingredients to buy.
  var lacking: Int { missing + short }

  /// The points for use, with one more for each substitute in a dish that uses something chosen as what it is.
  var points: Int { use + (real > 0 ? chosen - real + replacing : 0) }
}

/// The score of a dish for the chosen and available ingredients.
///
/// The score is a weighted mean of the terms that apply to a request, each from 0 to 1:
/// - *use*, weight 10, for requests with a choice: the points of the chosen ingredients, at most 8 each. An ingredient
///   that the dish is about counts 8, one that is a body of it 7, any other 6; see ``Prominence/part``. If it is the
///   only choice, only a dish that is all about it counts 8, and others one point less. A kind of what the dish takes in
///   general counts 6 where the dish is about it and 5 otherwise, an optional ingredient 5, and what merely replaces
///   another 1. A general name, as pork is for ribs, counts 1 as the only choice and 5 in company: ham and cheese ask
///   for a croque monsieur, though it takes Gruyère. Beside another chosen ingredient that is no substitute, a substitute
///   counts 2, and 1 if it is too poor to count as available: spaghetti and tomato ask for spaghetti with canned
///   tomatoes, not for a salad. A chosen staple counts as a required ingredient, because a person who names soy sauce
///   wants to taste it. Where several are chosen, each missing ingredient that the dish is about, up to two of them,
///   costs a point: chicken and lemon ask for lemon chicken, not for a tagine with apricots. What is only drunk or eaten
///   beside a meal has half the points, and half its cover, unless it uses all that was chosen: chicken, honey and lemon
///   do not ask for tea.
/// - *cover*, weight 4: the share of the required ingredients that is available, each by its ``Supply/worth``, an
///   insufficient amount in proportion; a dish that requires nothing is covered. With a choice, treats have half of it,
///   so that a smoothie with little to buy does not come before a meal that is as much about spinach.
/// - *rescue*, weight 1, if anything expires within a week: the share of it that the dish uses up. An ingredient that
///   expires today counts 7, tomorrow 6, in six days 1; two that expire today are a full rescue.
///
/// The weights keep a substitute behind the real thing, always, where one ingredient is chosen: the real thing has 5 of
/// 8 points at least, which is 6.25 of 15, and a substitute at most 1.25 with 4 for cover and 1 for rescue. The points
/// and the limits of prominence were tuned on the odd rows of a table of 191 requests with answers that a cook
/// accepts. Of these 96 rows 90 to 92 had a good first answer for most choices of points tried, and never less than 87.
/// (Before points and prominence there were 70.)
struct RecipeScoring: Sendable, Equatable {
  /// The maximum score.
  static let steps = 10_000
  /// The urgency that counts as a full rescue.
  static let fullRescue = 14

  /// The greatest number of points that missing ingredients cost.
  private static let mostForMissing = 2

  /// The number of chosen ingredients.
  let chosenCount: Int
  /// Whether anything expires within a week.
  let isUrgent: Bool

  /// The greatest number of points for use.
  var mostPoints: Int { Supply.Closeness.mostPoints * chosenCount }

  /// Returns the score from 0 to ``steps``, rounded half up and exact, as it is computed in integers.
  func score(_ tally: RecipeTally) -> Int {
    let (uses, covers, rescues) = (max(mostPoints, 1), 100 * max(tally.required, 1), Self.fullRescue)
    let divisor = tally.isBesideMeal && tally.chosen < chosenCount ? 2 : 1
    let isLight = chosenCount > 0 && (tally.isTreat || divisor == 2)
    let cover = (tally.required == 0 ? covers : tally.cover) / (isLight ? 2 : 1)
    let rescue = min(tally.urgency, Self.fullRescue)
    let lost = chosenCount > 1 ? min(tally.missingCentral, Self.mostForMissing) : 0
    let use = max(tally.points - lost, 0) / divisor
    let weights = (use: chosenCount > 0 ? 10 : 0, cover: 4, rescue: isUrgent ? 1 : 0)
    let sum =
      weights.use * use * covers * rescues + weights.cover * cover * uses * rescues
      + weights.rescue * rescue * uses * covers
    let whole = (weights.use + weights.cover + weights.rescue) * uses * covers * rescues
    return (2 * Self.steps * sum + whole) / (2 * whole)
  }
}

extension DishKind {
  /// Whether a dish of this kind is had beside a meal and is none itself: a drink, a side dish or sauce, a pickle.
  var isBesideMeals: Bool { self == .drink || self == .side || self == .kimchi }

  /// Whether a dish of this kind is had for pleasure or kept for later, while a meal is cooked: a drink, a dessert, a
  /// snack, a pickle.
  var isTreat: Bool { self == .drink || self == .dessert || self == .snack || self == .kimchi }
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
///
/// Ties of the score go to the dish with fewer ingredients to buy, then to the one that is more about the used
/// ingredients, then to the quicker one, and only then to small differences of prominence. Numbers follow the
/// identifiers, which say nothing of a dish; they only make the order of twins definite.
struct RecipeRank: Sendable, Equatable, Comparable {
  // Greater is better for each key, and the first that differs decides.
  private let first: Int
  private let second: Int
  private let third: Int
  private let fourth: Int
  private let fifth: Int

  /// The difference of prominence that matters more than time; less is a matter of how much sauce is counted.
  private static let step = 8

  /// Creates a rank from the keys of all orders.
  ///
  /// - Parameters:
  ///   - lacking: the number of ingredients to buy.
  ///   - prominence: the ``RecipeTally/prominence``.
  init(score: Int, lacking: Int, minutes: Int, prominence: Int, in order: RecommendationOrder) {
    let centrality = prominence / Self.step
    fifth = prominence
    switch order {
    case .score: (first, second, third, fourth) = (score, -lacking, centrality, -minutes)
    case .missing: (first, second, third, fourth) = (-lacking, score, centrality, -minutes)
    case .minutes: (first, second, third, fourth) = (-minutes, score, -lacking, centrality)
    }
  }

  static func < (left: RecipeRank, right: RecipeRank) -> Bool {
    (left.first, left.second, left.third, left.fourth, left.fifth)
      < (right.first, right.second, right.third, right.fourth, right.fifth)
  }
}
