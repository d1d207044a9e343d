internal import Ingredients
internal import Recipes

/// Makes a recipe of what a file tells: recognises its ingredients, and guesses what the file leaves open.
struct RecipeMaker {
  private let ingredientMaker = IngredientMaker()

  /// The most ingredients, and the most steps, that a recipe may have.
  static let longestList = 500
  private static let longestTitle = 300
  private static let timeWithoutSteps = 30

  /// The recipe, with what was lost or guessed.
  func recipe(of draft: RecipeDraft) throws(RecordFault) -> ReadRecipe {
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
      ingredients: ingredients, steps: steps.map { .same($0) })
    return ReadRecipe(recipe: recipe, losses: losses)
  }

  private static let usualServings = 4

  /// Every time that the steps name, and ten minutes to get ready.
  private static func minutes(_ steps: some Sequence<String>) -> Int {
    let named = steps.map { StepTime.minutes(in: $0) }.reduce(0, +)
    return named == 0 ? timeWithoutSteps : min(named + 10, 24 * 60)
  }
}

extension RecipeMaker {
  private func ingredients(
    of draft: RecipeDraft, _ steps: [String], _ losses: inout Set<RecipeLoss>
  ) throws(RecordFault) -> [RecipeIngredient] {
    let listed = draft.lines.filter { !$0.name.isEmpty }.prefix(Self.longestList)
      .flatMap { ingredientMaker.ingredients($0, of: draft.title) }
    if !listed.isEmpty { return listed }
    let found = draft.mayLackList ? named(in: steps + [draft.title]) : []
    if found.isEmpty { throw .noIngredients }
    losses.insert(.guessedIngredients)
    return found
  }

  /// The ingredients whose names occur as words, each once, in the order of their first mention.
  private func named(in texts: [String]) -> [RecipeIngredient] {
    var found: [RecipeIngredient] = []
    for word in texts.flatMap({ $0.split { !$0.isLetter } }) {
      let stems = Self.stems(of: word).lazy.filter { $0.count > 1 }
      guard let new = stems.compactMap(ingredientMaker.ingredient(named:)).first else { continue }
      if !found.contains(where: { $0.id == new.id }) { found.append(new) }
    }
    return found
  }

  /// A word as it is, and without the particle that a Korean noun may end with.
  private static func stems(of word: Substring) -> [String] {
    let particles = ["은", "는", "이", "가", "을", "를", "과", "와", "도", "에", "의", "로", "으로"]
    return [String(word)] + particles.filter { word.hasSuffix($0) }.map { String(word.dropLast($0.count)) }
  }
}
