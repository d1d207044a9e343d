internal import Ingredients

/// An ingredient that can be switched on, with what is known of it.
struct PickEntry: Equatable {
  /// What it is.
  let ingredient: Ingredient
  /// How sure a model is of it, or how much of it is at home; empty when there is nothing to say.
  let note: String

  /// Whether all of it that is at home has expired.
  let isExpired: Bool

  /// An ingredient with a note.
  init(_ ingredient: Ingredient, note: String = "", isExpired: Bool = false) {
    (self.ingredient, self.note, self.isExpired) = (ingredient, note, isExpired)
  }
}
