internal import CommandLineKit
internal import FridgeKit

/// `fridge import`: recipes from the files of other programs.
struct ImportRecipes: Command {
  static let name = "import"
  static let summary = BilingualText(en: "Add recipes from files.", ko: "파일에 든 레시피를 추가합니다.")
  static let discussion = [
    BilingualText(
      en: """
        Reads schema.org JSON-LD (.json, or in a web page), Cooklang, Paprika, Mealie, MealMaster, text and Markdown, the \
        open data of two Korean ministries (MFDS as CSV; MAFRA as recipes.json with its two companion files), ZIP \
        archives of these, and folders.
        """,
      ko: """
        schema.org JSON-LD(.json이나 웹페이지 속), Cooklang, Paprika, Mealie, MealMaster, 텍스트와 마크다운, 두 부처의 \
        공공데이터(식약처 CSV, 농식품부 recipes.json과 함께 나오는 두 파일), 이런 것들의 ZIP과 폴더를 읽습니다.
        """),
    BilingualText(
      en: "A broken recipe is reported with its place and skipped; a recipe that you already have is not added again.",
      ko: "잘못된 레시피는 위치를 알리고 건너뛰며, 이미 있는 레시피는 다시 추가하지 않습니다."),
  ]
  static let parameters: [Parameter<Self>] = [
    .arguments(
      "FILE", \.files,
      help: BilingualText(
        en: "Recipe files, or folders of them; - for standard input.", ko: "레시피 파일과 폴더. -는 표준 입력입니다.")),
    .flag(
      "dry-run", \.isDryRun,
      help: BilingualText(
        en: "Only show what would be added.", ko: "추가하지 않고, 무엇이 추가될지만 보여 줍니다.")),
    .json(\.json),
  ]
  var files: [FilePath] = []
  var isDryRun = false
  var json = false

  func run(in context: CommandContext) throws {
    Heap.prepareForRecords()
    let mode: ImportMode = isDryRun ? .dryRun : .keep
    let bar = ProgressBar(on: context.console)
    let report: ImportReport
    if files == ["-"] {
      report = try context.fridge.importRecipes(in: StandardInput.readBytes(), named: "-", mode)
    } else {
      report = try context.fridge.importRecipes(from: files, mode) { bar.show($0) }
    }
    bar.clear()
    let view = ImportView(report: report, mode: mode, context: context)
    if !json { view.complainAboutSkipped() }
    try context.console.show(view, json: json)
    if report.isEmpty { throw TransferError.nothingImported }
  }
}

/// The answer of `fridge import`: the losses and guesses, then the counts.
struct ImportView: AnswerView {
  let report: ImportReport
  let mode: ImportMode
  let context: CommandContext

  var lines: [DisplayText] {
    if report.losses.isEmpty { return [counts] }
    var table = Table(.left, .right)
    for (loss, count) in report.losses { table.add("  " + context.console.text(loss.text), "\(count)") }
    return ["\(context.text(en: "Not kept, or guessed:", ko: "빠졌거나 어림한 것:"))"] + table.lines + [counts]
  }

  /// Version 1.
  var json: JSON {
    let problems = report.skipped.map { place, fault in
      JSON.object([
        ("file", .string(place.file.description)), ("entry", place.entry.map(JSON.string) ?? .null),
        ("number", place.number.map(JSON.integer) ?? .null), ("problem", .string(fault.message.english)),
      ])
    }
    return .object([
      ("version", .integer(1)), ("imported", .integer(report.importedCount)),
      ("duplicate", .integer(report.duplicates)), ("skipped", .integer(report.skipped.count)),
      (
        "recipes",
        .array(
          report.imported.map { .object([("id", .string($0.id)), ("title", .string($0.title[context.language]))]) })
      ),
      ("problems", .array(problems)),
      ("losses", .object(report.losses.map { (key: $0.loss.rawValue, value: .integer($0.count)) })),
    ])
  }

  /// Reports each record that was skipped, with its place.
  func complainAboutSkipped() {
    for (place, fault) in report.skipped {
      context.console.complain([context.console.text(fault.message.about(text(of: place)))])
    }
  }

  private var counts: DisplayText {
    let (new, known, broken) = (report.importedCount, report.duplicates, report.skipped.count)
    return switch mode {
    case .keep:
      DisplayText(
        context.text(
          en: "imported \(new), duplicate \(known), skipped \(broken)",
          ko: "추가 \(new), 중복 \(known), 건너뜀 \(broken)"))
    case .dryRun:
      DisplayText(
        context.text(
          en: "would import \(new), duplicate \(known), skipped \(broken)",
          ko: "추가 예정 \(new), 중복 \(known), 건너뜀 \(broken)"))
    }
  }

  /// Returns file, archive entry and number of the recipe.
  private func text(of place: RecordPlace) -> String {
    let path = place.file.printed + (place.entry.map { ": \($0)" } ?? "")
    guard let number = place.number else { return path }
    return path + ": " + context.text(en: "recipe \(number)", ko: "\(number)번째 레시피")
  }
}
