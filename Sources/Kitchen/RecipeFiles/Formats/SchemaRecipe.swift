internal import IngredientLines
internal import Ingredients
internal import JSON
internal import Localization
internal import Recipes

/// A recipe of schema.org (https://schema.org/Recipe) or of Mealie, which uses the same members.
struct SchemaRecipe {
  private let value: JSONValue

  /// Returns every recipe in a document: alone, in an array, in `@graph`, or nested in another object.
  static func drafts(in document: JSONValue) -> [RecipeDraft] {
    var drafts: [RecipeDraft] = []
    var rest = [document]
    while let value = rest.popLast() {
      switch value {
      case .array(let values): rest += values.reversed()
      case .object(let members):
        if isRecipe(value) {
          drafts.append(SchemaRecipe(value: value).draft)
        } else {
          rest += members.sorted { $0.key > $1.key }.map(\.value)
        }
      default: continue
      }
    }
    return drafts
  }

  /// Returns whether an object has the type of a recipe or the members of a Mealie recipe.
  private static func isRecipe(_ value: JSONValue) -> Bool {
    let types = (value["@type"] ?? value["type"])?.elements.compactMap(\.text) ?? []
    if types.contains(where: { $0 == "Recipe" || $0.hasSuffix("/Recipe") || $0.hasSuffix(":Recipe") }) { return true }
    return value["@type"] == nil && value["name"]?.text != nil
      && value[["recipeIngredient", "recipe_ingredient", "recipeInstructions", "recipe_instructions"]] != nil
  }

  private var draft: RecipeDraft {
    var draft = RecipeDraft(title: MarkupText.line(value[["name", "headline"]]?.text ?? ""))
    draft.id = value["identifier"]?.text
    draft.namesTags = draft.id != nil && value["keywords"] != nil
    draft.servings = servings
    draft.minutes = minutes
    draft.difficulty = value[["educationalLevel", "difficulty"]]?.text.flatMap(DifficultyWords.difficulty)
    draft.lines = IngredientLineParser().lines(ofList: ingredients)
    draft.steps = value[["recipeInstructions", "recipe_instructions", "instructions"]].map(Self.steps) ?? []
    draft.keywords = words
    draft.details = details
    draft.losses = losses
    return draft
  }
}

extension SchemaRecipe {
  private var servings: Int? {
    let keys = ["recipeServings", "recipe_servings", "recipeYield", "recipe_yield", "yield", "servings"]
    for value in keys.compactMap({ value[$0] }).flatMap(\.elements) {
      let text = value.text ?? value["value"]?.text ?? ""
      if let number = FirstNumber.of(text, in: Recipe.allowedServings) { return number }
    }
    return nil
  }

  /// The total time, or the sum of preparation and cooking time.
  private var minutes: Int? {
    if let total = time(["totalTime", "total_time"]) { return total }
    let parts = [["prepTime", "prep_time"], ["cookTime", "cook_time"], ["performTime", "perform_time"]]
      .compactMap { time($0) }
    return parts.isEmpty ? nil : parts.reduce(0, +)
  }

  private func time(_ keys: [String]) -> Int? {
    let value = self.value[keys]
    return (value?.text ?? value?["maxValue"]?.text).flatMap(CookingTime.minutes)
  }

  private var words: [String] {
    let keys = ["recipeCuisine", "recipeCategory", "recipe_category", "keywords", "tags"]
    return keys.compactMap { value[$0] }.flatMap(\.elements).compactMap { $0.text ?? $0["name"]?.text }
      .flatMap { $0.split(separator: ",").map { MarkupText.line(String($0)) } }
  }

  private var ingredients: [String] {
    let list = value[["recipeIngredient", "recipe_ingredient", "ingredients"]]?.elements ?? []
    return list.flatMap { Self.ingredient($0) }.filter { !$0.isEmpty }
  }

  /// Returns the lines of a string, or of a Mealie object with amount, unit and food.
  private static func ingredient(_ value: JSONValue) -> [String] {
    if let text = value.text { return MarkupText.lines(text) }
    if let text = value[["originalText", "original_text", "display", "text"]]?.text { return [MarkupText.line(text)] }
    let amount = value["quantity"].flatMap { $0.number == 0 ? nil : $0.text }
    let unit = value["unit"].flatMap { $0.text ?? $0["name"]?.text }
    let food = value["food"].flatMap { $0.text ?? $0["name"]?.text } ?? value["name"]?.text
    let note = value["note"]?.text
    guard let name = food ?? note else { return [] }
    let line = [amount, unit, name].compactMap(\.self).joined(separator: " ")
    return [MarkupText.line(food == nil ? line : [line, note].compactMap(\.self).joined(separator: ", "))]
  }

  /// The members that a ``Recipe`` cannot hold.
  private var losses: Set<RecipeLoss> {
    let members: [(String, RecipeLoss)] = [
      ("aggregateRating", .rating), ("review", .rating), ("rating", .rating), ("video", .video), ("tool", .notes),
    ]
    let isPictureLost = value["image"]?.hasContent == true && details[.picture] == nil
    return Set(members.compactMap { value[$0]?.hasContent == true ? $1 : nil } + (isPictureLost ? [.pictures] : []))
  }
}

