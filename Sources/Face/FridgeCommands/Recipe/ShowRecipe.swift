internal import CommandLineKit
internal import FridgeKit

/// `fridge recipe`: one recipe with amounts and numbered steps.
struct ShowRecipe: Command {
  static let name = "recipe"
  static let summary = BilingualText(en: "Show one recipe: ingredients and steps.", ko: "레시피 하나의 재료와 조리 순서를 보여 줍니다.")
  static let parameters: [Parameter<Self>] = [
    .arguments("NAME", \.words, help: .recipeName), .servings(\.servings), .units(\.units),
    .option(
      "format", short: "f", \.format, placeholder: "FORM",
      help: BilingualText(en: "Print the recipe in this file format.", ko: "레시피를 이 파일 형식으로 보여 줍니다.")),
    .json(\.json),
  ]
  var words: [String] = []
  var servings: Int?
  var units: UnitSystem?
  var format: RecipeTextFormat?
  var json = false

  func run(in context: CommandContext) throws {
    let written = try context.recipe(about: words.joined(separator: " "), in: context.recipes())
    if let format {
      // What is kept for later is not converted by a standing preference: that would lose the author's numbers.
      let recipe = context.adjusted(written, servings: servings, units: units ?? .original)
      return try context.console.write(data: format.text(of: [recipe], in: context.language))
    }
    let recipe = context.adjusted(written, servings: servings, units: units)
    try context.console.show(RecipeView(recipe: recipe, context: context), json: json)
  }
}

/// `fridge today`: recipes drawn for the day.
struct Today: Command {
  static let name = "today"
  static let summary = BilingualText(en: "Suggest recipes for today.", ko: "오늘의 요리를 추천합니다.")
  static let parameters: [Parameter<Self>] = [
    .recipeCount(\.count), .date(\.date),
    .flag(
      "again", counting: \.again,
      help: BilingualText(
        en: "Draw other recipes for the same day; repeat it to draw again.",
        ko: "같은 날의 다른 요리를 뽑습니다. 여러 번 쓰면 그만큼 다시 뽑습니다.")),
    .json(\.json),
  ]
  var count = 3
  var date: CalendarDate?
  var again = 0
  var json = false

  func run(in context: CommandContext) throws {
    let date = try context.day(date)
    let recipes = try context.acceptable(
      drawnBy: DailyDraw(on: date, repetition: again), limit: count, from: context.recipes())
    try context.console.show(TodayView(recipes: recipes, date: date, context: context), json: json)
  }
}
