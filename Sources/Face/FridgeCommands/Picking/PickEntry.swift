internal import Ingredients

/// An ingredient that can be switched on, with what is known of it.
struct PickEntry: Equatable {
  /// What it is.
  let ingredient: Ingredient
  /// How sure a model is of it, or how much of it is at home; empty when there is nothing to say.
  let note: String

  /// An ingredient with a note.
  init(_ ingredient: Ingredient, note: String = "") { (self.ingredient, self.note) = (ingredient, note) }
}
