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

/// One line of a recipe's list of ingredients.
public struct RecipeIngredient: Sendable, Equatable {
  /// How much a dish depends on an ingredient; the raw value is its name in the store.
  public enum Role: String, CaseIterable, Sendable {
    /// The dish is not itself without it.
    case required
    /// It makes the dish better.
    case optional
    /// Salt, oil, soy sauce…: every kitchen is taken to have it.
    case staple
  }

  /// The identifier in the vocabulary, or one of the recipe's own.
  public let id: String
  /// What to call it.
  public let name: LocalizedText
  /// How much of it.
  public let amount: Amount
  /// How much the dish depends on it.
  public let role: Role
  /// What else the recipe says about it, in the words of its author; nil for nothing.
  public let note: String?

  /// An ingredient by all of its parts.
  public init(id: String, name: LocalizedText, amount: Amount, role: Role = .required, note: String? = nil) {
    self.id = id
    self.name = name
    self.amount = amount
    self.role = role
    self.note = note
  }

  /// The same with its amount multiplied by `factor`.
  func scaled(by factor: Double) -> RecipeIngredient {
    RecipeIngredient(id: id, name: name, amount: amount.scaled(by: factor), role: role, note: note)
  }
}

extension LocalizedText {
  /// The names of an ingredient of the vocabulary.
  init(_ ingredient: Ingredient) { self.init(english: ingredient.english, korean: ingredient.korean) }
}
