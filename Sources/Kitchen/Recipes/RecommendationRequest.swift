/// What a person chose to cook with, and what a recipe for it must be.
public struct RecommendationRequest: Sendable {
  /// The chosen ingredients; identifiers that no recipe uses lower every score.
  public var ids: [String]
  /// What every recipe must pass.
  public var filter: DishFilter
  /// How many required ingredients may be missing; nil for any number.
  public var maximumMissing: Int?
  /// What is assumed of the staples that were not chosen.
  public var staples: RecipeMatcher.Staples
  /// How many recipes at most; nil for all.
  public var limit: Int?

  /// A request by all of its parts; the usual one has ingredients only.
  public init(
    _ ids: [String], filter: DishFilter = DishFilter(), maximumMissing: Int? = nil,
    staples: RecipeMatcher.Staples = .assumed, limit: Int? = nil
  ) {
    self.ids = ids
    self.filter = filter
    self.maximumMissing = maximumMissing
    self.staples = staples
    self.limit = limit
  }
}
