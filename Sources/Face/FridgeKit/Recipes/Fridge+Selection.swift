public import Ingredients

extension Fridge {
  /// The ingredients that a cook chose by name, in either language: one to five, each once, in the order named.
  public func selection(named names: [String]) throws(ChoiceError) -> IngredientSelection {
    var chosen: [Ingredient] = []
    for name in names { chosen.append(try ingredient(named: name)) }
    do { return try IngredientSelection(chosen) } catch { throw .selection(error) }
  }

  /// The ingredient of that name, as long as it can be cooked with.
  private func ingredient(named name: String) throws(ChoiceError) -> Ingredient {
    guard let ingredient = vocabulary.ingredient(named: name), ingredient.id != Vocabulary.noneID else {
      throw .unknown(name, suggestions: vocabulary.suggestions(for: name))
    }
    return ingredient
  }
}

/// Why ingredients could not be chosen.
public enum ChoiceError: Error, Equatable {
  /// No ingredient has that name; `suggestions` are near ones, likeliest first.
  case unknown(String, suggestions: [Ingredient])
  /// Too few or too many were named.
  case selection(SelectionError)
}
