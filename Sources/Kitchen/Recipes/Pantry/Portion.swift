public import Ingredients

/// An ingredient with as much of it as was named.
public struct Portion: Sendable, Equatable {
  /// What it is.
  public let ingredient: Ingredient
  /// How much; nil when nobody said.
  public let amount: Amount?

  /// An ingredient and how much of it.
  public init(_ ingredient: Ingredient, amount: Amount? = nil) {
    self.ingredient = ingredient
    self.amount = amount
  }
}

/// Why words name no portions.
public enum PortionError: Error, Equatable {
  /// No ingredient has that name; `suggestions` are near ones, likeliest first.
  case unknown(String, suggestions: [Ingredient])
  /// The word begins like an amount, but is none that a kitchen has.
  case notAnAmount(String)
  /// An amount without an ingredient before it.
  case amountOfNothing(String)
}
