/// An ingredient of a dish with what there is of it at home.
public struct SuppliedIngredient: Sendable, Equatable {
  /// How far the pantry meets what a dish needs of one ingredient.
  public enum Coverage: Sendable, Equatable {
    /// All of it is there.
    case complete
    /// There is some, but so much of the need is not known to be there, as an item says no amount or one in a unit
    /// that cannot be compared.
    case uncertain(Amount)
    /// So much is not there.
    case lacking(Amount)
  }

  /// What the dish needs.
  public let line: RecipeIngredient
  /// How far that is there.
  public let coverage: Coverage
  /// The items of the pantry that serve it, soonest to expire first.
  public let items: [PantryItem]

  /// Whether it must be bought; a staple counts as there.
  public var isMissing: Bool {
    if case .lacking = coverage { line.role != .staple } else { false }
  }

  /// Whether there is some, but perhaps not enough.
  public var isUncertain: Bool { if case .uncertain = coverage { true } else { false } }
}
