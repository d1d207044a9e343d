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
  /// The steps in order, with amounts for these servings; never empty.
  public internal(set) var steps: [BilingualText]
  /// The steps of a dish file with their marked amounts; nil if the steps are plain text.
  package internal(set) var markup: StepMarkup?
  /// The contents that title and steps mention, if the list of ingredients was not reviewed; see ``FoodMentions``.
  public internal(set) var mentioned: Set<FoodContent>
  /// The origin of the recipe and remarks on it.
  public internal(set) var details: RecipeDetails

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
    var details = details
    details[.yield] = details[.yield].map { ScaledWords.yield($0, by: factor) }
    return Recipe(
      id: id, title: title, cuisine: cuisine, kind: kind, difficulty: difficulty, tags: tags, servings: servings,
      minutes: minutes, ingredients: ingredients.map { $0.scaled(by: factor) }, steps: steps,
      mentioned: mentioned, details: details
    ).with(markup)
  }

  /// Returns the recipe with steps that are written from a markup, if there is one.
  func with(_ markup: StepMarkup?) -> Recipe {
    guard let markup else { return self }
    var recipe = self
    recipe.markup = markup
    recipe.steps = markup.steps(forServings: servings)
    return recipe
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
    let amount = amount.scaled(by: factor, dividing: divisibility)
    let note = note.map { ScaledWords.note($0, by: factor) }
    return RecipeIngredient(id: id, name: name, amount: amount, role: role, note: note)
  }
}

extension RecipeIngredient {
  /// The way to measure an amount that is not obvious, such as half an egg; nil for most.
  public var measuring: BilingualText? {
    guard isEgg, let value = amount.value, amount.unit.isPiece, value.truncatingRemainder(dividingBy: 1) != 0 else {
      return nil
    }
    return BilingualText(en: "for the half, beat one and use half of it", ko: "반 개는 1개를 풀어 절반만 써요")
  }

  /// The smallest part of a piece that a cook can use.
  private var divisibility: AmountDivisibility {
    guard amount.unit.isPiece else { return .fractions }
    if Self.indivisible.contains(id) { return .whole }
    return isEgg ? .halves : .fractions
  }

  private var isEgg: Bool {
    id == "egg" || id == "duck_egg" || IngredientKnowledge.standard.ancestors(of: id).contains("egg")
  }

  /// Ingredients that flavour a pot as a whole, or are too small to be cut.
  private static let indivisible: Set = [
    "bay_leaf", "star_anise", "cloves", "cinnamon_stick", "dried_chili", "lime_leaf", "quail_eggs", "jujube",
  ]
}

extension BilingualText {
  /// Creates the names of an ingredient of the vocabulary.
  package init(_ ingredient: Ingredient) { self.init(en: ingredient.english, ko: ingredient.korean) }
}
