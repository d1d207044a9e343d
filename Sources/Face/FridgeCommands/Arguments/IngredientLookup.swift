internal import CommandLineKit
internal import FridgeKit

extension CommandContext {
  /// Returns the ingredients to cook with: those named, and the surest of those seen in photos.
  func selection(
    named names: [String], photos words: [FilePath], model: FilePath?, usesLessons: Bool = true
  ) throws -> IngredientSelection {
    guard !words.isEmpty else { return try fridge.selection(named: names) }
    let (list, seen) = try cookable(in: words, model: model, usesLessons: usesLessons)
    let selection = try fridge.selection(named: names, seen: list)
    remarkOnRest(seen.filter { !selection.ingredients.contains($0) })
    return selection
  }

  /// Returns everything that photos show, and the ingredients among it that can be cooked with, surest first.
  ///
  /// - Throws: `CommandError.nothingRecognized` if there is nothing to cook with.
  func cookable(
    in words: [FilePath], model: FilePath?, usesLessons: Bool = true
  ) throws -> (list: IngredientList, seen: [Ingredient]) {
    let photos = PhotoSources.photos(named: words)
    if photos.isEmpty { throw CommandError.noPhotos }
    var options = PhotoOptions(model: model, detector: .shipped, top: 1)
    options.usesLessons = usesLessons
    let report = try fridge.scan(photos, options)
    console.complain(about: report)
    let seen = fridge.cookable(report.ingredients)
    if seen.isEmpty {
      try report.checkForFailures()
      throw CommandError.nothingRecognized
    }
    return (report.ingredients, seen)
  }

  /// Remarks on a word that names nothing beside others that do.
  func remark(onUnknown error: ChoiceError) {
    console.remark(([error.message] + error.hints).map(console.text).joined(separator: " "))
  }

  private func remarkOnRest(_ ingredients: [Ingredient]) {
    if ingredients.isEmpty { return }
    let most = IngredientSelection.allowedCounts.upperBound
    let names = ingredients.map { $0.name(in: language) }.joined(separator: ", ")
    remark(
      en: "At most \(most) ingredients are used; the least certain were left out: \(names).",
      ko: "식재료는 \(most)가지까지 씁니다. 덜 확실해서 뺀 재료: \(names).")
  }
}

extension CommandContext {
  /// Returns the items at home in the order to use them up; none with `--no-pantry`.
  func provisions(ignoringPantry isIgnored: Bool) throws -> [PantryItem] {
    isIgnored ? [] : try fridge.pantry().items()
  }

  /// Returns the day that was asked for, or today.
  func day(_ date: CalendarDate?) throws(CommandError) -> CalendarDate {
    guard let date = date ?? Moment.current.date else { throw .noDate }
    return date
  }
}
