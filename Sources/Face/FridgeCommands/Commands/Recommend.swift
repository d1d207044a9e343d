internal import CommandLineKit
internal import FridgeKit
internal import Ingredients
internal import Recipes

/// `fridge recommend`: recipes for one to five chosen ingredients.
struct Recommend: Command {
  static let name = "recommend"
  static let summary = BilingualText(
    en: "Recipes for one to five ingredients.", ko: "식재료 한 가지에서 다섯 가지로 만들 수 있는 요리를 추천합니다.")
  static let parameters: [Parameter<Self>] = [
    .arguments(
      "INGREDIENT", \.names, kind: .words(Vocabulary.standard.ingredients.map(\.id).filter { $0 != Vocabulary.noneID }),
      minimum: 0, help: BilingualText(en: "Names in English or Korean.", ko: "한국어나 영어 이름.")),
    .option(
      "count", short: "n", \.count, placeholder: "N", kind: .integer(1...1000),
      help: BilingualText(en: "How many recipes.", ko: "레시피의 수.")), .json(\.json),
  ]
  var names: [String] = []
  var count = 5
  var json = false

  func run(in context: CommandContext) throws {
    let selection = try context.fridge.selection(named: names)
    let recommendations = try context.recipes().recommend(selection.ids, limit: count)
    try json ? context.console.print(recommendations.json(in: context.language)) : context.show(recommendations)
    if recommendations.isEmpty { throw CommandError.noRecipes }
  }
}
