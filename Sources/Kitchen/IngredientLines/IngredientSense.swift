package import Ingredients
internal import Localization

/// The ingredient of a line, where the amount decides which one a word means.
extension IngredientResolver {
  /// Returns the ingredient that a line names; nil when it is unknown.
  package func ingredient(of line: IngredientLine) -> Ingredient? {
    ingredient(in: line.name).map { meaning(of: $0, in: line) }
  }

  /// Returns what a line means by a word that names an ingredient: canned tuna by a can of tuna.
  package func meaning(of found: Ingredient, in line: IngredientLine) -> Ingredient {
    guard let unit = line.amount?.unit else { return found }
    switch unit {
    case .bare where found.id == Self.ground && line.amount?.value != nil, .piece where found.id == Self.ground:
      return ingredient(called: "bell_pepper") ?? found
    case .can: return canned(line.name) ?? canned(found.english) ?? found
    case .teaspoon, .pinch:
      return (Self.bySpoon[found.id] ?? Self.namesBySpoon[line.name.lowercased()]).flatMap { ingredient(called: $0) }
        ?? found
    default: return found
    }
  }

  private func canned(_ name: String) -> Ingredient? {
    name.isKorean ? ingredient(called: name + " 통조림") : ingredient(called: "canned " + name)
  }

  /// Pepper, of which half a one is no spice.
  private static let ground = "black_pepper"
  /// Names that mean something else by the teaspoon: a teaspoon of soda raises a cake.
  private static let bySpoon = ["soda": "baking_soda", "bell_pepper": "paprika_powder"]
  /// Words that do so, while other names of the same food do not: a teaspoon of cilantro is the herb.
  private static let namesBySpoon = ["coriander": "coriander_seeds"]
}
