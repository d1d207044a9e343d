public import Ingredients
internal import Recognition

/// The ingredients a cook chose to cook with: one to five, each once, in the order named.
public struct IngredientChoice: Sendable, Equatable {
  /// How many may be chosen.
  public static let allowed = 1...5

  /// The chosen ingredients.
  public let ingredients: [Ingredient]

  /// Looks names up, in either language; two names of one ingredient choose it once.
  public init(names: [String], in vocabulary: Vocabulary) throws(ChoiceError) {
    var chosen: [Ingredient] = []
    for name in names {
      let ingredient = try vocabulary.choosable(name)
      if !chosen.contains(ingredient) { chosen.append(ingredient) }
    }
    guard chosen.count >= Self.allowed.lowerBound else { throw .none }
    guard chosen.count <= Self.allowed.upperBound else { throw .tooMany(chosen.count) }
    ingredients = chosen
  }
}

/// Why ingredients could not be chosen.
public enum ChoiceError: Error, Equatable {
  /// None was named.
  case none
  /// More were named than may be chosen.
  case tooMany(Int)
  /// No ingredient has that name; `suggestions` are near ones, nearest first.
  case unknown(String, suggestions: [Ingredient])
}

extension Vocabulary {
  /// The ingredient of that name, as long as it is one that can be cooked with.
  fileprivate func choosable(_ name: String) throws(ChoiceError) -> Ingredient {
    guard let ingredient = ingredient(named: name), ingredient.id != IngredientList.none else {
      throw .unknown(name, suggestions: suggestions(for: name, limit: 3).filter { $0.id != IngredientList.none })
    }
    return ingredient
  }
}
