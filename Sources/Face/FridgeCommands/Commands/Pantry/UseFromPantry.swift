internal import CommandLineKit
internal import FridgeKit
internal import Ingredients
internal import Recipes

/// `fridge pantry use`: what cooking a dish took.
struct UseFromPantry: Command {
  static let name = "use"
  static let summary = BilingualText(en: "Take out what a recipe needs.", ko: "요리 하나에 드는 식재료를 뺍니다.")
  static let discussion = [
    BilingualText(
      en: "As much goes as is there, first what expires soonest. What has no known amount stays.",
      ko: "있는 만큼 기한이 이른 것부터 뺍니다. 양을 모르는 것은 그대로 둡니다.")
  ]
  static let parameters: [Parameter<Self>] = [
    .arguments(
      "RECIPE", \.words,
      help: BilingualText(en: "The title in English or Korean, or the id.", ko: "한국어나 영어 이름, 또는 아이디.")),
    .servings(\.servings), .json(\.json),
  ]
  var words: [String] = []
  var servings: Int?
  var json = false

  func run(in context: CommandContext) throws {
    let written = try context.recipe(named: words, in: context.recipes())
    let recipe = servings.map(written.scaled(toServings:)) ?? written
    let use = try context.fridge.pantry().use(recipe, on: context.day(nil), at: .current)
    try context.show(use.event, json: json)
    try context.console.flush()
    if !use.untouched.isEmpty { context.console.remark(context.console.text(remark(on: use.untouched, in: context))) }
  }

  private func remark(on items: [PantryItem], in context: CommandContext) -> BilingualText {
    let names = items.map(context.name(of:)).joined(separator: ", ")
    return BilingualText(
      en: "Left as it is, for nobody knows how much there was: \(names).", ko: "얼마나 남았는지 알 수 없어 그대로 두었습니다: \(names).")
  }
}
