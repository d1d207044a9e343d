/// The recipes that may still be among the best, by what ``SearchBounds`` counts.
///
/// A gate lets through the recipes of one combination of counts, from the size on that makes them good enough. The
/// better the best recipes found so far, the fewer gates there are.
struct SearchGates {
  /// More gates than this would take longer than looking at the recipes.
  private static let maximum = 48

  private let gates: [Gate]

  /// The gates for what ranks above a threshold; nil when there are too many to be worth it.
  init?(above threshold: RecipeRank, _ scope: SearchScope) {
    var gates: [Gate] = []
    for use in scope.uses {
      for urgency in scope.urgencies {
        guard gates.count <= Self.maximum else { return nil }
        gates += Self.gates(above: threshold, scope, use: use, urgency: urgency)
      }
    }
    self.gates = gates
  }

  /// The gates for one way to use what is there, up to one too many.
  private static func gates(above threshold: RecipeRank, _ scope: SearchScope, use: Int, urgency: Int) -> [Gate] {
    var gates: [Gate] = []
    for missing in scope.missing where gates.count <= maximum {
      let all = scope.replaceable(of: missing).map { replaceable in
        SearchCounts(
          use: use, urgency: urgency, missing: missing, replaceable: replaceable, required: scope.maximumRequired,
          all: scope.maximumAll)
      }
      // The last may replace the most; when it is not good enough, nothing is that misses more.
      guard let best = all.last, scope.bound(best) > threshold else { break }
      gates += all.compactMap { Gate($0, above: threshold, scope) }
    }
    return gates
  }

  /// The recipes of the counted block that a gate lets through.
  func mask(_ bounds: SearchBounds) -> RecipeMask {
    gates.reduce(.zero) { $0 | $1.mask(bounds) } & bounds.matches
  }
}

/// One combination of counts, with the sizes from which on it is good enough.
private struct Gate {
  private let counts: SearchCounts

  /// A gate for recipes as large as in `widest` and smaller ones; nil when even the largest are not good enough.
  init?(_ widest: SearchCounts, above threshold: RecipeRank, _ scope: SearchScope) {
    guard scope.bound(widest) > threshold else { return nil }
    // The more is required, the less a missing one matters; the more is used, the better of two equal ones.
    var counts = widest
    counts.all = Self.least(widest.missing...max(widest.missing, widest.all)) { all in
      var counts = widest
      counts.all = all
      return scope.bound(counts) > threshold
    }
    counts.required = Self.least(widest.missing...widest.required) { required in
      var counts = widest
      counts.required = required
      return scope.bound(counts) > threshold
    }
    self.counts = counts
  }

  func mask(_ bounds: SearchBounds) -> RecipeMask {
    let mask = bounds.missing.equal(counts.missing)
    guard mask != .zero else { return .zero }
    return mask & bounds.use.equal(counts.use) & bounds.replaceable.equal(counts.replaceable)
      & bounds.required.atLeast(counts.required) & bounds.all.atLeast(counts.all)
      & (counts.urgency > 0 ? bounds.urgent : ~bounds.urgent)
  }

  /// The least number of a range that is good enough, where the last one is and each that follows a good one is.
  private static func least(_ range: ClosedRange<Int>, isGoodEnough: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isGoodEnough(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
