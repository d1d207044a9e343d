internal import Recipes

/// The counts by which a dish is ranked, as integers, so that ties do not depend on the order of counting.
struct RecipeTally: Sendable, Equatable {
  /// The points for the chosen ingredients that the dish uses; see ``Supply/Closeness/points(_:_:)``.
  var use = 0
  /// The number of chosen ingredients that the dish uses.
  var chosen = 0
  /// The number of chosen ingredients that the dish uses as what they are, not in the place of others.
  var real = 0
  /// The number of chosen ingredients without which the dish could not be made.
  var needed = 0
  /// The number of chosen ingredients that only replace missing ones.
  var replacing = 0
  /// The number of those that do so well enough for the dish to be what it was; see ``Supply/replacesWell``.
  var replacingWell = 0
  /// The number of chosen main foods that the dish uses, or that replace something well; see ``MainFoods``.
  var mains = 0
  /// Whether the dish is only something beside a meal, though a meal was asked for; see ``DishKind/isBesideMeals``.
  var isBesideMeal = false
  /// Whether the dish is a treat, though a meal was asked for; see ``DishKind/isTreat``.
  var isTreat = false
  /// Whether the dish is of a cuisine of home; see ``RecommendationRequest/homeCuisines``.
  var isOfHome = false
  /// The number of required ingredients.
  var required = 0
  /// The available share of the required ingredients, in percent of one ingredient each.
  var cover = 0
  /// The number of required ingredients that are not available.
  var missing = 0
  /// The number of those that a cook would have to buy, which is all but ``Aromatics``.
  var missingFood = 0
  /// The number of missing ingredients that the dish is about; see ``Prominence/part``.
  var missingCentral = 0
  /// Whether the dish is all about one of those.
  var missesWhole = false
  /// The number of missing main foods; see ``MainFoods``.
  var missingMain = 0
  /// The number of required ingredients that are available, but not in sufficient amount.
  var short = 0
  /// The sum of the greatest ``Prominence`` of each used item; with a choice, of the chosen ones.
  var prominence = 0
  /// The total urgency of the used items; see ``AvailableIngredients/Item/urgency``.
  var urgency = 0

  /// The number of required ingredients to buy.
  var lacking: Int { missing + short }

  /// The points for use, with more for each substitute in a dish that uses something chosen as what it is.
  var points: Int { use + (real > 0 ? Supply.Closeness.companyPoints * (chosen - real + replacing) : 0) }
}

extension RecipeTally {
  /// Counts a required ingredient that is not available.
  mutating func miss(_ part: Prominence.Part, isAromatic: Bool, isMain: Bool) {
    missing += 1
    if isAromatic { return }
    missingFood += 1
    if isMain { missingMain += 1 }
    if part >= .central { missingCentral += 1 }
    missesWhole = missesWhole || part == .whole
  }
}

/// The score of a dish for the chosen and available ingredients.
///
/// The score is a weighted mean of the terms that apply to a request, each from 0 to 1:
/// - *use*, weight 10 for one chosen ingredient and 15 for several: the points of the chosen ingredients, at most 16 each.
///   One that the dish is about counts 16, one that is a body of it 14, any other 12; see ``Prominence/part``. A chosen
///   staple counts as a required ingredient, because a person who names soy sauce wants to taste it.
/// - *cover*, weight 4: the share of the required ingredients that is available, each by its ``Supply/worth``, an
///   insufficient amount in proportion; a dish that requires nothing is covered. With a choice, treats have half of it,
///   so that a smoothie with little to buy does not come before a meal that is as much about spinach. Of several chosen
///   ingredients it counts by the share that the dish uses: plain wedges are no answer to lentils and sweet potato.
/// - *rescue*, weight 1, if anything expires within a week: the share of it that the dish uses up. An ingredient that
///   expires today counts 7, tomorrow 6, in six days 1; two that expire today are a full rescue.
///
/// Where cuisines are preferred, the score of their dishes for chosen ingredients is a fifteenth higher: 시금치 asks for
/// seasoned spinach before garlic spinach.
///
/// Where one ingredient is chosen, the real thing has at least 12 of 16 points. A kind of what the dish takes in general
/// has 4 at most, a general name such as pork for ribs 3, a substitute 2. So lasagna comes before the pasta that any
/// sheets would make, always: 12 points are 7.5 of 15, and 4 are 2.5 with 4 for cover and 1 for rescue. A family name such
/// as noodles, which no dish requires as such, has nearly the points of the real thing; see ``FamilyNames``. A missing
/// ingredient that the dish is about costs a point, and another one if the dish is all about it; meat or other main food
/// that is missing costs 2.
///
/// Where several are chosen, a dish that requires all of them has 4 more points for each. So caprese does not answer
/// eggplant, mozzarella and tomato, and potatoes with peas do not answer chicken, rice and peas. If one only stands in the
/// place of another it has half of these, if it merely replaces it or is only added a quarter; without its meat or other
/// main food half of that: peas and carrots do not ask for chicken pie. Beside a meal it has half again, unless nothing is
/// missing: tzatziki does not answer chicken, yogurt and cucumber, but mashed potatoes answer potatoes, butter
/// and milk. A kind counts 12 or 10 points, a general name 10, because ham and cheese ask
/// for a croque monsieur though it takes Gruyère, an optional ingredient 8, and one of a group that the dish takes
/// besides 6. Beside another chosen ingredient that is no
/// substitute, a substitute counts 4, and 2 if it is too poor to count as available: spaghetti and tomato ask for
/// spaghetti with canned tomatoes, not for a salad.
///
/// Each missing ingredient costs a point, unless it is one of the ``Aromatics``, and 2 more if the dish is about it, up to
/// two of them: chicken and lemon ask for lemon chicken, not for a tagine with apricots. A dish that is all about something
/// missing loses 8 more: minced beef, beans and tomatoes ask for chili con carne, not for macaroni. Each meat, fish or
/// other main food costs 2 more that is missing, and 3 that was chosen and is left out: shrimp, noodles and carrots do not
/// ask for vegetable noodles. What is only drunk or eaten
/// beside a meal has half the points, and half its cover, unless it uses all that was chosen.
///
/// The points and the limits of prominence were tuned on two tables of 191 and 92 requests with answers that a cook
/// accepts, on the odd rows of the first and on all of the second, and on 370 further requests for which a cook judged the
/// first eight answers: 300 of their first answers are good, 276 before food that is missing cost as much.
struct RecipeScoring: Sendable, Equatable {
  /// The maximum score that is shown.
  static let steps = 10_000
  /// The urgency that counts as a full rescue.
  static let fullRescue = 14

