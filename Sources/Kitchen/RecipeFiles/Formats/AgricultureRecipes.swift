internal import Files
internal import Recipes

/// Reads the recipes of the Korean Ministry of Agriculture (MAFRA) as JSON: `recipes.json` lists them, and beside it
/// `recipe_ingredients.json` and `recipe_process.json` hold ingredients and steps by the number of their recipe.
struct AgricultureRecipes {
  /// The files that hold no recipes of their own.
  static let siblings = ["recipe_ingredients.json", "recipe_process.json"]

  private let ingredients: [String: [IngredientLine]]
  private let process: [String: [JSONValue]]

  /// Whether a document is the list of this set.
  static func isIn(_ document: JSONValue) -> Bool {
    guard case .array(let values) = document, let first = values.first else { return false }
    return first["recipe_code"] != nil && first["recipe"] != nil && first["serving"] != nil
  }

  /// Reads the files beside the list.
  ///
  /// - Parameter limit: the most bytes of a file.
  init(beside list: FilePath, _ json: JSONDocument, limit: Int) throws(RecordFault) {
    let ingredients = try Self.rows(of: Self.siblings[0], beside: list, json, limit)
    process = try Self.rows(of: Self.siblings[1], beside: list, json, limit)
    self.ingredients = ingredients.mapValues { $0.compactMap(Self.line) }
  }

  private static func rows(
    of sibling: String, beside list: FilePath, _ json: JSONDocument, _ limit: Int
  ) throws(RecordFault) -> [String: [JSONValue]] {
    let path = list.folder.appending(FilePath(sibling))
    let bytes: [UInt8]
    do throws(FileError) { bytes = try path.readBytes(limit: limit) } catch { throw .missingSibling(sibling) }
    return Dictionary(grouping: try json.value(of: bytes).elements) { $0["recipe_code"]?.text ?? "" }
  }

  /// The recipes of a list, in their order.
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
    draft.words = ["category", "class"].compactMap { value[$0]?.text }
    draft.losses = losses(of: value, process)
    draft.mayLackList = true
    return draft
  }

  private func losses(of value: JSONValue, _ process: [JSONValue]) -> Set<RecipeLoss> {
    let members: [(String, RecipeLoss)] = [
      ("introduce", .description), ("calorie", .nutrition), ("imageURL", .pictures), ("detailURL", .source),
    ]
    let hasTips = process.contains { $0["tip"]?.isSaid == true }
    return Set(members.compactMap { value[$0]?.isSaid == true ? $1 : nil } + (hasTips ? [.tips] : []))
  }

  private static func line(_ value: JSONValue) -> IngredientLine? {
    guard let name = value["name"]?.text else { return nil }
    return IngredientLineParser().line(name: name, amount: fraction(value["amount"]?.text ?? ""))
  }

  /// A spreadsheet once took fractions for dates: `2011-01-02` was `1/2`.
  private static func fraction(_ amount: String) -> String {
    let parts = amount.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, parts[0] > 1900, amount.count >= 8 else { return amount }
    return "\(parts[1])/\(parts[2])"
  }
}
