internal import CommandLineKit
internal import FridgeKit

/// `fridge recipe`: one recipe with amounts and numbered steps.
struct ShowRecipe: Command {
  static let name = "recipe"
  static let summary = BilingualText(en: "Show one recipe: ingredients and steps.", ko: "레시피 하나의 재료와 조리 순서를 보여 줍니다.")
  static let discussion = [
    BilingualText(
      en:
        "--rate, --note and --cooked keep what you think of a recipe, yours or not; an empty note and a rating of 0 remove it.",
      ko: "--rate, --note, --cooked는 내 것이 아닌 레시피에도 평을 남깁니다. 빈 메모와 0점은 평을 지웁니다.")
  ]
  static let parameters: [Parameter<Self>] = [
    .arguments("NAME", \.words, kind: .recipes, help: .recipeName), .servings(\.servings), .units(\.units),
    .option(
      "rate", \.rating, placeholder: "1-5", kind: .integer(0...RecipeOpinion.ratings.upperBound),
      help: BilingualText(en: "Keep your rating; 5 is the best.", ko: "평점을 남깁니다. 5점이 가장 좋습니다.")),
    .option(
      "note", \.note, placeholder: "TEXT", help: BilingualText(en: "Keep a note.", ko: "메모를 남깁니다.")),
    .flag(
      "cooked", \.isCooked,
      help: BilingualText(en: "Keep that you cooked it today, or on --date.", ko: "오늘이나 --date에 만들었다고 적어 둡니다.")),
    .date(\.date),
    .option(
      "format", short: "f", \.format, placeholder: "FORM",
      help: BilingualText(en: "Print the recipe in this file format.", ko: "레시피를 이 파일 형식으로 보여 줍니다.")),
    .json(\.json),
  ]
  var words: [String] = []
  var servings: Int?
  var units: UnitSystem?
  var rating: Int?
  var note: String?
  var isCooked = false
  var date: CalendarDate?
  var format: RecipeTextFormat?
  var json = false

  func run(in context: CommandContext) throws {
    let store = try context.recipes()
    let written = try context.recipe(about: words.joined(separator: " "), in: store)
    if let format {
      // What is kept for later is not converted by a standing preference: that would lose the author's numbers.
      let recipe = context.adjusted(written, servings: servings, units: units ?? .original)
      return try context.console.write(data: format.text(of: [recipe], in: context.language))
    }
    let opinion = try keepOpinion(of: written, in: context)
    let recipe = context.adjusted(written, servings: servings, units: units)
    try context.console.show(RecipeView(recipe: recipe, opinion: opinion, context: context), json: json)
    if isCooked { try remarkOnPantry(after: recipe, in: context) }
  }

  /// Remarks that the pantry still holds what was cooked, if it does.
  private func remarkOnPantry(after recipe: Recipe, in context: CommandContext) throws {
    let held = Set(try context.fridge.pantry().items().map(\.ingredient))
    guard recipe.ingredients.contains(where: { held.contains($0.id) }) else { return }
    try context.console.flush()
    context.remark(
      en: "The pantry is as before; “fridge pantry use \(recipe.id)” takes out what was cooked.",
      ko: "냉장고 재료는 그대로입니다. 쓴 만큼은 “fridge pantry use \(recipe.id)”로 뺄 수 있습니다.")
  }

  /// Keeps what the options say of a recipe, and returns all that is known.
  private func keepOpinion(of recipe: Recipe, in context: CommandContext) throws -> RecipeOpinion {
    var opinion = try context.fridge.opinion(of: recipe)
    if rating == nil, note == nil, !isCooked { return opinion }
    if let rating { opinion.rating = rating == 0 ? nil : rating }
    if let note { opinion.note = note.contains { !$0.isWhitespace } ? note : nil }
    if rating != nil || note != nil { try context.fridge.setOpinion(opinion, of: recipe) }
    if isCooked { try context.fridge.addCooking(of: recipe, on: context.day(date)) }
    return try context.fridge.opinion(of: recipe)
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
