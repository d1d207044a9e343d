public import Ingredients

/// How to cook one dish.
public struct Recipe: Sendable, Equatable {
  /// The stable name in files and machine-readable output: lower-case ASCII words joined by `-`.
  public internal(set) var id: String
  /// What the dish is called.
  public let title: LocalizedText
  /// The kitchen it comes from.
  public let cuisine: Cuisine
  /// What is put on the table.
  public let kind: DishKind
  /// How much it asks of the cook.
  public let difficulty: Difficulty
  /// What else is true of it, each once, in the order written.
  public internal(set) var tags: [RecipeTag]
  /// How many people the amounts feed; at least one.
  public let servings: Int
  /// Minutes from the first step to the table; at least one.
  public let minutes: Int
  /// What goes in, in the order of use; never empty.
  public let ingredients: [RecipeIngredient]
  /// What to do, in order; never empty.
  public let steps: [LocalizedText]
  /// What the title and the steps say goes in, where nobody reviewed whether the list has all of it; see ``FoodMentions``.
  public internal(set) var mentioned: Set<FoodContent>

  /// A recipe by all of its parts.
  public init(
    id: String, title: LocalizedText, cuisine: Cuisine, kind: DishKind, difficulty: Difficulty, tags: [RecipeTag] = [],
    servings: Int, minutes: Int, ingredients: [RecipeIngredient], steps: [LocalizedText],
    mentioned: Set<FoodContent> = []
  ) {
    self.id = id
    self.title = title
    self.cuisine = cuisine
    self.kind = kind
    self.difficulty = difficulty
    self.tags = tags
    self.servings = servings
    self.minutes = minutes
    self.ingredients = ingredients
    self.steps = steps
    self.mentioned = mentioned
  }

  /// How many people a recipe can be scaled to.
  public static let allowedServings = 1...100

  /// The same dish for another number of people, its amounts rounded to what can be measured in a kitchen.
  ///
  /// - Precondition: `servings` is in ``allowedServings``.
  public func scaled(toServings servings: Int) -> Recipe {
    precondition(Self.allowedServings.contains(servings), "servings must be in 1...100")
    let factor = Double(servings) / Double(self.servings)
    return Recipe(
      id: id, title: title, cuisine: cuisine, kind: kind, difficulty: difficulty, tags: tags, servings: servings,
      minutes: minutes, ingredients: ingredients.map { $0.scaled(by: factor) }, steps: steps,
      mentioned: mentioned)
  }
}