  /// The points that each missing food costs, and the further points of one that the dish is about; of these, the greatest
  /// number that count.
  private static let forFood = 1, forCentral = 2, mostCentral = 2
  /// The further points that it costs if the dish is all about something that is missing.
  private static let forWhole = 8
  /// The same where one ingredient is chosen.
  private static let forWholeAlone = 1
  /// The points that each main food costs that was chosen and is left out, and the further points of one that is missing.
  private static let forMain = 3, forMainMissed = 2
  /// The further score of a dish of home.
  private static let forHome = steps / 15
  /// The further points for each of several chosen ingredients, if a dish requires all of them.
  private static let forAll = 4

  /// The number of chosen ingredients.
  let chosenCount: Int
  /// Whether anything expires within a week.
  let isUrgent: Bool
  /// The number of chosen main foods; see ``MainFoods``.
  var mainCount = 0
  /// Whether dishes of certain cuisines are preferred.
  var prefersHome = false

  /// The further points of a dish that requires all of several chosen ingredients.
  var pointsForAll: Int { chosenCount > 1 ? Self.forAll * chosenCount : 0 }

  /// The greatest number of points for use.
  var mostPoints: Int { Supply.Closeness.mostPoints * chosenCount + pointsForAll }

  /// Returns the further points of a dish: half of them if a chosen ingredient stands in the place of another, a quarter
  /// if it merely replaces one or is added; and half of that if the dish is had beside a meal and cannot be made at once,
  /// and again if a main food is missing.
  private func pointsForAll(_ tally: RecipeTally) -> Int {
    if tally.chosen + tally.replacingWell < chosenCount { return 0 }
    let standing = tally.needed + tally.chosen - tally.real
    let divisor = tally.needed == chosenCount ? 1 : standing == chosenCount ? 2 : 4
    let isBeside = tally.isBesideMeal && tally.lacking > 0
    return pointsForAll / divisor / (isBeside ? 2 : 1) / (tally.missingMain > 0 ? 2 : 1)
  }

  /// Returns the points that missing food costs, and main foods that the dish leaves out.
  private func pointsLost(_ tally: RecipeTally) -> Int {
    let central = min(tally.missingCentral, Self.mostCentral)
    if chosenCount > 1 {
      return Self.forFood * tally.missingFood + Self.forCentral * central + (tally.missesWhole ? Self.forWhole : 0)
        + Self.forMainMissed * tally.missingMain + Self.forMain * max(mainCount - tally.mains, 0)
    }
    // Where one ingredient is chosen, the real thing stays before all else.
    let lost =
      central + (tally.missingMain > 0 ? Self.forMainMissed : 0) + (tally.missesWhole ? Self.forWholeAlone : 0)
    return max(0, min(tally.points - Supply.Closeness.leastOfReal, lost))
  }

  /// Returns the number of chosen ingredients, at least 1, by which the cover counts: those that the dish uses of several.
  private func share(_ tally: RecipeTally) -> Int {
    chosenCount > 1 ? min(tally.chosen + tally.replacing, chosenCount) : 1
  }

  /// Returns the score by which dishes are ranked: more than is shown for a dish of home.
  func score(_ tally: RecipeTally) -> Int {
    let isPreferred = prefersHome && tally.isOfHome && chosenCount > 0
    return shownScore(tally) + (isPreferred ? Self.forHome : 0)
  }

  /// Returns the score from 0 to ``steps``, rounded half up and exact, as it is computed in integers.
  func shownScore(_ tally: RecipeTally) -> Int {
    let (uses, covers, rescues) = (max(mostPoints, 1), 100 * max(tally.required, 1), Self.fullRescue)
    let divisor = tally.isBesideMeal && tally.chosen < chosenCount ? 2 : 1
    let isLight = chosenCount > 0 && (tally.isTreat || divisor == 2)
    let cover = (tally.required == 0 ? covers : tally.cover) / (isLight ? 2 : 1)
    let rescue = min(tally.urgency, Self.fullRescue)
    let use = max(tally.points + pointsForAll(tally) - pointsLost(tally), 0) / divisor
    let weights = (use: chosenCount > 1 ? 15 : chosenCount > 0 ? 10 : 0, cover: 4, rescue: isUrgent ? 1 : 0)
    let (used, choices) = (share(tally), max(chosenCount, 1))
    let sum =
      weights.use * use * covers * rescues * choices + weights.cover * cover * used * uses * rescues
      + weights.rescue * rescue * uses * covers * choices
    let whole = (weights.use + weights.cover + weights.rescue) * uses * covers * rescues * choices
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
