internal import CommandLineKit
internal import Files
internal import FridgeKit
internal import Ingredients
internal import Recognition

extension CommandContext {
  /// The ingredients to cook with: those named, and the surest of those seen in photos.
  func selection(named names: [String], photos words: [FilePath]) throws -> IngredientSelection {
    guard !words.isEmpty else { return try fridge.selection(named: names) }
    let photos = PhotoSources.photos(named: words)
    if photos.isEmpty { throw CommandError.noPhotos }
    let report = try fridge.recognition(PhotoOptions(top: 1)).scan(photos)
    console.complain(about: report)
    let seen = fridge.cookable(report.ingredients)
    if seen.isEmpty {
      try report.checkForFailures()
      throw CommandError.nothingRecognized
    }
    let selection = try fridge.selection(named: names, seen: report.ingredients)
    let rest = seen.filter { !selection.ingredients.contains($0) }
    if !rest.isEmpty { console.remark(console.text(leftOut(rest))) }
    return selection
  }

  private func leftOut(_ ingredients: [Ingredient]) -> BilingualText {
    let most = IngredientSelection.allowedCounts.upperBound
    let names = ingredients.map { $0.name(in: language) }.joined(separator: ", ")
    return BilingualText(
      en: "At most \(most) ingredients are taken; left out as the least sure: \(names).",
      ko: "식재료는 \(most)가지까지 씁니다. 덜 확실해서 뺀 재료: \(names).")
  }
}
