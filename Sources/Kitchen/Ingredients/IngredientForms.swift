/// Ingredients that are one food in several forms: who has one has the other after a minute with a knife.
package enum IngredientForms {
  private static let groups = [["garlic", "crushed_garlic"]]

  /// The identifiers of the other forms of an ingredient, in a fixed order; empty for nearly all.
  package static func others(of id: String) -> [String] {
    groups.first { $0.contains(id) }?.filter { $0 != id } ?? []
  }
}
