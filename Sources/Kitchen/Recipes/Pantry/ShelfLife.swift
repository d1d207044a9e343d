internal import Ingredients

extension ShelfLife {
  /// The shelf life of an ingredient; nil when nobody knows it.
  static func of(_ id: String) -> ShelfLife? { IngredientKnowledge.standard[id]?.shelfLife }
}
