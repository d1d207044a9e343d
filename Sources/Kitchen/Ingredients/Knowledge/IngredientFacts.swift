/// What is known about one ingredient.
public struct IngredientFacts: Sendable, Equatable {
  /// Its names.
  public let ingredient: Ingredient
  /// The identifier of what it is a kind of; nil when it is a kind of nothing else.
  public let parent: String?
  /// Where a shop keeps it.
  public let category: IngredientCategory
  /// Whether every kitchen is taken to have it, like salt and oil.
  public let isStaple: Bool
  /// What it holds that some people must not, or will not, eat.
  public let contents: Set<FoodContent>
  /// How long it keeps; nil when no source tells.
  public let shelfLife: ShelfLife?
  /// What one piece weighs in grams, as a cook counts pieces of it; nil when nobody counts them.
  public let gramsPerPiece: Double?
  /// What a level tablespoon of 15 ml holds, in grams.
  public let gramsPerTablespoon: Double?
  /// What a cup of 240 ml holds, in grams, cut as recipes measure it.
  public let gramsPerCup: Double?
  /// What may stand in for it, best first; see also ``IngredientKnowledge/substitutes(for:)``.
  public let substitutes: [Substitute]
}
