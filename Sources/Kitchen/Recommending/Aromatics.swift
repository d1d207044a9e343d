/// The vegetables that season most dishes and that cooks have at hand, so that a dish which lacks them needs little.
enum Aromatics {
  /// Their identifiers.
  static let all: Set = ["onion", "garlic", "crushed_garlic", "ginger", "green_onion", "small_green_onion"]

  /// Returns whether an ingredient is one of them.
  static func contains(_ id: String) -> Bool { all.contains(id) }
}
