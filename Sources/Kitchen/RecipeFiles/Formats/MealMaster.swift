internal import Recipes

/// Reads the text format of MealMaster: a head with title and yield, ingredients in columns, directions, `MMMMM`.
enum MealMaster {
  /// Whether a text holds a recipe in this format.
  static func isIn(_ text: String) -> Bool { text.lineTexts.contains(where: isHead) }

  /// The recipes of a file, in their order.
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
      case ("categories", let text)?: draft.words = text.split(separator: ",").map(\.trimmed)
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

  /// `Title: Apple pie`, as far as it is part of the head.
  private static func head(_ line: String) -> (key: String, text: String)? {
    guard let (before, after) = line.parted(by: ":") else { return nil }
    let key = before.lowercased()
    return ["title", "categories", "yield", "servings"].contains(key) ? (key, after) : nil
  }

  /// Lines up to an empty one are one paragraph; so are those that follow a number.
  private static func paragraphs(_ lines: [String]) -> [String] {
    var paragraphs = [""]
    for line in lines.map(\.trimmed) where !line.hasPrefix("MMMMM") && !line.hasPrefix("-----") {
      if line.isEmpty || StepText.isNumbered(line) { paragraphs.append("") }
      paragraphs[paragraphs.count - 1] += (paragraphs.last?.isEmpty == true ? "" : " ") + line
    }
    return paragraphs.map(\.singleSpaced)
  }
}
