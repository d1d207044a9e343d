internal import Recipes

/// Bounds on the tallies of 512 recipes, counted from posting lists before any recipe is evaluated.
struct SearchBounds {
  /// A posting list with its meaning for the request.
  private struct Source {
    var cursor: PostingCursor
    let role: RecipeIngredient.Role
    let isAvailable: Bool
    let urgency: Int
    /// The position among the chosen ingredients; nil if it was not chosen.
    let choice: Int?
  }

  /// The points for chosen ingredients; see ``RecipeTally/use``.
  private(set) var use: BitSlicedNumbers
  /// The number of required ingredients that are not available.
  private(set) var missing: BitSlicedNumbers
  /// The number of missing ingredients that have a substitute.
  private(set) var replaceable: BitSlicedNumbers
  /// The number of required ingredients.
  private(set) var required: BitSlicedNumbers
  /// The number of ingredients in all roles.
  private(set) var all: BitSlicedNumbers
  /// The urgency of the used items, counted once for each ingredient that they supply.
  private(set) var urgency: BitSlicedNumbers
  /// The recipes that match at all.
  private(set) var matches = RecipeMask.zero

  private let index: RecipeIndex
  private let requiredSizes: RecipeSizes.Numbers
  private let hasChoice: Bool
  private var sources: [Source] = []
  private var there: BitSlicedNumbers
  private var chosenMasks: [(required: RecipeMask, minor: RecipeMask)]

  init(_ plan: SearchPlan, _ index: RecipeIndex) {
    self.index = index
    let chosenCount = plan.matcher.scoring.chosenCount
    hasChoice = chosenCount > 0
    requiredSizes = plan.request.staples == .counted ? index.sizes.requiredAndStaples : index.sizes.required
    required = BitSlicedNumbers(upTo: requiredSizes.maximum)
    (missing, replaceable, there) = (required, required, required)
    all = BitSlicedNumbers(upTo: index.sizes.all.maximum)
    urgency = BitSlicedNumbers(upTo: index.sizes.all.maximum * (plan.urgencies.max() ?? 0))
    use = BitSlicedNumbers(upTo: 2 * chosenCount)
    chosenMasks = Array(repeating: (.zero, .zero), count: chosenCount)
    for (ingredient, meaning) in plan.meanings.enumerated() where meaning.quality > 0 {
      for role in RecipeIngredient.Role.allCases { addSource(ingredient, meaning, role, plan) }
    }
  }

  private mutating func addSource(
    _ ingredient: Int, _ meaning: SearchPlan.Meaning, _ role: RecipeIngredient.Role, _ plan: SearchPlan
  ) {
    let need = IndexedNeed(ingredient: ingredient, role: role, quantity: nil)
    let source = Source(
      cursor: PostingCursor(index.postings.lists[need.list]), role: plan.weighed(role, of: ingredient),
      isAvailable: meaning.isAvailable, urgency: plan.urgencies[meaning.item],
      choice: meaning.item < chosenMasks.count ? meaning.item : nil)
    let tells =
      source.role == .required || source.isAvailable && (source.urgency > 0 || !hasChoice || source.choice != nil)
    if tells && !source.cursor.isEmpty { sources.append(source) }
  }

  /// Counts the next block; blocks must be counted in order, from 0.
  mutating func count(block: Int) {
    clear()
    for position in sources.indices {
      let mask = sources[position].cursor.mask(ofBlock: block, in: index.postings)
      if mask != .zero { count(mask, sources[position]) }
    }
    for (required, minor) in chosenMasks {
      use.add(minor & ~required)
      use.add(required, at: 1)
      if hasChoice { matches |= minor | required }
    }
    guard matches != .zero else { return }
    required.load(requiredSizes.planes, block: block)
    all.load(index.sizes.all.planes, block: block)
    missing.load(requiredSizes.planes, block: block)
    missing.subtract(there)
  }

  private mutating func clear() {
    use.clear()
    there.clear()
    replaceable.clear()
    urgency.clear()
    matches = .zero
    for position in chosenMasks.indices { chosenMasks[position] = (.zero, .zero) }
  }

  private mutating func count(_ mask: RecipeMask, _ source: Source) {
    guard source.isAvailable else { return replaceable.add(mask) }
    if source.role == .required { there.add(mask) }
    for plane in 0..<3 where source.urgency >> plane & 1 == 1 { urgency.add(mask, at: plane) }
    if let choice = source.choice {
      if source.role == .required { chosenMasks[choice].required |= mask } else { chosenMasks[choice].minor |= mask }
    } else if !hasChoice, source.role != .staple {
      matches |= mask
    }
  }
}

