internal import IngredientLines
internal import Ingredients
internal import Localization
internal import Recipes

/// Reads Cooklang (https://cooklang.org/docs/spec/), which marks ingredients, cookware and timers in the steps.
enum Cooklang {
  /// Returns the recipe of a file.
  ///
  /// - Parameter name: The file name without its extension, which is the title unless the metadata have one.
  static func draft(in text: String, named name: String) -> RecipeDraft {
    var draft = RecipeDraft(title: name)
    let lines = CooklangMetadata.take(from: withoutComments(text).lineTexts, into: &draft)
    var section: String?
    for block in lines.split(whereSeparator: { $0.trimmed.isEmpty }) {
      for part in parts(Array(block)) {
        switch part {
        case .section(let name): section = PlainHeadings.steps.contains(name.lowercased()) ? nil : name
        case .note(let text): draft.add(text, to: .notes)
        case .step(let text):
          var step = CooklangStep(text)
          draft.lines += step.ingredients
          if let name = section, PlainHeadings.ingredients.contains(name.lowercased()) { continue }
          if let name = section { step.text = "\(name): \(step.text)" }
          section = nil
          if !step.text.isEmpty { draft.steps.append(step.text) }
        }
      }
    }
    return draft
  }

  private enum Part { case section(String), note(String), step(String) }

  /// Returns the sections, notes and steps of one block; consecutive lines form one step.
  private static func parts(_ lines: [String]) -> [Part] {
    var parts: [Part] = []
    var step: [String] = []
    for line in lines.map(\.trimmed) {
      if line.hasPrefix("=") {
        parts.append(.section(String(line.drop { $0 == "=" }.reversed().drop { $0 == "=" }.reversed()).trimmed))
      } else if line.hasPrefix(">") {
        parts.append(.note(line.dropFirst().trimmed))
      } else {
        step.append(line)
      }
    }
    return step.isEmpty ? parts : parts + [.step(step.joined(separator: " "))]
  }

  /// Returns the text without `-- comments` and `[- comments -]`.
  private static func withoutComments(_ text: String) -> String {
    var plain = ""
    var rest = text[...]
    while let open = rest.firstRange(of: "[-") {
      plain += rest[..<open.lowerBound]
      let inner = rest[open.upperBound...]
      rest = inner.firstRange(of: "-]").map { inner[$0.upperBound...] } ?? ""
    }
    return (plain + rest).lineTexts.map { line in
      line.hasPrefix("---") ? line : line.firstRange(of: "--").map { String(line[..<$0.lowerBound]) } ?? line
    }.joined(separator: "\n")
  }
}

/// The metadata of a Cooklang file: lines like `>> servings: 4`, or YAML between `---` lines.
enum CooklangMetadata {
  /// Stores the metadata in a draft.
  ///
  /// - Returns: The lines without the metadata.
  static func take(from lines: [String], into draft: inout RecipeDraft) -> [String] {
    var body = lines[...]
    if body.first?.trimmed == "---", let end = body.dropFirst().firstIndex(where: { $0.trimmed == "---" }) {
      readYAML(body[1..<end], into: &draft)
      body = body[(end + 1)...]
    }
    var rest: [String] = []
    for line in body {
      if line.hasPrefix(">>") { read(String(line.dropFirst(2)), into: &draft) } else { rest.append(line) }
    }
    return rest
  }

  /// Reads scalar values, and block sequences below their key.
  private static func readYAML(_ lines: ArraySlice<String>, into draft: inout RecipeDraft) {
    var key = ""
    for line in lines {
      if let item = line.trimmed.hasPrefix("- ") ? line.trimmed.dropFirst(2) : nil {
        read("\(key): \(item)", into: &draft)
      } else {
        key = line.parted(by: ":")?.before ?? key
        read(line, into: &draft)
      }
    }
  }

  private static func read(_ line: String, into draft: inout RecipeDraft) {
    guard let (before, after) = line.parted(by: ":") else { return }
    let value = after.filter { $0 != "\"" }.trimmed
    let key = before.lowercased()
    if value.isEmpty { return }
    if key.hasPrefix("nutrition.") {
      // Names of nutrients have capitals inside.
      draft.details[nutrient: String(before.dropFirst("nutrition.".count))] = value
      return
    }
    switch PlainFact.named(key, value) {
    case .servings(let number)?: draft.servings = number
    case .minutes(let number)?: draft.minutes = number
    case .difficulty(let difficulty)?: draft.difficulty = difficulty
    case .keywords(let words)?: draft.keywords += words
    case .id(let id)?: (draft.id, draft.namesTags) = (id, true)
    case .detail(let field, let text)?: draft.add(text, to: field)
    case .yield(let text, let servings)?: draft.setYield(text, servings)
    case nil: readOther(key, value, into: &draft)
    }
  }

  private static func readOther(_ key: String, _ value: String, into draft: inout RecipeDraft) {
    switch key {
    case "title": draft.title = value
    case "takes": draft.details.take(RecipeDetails.groups(named: value))
    case "prep time", "cook time": draft.minutes = (draft.minutes ?? 0) + (CookingTime.minutes(in: value) ?? 0)
    default: return
    }
  }
}

/// A step of a Cooklang recipe: `Fry @onions{2%piece}(sliced) in a #pan{} for ~{5%minutes}.`
struct CooklangStep {
  /// The step without markup.
  var text = ""
  /// The marked ingredients, in their order.
  private(set) var ingredients: [IngredientLine] = []

