public import Ingredients

/// One ingredient of a shopping list.
public struct ShoppingItem: Sendable, Equatable {
  /// Why an ingredient is on the list.
  public enum Status: String, CaseIterable, Sendable {
    /// It is not there, or not enough of it.
    case missing
    /// It is there, but nobody knows whether that is enough.
    case uncertain
    /// Every kitchen is taken to have it, but the pantry does not list it.
    case staple
    /// There is enough of it at home.
    case atHome = "at_home"
  }

  /// The identifier of the ingredient.
  public let ingredient: String
  /// What to call it.
  public let name: LocalizedText
  /// Where a shop keeps it; nil when nobody knows.
  public let category: IngredientCategory?
  /// Why it is on the list.
  public let status: Status
  /// Whether every dish can do without it.
  public let isOptional: Bool
  /// How much of it: of what is at home the need, otherwise what is not known to be there. Units that cannot be
  /// compared stand beside each other; empty for "to taste".
  public let amounts: [Amount]
  /// The identifiers of the dishes that need it, in their order.
  public let recipes: [String]
}