// Origin and remarks.
extension SchemaRecipe {
  private var details: RecipeDetails {
    var details = RecipeDetails()
    details[.introduction] = value["description"]?.text.map(MarkupText.line)
    details[.author] = Self.names(of: value["author"])
    details[.source] =
      ["url", "orgURL", "org_url", "isBasedOn", "mainEntityOfPage"].lazy
      .compactMap { value[$0].flatMap(Self.address) }.first ?? Self.names(of: value["publisher"])
    details[.picture] = value["image"].flatMap(Self.address)
    details[.yield] = yield
    details[.notes] = notes.isEmpty ? nil : notes.joined(separator: "\n")
    if case .object(let members)? = value["nutrition"] {
      for (nutrient, amount) in members where !nutrient.hasPrefix("@") { details[nutrient: nutrient] = amount.text }
    }
    return details
  }

  /// The yield, where it is more than a number of people.
  private var yield: String? {
    let texts = ["recipeYield", "recipe_yield", "yield"].compactMap { value[$0] }.flatMap(\.elements).compactMap(\.text)
    return texts.first { text in
      let words = text.lowercased().split { !$0.isLetter }
      return !words.isEmpty && !words.allSatisfy { Self.peopleWords.contains(String($0)) }
    }
  }

  private static let peopleWords: Set<String> = [
    "serving", "servings", "serves", "serve", "portion", "portions", "person", "persons", "people", "인분",
  ]

  private var notes: [String] {
    (value[["notes", "comments", "recipeNotes"]]?.elements ?? []).flatMap { note -> [String] in
      if let text = note.text { return MarkupText.lines(text) }
      let text = note["text"]?.text.map { MarkupText.line($0) }
      return [[note["title"]?.text, text].compactMap(\.self).joined(separator: ": ")].filter { !$0.isEmpty }
    }
  }

  private static func names(of value: JSONValue?) -> String? {
    let names = value?.elements.compactMap { $0.text ?? $0["name"]?.text }.map(MarkupText.line) ?? []
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// Returns the first address of a text, a list or an object; pictures inside the file are none.
  private static func address(_ value: JSONValue) -> String? {
    value.elements.lazy.compactMap { element in
      (element.text ?? element[["url", "contentUrl", "@id", "name"]]?.text).flatMap { $0.hasPrefix("data:") ? nil : $0 }
    }.first
  }
}

extension SchemaRecipe {
  /// Returns the steps of a string, of an array of strings, of `HowToStep`s, or of `HowToSection`s, whose names precede
  /// their first step.
  private static func steps(_ value: JSONValue) -> [String] {
    var steps: [String] = []
    var rest = [value]
    while let value = rest.popLast() {
      if case .array(let values) = value {
        rest += values.reversed()
      } else if let text = value.text {
        steps += StepText.steps(MarkupText.lines(text))
      } else if let list = value["itemListElement"] {
        rest += section(value["name"]?.text, list.elements).reversed()
      } else if let text = value[["text", "name", "description"]]?.text {
        steps += StepText.steps(MarkupText.lines(text))
      }
    }
    return steps
  }

  private static func section(_ name: String?, _ elements: [JSONValue]) -> [JSONValue] {
    guard let name, let first = elements.first, let text = first.text ?? first["text"]?.text else { return elements }
    return [.string("\(name): \(MarkupText.line(text))")] + elements.dropFirst()
  }
}

/// Writes a recipe as schema.org JSON-LD, which ``SchemaRecipe`` and search engines read.
struct SchemaWriter {
  private let language: Language

  init(_ language: Language) { self.language = language }

  /// Returns the recipe as a JSON object; members are ordered by name.
  func value(_ recipe: Recipe) -> JSON {
    let lines = LineWriter(language)
    let details = recipe.details
    let yield = details[.yield].map { JSON.array([.string("\(recipe.servings)"), .string($0)]) }
    return .object(
      [
        ("@context", .string("https://schema.org")), ("@type", .string("Recipe")),
      ] + member("author", details[.author]) + member("description", details[.introduction]) + [
        ("educationalLevel", .string(recipe.difficulty.name(in: .english))), ("identifier", .string(recipe.id)),
      ] + member("image", details[.picture]) + [
        ("inLanguage", .string(language.rawValue)), ("keywords", .array(recipe.tags.map { .string($0.rawValue) })),
        ("name", .string(recipe.title[language])),
      ] + member("notes", details[.notes]) + nutrition(details) + [
        ("recipeCategory", .string(recipe.kind.rawValue)),
        ("recipeCuisine", .string(recipe.cuisine.rawValue)),
        ("recipeIngredient", .array(recipe.ingredients.map { .string(lines.line($0)) })),
        (
          "recipeInstructions",
          .array(recipe.steps.map { .object([("@type", .string("HowToStep")), ("text", .string($0[language]))]) })
        ), ("recipeYield", yield ?? .string("\(recipe.servings)")), ("totalTime", .string("PT\(recipe.minutes)M")),
      ] + member("url", details[.source]))
  }

  private func member(_ name: String, _ text: String?) -> [(key: String, value: JSON)] {
    text.map { [(name, .string($0))] } ?? []
  }

  private func nutrition(_ details: RecipeDetails) -> [(key: String, value: JSON)] {
    if details.nutrition.isEmpty { return [] }
    let members = details.nutrition.sorted { $0.key < $1.key }.map { (key: $0.key, value: JSON.string($0.value)) }
    return [("nutrition", .object([("@type", .string("NutritionInformation"))] + members))]
  }
}
