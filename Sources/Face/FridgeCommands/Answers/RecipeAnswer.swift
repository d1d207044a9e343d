internal import CommandLineKit
internal import Ingredients
internal import Recipes

extension CommandContext {
  /// Shows the recipes of a day for a person.
  func show(_ recipes: [Recipe], for date: CalendarDate) throws {
    try console.print(console.styled(console.text(BilingualText(en: "Recipes for \(date)", ko: "\(date)의 요리")), .bold))
    for (index, recipe) in recipes.enumerated() {
      let title: DisplayText = "\(index + 1). \(heading(recipe))"
      try console.print([title, "   \(facts(recipe).joined(separator: " · "))"])
    }
  }

  /// Shows one recipe for a person: facts, amounts, numbered steps.
  func show(_ recipe: Recipe) throws {
    let facts = facts(recipe) + [recipe.difficulty.name(in: language), servings(recipe)]
    try console.print([heading(recipe), "\(facts.joined(separator: " · "))", ""])
    var table = Table(.left, .left)
    for line in recipe.ingredients {
      table.add("  " + line.name[language], line.amount.text(in: language) + note(line))
    }
    try console.print(table.lines + [""])
    for (index, step) in recipe.steps.enumerated() { try console.print(numbered(step[language], index + 1)) }
  }

  /// The title, then the identifier.
  func heading(_ dish: some Dish) -> DisplayText {
    "\(console.styled(dish.title[language], .bold)) (\(dish.id))"
  }

  /// How many people the amounts feed.
  func servings(_ recipe: Recipe) -> String {
    console.text(BilingualText(en: "serves \(recipe.servings)", ko: "\(recipe.servings)인분"))
  }

  /// How long the dish takes.
  func time(_ dish: some Dish) -> String {
    console.text(BilingualText(en: "\(dish.minutes) min", ko: "\(dish.minutes)분"))
  }

  /// What a person looks at first: cuisine, time, tags.
  func facts(_ dish: some Dish) -> [String] {
    [dish.cuisine.name(in: language), time(dish)] + dish.tags.map { $0.name(in: language) }
  }

  private func note(_ line: RecipeIngredient) -> String {
    let optional = line.role == .optional ? console.text(BilingualText(en: "optional", ko: "선택")) : nil
    let words = [line.note, optional].compactMap(\.self)
    return words.isEmpty ? "" : "  (\(words.joined(separator: ", ")))"
  }

  /// A step behind its number; its further lines begin below the first.
  private func numbered(_ step: String, _ number: Int) -> [String] {
    let lines = step.wrapped(to: min(console.terminal.width, 100) - 4)
    return lines.enumerated().map { ($0 == 0 ? "\(number).".aligned(right: 3) : "   ") + " " + $1 }
  }
}
