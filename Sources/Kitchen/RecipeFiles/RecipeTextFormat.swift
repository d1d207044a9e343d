public import Ingredients
public import Recipes

/// The forms that recipes are written in; the raw value is its name for programs.
public enum RecipeTextFormat: String, CaseIterable, Sendable {
  /// The program's own lines of JSON, which keep everything in both languages.
  case lines = "jsonl"
  /// schema.org JSON-LD, as web pages have it.
  case jsonLD = "json-ld"
  case markdown, cooklang

  /// The extension of its files.
  public var fileExtension: String {
    switch self {
    case .lines: "jsonl"
    case .jsonLD: "json"
    case .markdown: "md"
    case .cooklang: "cook"
    }
  }

  /// Whether several recipes can be in one file.
  public var holdsSeveral: Bool { self != .cooklang }

  /// The form that a file's extension stands for.
  public init?(fileExtension: String) {
    switch fileExtension {
    case "jsonl": self = .lines
    case "json", "jsonld": self = .jsonLD
    case "md", "markdown": self = .markdown
    case "cook": self = .cooklang
    default: return nil
    }
  }

  /// Recipes as the text of a file.
  ///
  /// - Parameters:
  ///   - language: of the words, where the form has one language only.
  /// - Precondition: there is one recipe, or the form ``holdsSeveral``.
  public func text(of recipes: [Recipe], in language: Language) -> String {
    precondition(recipes.count == 1 || holdsSeveral, "this form holds one recipe")
    switch self {
    case .lines: return recipes.map { DishWriter.line($0) + "\n" }.joined()
    case .jsonLD:
      let values = recipes.map { SchemaWriter(language).value($0) }
      return (values.count == 1 ? values[0] : .array(values)).jsonText + "\n"
    case .markdown: return recipes.map { MarkdownWriter(language).text($0) }.joined(separator: "\n")
    case .cooklang: return recipes.map { CooklangWriter(language).text($0) }.joined()
    }
  }
}

/// Writes an ingredient as a line that ``IngredientLineParser`` takes apart again.
struct LineWriter {
  private let language: Language

  init(_ language: Language) { self.language = language }

  /// `2 cloves garlic, minced`, `마늘 2쪽 (다진 것)`.
  func line(_ ingredient: RecipeIngredient) -> String {
    let name = ingredient.name[language]
    let amount = self.amount(ingredient.amount)
    // An amount behind the name cannot be mistaken for a part of it, in either language.
    let words = name.isKorean ? [name, amount] : [amount, name]
    let optional = ingredient.role == .optional && !LineWriter.saysOptional(ingredient.note) ? self.optional : nil
    let notes = [ingredient.note, optional].compactMap { $0.map { "(\($0))" } }
    return (words + notes).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The amount with all its digits; nothing for "to taste".
  func amount(_ amount: Amount) -> String {
    guard let value = amount.value else { return "" }
    let number = Int(exactly: value).map { "\($0)" } ?? "\(value)"
    let unit = unit(amount.unit, value)
    return unit.isEmpty ? number : language == .korean ? number + unit : "\(number) \(unit)"
  }

  /// The unit by a name that stands for no other one.
  func unit(_ unit: AmountUnit, _ value: Double) -> String {
    switch (unit, language) {
    case (.piece, .english): "pc"
    case (.leaf, .korean): "잎"
    default: unit.name(for: value, in: language)
    }
  }

  private var optional: String { language == .korean ? "선택" : "optional" }

  private static func saysOptional(_ note: String?) -> Bool {
    IngredientLineParser().line("x (\(note ?? ""))").isOptional
  }
}
