internal import CommandLineKit
internal import Files
internal import FridgeKit
internal import Ingredients
internal import RecipeFiles
internal import Recipes

extension CommandContext {
  /// Shows what became of an import: broken records as complaints, what was lost, and the counts in the last line.
  func show(_ report: ImportReport, _ mode: ImportMode) throws {
    for (place, fault) in report.skipped {
      console.complain([console.text(fault.message.about(place.printed(in: console)))])
    }
    if !report.losses.isEmpty {
      try console.print(console.text(BilingualText(en: "Not kept, or guessed:", ko: "빠졌거나 어림한 것:")))
      var table = Table(.left, .right)
      for (loss, count) in report.losses { table.add("  " + console.text(loss.wording), "\(count)") }
      try console.print(table.lines)
    }
    try console.print(counts(of: report, mode))
  }

  private func counts(of report: ImportReport, _ mode: ImportMode) -> String {
    let (new, known, broken) = (report.imported.count, report.duplicates, report.skipped.count)
    return switch mode {
    case .keep:
      console.text(
        BilingualText(
          en: "imported \(new), duplicate \(known), skipped \(broken)", ko: "더함 \(new), 중복 \(known), 건너뜀 \(broken)"))
    case .tell:
      console.text(
        BilingualText(
          en: "would import \(new), duplicate \(known), skipped \(broken)",
          ko: "더할 것 \(new), 중복 \(known), 건너뜀 \(broken)"))
    }
  }

  /// Tells which files an export wrote.
  func show(_ recipes: [Recipe], writtenTo files: [FilePath], json: Bool) throws {
    if json {
      let members: [(key: String, value: JSON)] = [
        ("version", .integer(1)), ("recipes", .integer(recipes.count)), ("files", .strings(files.map(\.description))),
      ]
      return try console.print(JSON.object(members))
    }
    let place = files.count == 1 ? files[0] : files.first?.folder ?? "."
    try console.print(
      console.text(
        BilingualText(
          en: "\(recipes.count) \(recipes.count == 1 ? "recipe" : "recipes") → \(place.printed)",
          ko: "레시피 \(recipes.count)개 → \(place.printed)")))
  }
}

extension ImportReport {
  /// The answer of `fridge import --json`, version 1.
  func json(in language: Language) -> JSON {
    let problems = skipped.map { place, fault in
      JSON.object([
        ("file", .string(place.file.description)), ("entry", place.entry.map(JSON.string) ?? .null),
        ("number", place.number.map(JSON.integer) ?? .null), ("problem", .string(fault.message.english)),
      ])
    }
    return .object([
      ("version", .integer(1)), ("imported", .integer(imported.count)), ("duplicate", .integer(duplicates)),
      ("skipped", .integer(skipped.count)),
      ("recipes", .array(imported.map { .object($0.title(in: language)) })), ("problems", .array(problems)),
      ("losses", .object(losses.map { (key: $0.loss.rawValue, value: .integer($0.count)) })),
    ])
  }
}

extension RecordPlace {
  /// The place as a person finds it: file, entry of the archive, which recipe.
  fileprivate func printed(in console: Console) -> String {
    let path = file.printed + (entry.map { ": \($0)" } ?? "")
    guard let number else { return path }
    return path + ": " + console.text(BilingualText(en: "recipe \(number)", ko: "\(number)번째 레시피"))
  }
}
