internal import CommandLineKit
internal import FridgeKit

/// `fridge export`: the user's own recipes, or any others, as files for other programs.
struct ExportRecipes: Command {
  static let name = "export"
  static let summary = BilingualText(en: "Write your recipes to files.", ko: "추가한 레시피를 파일로 내보냅니다.")
  static let discussion = [
    BilingualText(
      en: "The file's extension decides the format. Only jsonl keeps both languages and every detail.",
      ko: "형식은 파일의 확장자를 따릅니다. 두 언어와 모든 내용을 담는 형식은 jsonl뿐입니다.")
  ]
  static let parameters: [Parameter<Self>] = [
    .argument(
      "TARGET", \.target, kind: .file(extensions: ["jsonl", "json", "md", "cook"]),
      help: BilingualText(
        en: "Output file, - for standard output; a folder gets one file per recipe.",
        ko: "출력 파일. -는 표준 출력이고, 폴더에는 레시피마다 파일 하나를 씁니다.")),
    .options(
      "recipe", short: "r", \.names, placeholder: "NAME", kind: .recipes,
      help: BilingualText(
        en: "Only this recipe, your own or not; may be repeated.",
        ko: "이 레시피만 내보냅니다. 직접 추가한 것이 아니어도 됩니다. 여러 번 쓸 수 있습니다.")),
    .option(
      "format", short: "f", \.format, placeholder: "FORM",
      help: BilingualText(en: "Format, if not that of the extension.", ko: "확장자와 다르게 쓸 형식.")),
    .units(\.units),
    .flag(
      "force", \.isForced, help: BilingualText(en: "Replace existing files.", ko: "이미 있는 파일을 덮어씁니다.")),
    .json(\.json),
  ]
  var target: FilePath = "."
  var names: [String] = []
  var format: RecipeTextFormat?
  var units: UnitSystem?
  var isForced = false
  var json = false

  func run(in context: CommandContext) throws {
    let format = try formatOfTarget()
    let written = try names.isEmpty ? context.fridge.ownRecipes() : namedRecipes(context)
    // What is kept for later is not converted by a standing preference: that would lose the author's numbers.
    let recipes = units.map { units in written.map { $0.converted(to: units) } } ?? written
    if recipes.isEmpty { throw TransferError.noOwnRecipes }
    if target.isStandardOutput {
      guard format.holdsSeveral || recipes.count == 1 else {
        throw TransferError.severalRecipes(recipes.count, format)
      }
      return try context.console.write(data: format.text(of: recipes, in: context.language))
    }
    let files = try context.fridge.export(
      recipes, to: target, as: format, in: context.language, isForced: isForced)
    try context.console.show(ExportView(count: recipes.count, files: files, context: context), json: json)
  }

  /// Returns the format that was named, or that of the target's extension; JSON Lines for a folder.
  private func formatOfTarget() throws(TransferError) -> RecipeTextFormat {
    if let format { return format }
    if target.isFolderName || target.isStandardOutput { return .lines }
    guard let format = RecipeTextFormat(fileExtension: target.fileExtension) else { throw .unknownForm(target) }
    return format
  }

  private func namedRecipes(_ context: CommandContext) throws -> [Recipe] {
    let store = try context.recipes()
    return try names.map { try context.recipe(named: $0, in: store) }
  }
}

extension FilePath {
  /// Whether the name stands for standard output.
  fileprivate var isStandardOutput: Bool { self == "-" }
}

/// The answer of `fridge export`: the number of recipes and their destination.
struct ExportView: AnswerView {
  /// The number of recipes.
  let count: Int
  /// The files written.
  let files: [FilePath]
  let context: CommandContext

  var lines: [DisplayText] {
    let place = (files.count == 1 ? files[0] : files.first?.folder ?? ".").printed
    let text = context.text(
      en: "\(count) \(count == 1 ? "recipe" : "recipes") → \(place)", ko: "레시피 \(count)개 → \(place)")
    return [DisplayText(text)]
  }

  /// Version 1.
  var json: JSON {
    .object([
      ("version", .integer(1)), ("recipes", .integer(count)), ("files", .strings(files.map(\.description))),
    ])
  }
}
