internal import CommandLineKit
internal import FridgeKit
internal import RecipeFiles
internal import Recipes

/// `fridge recipe`: one recipe with amounts and numbered steps.
struct ShowRecipe: Command {
  static let name = "recipe"
  static let summary = BilingualText(en: "One recipe: amounts and steps.", ko: "레시피 하나의 재료와 조리 순서.")
  static let parameters: [Parameter<Self>] = [
    .arguments(
      "NAME", \.words,
      help: BilingualText(en: "The title in English or Korean, or the id.", ko: "한국어나 영어 이름, 또는 아이디.")),
    .option(
      "servings", short: "s", \.servings, placeholder: "N",
      kind: .integer(Recipe.allowedServings),
      help: BilingualText(en: "For how many people; by default as written.", ko: "몇 인분으로 할지. 기본값은 적힌 대로입니다.")),
    .option(
      "format", short: "f", \.format, placeholder: "FORM",
      help: BilingualText(en: "Write it as a file of this form has it.", ko: "이 형식의 파일에 적히는 대로 씁니다.")),
    .json(\.json),
  ]
  var words: [String] = []
  var servings: Int?
  var format: RecipeTextFormat?
  var json = false

  func run(in context: CommandContext) throws {
    let (name, store) = (words.joined(separator: " "), try context.recipes())
    guard let found = try store.recipe(named: name) else {
      throw CommandError.unknownRecipe(
        name, suggestions: try store.suggestions(for: name).map { BilingualText($0.title) })
    }
    let recipe = servings.map { found.scaled(toServings: $0) } ?? found
    if let format {
      try context.console.write(data: format.text(of: [recipe], in: context.language))
    } else {
      try json ? context.console.print(recipe.json(in: context.language)) : context.show(recipe)
    }
  }
}

extension BilingualText {
  fileprivate init(_ text: LocalizedText) { self.init(en: text.english, ko: text.korean) }
}
