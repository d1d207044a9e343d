internal import CommandLineKit
internal import Files
internal import FridgeKit

/// `fridge import`: recipes from the files of other programs.
struct ImportRecipes: Command {
  static let name = "import"
  static let summary = BilingualText(en: "Add recipes from files.", ko: "파일의 레시피를 더합니다.")
  static let discussion = [
    BilingualText(
      en: """
        Reads schema.org JSON-LD (.json, or in a web page), Cooklang, Paprika, Mealie, MealMaster, text and Markdown, the \
        sets of two Korean ministries (MFDS as CSV; MAFRA as recipes.json with its two siblings), ZIP archives of these, \
        and folders.
        """,
      ko: """
        schema.org JSON-LD(.json, 웹페이지 속에서도), Cooklang, Paprika, Mealie, MealMaster, 텍스트와 마크다운, 두 부처의 \
        공공데이터(식약처 CSV, 농식품부 recipes.json과 함께 나오는 두 파일), 이런 것들의 ZIP과 폴더를 읽습니다.
        """),
    BilingualText(
      en: "A broken recipe is told with its place and skipped; one that is there already is not added again.",
      ko: "잘못된 레시피는 위치를 알리고 건너뛰며, 이미 있는 레시피는 다시 더하지 않습니다."),
  ]
  static let parameters: [Parameter<Self>] = [
    .arguments("FILE", \.files, help: BilingualText(en: "Files and folders of recipes.", ko: "레시피 파일과 폴더.")),
    .flag(
      "dry-run", \.isDryRun,
      help: BilingualText(en: "Only tell what would be added.", ko: "더하지 않고 무엇이 더해질지만 알립니다.")),
    .json(\.json),
  ]
  var files: [FilePath] = []
  var isDryRun = false
  var json = false

  func run(in context: CommandContext) throws {
    let report = try context.fridge.importRecipes(from: files, isDryRun ? .tell : .keep)
    try json ? context.console.print(report.json(in: context.language)) : context.show(report, isDryRun ? .tell : .keep)
    if report.outcomes.count == report.skipped.count { throw TransferError.nothingImported }
  }
}
