internal import IngredientLines
internal import Ingredients
internal import Localization
internal import Recipes

/// Reads recipes in plain text or Markdown: a title, an ingredient list, steps.
///
/// Headings (`Ingredients`, `재료`, `Directions`, `만드는 법`…) separate the parts. Without them, list items and lines that
/// begin or end with an amount are ingredients, and the lines after them are steps. A first-level heading starts another
/// recipe.
enum PlainRecipe {
  /// Returns the recipes of a text, in their order; none if it has no part with ingredients and steps.
  ///
  /// Notes and lists of other things are texts, too: without a recognisable list of ingredients nothing is a recipe.
  static func records(in text: String, at place: RecordPlace) -> [DraftRecord] {
    let parts = parts(text.lineTexts.map(\.trimmed)).filter { $0.contains { !$0.isEmpty } }
    let readers = parts.map { PlainRecipeReader($0) }
    let isRecipe = readers.contains { $0.fault == nil && !$0.draft.steps.isEmpty }
    // A single text that lacks one half gets the reason why; a text of many parts is simply no recipe.
    if !isRecipe, readers.count > 1 { return [DraftRecord(place, .noRecipe)] }
    return readers.enumerated().map { index, reader in
      let place = place.at(readers.count > 1 ? index + 1 : nil)
      return reader.fault.map { DraftRecord(place, $0) } ?? DraftRecord(place, reader.draft)
    }
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
  private var isHeaded = false
  private var isNewStep = true
  private var isNumbered = false
  private var equipment = EquipmentSection()

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

  /// The reason why the text is no recipe; nil if the lines before the steps are ingredients: under a heading some food,
  /// otherwise mostly food with amounts.
  var fault: RecordError? {
    let lines = draft.lines.filter { !$0.name.isEmpty }
    let resolver = IngredientResolver.standard
    let known = lines.filter { resolver.ingredient(of: $0) != nil }
    if isHeaded, !lines.isEmpty {
      // Two screws and a drill are no food, although dill is.
      return known.contains { resolver.isCertain($0.name) } ? nil : .noFood
    }
    if known.contains(where: { $0.amount != nil }), 2 * known.count >= lines.count { return nil }
    // A shopping list has food, but nothing to do with it.
    return draft.steps.isEmpty && !known.isEmpty && 2 * known.count >= lines.count ? .noSteps : .noIngredients
  }

  private mutating func read(_ line: String) {
    if let heading = PlainHeading(line) {
      (part, isNewStep, equipment) = (heading.part, true, EquipmentSection())
      isHeaded = isHeaded || heading.part == .ingredients
      draft.servings = heading.servings ?? draft.servings
      if !heading.rest.isEmpty { readContent(heading.rest) }
    } else if takesEquipment(line) {
      return
    } else if part != nil || !readFact(line) {
      readContent(line)
    }
  }

  /// Returns whether a line belongs to a list of equipment; among the steps only a heading begins one.
  private mutating func takesEquipment(_ line: String) -> Bool {
    guard part == nil || part == .ingredients || line.hasPrefix("#") || equipment.isOpen else { return false }
    return equipment.takes(line)
  }

  /// Reads a line, or the rest of a heading line, of the current part.
  private mutating func readContent(_ line: String) {
    switch part {
    case .ingredients: addIngredient(line)
    case .steps: addStep(line)
    case .notes: draft.add(StepText.withoutNumber(line), to: .notes)
    case .nutrition:
      let fact = StepText.withoutNumber(line).parted(by: ":")
      draft.details[nutrient: fact?.before ?? "text"] = fact?.after ?? StepText.withoutNumber(line)
    case nil:
      let parsed = IngredientLineParser().line(line)
      let isItem = line.first.map { "-*•·".contains($0) } ?? false
      if isItem || (draft.steps.isEmpty && !StepText.isNumbered(line) && parsed.amount != nil && parsed.name.count < 40)
      {
        addIngredient(line)
      } else if draft.lines.isEmpty, !StepText.isNumbered(line) {
        draft.add(line, to: .introduction)
      } else {
        addStep(line)
      }
    }
  }

  private mutating func addIngredient(_ line: String) {
    if line.hasPrefix("#") || ListHeading.matches(line) { return }
    if ["인분", "인분기준", "Serves", "servings"].contains(line.filter(\.isLetter)) {
      draft.servings = FirstNumber.of(line, in: Recipe.allowedServings) ?? draft.servings
    } else {
      draft.lines += PlainIngredients.lines(in: line)
    }
  }

  private mutating func addStep(_ line: String) {
    if line.hasPrefix("#") { return }
    let text = StepText.withoutNumber(line)
    // A line continues the previous step, unless that one is unnumbered and ends with a full stop.
    let isEnded = !isNumbered && draft.steps.last?.hasSuffix(".") == true
    if isNewStep || isEnded || text != line || draft.steps.isEmpty {
      draft.steps.append(text)
      isNumbered = text != line
    } else {
      draft.steps[draft.steps.count - 1] += " " + text
    }
    isNewStep = false
  }

  /// Reads facts such as `Serves 4`, `30 minutes`, `Cuisine: Korean` or `4인분 · 30분`; returns false for other lines.
  private mutating func readFact(_ line: String) -> Bool {
    // The name of a kind of dish may contain a dot, so a bar takes precedence.
    if case .detail(let field, let text) = PlainFact(line) {
      draft.add(text, to: field)
      return true
    }
    let pieces = line.split(separator: line.contains("|") ? "|" : "·").map { Self.withoutMarks(String($0)) }
    let facts = pieces.map { PlainFact($0) }
    guard !facts.isEmpty, facts.allSatisfy({ $0 != nil }) else { return false }
    for case let fact? in facts {
      switch fact {
      case .servings(let number): draft.servings = number
      case .minutes(let number): draft.minutes = number
      case .difficulty(let difficulty): draft.difficulty = difficulty
      case .keywords(let words): draft.keywords += words
      case .id(let id): (draft.id, draft.namesTags) = (id, true)
      case .detail(let field, let text): draft.add(text, to: field)
      case .yield(let text, let servings): draft.setYield(text, servings)
      }
    }
    return true
  }

  private static func withoutMarks(_ line: String) -> String {
    line.drop { "#*_ ".contains($0) }.trimmed.filter { $0 != "*" && $0 != "_" }
  }
}

/// Parses the ingredients of a line: one in English, several with commas in Korean.
enum PlainIngredients {
  /// Returns the ingredients of a line; none for the heading of a group.
  static func lines(in text: String) -> [IngredientLine] {
    // A Korean note does not make the line Korean.
    guard text.prefix(while: { $0 != "(" }).isKorean else { return IngredientLineParser().lines(text) }
    let pieces = KoreanIngredientPieces.all(in: text).filter { !KoreanIngredientPieces.isHeading($0) }
    var lines: [IngredientLine] = []
    for piece in pieces {
      let line = IngredientLineParser().line(piece)
      if let last = lines.last, line.amount == nil, describes(piece) {
        lines[lines.count - 1] = last.noting(piece)
      } else if !line.name.isEmpty {
        lines.append(line)
      }
    }
    return lines
  }

