internal import IngredientLines
internal import JSON
internal import Recipes

/// Reads the exports of Paprika: a ZIP archive of recipes, each a gzipped JSON object.
enum Paprika {
  /// Returns the recipe of one gzipped object.
  static func draft(in packed: [UInt8], _ json: LenientJSONParser, limit: Int) throws(RecordError) -> RecipeDraft {
    let value = try json.value(of: try Deflate.decompress(packed, .gzip, limit: limit))
    guard value["name"] != nil || value["ingredients"] != nil else { throw .noRecipe }
    return draft(of: value)
  }

  private static func draft(of value: JSONValue) -> RecipeDraft {
    var draft = RecipeDraft(title: value["name"]?.text ?? "")
    draft.servings = value["servings"]?.text.flatMap { FirstNumber.of($0, in: Recipe.allowedServings) }
    draft.minutes = minutes(of: value)
    draft.difficulty = value["difficulty"]?.text.flatMap(DifficultyWords.difficulty)
    draft.lines = IngredientLineParser().lines(ofList: lines(value["ingredients"]))
    draft.steps = StepText.steps(lines(value["directions"]))
    draft.keywords = value["categories"]?.elements.compactMap(\.text) ?? []
    draft.details = details(of: value)
    draft.losses = losses(of: value)
    return draft
  }

  private static func details(of value: JSONValue) -> RecipeDetails {
    var details = RecipeDetails()
    details[.introduction] = value["description"]?.text.map(MarkupText.line)
    details[.source] = value["source_url"]?.text ?? value["source"]?.text
    if value["source_url"]?.text != nil { details[.author] = value["source"]?.text }
    details[.picture] = value["image_url"]?.text
    details[.notes] = value["notes"]?.text.map { MarkupText.lines($0).joined(separator: "\n") }
    details[nutrient: "text"] = value["nutritional_info"]?.text.map(MarkupText.line)
    return details
  }

  private static func lines(_ value: JSONValue?) -> [String] { value?.text.map { MarkupText.lines($0) } ?? [] }

  private static func minutes(of value: JSONValue) -> Int? {
    if let total = value["total_time"]?.text.flatMap(CookingTime.minutes) { return total }
    let parts = ["prep_time", "cook_time"].compactMap { value[$0]?.text.flatMap(CookingTime.minutes) }
    return parts.isEmpty ? nil : parts.reduce(0, +)
  }

  private static func losses(of value: JSONValue) -> Set<RecipeLoss> {
    let members: [(String, RecipeLoss)] = [
      ("photo_data", .pictures), ("photo", .pictures), ("photos", .pictures),
    ]
    let hasRating = (value["rating"]?.number ?? 0) > 0
    return Set(members.compactMap { value[$0]?.hasContent == true ? $1 : nil } + (hasRating ? [.rating] : []))
  }
}
