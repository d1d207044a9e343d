internal import CommandLineKit
internal import Files
internal import FridgeKit
internal import Ingredients
internal import Recognition

extension CommandContext {
  /// The ingredients to cook with: those named, and the surest of those seen in photos.
  func selection(
    named names: [String], photos words: [FilePath], model: FilePath?
  ) throws -> IngredientSelection {
    guard !words.isEmpty else { return try fridge.selection(named: names) }
    let (list, seen) = try cookable(in: words, model: model)
    let selection = try fridge.selection(named: names, seen: list)
    let rest = seen.filter { !selection.ingredients.contains($0) }
    if !rest.isEmpty { console.remark(console.text(leftOut(rest))) }
    return selection
  }

  /// What photos show, and the ingredients of it that can be cooked with, surest first; at least one.
  func cookable(in words: [FilePath], model: FilePath?) throws -> (list: IngredientList, seen: [Ingredient]) {
    let photos = PhotoSources.photos(named: words)
    if photos.isEmpty { throw CommandError.noPhotos }
    let report = try fridge.recognition(PhotoOptions(model: model, detector: .shipped, top: 1)).scan(photos)
    console.complain(about: report)
    let seen = fridge.cookable(report.ingredients)
    if seen.isEmpty {
      try report.checkForFailures()
      throw CommandError.nothingRecognized
    }
    return (report.ingredients, seen)
  }

  private func leftOut(_ ingredients: [Ingredient]) -> BilingualText {
    let most = IngredientSelection.allowedCounts.upperBound
    let names = ingredients.map { $0.name(in: language) }.joined(separator: ", ")
    return BilingualText(
      en: "At most \(most) ingredients are taken; left out as the least sure: \(names).",
      ko: "식재료는 \(most)가지까지 씁니다. 덜 확실해서 뺀 재료: \(names).")
  }
}
