internal import Files
internal import Recipes

/// Bounds on the tallies of 512 recipes, counted from posting lists before any recipe is evaluated.
struct SearchBounds {
  /// A posting list with its meaning for the request.
  private struct Source {
    var cursor: PostingCursor
    let role: RecipeIngredient.Role
    let isAvailable: Bool
    /// Whether ``RecipeSizes`` counts it; a staple that is required only because it was chosen is not counted.
    let isCounted: Bool
    let urgency: Int
    /// The position of its mask among those for chosen ingredients; nil if it was not chosen.
    let choice: Int?
  }

  /// An upper bound of the points for chosen ingredients; see ``RecipeTally/points``.
  private(set) var use: BitSlicedNumbers
  /// The number of required ingredients that are not available.
  private(set) var missing: BitSlicedNumbers
  /// The number of missing ingredients that have a substitute.
  private(set) var replaceable: BitSlicedNumbers
  /// The number of required ingredients, without chosen staples.
  private(set) var required: BitSlicedNumbers
  /// The urgency of the used items, counted once for each ingredient that they supply.
  private(set) var urgency: BitSlicedNumbers
  /// The recipes that match at all.
  private(set) var matches = RecipeMask.zero

  private let lists: RecipeIndex.Lists
  private let requiredSizes: RecipeSizes.Numbers
  private let hasChoice: Bool
  private var sources: [Source] = []
  private var there: BitSlicedNumbers
  /// For every chosen ingredient and number of points the recipes that give it these points, from 1.
  private var chosenMasks: [RecipeMask]
  /// The further points of recipes that require all that was chosen.
  private let pointsForAll: Int

  init(_ plan: SearchPlan, _ lists: RecipeIndex.Lists) {
    self.lists = lists
    let chosenCount = plan.matcher.scoring.chosenCount
    hasChoice = chosenCount > 0
    requiredSizes = plan.request.staples == .counted ? lists.sizes.requiredAndStaples : lists.sizes.required
    required = BitSlicedNumbers(upTo: requiredSizes.maximum)
    (missing, replaceable, there) = (required, required, required)
    urgency = BitSlicedNumbers(upTo: lists.sizes.maximum * (plan.urgencies.max() ?? 0))
    use = BitSlicedNumbers(upTo: plan.matcher.scoring.mostPoints)
    chosenMasks = Array(repeating: .zero, count: Supply.Closeness.mostPoints * chosenCount)
    pointsForAll = plan.matcher.scoring.pointsForAll
    for (ingredient, meaning) in plan.meanings.enumerated() {
      guard let supply = meaning.supply else { continue }
      for role in RecipeIngredient.Role.allCases {
        for part in Prominence.Part.allCases { addSource(ingredient, supply, role, part, plan) }
      }
    }
  }

  private mutating func addSource(
    _ ingredient: Int, _ supply: Supply, _ role: RecipeIngredient.Role, _ part: Prominence.Part, _ plan: SearchPlan
  ) {
    let list = IndexedNeed.list(of: ingredient, in: role, as: part)
    let weighed = plan.weighed(role, of: ingredient)
    let chosenCount = plan.matcher.scoring.chosenCount
    let points = Self.mostPoints(of: supply, weighed, part, chosenCount: chosenCount)
    let isChosen = supply.item < chosenCount && points > 0
    let source = Source(
      cursor: PostingCursor(lists.postings.lists[list]), role: weighed, isAvailable: supply.isAvailable,
      isCounted: role == .required || plan.meanings[ingredient].countsAsStaple && role == .staple,
      urgency: plan.urgencies[supply.item],
      choice: isChosen ? supply.item * Supply.Closeness.mostPoints + points - 1 : nil)
    let isRelevant =
      source.role == .required || source.isAvailable && (source.urgency > 0 || !hasChoice || source.choice != nil)
    if isRelevant && !source.cursor.isEmpty { sources.append(source) }
  }

  /// Returns the most points that a supply can have in any dish; see ``RecipeTally/points``.
  private static func mostPoints(
    of supply: Supply, _ role: RecipeIngredient.Role, _ part: Prominence.Part, chosenCount: Int
  ) -> Int {
    let inCompany = supply.closeness == .substitute && chosenCount > 1 ? Supply.Closeness.companyPoints : 0
    return (supply.isAvailable ? supply.closeness.points(role, part, among: chosenCount) : 0) + inCompany
  }

  /// Counts the next block; blocks must be counted in order, from 0.
  mutating func count(block: Int) {
    clear()
    for position in sources.indices {
      let mask = sources[position].cursor.mask(ofBlock: block, in: lists.postings)
      if mask != .zero { count(mask, sources[position]) }
    }
    countUse()
    guard matches != .zero else { return }
    required.load(requiredSizes.planes, block: block)
    missing.load(requiredSizes.planes, block: block)
    missing.subtract(there)
  }