/// The counts of a recipe that are known before it is evaluated.
struct SearchCounts {
  /// The points for chosen ingredients; see ``RecipeTally/use``.
  var use: Int
  /// An upper bound of ``RecipeTally/urgency``.
  var urgency: Int
  /// The number of required ingredients that are not available.
  var missing: Int
  /// The number of missing ingredients that have a substitute.
  var replaceable: Int
  /// The number of required ingredients.
  var required: Int
  /// The number of ingredients in all roles.
  var all: Int
}

/// The ranges of all counts in one search, and the best rank for given counts.
struct SearchScope {
  private let scoring: RecipeScoring
  private let order: RecommendationOrder
  private let bestSubstitute: Int
  private let maximumMissing: Int
  /// The greatest numbers of required and of all ingredients in any recipe.
  let maximumRequired: Int, maximumAll: Int

  init(_ plan: SearchPlan, _ index: RecipeIndex) {
    scoring = plan.matcher.scoring
    order = plan.request.order
    bestSubstitute = plan.meanings.lazy.filter { !$0.isAvailable }.map(\.quality).max() ?? 0
    let sizes = plan.request.staples == .counted ? index.sizes.requiredAndStaples : index.sizes.required
    maximumRequired = sizes.maximum
    maximumAll = index.sizes.all.maximum
    maximumMissing = max(-1, min(plan.request.maximumMissing ?? .max, sizes.maximum))
  }

  /// The values of ``SearchCounts/use`` for matches.
  var uses: ClosedRange<Int> { scoring.chosenCount > 0 ? 1...(2 * scoring.chosenCount) : 0...0 }

  /// The values of ``SearchCounts/urgency`` that affect the score.
  var urgencies: ClosedRange<Int> { 0...(scoring.isUrgent ? RecipeScoring.fullRescue : 0) }

  /// The allowed values of ``SearchCounts/missing``.
  var missing: Range<Int> { 0..<(maximumMissing + 1) }

  /// Returns the values of ``SearchCounts/replaceable``.
  func replaceable(of missing: Int) -> ClosedRange<Int> { 0...(bestSubstitute > 0 ? missing : 0) }

  /// Returns a rank that no recipe with these counts exceeds.
  func bound(_ counts: SearchCounts) -> RecipeRank {
    var tally = RecipeTally()
    (tally.use, tally.urgency, tally.required) = (counts.use, counts.urgency, counts.required)
    tally.cover = (counts.required - counts.missing) * 100 + counts.replaceable * bestSubstitute
    return RecipeRank(
      score: scoring.score(tally), lacking: counts.missing, used: counts.all - counts.missing, minutes: 0, in: order)
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

  private let gates: [(use: Int, missing: [(count: Int, steps: [SearchStep])])]

  /// Creates the gates for ranks above a threshold; nil if there are too many steps to be worthwhile.
  init?(above threshold: RecipeRank, _ scope: SearchScope) {
    var gates: [(use: Int, missing: [(count: Int, steps: [SearchStep])])] = []
    var stepCount = 0
    for use in scope.uses {
      var missing: [(count: Int, steps: [SearchStep])] = []
      for count in scope.missing {
        let steps = SearchStep.all(above: threshold, scope, use: use, missing: count)
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
      let using = bounds.matches & bounds.use.equal(gate.use)
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
          use: use, urgency: urgency, missing: missing, replaceable: replaceable, required: scope.maximumRequired,
          all: scope.maximumAll)
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
    counts.all = Self.least(widest.missing...max(widest.missing, widest.all)) { all in
      var counts = widest
      counts.all = all
      return scope.bound(counts) > threshold
    }
    counts.required = Self.least(widest.missing...max(widest.missing, widest.required)) { required in
      var counts = widest
      counts.required = required
      return scope.bound(counts) > threshold
    }
    self.counts = counts
  }

  /// Returns the recipes of the counted block that have at least these counts.
  func mask(_ bounds: SearchBounds) -> RecipeMask {
    bounds.required.atLeast(counts.required) & bounds.all.atLeast(counts.all)
      & bounds.replaceable.atLeast(counts.replaceable) & bounds.urgency.atLeast(counts.urgency)
  }

  private func includes(_ other: SearchStep) -> Bool {
    counts.replaceable <= other.counts.replaceable && counts.urgency <= other.counts.urgency
      && counts.required <= other.counts.required && counts.all <= other.counts.all
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
