/// What a dish is called and what a person looks at first, be it a whole ``Recipe`` or a line of a menu.
public protocol Dish: Sendable {
  /// The stable name in files and machine-readable output: lower-case ASCII words joined by `-`.
  var id: String { get }
  /// What the dish is called.
  var title: LocalizedText { get }
  /// The kitchen it comes from.
  var cuisine: Cuisine { get }
  /// What is put on the table.
  var kind: DishKind { get }
  /// Minutes from the first step to the table; at least one.
  var minutes: Int { get }
  /// What else is true of it, each once, in the order written.
  var tags: [RecipeTag] { get }
  /// Everything that is true of it: its tags, then what follows from its ingredients.
  var flags: [DishFlag] { get }
}

extension Recipe: Dish {}

/// A dish as a menu lists it, without ingredients and steps.
public struct DishSummary: Dish, Equatable {
  /// The identifier of its recipe.
  public let id: String
  /// What it is called.
  public let title: LocalizedText
  /// Where it is from.
  public let cuisine: Cuisine
  /// What it is among dishes: a soup, a salad.
  public let kind: DishKind
  /// How long it takes to cook.
  public let minutes: Int
  /// What its recipe says of it.
  public let tags: [RecipeTag]
  /// Everything that is true of it: see ``Dish/flags``.
  public let flags: [DishFlag]
}
