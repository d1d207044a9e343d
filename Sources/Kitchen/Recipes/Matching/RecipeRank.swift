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