  init(_ source: String) {
    var rest = source[...]
    while let mark = rest.firstIndex(where: { "@#~".contains($0) }) {
      text += rest[..<mark]
      // `a@b.example` is not a mark.
      let isInWord = text.last.map { $0.isLetter || $0.isNumber } ?? false
      guard !isInWord, let component = Component(rest[mark...]) else {
        text.append(rest[mark])
        rest = rest[rest.index(after: mark)...]
        continue
      }
      text += component.words
      if rest[mark] == "@" { ingredients.append(component.ingredient) }
      rest = component.rest
    }
    text = (text + rest).singleSpaced
  }
}

/// A marked component of a step, with its name and amount.
private struct Component {
  /// The maximum distance of matching brackets, in characters.
  private static let longest = 500

  private let kind: Character
  private let name: String
  private let amount: String
  private let note: String?
  private let isOptional: Bool
  let rest: Substring

  /// Parses a component at the beginning of `source`, which starts with the mark.
  init?(_ source: Substring) {
    guard let kind = source.first else { return nil }
    let modifiers = source.dropFirst().prefix { "?-+&".contains($0) }
    let body = source[modifiers.endIndex...]
    (self.kind, isOptional) = (kind, modifiers.contains("?"))
    var behind: Substring
    if let open = body.firstIndex(where: { "{@#~".contains($0) }), body[open] == "{",
      let close = body[open...].prefix(Self.longest).firstIndex(of: "}"),
      !body[..<open].contains(where: { ".,;\n".contains($0) })
    {
      name = body[..<open].trimmed
      amount = body[body.index(after: open)..<close].trimmed
      behind = body[body.index(after: close)...]
    } else {
      let word = body.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      guard !word.isEmpty, kind != "~" else { return nil }
      (name, amount, behind) = (String(word), "", body[word.endIndex...])
    }
    guard !name.isEmpty || kind == "~" else { return nil }
    if kind == "@", behind.first == "(", let close = behind.prefix(Self.longest).firstIndex(of: ")") {
      note = behind[behind.index(after: behind.startIndex)..<close].trimmed
      behind = behind[behind.index(after: close)...]
    } else {
      note = nil
    }
    rest = behind
  }

  /// The text of the component in the plain step.
  var words: String { kind == "~" ? amountWords : name }

  private var amountWords: String { amount.split(separator: "%").map(\.trimmed).joined(separator: " ") }

  var ingredient: IngredientLine {
    let plain = amountWords.hasPrefix("=") ? String(amountWords.dropFirst()) : amountWords
    let line = IngredientLineParser().line(name: name, amount: plain)
    let notes = [line.note, note].compactMap(\.self).filter { !$0.isEmpty }
    return IngredientLine(
      name: line.name, amount: line.amount, note: notes.isEmpty ? nil : notes.joined(separator: ", "),
      isOptional: isOptional || line.isOptional)
  }
}

/// Writes a recipe in Cooklang.
///
/// Cooklang has no ingredient list, so a section of its own marks all ingredients, and the steps follow unmarked.
struct CooklangWriter {
  private let language: Language

  init(_ language: Language) { self.language = language }

  /// Returns the text of a file.
  func text(_ recipe: Recipe) -> String {
    let isKorean = language == .korean
    let tags = [recipe.cuisine.rawValue, recipe.kind.rawValue] + recipe.tags.map(\.rawValue)
    let head =
      [
        "---", "title: \(plain(recipe.title[language]))", "id: \(recipe.id)", "servings: \(recipe.servings)",
        "time: \(recipe.minutes) minutes", "difficulty: \(recipe.difficulty.name(in: .english).lowercased())",
        "tags: [\(tags.joined(separator: ", "))]",
      ] + metadata(recipe.details) + ["---", ""]
    let list = ["= \(isKorean ? "재료" : "Ingredients") =", ""] + recipe.ingredients.map(component)
    let steps = recipe.steps.map { "\(plain($0[language]))\n" }
    let notes = recipe.details[.notes]?.lineTexts.map { "> \($0.singleSpaced)" }.joined(separator: "\n")
    return (head + list + ["", "= \(isKorean ? "만드는 법" : "Steps") =", ""] + steps + (notes.map { ["\($0)\n"] } ?? []))
      .joined(separator: "\n")
  }

  private func metadata(_ details: RecipeDetails) -> [String] {
    let fields: [(String, RecipeDetails.Field)] = [
      ("author", .author), ("source", .source), ("image", .picture), ("yield", .yield), ("introduction", .introduction),
    ]
    return fields.compactMap { name, field in details[field].map { "\(name): \($0.singleSpaced)" } }
      + details.nutrition.sorted { $0.key < $1.key }.map { "nutrition.\($0.key): \($0.value.singleSpaced)" }
      + (details.takes.isEmpty ? [] : ["takes: [\(details.takes.map(\.rawValue).joined(separator: ", "))]"])
  }

  private func component(_ line: RecipeIngredient) -> String {
    let amount = line.amount.value.map { value in
      let unit = LineWriter(language).unit(line.amount.unit, value)
      return (Int(exactly: value).map { "\($0)" } ?? "\(value)") + (unit.isEmpty ? "" : "%\(unit)")
    }
    let note = line.note.map { "(\(plain($0).filter { !"()".contains($0) }))" } ?? ""
    let name = plain(line.name[language]).filter { !".,;{}".contains($0) }
    return "@\(line.role == .optional ? "?" : "")\(name){\(amount ?? "")}\(note)"
  }

  /// Returns text without the characters that Cooklang would read as marks; inside a word they are harmless.
  private func plain(_ words: String) -> String {
    var plain = ""
    for character in words.singleSpaced.replacing("--", with: "–").replacing("[-", with: "[") {
      let isInWord = plain.last.map { $0.isLetter || $0.isNumber } ?? false
      if !"@#~{}".contains(character) || (isInWord && !"{}".contains(character)) { plain.append(character) }
    }
    return plain
  }
}
