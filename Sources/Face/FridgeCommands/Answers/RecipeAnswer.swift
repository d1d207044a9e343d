internal import CommandLineKit
internal import Ingredients
internal import Recipes

extension CommandContext {
  /// Shows recommendations for a person: title and score, what is there, what is missing.
  func show(_ recommendations: [Recommendation]) throws {
    for (index, recommendation) in recommendations.enumerated() {
      let (recipe, match) = (recommendation.recipe, recommendation.match)
      let score = "\((match.score * 100).fixed(0))%"
      try console.print("\(index + 1). \(heading(recipe))  \(console.styled(score, .green))")
      try console.print("   " + facts(recipe).joined(separator: " · "))
      try show(match.have, of: recipe, BilingualText(en: "have", ko: "있는 재료"))
      try show(match.missing, of: recipe, BilingualText(en: "missing", ko: "없는 재료"))
    }
  }

  /// Shows the recipes of a day for a person.
  func show(_ recipes: [Recipe], for date: CalendarDate) throws {
    try console.print(console.styled(console.text(BilingualText(en: "Recipes for \(date)", ko: "\(date)의 요리")), .bold))
    for (index, recipe) in recipes.enumerated() {
      try console.print("\(index + 1). \(heading(recipe))")
      try console.print("   " + facts(recipe).joined(separator: " · "))
    }
  }

  /// Shows one recipe for a person: facts, amounts, numbered steps.
  func show(_ recipe: Recipe) throws {
    let servings = BilingualText(en: "serves \(recipe.servings)", ko: "\(recipe.servings)인분")
    try console.print([
      heading(recipe),
      (facts(recipe) + [recipe.difficulty.name(in: language), console.text(servings)]).joined(separator: " · "), "",
    ])
    var table = Table(.left, .left)
    for line in recipe.ingredients {
      table.add("  " + line.name[language], line.amount.text(in: language) + note(line))
    }
    try console.print(table.lines + [""])
    for (index, step) in recipe.steps.enumerated() { try console.print(numbered(step[language], index + 1)) }
  }

  private func heading(_ recipe: Recipe) -> String {
    "\(console.styled(recipe.title[language], .bold)) (\(recipe.id))"
  }

  private func facts(_ recipe: Recipe) -> [String] {
    let time = console.text(BilingualText(en: "\(recipe.minutes) min", ko: "\(recipe.minutes)분"))
    return [recipe.cuisine.name(in: language), time] + recipe.tags.map { $0.name(in: language) }
  }

  private func show(_ ids: [String], of recipe: Recipe, _ heading: BilingualText) throws {
    if ids.isEmpty { return }
    let names = ids.map { id in recipe.ingredients.first { $0.id == id }?.name[language] ?? id }
    try console.print("   \(console.text(heading)): \(names.joined(separator: ", "))")
  }

  private func note(_ line: RecipeIngredient) -> String {
    line.role == .optional ? console.text(BilingualText(en: "  (optional)", ko: "  (선택)")) : ""
  }

  /// A step behind its number; its further lines begin below the first.
  private func numbered(_ step: String, _ number: Int) -> [String] {
    let lines = step.wrapped(to: min(console.terminal.width, 100) - 4)
    return lines.enumerated().map { ($0 == 0 ? "\(number).".aligned(right: 3) : "   ") + " " + $1 }
  }
}
