/// How well a dish suits a choice of ingredients.
public struct RecipeMatch: Sendable, Equatable {
  /// The chosen ingredients that the dish uses, in the order chosen; never empty.
  public let have: [String]
  /// The required ingredients that were not chosen, in the order of the recipe.
  public let missing: [String]
  /// How many ingredients the dish requires, each counted once, those missing included.
  public let required: Int
  /// From 0 to 1, to four decimals; 1 says that everything chosen is used and nothing is missing.
  public let score: Double

  /// How many of the required ingredients are there.
  public var covered: Int { required - missing.count }

  /// Whether this match comes before `other`: higher score, then fewer missing, then more used.
  ///
  /// - Returns: nil when neither comes first.
  func precedes(_ other: RecipeMatch) -> Bool? {
    if score != other.score { return score > other.score }
    if missing.count != other.missing.count { return missing.count < other.missing.count }
    return have.count == other.have.count ? nil : have.count > other.have.count
  }
}
