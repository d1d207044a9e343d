internal import Files
internal import IngredientLines
internal import JSON
internal import Recipes

/// Reads the JSON recipes of the Korean Ministry of Agriculture (MAFRA).
///
/// `recipes.json` lists the recipes; in the same folder, `recipe_ingredients.json` and `recipe_process.json` hold
/// ingredients and steps by recipe code.
struct AgricultureRecipes {
  /// The companion files, which are not read as recipe files.
  static let siblings = ["recipe_ingredients.json", "recipe_process.json"]

  private let ingredients: [String: [IngredientLine]]
  private let process: [String: [JSONValue]]

  /// Returns whether a document is the list of this set.
  static func matches(_ document: JSONValue) -> Bool {
    guard case .array(let values) = document, let first = values.first else { return false }
    return first["recipe_code"] != nil && first["recipe"] != nil && first["serving"] != nil
  }

  /// Reads the companion files of a list.
  ///
  /// - Parameter limit: The maximum size of a file in bytes.
  init(beside list: FilePath, _ json: LenientJSONParser, limit: Int) throws(RecordError) {
    let ingredients = try Self.rows(of: Self.siblings[0], beside: list, json, limit)
    process = try Self.rows(of: Self.siblings[1], beside: list, json, limit)
    self.ingredients = ingredients.mapValues { $0.compactMap(Self.line) }
  }

  private static func rows(
    of sibling: String, beside list: FilePath, _ json: LenientJSONParser, _ limit: Int
  ) throws(RecordError) -> [String: [JSONValue]] {
    let path = list.folder.appending(FilePath(sibling))
    let bytes: [UInt8]
    do throws(FileError) { bytes = try path.readBytes(limit: limit) } catch { throw .missingSibling(sibling) }
    return Dictionary(grouping: try json.value(of: bytes).elements) { $0["recipe_code"]?.text ?? "" }
  }

  /// Returns the recipes of a list, in their order.
  func records(in document: JSONValue, at place: RecordPlace) -> [DraftRecord] {
    document.elements.enumerated().map { DraftRecord(place.at($0 + 1), draft(of: $1)) }
  }

  private func draft(of value: JSONValue) -> RecipeDraft {
    let code = value["recipe_code"]?.text ?? ""
    let process = (process[code] ?? []).sorted { $0["order_num"]?.number ?? 0 < $1["order_num"]?.number ?? 0 }
    var draft = RecipeDraft(title: value["recipe"]?.text ?? "")
    draft.id = code.isEmpty ? nil : "mafra-\(code)"
    draft.servings = value["serving"]?.text.flatMap { FirstNumber.of($0, in: Recipe.allowedServings) }
    draft.minutes = value["time"]?.text.flatMap(CookingTime.minutes)
    draft.difficulty = value["difficulty"]?.text.flatMap(DifficultyWords.difficulty)
    draft.lines = ingredients[code] ?? []
    draft.steps = StepText.steps(process.compactMap { $0["detail"]?.text.map { MarkupText.line($0) } })
    draft.keywords = ["category", "class"].compactMap { value[$0]?.text }
    draft.losses = losses(of: value, process)
    draft.allowsIngredientsFromSteps = true
    return draft
  }

  private func losses(of value: JSONValue, _ process: [JSONValue]) -> Set<RecipeLoss> {
    let members: [(String, RecipeLoss)] = [
      ("introduce", .description), ("calorie", .nutrition), ("imageURL", .pictures), ("detailURL", .source),
    ]
    let hasTips = process.contains { $0["tip"]?.hasContent == true }
    return Set(members.compactMap { value[$0]?.hasContent == true ? $1 : nil } + (hasTips ? [.tips] : []))
  }

  private static func line(_ value: JSONValue) -> IngredientLine? {
    guard let name = value["name"]?.text else { return nil }
    return IngredientLineParser().line(name: name, amount: fraction(value["amount"]?.text ?? ""))
  }

  /// Restores fractions that a spreadsheet converted to dates: `2011-01-02` is `1/2`.
  private static func fraction(_ amount: String) -> String {
    let parts = amount.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, parts[0] > 1900, amount.count >= 8 else { return amount }
    return "\(parts[1])/\(parts[2])"
  }
}
