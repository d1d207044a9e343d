public import IngredientLines
public import Ingredients
public import Localization

/// A recipe for one dish.
public struct Recipe: Sendable, Equatable {
  /// The stable name in files and machine-readable output: lower-case ASCII words joined by `-`.
  public internal(set) var id: String
  /// The title of the dish.
  public let title: BilingualText
  /// The cuisine.
  public let cuisine: Cuisine
  /// The kind of dish.
  public let kind: DishKind
  /// The difficulty.
  public let difficulty: Difficulty
  /// The tags, each once, in the order written.
  public internal(set) var tags: [RecipeTag]
  /// The number of people that the amounts feed, at least one.
  public let servings: Int
  /// The cooking time in minutes, at least one.
  public let minutes: Int
  /// The ingredients in the order of use; never empty.
  public let ingredients: [RecipeIngredient]
  /// The steps in order; never empty.
  public let steps: [BilingualText]
  /// The contents that title and steps mention, if the list of ingredients was not reviewed; see ``FoodMentions``.
  public internal(set) var mentioned: Set<FoodContent>
  /// The origin of the recipe and remarks on it.
  public let details: RecipeDetails

  /// Creates a recipe from its parts.
  public init(
    id: String, title: BilingualText, cuisine: Cuisine, kind: DishKind, difficulty: Difficulty, tags: [RecipeTag] = [],
    servings: Int, minutes: Int, ingredients: [RecipeIngredient], steps: [BilingualText],
    mentioned: Set<FoodContent> = [], details: RecipeDetails = RecipeDetails()
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
    self.details = details
  }

  /// The range of servings that a recipe can be scaled to.
  public static let allowedServings = 1...100

  /// Returns the recipe for another number of people, with amounts rounded to what can be measured in a kitchen.
  ///
  /// - Precondition: `servings` is in ``allowedServings``.
  public func scaled(toServings servings: Int) -> Recipe {
    precondition(Self.allowedServings.contains(servings), "servings must be in 1...100")
    let factor = Double(servings) / Double(self.servings)
    return Recipe(
      id: id, title: title, cuisine: cuisine, kind: kind, difficulty: difficulty, tags: tags, servings: servings,
      minutes: minutes, ingredients: ingredients.map { $0.scaled(by: factor) }, steps: steps,
      mentioned: mentioned, details: details)
  }
}

/// One line of a recipe's list of ingredients.
public struct RecipeIngredient: Sendable, Equatable {
  /// The role of an ingredient in a dish; the raw value is its name in the store.
  public enum Role: String, CaseIterable, Sendable {
    /// The dish cannot do without it.
    case required
    /// It improves the dish.
    case optional
    /// It is assumed to be in every kitchen, as salt, oil and soy sauce are.
    case staple
  }

  /// The identifier in the vocabulary, or one that only the recipe uses.
  public let id: String
  /// The display name.
  public let name: BilingualText
  /// The amount.
  public let amount: Amount
  /// The role in the dish.
  public let role: Role
  /// The author's note; nil if there is none.
  public let note: String?

  /// Creates an ingredient from its parts.
  public init(id: String, name: BilingualText, amount: Amount, role: Role = .required, note: String? = nil) {
    self.id = id
    self.name = name
    self.amount = amount
    self.role = role
    self.note = note
  }

  /// Returns the ingredient with its amount multiplied by `factor`.
  func scaled(by factor: Double) -> RecipeIngredient {
    RecipeIngredient(id: id, name: name, amount: amount.scaled(by: factor), role: role, note: note)
  }
}

extension BilingualText {
  /// Creates the names of an ingredient of the vocabulary.
  package init(_ ingredient: Ingredient) { self.init(en: ingredient.english, ko: ingredient.korean) }
}
