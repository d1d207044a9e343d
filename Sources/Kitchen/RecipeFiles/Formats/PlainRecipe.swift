internal import Recipes

/// Reads recipes written as text or Markdown: a title, a list of ingredients, steps.
///
/// Headings (`Ingredients`, `재료`, `Directions`, `만드는 법`…) tell the parts; without them, list items and lines that
/// begin or end with an amount are ingredients, and what follows them is the steps. A heading of the first level begins
/// another recipe.
enum PlainRecipe {
  /// The recipes of a text, in their order.
  static func records(in text: String, at place: RecordPlace) -> [DraftRecord] {
    let recipes = parts(text.lineTexts.map(\.trimmed)).filter { $0.contains { !$0.isEmpty } }
    return [DraftRecord](recipes.map { PlainRecipeReader($0).draft }, in: place)
  }

  private static func parts(_ lines: [String]) -> [[String]] {
    var parts: [[String]] = [[]]
    for line in lines {
      let isTitle = line.hasPrefix("# ")
      if isTitle, parts.last?.contains(where: { !$0.isEmpty }) == true { parts.append([]) }
      parts[parts.count - 1].append(line)
    }
    return parts
  }
}

/// Reads one recipe line by line.
private struct PlainRecipeReader {
  private(set) var draft = RecipeDraft(title: "")
  private var part: PlainHeading.Part?
  private var isNewStep = true
  private var isNumbered = false

  init(_ lines: [String]) {
    for line in lines {
      if line.isEmpty {
        isNewStep = true
      } else if draft.title.isEmpty {
        draft.title = Self.withoutMarks(line)
      } else {
        read(line)
      }
    }
  }

  private mutating func read(_ line: String) {
    if let heading = PlainHeading(line) {
      (part, isNewStep) = (heading.part, true)
      draft.servings = heading.servings ?? draft.servings
      if !heading.rest.isEmpty { readContent(heading.rest) }
    } else if part != nil || !readFact(line) {
      readContent(line)
    }
  }

  /// A line, or what stands behind its heading, of the part that is open.
  private mutating func readContent(_ line: String) {
    switch part {
    case .ingredients: addIngredient(line)
    case .steps: addStep(line)
    case nil:
      let parsed = IngredientLineParser().line(line)
      let isItem = line.first.map { "-*•·".contains($0) } ?? false
      if isItem || (draft.steps.isEmpty && !StepText.isNumbered(line) && parsed.amount != nil && parsed.name.count < 40)
      {
        addIngredient(line)
      } else if draft.lines.isEmpty, !StepText.isNumbered(line) {
        draft.losses.insert(.description)
      } else {
        addStep(line)
      }
    }
  }

  private mutating func addIngredient(_ line: String) {
    // A line like `Sauce:` names a group.
    if line.hasSuffix(":") || line.hasPrefix("#") { return }
    if ["인분", "인분기준", "Serves", "servings"].contains(line.filter(\.isLetter)) {
      draft.servings = FirstNumber.of(line, in: Recipe.allowedServings) ?? draft.servings
    } else {
      draft.lines += PlainIngredients.lines(in: line)
    }
  }

  private mutating func addStep(_ line: String) {
    if line.hasPrefix("#") { return }
    let text = StepText.withoutNumber(line)
    // A line goes on with the step before it, unless that one has no number and ends like a sentence.
    let isEnded = !isNumbered && draft.steps.last?.hasSuffix(".") == true
    if isNewStep || isEnded || text != line || draft.steps.isEmpty {
      draft.steps.append(text)
      isNumbered = text != line
    } else {
      draft.steps[draft.steps.count - 1] += " " + text
    }
    isNewStep = false
  }

  /// `Serves 4`, `30 minutes`, `Cuisine: Korean`, `4인분 · 30분`.
  private mutating func readFact(_ line: String) -> Bool {
    // A kind of dish may have a dot in its name; a bar is the surer sign.
    let pieces = line.split(separator: line.contains("|") ? "|" : "·").map { Self.withoutMarks(String($0)) }
    let facts = pieces.map { PlainFact($0) }
    guard !facts.isEmpty, facts.allSatisfy({ $0 != nil }) else { return false }
    for case let fact? in facts {
      switch fact {
      case .servings(let number): draft.servings = number
      case .minutes(let number): draft.minutes = number
      case .difficulty(let difficulty): draft.difficulty = difficulty
      case .words(let words): draft.words += words
      case .id(let id): (draft.id, draft.namesTags) = (id, true)
      }
    }
    return true
  }

  private static func withoutMarks(_ line: String) -> String {
    line.drop { "#*_ ".contains($0) }.trimmed.filter { $0 != "*" && $0 != "_" }
  }
}