  /// Returns whether words after a comma describe the preparation: `두부 1모, 깍둑썰기`, `감자 2개, 껍질 벗긴 것`.
  private static func describes(_ words: String) -> Bool {
    ["것", "거", "썰기", "썬", "채", "다진", "갈아서", "썰어서", "뺀", "벗긴", "포함", "기준"].contains(where: words.hasSuffix)
  }
}

extension IngredientLine {
  /// Returns the line with an additional note.
  fileprivate func noting(_ words: String) -> IngredientLine {
    IngredientLine(
      name: name, amount: amount, note: [note, words].compactMap(\.self).joined(separator: ", "), isOptional: isOptional
    )
  }
}

/// Writes a recipe as Markdown, which ``PlainRecipe`` reads back.
struct MarkdownWriter {
  private let language: Language

  init(_ language: Language) { self.language = language }

  /// Returns the text with a final line end.
  func text(_ recipe: Recipe) -> String {
    let lines = LineWriter(language)
    let isKorean = language == .korean
    let words = [recipe.cuisine.name(in: language), recipe.kind.name(in: language)]
    let tags = recipe.tags.map(\.rawValue)
    let facts = [
      isKorean ? "\(recipe.servings)인분" : "Serves \(recipe.servings)",
      isKorean ? "\(recipe.minutes)분" : "\(recipe.minutes) min", recipe.difficulty.name(in: language),
      (isKorean ? "분류: " : "Category: ") + (words + tags).joined(separator: ", "), "id: \(recipe.id)",
    ]
    let ingredients = recipe.ingredients.map { "- " + lines.line($0) }
    let steps = recipe.steps.enumerated().map { "\($0 + 1). \($1[language].lineTexts.joined(separator: " "))" }
    let details = recipe.details
    let origin = [
      (isKorean ? "글쓴이" : "Author", details[.author]), (isKorean ? "출처" : "Source", details[.source]),
      (isKorean ? "사진" : "Picture", details[.picture]), ("Yield", details[.yield]),
      (isKorean ? "소개" : "Introduction", details[.introduction]),
    ].compactMap { name, text in text.map { "\(name): \($0.singleSpaced)" } }
    let notes = details[.notes]?.lineTexts.filter { !$0.trimmed.isEmpty }.map { "- \($0.trimmed)" } ?? []
    let nutrition = details.nutrition.sorted { $0.key < $1.key }.map { "- \($0.key): \($0.value.singleSpaced)" }
    return
      ([
        "# \(recipe.title[language])", "", facts.joined(separator: " | "), "",
      ]
      + (origin.isEmpty ? [] : origin.flatMap { [$0, ""] })
      + [isKorean ? "## 재료" : "## Ingredients", ""]
      + ingredients + ["", isKorean ? "## 만드는 법" : "## Directions", ""] + steps
      + section(isKorean ? "## 메모" : "## Notes", notes)
      + section(isKorean ? "## 영양 성분" : "## Nutrition", nutrition) + [""]).joined(separator: "\n")
  }

  private func section(_ heading: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", heading, ""] + lines
  }
}
