internal import Ingredients

/// One line of a recipe's list of ingredients.
public struct RecipeIngredient: Sendable, Equatable {
  /// How much a dish depends on an ingredient; the raw value is its name in the store.
  public enum Role: String, CaseIterable, Sendable {
    /// The dish is not itself without it.
    case required
    /// It makes the dish better.
    case optional
    /// Salt, oil, soy sauce…: every kitchen is taken to have it.
    case staple
  }

  /// The identifier in the vocabulary, or one of the recipe's own.
  public let id: String
  /// What to call it.
  public let name: LocalizedText
  /// How much of it.
  public let amount: Amount
  /// How much the dish depends on it.
  public let role: Role
  /// What else the recipe says about it, in the words of its author; nil for nothing.
  public let note: String?

  /// An ingredient by all of its parts.
  public init(id: String, name: LocalizedText, amount: Amount, role: Role = .required, note: String? = nil) {
    self.id = id
    self.name = name
    self.amount = amount
    self.role = role
    self.note = note
  }

  /// The same with its amount multiplied by `factor`.
  func scaled(by factor: Double) -> RecipeIngredient {
    RecipeIngredient(id: id, name: name, amount: amount.scaled(by: factor), role: role, note: note)
  }
}

extension LocalizedText {
  /// The names of an ingredient of the vocabulary.
  init(_ ingredient: Ingredient) { self.init(english: ingredient.english, korean: ingredient.korean) }
}