  /// Adds the greatest number of points for each chosen ingredient.
  private mutating func countUse() {
    let most = Supply.Closeness.mostPoints
    var (countingAll, usingAll, needingAll) = (~RecipeMask.zero, ~RecipeMask.zero, ~RecipeMask.zero)
    for first in stride(from: 0, to: chosenMasks.count, by: most) {
      var counted = RecipeMask.zero
      var (using, needing) = (RecipeMask.zero, RecipeMask.zero)
      for points in stride(from: most, through: 1, by: -1) {
        let mask = chosenMasks[first + points - 1] & ~counted
        guard mask != .zero else { continue }
        counted |= mask
        // What counts in company alone only replaces something.
        if points > Supply.Closeness.companyPoints { using |= mask }
        if points >= Supply.Closeness.leastOfUse { needing |= mask }
        use.add(points, to: mask)
      }
      countingAll &= counted
      usingAll &= using
      needingAll &= needing
    }
    guard pointsForAll > 0 else { return }
    use.add(pointsForAll / 4, to: countingAll)
    use.add(pointsForAll / 4, to: usingAll)
    use.add(pointsForAll / 2, to: needingAll)
  }

  private mutating func clear() {
    use.clear()
    there.clear()
    replaceable.clear()
    urgency.clear()
    matches = .zero
    for position in chosenMasks.indices { chosenMasks[position] = .zero }
  }

  private mutating func count(_ mask: RecipeMask, _ source: Source) {
    if let choice = source.choice { chosenMasks[choice] |= mask }
    guard source.isAvailable else { return replaceable.add(mask) }
    if source.role == .required, source.isCounted { there.add(mask) }
    for plane in 0..<3 where source.urgency >> plane & 1 == 1 { urgency.add(mask, at: plane) }
    if hasChoice ? source.choice != nil : source.role != .staple { matches |= mask }
  }
}

/// The counts of a recipe that are known before it is evaluated.
struct SearchCounts {
  /// An upper bound of the points for chosen ingredients; see ``RecipeTally/points``.
  var use: Int
  /// An upper bound of ``RecipeTally/urgency``.
  var urgency: Int
  /// The number of required ingredients that are not available.
  var missing: Int
  /// The number of missing ingredients that have a substitute.
  var replaceable: Int
  /// The number of required ingredients, without chosen staples.
  var required: Int
}

/// The ranges of all counts in one search, and the best rank for given counts.
struct SearchScope {
  private let scoring: RecipeScoring
  private let order: RecommendationOrder
  private let bestSubstitute: Int
  private let maximumMissing: Int
  /// The number of ingredients that may be chosen staples of one recipe.
  private let chosenStaples: Int
  /// The greatest number of required ingredients in any recipe.
  let maximumRequired: Int

  init(_ plan: SearchPlan, _ lists: RecipeIndex.Lists) {
    scoring = plan.matcher.scoring
    order = plan.request.order
    bestSubstitute = plan.meanings.lazy.filter { !$0.isAvailable }.compactMap(\.supply?.worth).max() ?? 0
    chosenStaples = plan.meanings.count { $0.isChosenStaple }
    let sizes = plan.request.staples == .counted ? lists.sizes.requiredAndStaples : lists.sizes.required
    maximumRequired = sizes.maximum
    maximumMissing = max(-1, min(plan.request.maximumMissing ?? .max, sizes.maximum))
  }

  /// The values of ``SearchCounts/use`` for matches.
  var uses: ClosedRange<Int> { scoring.chosenCount > 0 ? 1...scoring.mostPoints : 0...0 }

  /// The values of ``SearchCounts/urgency`` that affect the score.
  var urgencies: ClosedRange<Int> { 0...(scoring.isUrgent ? RecipeScoring.fullRescue : 0) }

  /// The allowed values of ``SearchCounts/missing``.
  var missing: Range<Int> { 0..<(maximumMissing + 1) }

  /// Returns the values of ``SearchCounts/replaceable``.
  func replaceable(of missing: Int) -> ClosedRange<Int> { 0...(bestSubstitute > 0 ? missing : 0) }

  /// Returns a rank that no recipe with these counts exceeds.
  func bound(_ counts: SearchCounts) -> RecipeRank {
    var tally = RecipeTally()
    (tally.use, tally.urgency, tally.required) = (counts.use, counts.urgency, counts.required + chosenStaples)
    tally.isOfHome = true
    (tally.chosen, tally.real) = (scoring.chosenCount, scoring.chosenCount)
    tally.cover = (tally.required - counts.missing) * 100 + counts.replaceable * bestSubstitute
    return RecipeRank(
      score: scoring.score(tally), lacking: counts.missing, minutes: 0, prominence: .max, in: order)
  }
}

