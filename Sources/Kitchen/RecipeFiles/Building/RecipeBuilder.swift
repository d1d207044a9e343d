internal import IngredientLines
internal import Ingredients
internal import Recipes

/// Builds a recipe from a draft: recognises the ingredients and guesses missing information.
struct RecipeBuilder {
  private let ingredientBuilder = IngredientBuilder()

  /// The maximum number of ingredients, and of steps.
  static let longestList = 500
  private static let longestTitle = 300
  private static let timeWithoutSteps = 30

  /// Returns the recipe and the information that was lost or guessed.
  func recipe(of draft: RecipeDraft) throws(RecordError) -> ImportedRecipe {
    let title = String(draft.title.singleSpaced.prefix(Self.longestTitle))
    if title.isEmpty { throw .noTitle }
    let steps = draft.steps.map(\.trimmed).filter { !$0.isEmpty }.prefix(Self.longestList)
    if steps.isEmpty { throw .noSteps }
    var losses = draft.losses
    let ingredients = try ingredients(of: draft, Array(steps), &losses)
    let traits = DishTraits(title: title, draft: draft, ingredients: ingredients)
    losses.formUnion(traits.guesses)
    if draft.servings == nil { losses.insert(.guessedServings) }
    if draft.minutes == nil { losses.insert(.guessedTime) }
    let recipe = Recipe(
      id: draft.id.map { RecipeSlug.text(of: $0) } ?? RecipeSlug.text(of: title), title: .same(title),
      cuisine: traits.cuisine, kind: traits.kind, difficulty: draft.difficulty ?? (steps.count > 6 ? .medium : .easy),
      tags: traits.tags, servings: draft.servings ?? Self.usualServings, minutes: draft.minutes ?? Self.minutes(steps),
      ingredients: ingredients, steps: steps.map { .same($0) }, details: draft.details)
    return ImportedRecipe(recipe: recipe, losses: losses)
  }

  private static let usualServings = 4

  /// Returns the sum of all durations in the steps plus ten minutes of preparation.
  private static func minutes(_ steps: some Sequence<String>) -> Int {
    let named = steps.map { StepTime.minutes(in: $0) }.reduce(0, +)
    return named == 0 ? timeWithoutSteps : min(named + 10, 24 * 60)
  }
}

extension RecipeBuilder {
  private func ingredients(
    of draft: RecipeDraft, _ steps: [String], _ losses: inout Set<RecipeLoss>
  ) throws(RecordError) -> [RecipeIngredient] {
    let animal = MeatOfTitle(draft.title)
    let listed = draft.lines.filter(Self.namesFood).prefix(Self.longestList)
      .flatMap { ingredientBuilder.ingredients($0, of: animal) }
    if !listed.isEmpty { return listed }
    let found = draft.allowsIngredientsFromSteps ? named(in: steps + [draft.title]) : []
    if found.isEmpty { throw .noIngredients }
    losses.insert(.guessedIngredients)
    return found
  }

  /// Returns whether a line names food, not a group of ingredients or a tool.
  private static func namesFood(_ line: IngredientLine) -> Bool {
    if line.name.isEmpty || ListHeading.isEquipment(line.name) { return false }
    return line.amount != nil || !ListHeading.matches(line.name)
  }

  /// Returns the ingredients whose names occur as words, each once, in the order of their first mention.
  private func named(in texts: [String]) -> [RecipeIngredient] {
    var found: [RecipeIngredient] = []
    for word in texts.flatMap({ $0.split { !$0.isLetter } }) {
      let stems = Self.stems(of: word).lazy.filter { $0.count > 1 }
      guard let new = stems.compactMap(ingredientBuilder.ingredient(named:)).first else { continue }
      if !found.contains(where: { $0.id == new.id }) { found.append(new) }
    }
    return found
  }

  /// Returns a word unchanged and without the particle that may end a Korean noun.
  private static func stems(of word: Substring) -> [String] {
    let particles = ["은", "는", "이", "가", "을", "를", "과", "와", "도", "에", "의", "로", "으로"]
    return [String(word)] + particles.filter { word.hasSuffix($0) }.map { String(word.dropLast($0.count)) }
  }
}
