/// The recipes that may still be among the best, by what ``SearchBounds`` counts.
///
/// For every number of points for what was chosen and every number of missing ingredients, steps tell from which other
/// counts on a recipe can be good enough. The better the best recipes found so far, the fewer there are.
struct SearchGates {
  /// More steps than this would take longer than looking at the recipes.
  private static let maximum = 256

  private let gates: [(use: Int, missing: [(count: Int, steps: [SearchStep])])]

  /// The gates for what ranks above a threshold; nil when there are too many to be worth it.
  init?(above threshold: RecipeRank, _ scope: SearchScope) {
    var gates: [(use: Int, missing: [(count: Int, steps: [SearchStep])])] = []
    var stepCount = 0
    for use in scope.uses {
      var missing: [(count: Int, steps: [SearchStep])] = []
      for count in scope.missing {
        let steps = SearchStep.all(above: threshold, scope, use: use, missing: count)
        // What misses more is worse still.
        if steps.isEmpty { break }
        stepCount += steps.count
        guard stepCount <= Self.maximum else { return nil }
        missing.append((count, steps))
      }
      if !missing.isEmpty { gates.append((use, missing)) }
    }
    self.gates = gates
  }

  /// The recipes of the counted block that a gate lets through.
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

/// The least counts from which on recipes can be good enough, where two counts are given.
struct SearchStep {
  private let counts: SearchCounts

  /// All steps for recipes that use so much of the choice and miss so many ingredients.
  ///
  /// A rank that counts allow rises with each of the counts that a step looks at. So for every two of them that are
  /// tried in turn the others have a least value, and steps that lie within others are left out.
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

  /// The step for recipes up to the size of `widest`, which is good enough.
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

  /// The recipes of the counted block that have these counts or more.
  func mask(_ bounds: SearchBounds) -> RecipeMask {
    bounds.required.atLeast(counts.required) & bounds.all.atLeast(counts.all)
      & bounds.replaceable.atLeast(counts.replaceable) & bounds.urgency.atLeast(counts.urgency)
  }

  private func includes(_ other: SearchStep) -> Bool {
    counts.replaceable <= other.counts.replaceable && counts.urgency <= other.counts.urgency
      && counts.required <= other.counts.required && counts.all <= other.counts.all
  }

  /// The least number of a range that is good enough, where the last one is and each that follows a good one is.
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
