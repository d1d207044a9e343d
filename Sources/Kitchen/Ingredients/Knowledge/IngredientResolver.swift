/// Finds the ingredient that a recipe's wording means: "다진 대파" and "굵은파" are both green onion.
public struct IngredientResolver: Sendable {
  private let vocabulary: Vocabulary

  /// A resolver for the ingredients of `knowledge`.
  public init(_ knowledge: IngredientKnowledge = .standard) { vocabulary = Vocabulary(knowledge.ingredients) }

  /// The ingredient that a recipe's wording, without its amount, means; nil when it is unknown.
  public func ingredient(in name: String) -> Ingredient? { vocabulary.ingredient(named: name) }
}
