/// Foods that people avoid together under a name that is no ingredient, such as shellfish.
public enum AvoidedFoods {
  /// Returns the identifiers of the ingredients and contents that a name stands for; nil if it is no such name.
  public static func ids(named name: String) -> [String]? {
    let key = NameKey(name)
    return groups.first { $0.names.contains { NameKey($0) == key } }?.ids
  }

  /// All identifiers.
  static var all: [String] { groups.flatMap(\.ids) }

  private static let crustaceans = ["shrimp", "crab", "lobster", "crayfish"]
  private static let molluscs = ["clam", "cockle", "mussel", "oyster", "scallop", "abalone", "whelk", "mixed_seafood"]

  private static let groups: [(names: [String], ids: [String])] = [
    (["shellfish", "갑각류와 조개류", "조개와 갑각류"], crustaceans + molluscs),
    (["crustaceans", "갑각류"], crustaceans),
    (["molluscs", "mollusks", "clams and mussels", "조개류"], molluscs),
    (["dairy", "dairy products", "lactose", "milk products", "유제품", "유당", "락토스"], [FoodContent.dairy.rawValue]),
    (["gluten", "글루텐"], [FoodContent.gluten.rawValue]),
    (["tree nuts", "나무 견과류"], [FoodContent.nuts.rawValue]),
  ]
}
