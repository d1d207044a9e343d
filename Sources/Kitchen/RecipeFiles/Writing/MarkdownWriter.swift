internal import Ingredients
internal import Recipes

/// Writes a recipe as Markdown, which ``PlainRecipe`` and people read.
struct MarkdownWriter {
  private let language: Language

  init(_ language: Language) { self.language = language }

  /// The text, with its last line ended.
  func text(_ recipe: Recipe) -> String {
    let lines = LineWriter(language)
    let isKorean = language == .korean
    let words = [recipe.cuisine.name(in: language), recipe.kind.name(in: language)]
    let tags = recipe.tags.map(\.rawValue)
    let facts = [
      isKorean ? "\(recipe.servings)인분" : "Serves \(recipe.servings)",
      isKorean ? "\(recipe.minutes)분" : "\(recipe.minutes) min", recipe.difficulty.name(in: language),
      (isKorean ? "분류: " : "Category: ") + (words + tags).joined(separator: ", "), "id: \(recipe.id)",
    ]
    let ingredients = recipe.ingredients.map { "- " + lines.line($0) }
    let steps = recipe.steps.enumerated().map { "\($0 + 1). \($1[language].lineTexts.joined(separator: " "))" }
    return
      ([
        "# \(recipe.title[language])", "", facts.joined(separator: " | "), "", isKorean ? "## 재료" : "## Ingredients",
        "",
      ]
      + ingredients + ["", isKorean ? "## 만드는 법" : "## Directions", ""] + steps + [""]).joined(separator: "\n")
  }
}
