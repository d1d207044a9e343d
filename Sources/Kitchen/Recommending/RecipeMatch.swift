public import IngredientLines

/// The match between a dish and the chosen and available ingredients, with all reasons.
public struct RecipeMatch: Sendable, Equatable {
  /// A required ingredient that is available in too small an amount.
  public struct Shortage: Sendable, Equatable {
    /// The identifier of the ingredient in the recipe.
    public let id: String
    /// The available amount, in the unit of the needed amount.
    public let available: Amount
    /// The amount that the dish needs.
    public let needed: Amount
  }

  /// An available ingredient that can replace one in the recipe.
  public struct Substitution: Sendable, Equatable {
    /// The identifier of the ingredient in the recipe.
    public let id: String
    /// The identifier of the available ingredient.
    public let substitute: String
    /// The quality of the dish with it, in percent.
    public let quality: Int
  }

  /// An ingredient that the dish uses and that expires within a week or has expired.
  public struct Expiring: Sendable, Equatable {
    /// The identifier of the available ingredient.
    public let id: String
    /// The days until its expiry date; negative once it has expired.
    public let daysLeft: Int
  }

  /// The ingredients that the dish uses: the chosen ones in the order chosen, then other available ones; never empty.
  public let have: [String]
  /// Those of them that the recipe does not list, but takes besides; see ``RecipeDetails/takes``.
  public let added: [String]
  /// The required ingredients that are not available, in the order of the recipe.
  public let missing: [String]
  /// The number of distinct required ingredients, including missing ones.
  public let required: Int
  /// The score from 0 to 1, to four decimals; 1 means that nothing is missing and that the dish is about everything
  /// chosen.
  public let score: Double
  /// The required ingredients of insufficient amount, in the order of the recipe.
  public let short: [Shortage]
  /// The substitutes for missing ingredients, and the kinds to take for general ones, in the order of the recipe.
  public let substitutions: [Substitution]
  /// The ingredients to use up, soonest to expire first.
  public let expiring: [Expiring]

  /// Creates a match from its parts.
  init(
    have: [String], added: [String] = [], missing: [String], required: Int, score: Double, short: [Shortage] = [],
    substitutions: [Substitution] = [], expiring: [Expiring] = []
  ) {
    self.have = have
    self.added = added
    self.missing = missing
    self.required = required
    self.score = score
    self.short = short
    self.substitutions = substitutions
    self.expiring = expiring
  }

  /// The number of required ingredients that are available.
  public var covered: Int { required - missing.count }
}

extension RecipeMatch {
  /// Returns the match with the amounts of what is short in another system of units.
  func converted(to units: UnitSystem) -> RecipeMatch {
    RecipeMatch(
      have: have, added: added, missing: missing, required: required, score: score,
      short: short.map { $0.converted(to: units) }, substitutions: substitutions, expiring: expiring)
  }
}

extension RecipeMatch.Shortage {
  /// Returns the amounts in another system of units, both in the same unit.
  fileprivate func converted(to units: UnitSystem) -> Self {
    let needed = self.needed.converted(to: units, of: id)
    guard let factor = AmountConversion(of: id).factor(from: self.needed.unit, to: needed.unit),
      let value = available.value, let available = Amount((value * factor * 100).rounded() / 100, needed.unit)
    else { return self }
    return Self(id: id, available: available, needed: needed)
  }
}
