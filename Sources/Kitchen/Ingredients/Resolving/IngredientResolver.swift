/// Finds the ingredient that a recipe's wording means: "다진 대파" and "굵은파" are both green onion.
///
/// A wording is taken as a name first; then words that tell how it is cut, kept, sold or counted are left out, and at
/// last words that nothing is known about, which may be a brand. A word that names another ingredient is never left
/// out in English, where "almond flour" is no flour; in Korean the last word says what it is.
public struct IngredientResolver: Sendable {
  private let names: IngredientNames

  /// A resolver for the ingredients of `knowledge`; making one reads all their names, so keep it.
  public init(_ knowledge: IngredientKnowledge = .standard) { names = IngredientNames(knowledge) }

  /// The ingredient that a recipe's wording, without its amount, means; nil when it is unknown.
  ///
  /// What is longer than 400 bytes is no wording of an ingredient.
  public func ingredient(in name: String) -> Ingredient? {
    guard name.utf8.count <= 400 else { return nil }
    if let exact = names[name] { return exact }
    return RecipeWording(name).phrases.lazy.compactMap(ingredient(named:)).first
  }

  private func ingredient(named phrase: String) -> Ingredient? {
    if let exact = names[phrase] { return exact }
    return phrase.unicodeScalars.contains(where: Hangul.isSyllable)
      ? KoreanPhrase(phrase).ingredient(in: names) : EnglishPhrase(phrase).ingredient(in: names)
  }
}
