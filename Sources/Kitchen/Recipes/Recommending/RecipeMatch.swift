/// How well a dish suits a choice of ingredients and what is at home, with all reasons.
public struct RecipeMatch: Sendable, Equatable {
  /// A required ingredient of which there is not enough.
  public struct Shortage: Sendable, Equatable {
    /// The identifier that the recipe has for it.
    public let id: String
    /// How much is there, in the unit of what is needed.
    public let available: Amount
    /// How much the dish needs.
    public let needed: Amount
  }

  /// Something at home that may take the place of what a recipe asks for.
  public struct Substitution: Sendable, Equatable {
    /// The identifier that the recipe has for what it asks for.
    public let id: String
    /// The identifier of what is at home.
    public let substitute: String
    /// How good the dish still is, in percent.
    public let quality: Int
  }

  /// Something that the dish uses and that expires within a week, or has expired.
  public struct Expiring: Sendable, Equatable {
    /// The identifier of what is at home.
    public let id: String
    /// Days from today to the last day to use it; negative when that day has passed.
    public let daysLeft: Int
  }

  /// The ingredients that the dish uses: the chosen ones in the order chosen, then what else is at home; never empty.
  public let have: [String]
  /// The required ingredients that are not there, in the order of the recipe.
  public let missing: [String]
  /// How many ingredients the dish requires, each counted once, those missing included.
  public let required: Int
  /// From 0 to 1, to four decimals; 1 says that everything chosen is used and nothing is missing.
  public let score: Double
  /// The required ingredients of which there is too little, in the order of the recipe.
  public let short: [Shortage]
  /// What to take instead of what is missing, and which kind of an ingredient to take, in the order of the recipe.
  public let substitutions: [Substitution]
  /// What to use up, soonest to expire first.
  public let expiring: [Expiring]

  /// A match by all of its parts.
  init(
    have: [String], missing: [String], required: Int, score: Double, short: [Shortage] = [],
    substitutions: [Substitution] = [], expiring: [Expiring] = []
  ) {
    self.have = have
    self.missing = missing
    self.required = required
    self.score = score
    self.short = short
    self.substitutions = substitutions
    self.expiring = expiring
  }

  /// How many of the required ingredients are there.
  public var covered: Int { required - missing.count }
}