/// Gates that let through the recipes which may still be among the best, by their ``SearchBounds``.
///
/// For every number of points for chosen ingredients and every number of missing ingredients, steps give the least
/// other counts with which a recipe can exceed the threshold. The better the best recipes so far, the fewer steps
/// remain.
struct SearchGates {
  /// The maximum number of steps; more would take longer than evaluating the recipes.
  private static let maximum = 256

  /// The points for which one gate stands, bounded by the most of them; a gate for each number of points would take
  /// longer to make than it saves.
  private static let pointsPerGate = 8

  private let gates: [(use: ClosedRange<Int>, missing: [(count: Int, steps: [SearchStep])])]

  /// Creates the gates for ranks above a threshold; nil if there are too many steps to be worthwhile.
  init?(above threshold: RecipeRank, _ scope: SearchScope) {
    var gates: [(use: ClosedRange<Int>, missing: [(count: Int, steps: [SearchStep])])] = []
    var stepCount = 0
    for first in stride(from: scope.uses.lowerBound, through: scope.uses.upperBound, by: Self.pointsPerGate) {
      let use = first...min(first + Self.pointsPerGate - 1, scope.uses.upperBound)
      var missing: [(count: Int, steps: [SearchStep])] = []
      for count in scope.missing {
        let steps = SearchStep.all(above: threshold, scope, use: use.upperBound, missing: count)
        // Recipes with more missing ingredients rank even lower.
        if steps.isEmpty { break }
        stepCount += steps.count
        guard stepCount <= Self.maximum else { return nil }
        missing.append((count, steps))
      }
      if !missing.isEmpty { gates.append((use, missing)) }
    }
    self.gates = gates
  }

  /// Returns the recipes of the counted block that pass a gate.
  func mask(_ bounds: SearchBounds) -> RecipeMask {
    var passing = RecipeMask.zero
    for gate in gates {
      let using =
        bounds.matches & bounds.use.atLeast(gate.use.lowerBound) & ~bounds.use.atLeast(gate.use.upperBound + 1)
      guard using != .zero else { continue }
      for missing in gate.missing {
        let mask = using & bounds.missing.equal(missing.count)
        guard mask != .zero else { continue }
        for step in missing.steps { passing |= step.mask(bounds) & mask }
      }
    }
    return passing
  }
}

/// The least counts with which recipes can exceed a threshold, where two counts are given.
struct SearchStep {
  private let counts: SearchCounts

  /// Returns all steps for given points for chosen ingredients and a given number of missing ones.
  ///
  /// The bound on the rank rises with each count of a step. So for each tried pair of counts the other counts have a
  /// least value, and steps implied by others are left out.
  static func all(above threshold: RecipeRank, _ scope: SearchScope, use: Int, missing: Int) -> [SearchStep] {
    var steps: [SearchStep] = []
    for replaceable in scope.replaceable(of: missing) {
      for urgency in scope.urgencies {
        let widest = SearchCounts(
          use: use, urgency: urgency, missing: missing, replaceable: replaceable, required: scope.maximumRequired)
        guard scope.bound(widest) > threshold else { continue }
        let step = SearchStep(widest, above: threshold, scope)
        if !steps.contains(where: { $0.includes(step) }) { steps.append(step) }
      }
    }
    return steps
  }

  /// Creates the step for recipes up to the size of `widest`, which exceeds the threshold.
  private init(_ widest: SearchCounts, above threshold: RecipeRank, _ scope: SearchScope) {
    var counts = widest
    counts.required = Self.least(widest.missing...max(widest.missing, widest.required)) { required in
      var counts = widest
      counts.required = required
      return scope.bound(counts) > threshold
    }
    self.counts = counts
  }

  /// Returns the recipes of the counted block that have at least these counts.
  func mask(_ bounds: SearchBounds) -> RecipeMask {
    bounds.required.atLeast(counts.required) & bounds.replaceable.atLeast(counts.replaceable)
      & bounds.urgency.atLeast(counts.urgency)
  }

  private func includes(_ other: SearchStep) -> Bool {
    counts.replaceable <= other.counts.replaceable && counts.urgency <= other.counts.urgency
      && counts.required <= other.counts.required
  }

  /// Returns the least sufficient number of a range by bisection; the last one is sufficient, as is every number after
  /// a sufficient one.
  private static func least(_ range: ClosedRange<Int>, isGoodEnough: (Int) -> Bool) -> Int {
    if isGoodEnough(range.lowerBound) { return range.lowerBound }
    var (low, high) = (range.lowerBound + 1, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isGoodEnough(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
