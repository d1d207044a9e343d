/// Counts of a recipe that are known before it is looked at.
struct SearchCounts {
  /// As ``RecipeTally/use``.
  var use: Int
  /// The most that ``RecipeTally/urgency`` can be.
  var urgency: Int
  /// How many required ingredients are not there.
  var missing: Int
  /// How many of those something may stand in for.
  var replaceable: Int
  /// How many ingredients are required.
  var required: Int
  /// How many ingredients there are in all roles.
  var all: Int
}

/// The limits of all counts in one search, and the best rank that counts allow.
struct SearchScope {
  private let scoring: RecipeScoring
  private let order: RecommendationOrder
  private let bestSubstitute: Int
  private let maximumMissing: Int
  /// The greatest numbers of ingredients that any recipe has.
  let maximumRequired: Int, maximumAll: Int

  init(_ plan: SearchPlan, _ index: RecipeIndex) {
    scoring = plan.matcher.scoring
    order = plan.request.order
    bestSubstitute = plan.meanings.lazy.filter { !$0.isThere }.map(\.quality).max() ?? 0
    let sizes = plan.request.staples == .counted ? index.sizes.requiredAndStaples : index.sizes.required
    maximumRequired = sizes.maximum
    maximumAll = index.sizes.all.maximum
    maximumMissing = max(-1, min(plan.request.maximumMissing ?? .max, sizes.maximum))
  }

  /// The values of ``SearchCounts/use`` that matches have.
  var uses: ClosedRange<Int> { scoring.chosenCount > 0 ? 1...(2 * scoring.chosenCount) : 0...0 }

  /// The values of ``SearchCounts/urgency`` that make a difference.
  var urgencies: ClosedRange<Int> { 0...(scoring.isUrgent ? RecipeScoring.fullRescue : 0) }

  /// The allowed values of ``SearchCounts/missing``.
  var missing: Range<Int> { 0..<(maximumMissing + 1) }

  /// The values of ``SearchCounts/replaceable``.
  func replaceable(of missing: Int) -> ClosedRange<Int> { 0...(bestSubstitute > 0 ? missing : 0) }

  /// A rank that no recipe with these counts exceeds.
  func bound(_ counts: SearchCounts) -> RecipeRank {
    var tally = RecipeTally()
    (tally.use, tally.urgency, tally.required) = (counts.use, counts.urgency, counts.required)
    tally.cover = (counts.required - counts.missing) * 100 + counts.replaceable * bestSubstitute
    return RecipeRank(
      score: scoring.score(tally), lacking: counts.missing, used: counts.all - counts.missing, minutes: 0, in: order)
  }
}
