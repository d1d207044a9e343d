internal import CommandLineKit
internal import Files
internal import FridgeKit
internal import RecipeFiles
internal import Recipes

/// `fridge export`: the user's own recipes, or any, as files for other programs.
struct ExportRecipes: Command {
  static let name = "export"
  static let summary = BilingualText(en: "Write your recipes to files.", ko: "더한 레시피를 파일로 씁니다.")
  static let discussion = [
    BilingualText(
      en: "The form follows from the file's extension. Only jsonl keeps both languages and every detail.",
      ko: "형식은 파일의 확장자를 따릅니다. 두 언어와 모든 내용을 지키는 것은 jsonl뿐입니다.")
  ]
  static let parameters: [Parameter<Self>] = [
    .argument(
      "TARGET", \.target, kind: .file(extensions: ["jsonl", "json", "md", "cook"]),
      help: BilingualText(
        en: "A file; a folder gets one file for each recipe.", ko: "파일. 폴더에는 레시피마다 파일 하나를 씁니다.")),
    .options(
      "recipe", short: "r", \.names, placeholder: "NAME",
      help: BilingualText(
        en: "Only this recipe, be it your own or not; may be repeated.", ko: "이 레시피만. 더한 것이 아니어도 됩니다. 여러 번 쓸 수 있습니다.")),
    .option(
      "format", short: "f", \.format, placeholder: "FORM",
      help: BilingualText(en: "Another form than the extension says.", ko: "확장자와 다른 형식.")),
    .flag(
      "force", \.isForced,
      help: BilingualText(en: "Replace files that are there already.", ko: "이미 있는 파일을 바꿉니다.")),
    .json(\.json),
  ]
  var target: FilePath = "."
  var names: [String] = []
  var format: RecipeTextFormat?
  var isForced = false
  var json = false

  func run(in context: CommandContext) throws {
    let format = try formOfTarget()
    let recipes = try names.isEmpty ? context.fridge.ownRecipes() : context.recipes(named: names)
    if recipes.isEmpty { throw TransferError.noOwnRecipes }
    let files = try context.fridge.export(
      recipes, to: target, as: format, in: context.language, isForced: isForced)
    try context.show(recipes, writtenTo: files, json: json)
  }

  /// The form that was named, or that the target's extension stands for; in a folder the program's own.
  private func formOfTarget() throws(TransferError) -> RecipeTextFormat {
    if let format { return format }
    if target.isFolderName { return .lines }
    guard let format = RecipeTextFormat(fileExtension: target.fileExtension) else { throw .unknownForm(target) }
    return format
  }
}

extension CommandContext {
  /// The recipes that a person named, in their order.
  fileprivate func recipes(named names: [String]) throws -> [Recipe] {
    let store = try recipes()
    return try names.map { name in
      guard let recipe = try store.recipe(named: name) else {
        let titles = try store.suggestions(for: name).map(\.title)
        throw CommandError.unknownRecipe(
          name, suggestions: titles.map { BilingualText(en: $0.english, ko: $0.korean) })
      }
      return recipe
    }
  }
}
