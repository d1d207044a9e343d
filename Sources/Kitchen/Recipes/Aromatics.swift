/// The vegetables that season most dishes and that cooks have at hand, so that a dish which lacks them needs little.
package enum Aromatics {
  /// Those of which hardly any dish is made; it may be made of onions.
  static let seasonings: Set = ["garlic", "crushed_garlic", "ginger", "green_onion", "small_green_onion"]
  /// The identifiers of all.
  package static let all = seasonings.union(["onion"])

  /// Returns whether an ingredient is one of them.
  package static func contains(_ id: String) -> Bool { all.contains(id) }
}
