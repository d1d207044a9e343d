internal import IngredientLines
internal import Recipes

/// Reads MealMaster text: a header with title and yield, ingredients in columns, directions, and a final `MMMMM`.
enum MealMaster {
  /// Returns whether a text contains a recipe in this format.
  static func matches(_ text: String) -> Bool { text.lineTexts.contains(where: isHead) }

  /// Returns the recipes of a file, in their order.
  static func records(in text: String, at place: RecordPlace) -> [DraftRecord] {
    var recipes: [[String]] = []
    var isInside = false
    for line in text.lineTexts {
      if isHead(line) {
        recipes.append([])
        isInside = true
      } else if isTail(line) {
        isInside = false
      } else if isInside {
        recipes[recipes.count - 1].append(line)
      }
    }
    return [DraftRecord](recipes.map { draft(of: $0) }, in: place)
  }

  private static func isHead(_ line: String) -> Bool {
    (line.hasPrefix("MMMMM") || line.hasPrefix("-----")) && line.lowercased().contains("meal-master")
  }

  private static func isTail(_ line: String) -> Bool { line.trimmed == "MMMMM" || line.trimmed == "-----" }

  private static func draft(of lines: [String]) -> RecipeDraft {
    var draft = RecipeDraft(title: "")
    var body: [String] = []
    for line in lines {
      switch head(line) {
      case ("title", let text)?: draft.title = text
      case ("categories", let text)?: draft.keywords = text.split(separator: ",").map(\.trimmed)
      case ("yield", let text)?, ("servings", let text)?:
        draft.servings = FirstNumber.of(text, in: Recipe.allowedServings)
      default: body.append(line)
      }
    }
    let split = MealMasterColumns.split(body)
    draft.lines = split.ingredients
    draft.steps = StepText.steps(paragraphs(split.rest))
    return draft
  }

  /// Parses a header line such as `Title: Apple pie`; nil for other lines.
  private static func head(_ line: String) -> (key: String, text: String)? {
    guard let (before, after) = line.parted(by: ":") else { return nil }
    let key = before.lowercased()
    return ["title", "categories", "yield", "servings"].contains(key) ? (key, after) : nil
  }

  /// Joins lines into paragraphs, which end at an empty line or before a numbered one.
  private static func paragraphs(_ lines: [String]) -> [String] {
    var paragraphs = [""]
    for line in lines.map(\.trimmed) where !line.hasPrefix("MMMMM") && !line.hasPrefix("-----") {
      if line.isEmpty || StepText.isNumbered(line) { paragraphs.append("") }
      paragraphs[paragraphs.count - 1] += (paragraphs.last?.isEmpty == true ? "" : " ") + line
    }
    return paragraphs.map(\.singleSpaced)
  }
}

/// The ingredient columns of a MealMaster recipe: amount in columns 1–7, unit in 9–10, name from 12.
///
/// A second set of columns may start at column 41.
enum MealMasterColumns {
  /// Splits a body into its ingredients and the lines after them.
  static func split(_ body: [String]) -> (ingredients: [IngredientLine], rest: [String]) {
    var (left, right): ([String], [String]) = ([], [])
    var position = 0
    while position < body.count {
      let line = body[position]
      let isGap = line.trimmed.isEmpty || isSection(line)
      guard isGap || isRow(line) else { break }
      if !isGap {
        add(String(line.prefix(40)), to: &left)
        let second = String(line.dropFirst(40))
        if isRow(second) { add(second, to: &right) } else { carry(second, on: &left) }
      }
      position += 1
    }
    return (IngredientLineParser().lines(ofList: left + right), Array(body[position...]))
  }

  private static func isSection(_ line: String) -> Bool { line.hasPrefix("MMMMM") || line.hasPrefix("-----") }

  /// Returns whether the first columns contain only digits and a known unit.
  private static func isRow(_ line: String) -> Bool {
    let cells = Array(line)
    guard cells.count > 11, cells[7] == " ", cells[10] == " ", cells[11] != " " else { return false }
    let unit = String(cells[8..<10]).trimmed
    return cells[..<7].allSatisfy { " 0123456789/.,-".contains($0) } && (unit.isEmpty || units[unit] != nil)
  }

  /// Adds an ingredient, or continues the last one when the name starts with `-`.
  private static func add(_ row: String, to lines: inout [String]) {
    let cells = Array(row)
    let (amount, unit) = (String(cells[..<7]).trimmed, String(cells[8..<10]).trimmed)
    let name = String(cells[11...]).trimmed
    if name.hasPrefix("-"), amount.isEmpty, !lines.isEmpty { return carry(String(name.dropFirst()), on: &lines) }
    let words = [amount, units[unit] ?? "", name.replacingSemicolons]
    lines.append(words.filter { !$0.isEmpty }.joined(separator: " "))
  }

  private static func carry(_ text: String, on lines: inout [String]) {
    guard !lines.isEmpty, !text.trimmed.isEmpty else { return }
    lines[lines.count - 1] += " " + text.trimmed
  }

  private static let units = [
    "x": "", "sm": "small", "md": "medium", "lg": "large", "cn": "can", "pk": "package", "pn": "pinch", "dr": "drop",
    "ds": "dash", "ct": "carton", "bn": "bunch", "sl": "slice", "ea": "", "t": "tsp", "ts": "tsp", "T": "tbsp",
    "tb": "tbsp", "fl": "fl oz", "c": "cup", "pt": "pint", "qt": "quart", "ga": "gallon", "oz": "oz", "lb": "lb",
    "ml": "ml", "cb": "ml", "cl": "cl", "dl": "dl", "l": "L", "mg": "mg", "g": "g", "kg": "kg",
  ]
}

extension String {
  /// The text with commas for semicolons, by which MealMaster separates the name from the preparation.
  fileprivate var replacingSemicolons: String { split(separator: ";").map(\.trimmed).joined(separator: ", ") }
}
