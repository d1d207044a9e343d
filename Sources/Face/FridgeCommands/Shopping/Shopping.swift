internal import CommandLineKit
internal import FridgeKit

/// `fridge shopping`: a shopping list for some recipes.
struct Shopping: Command {
  static let name = "shopping"
  static let summary = BilingualText(
    en: "List what to buy for recipes, minus what is at home.", ko: "요리에 필요한 것 중 집에 없는 것을 모아 보여 줍니다.")
  static let discussion = [
    BilingualText(
      en: "Amounts of all recipes are added up and rounded up to what a shop sells. Expired items do not count.",
      ko: "모든 레시피의 양을 더하고 가게에서 파는 단위로 올립니다. 기한이 지난 것은 없는 것으로 봅니다.")
  ]
  static let parameters: [Parameter<Self>] = [
    .arguments(
      "RECIPE", \.words,
      help: BilingualText(en: "Titles in English or Korean, or ids.", ko: "한국어나 영어 이름, 또는 아이디.")),
    .servings(\.servings), .noPantry(\.ignoresPantry),
    .flag(
      "markdown", \.isMarkdown,
      help: BilingualText(en: "Write a Markdown checklist.", ko: "마크다운 체크리스트로 씁니다.")),
    .date(\.date), .json(\.json),
  ]
  var words: [String] = []
  var servings: Int?
  var ignoresPantry = false
  var isMarkdown = false
  var date: CalendarDate?
  var json = false

  func run(in context: CommandContext) throws {
    let written = try context.recipes(named: words, in: context.recipes())
    let recipes = servings.map { servings in written.map { $0.scaled(toServings: servings) } } ?? written
    let items = try context.provisions(ignoringPantry: ignoresPantry)
    let list = ShoppingList(for: recipes, from: items, on: try context.day(date))
    let view = ShoppingView(list: list, recipes: recipes, context: context)
    if isMarkdown, !json { return try context.console.print(view.markdown) }
    try context.console.show(view, json: json)
  }
}
