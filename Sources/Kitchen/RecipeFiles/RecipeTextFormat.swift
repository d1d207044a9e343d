internal import IngredientLines
internal import Ingredients
internal import JSON
public import Localization
public import Recipes

/// A format that recipes are written in; the raw value is its name on the command line.
public enum RecipeTextFormat: String, CaseIterable, Sendable {
  /// The program's own JSON Lines, which keep everything in both languages.
  case lines = "jsonl"
  /// The schema.org JSON-LD of web pages.
  case jsonLD = "json-ld"
  case markdown, cooklang

  /// The file extension.
  public var fileExtension: String {
    switch self {
    case .lines: "jsonl"
    case .jsonLD: "json"
    case .markdown: "md"
    case .cooklang: "cook"
    }
  }

  /// Whether a file can hold several recipes.
  public var holdsSeveral: Bool { self != .cooklang }

  /// Returns the format of a file extension; nil for others.
  public init?(fileExtension: String) {
    switch fileExtension {
    case "jsonl": self = .lines
    case "json", "jsonld": self = .jsonLD
    case "md", "markdown": self = .markdown
    case "cook": self = .cooklang
    default: return nil
    }
  }

  /// Returns recipes as the text of a file.
  ///
  /// - Parameter language: The language of a format that holds only one.
  /// - Precondition: There is one recipe, or the format ``holdsSeveral``.
  public func text(of recipes: [Recipe], in language: Language) -> String {
    precondition(recipes.count == 1 || holdsSeveral, "this format holds one recipe")
    switch self {
    case .lines: return recipes.map { DishLine.text(of: $0) + "\n" }.joined()
    case .jsonLD:
      let values = recipes.map { SchemaWriter(language).value($0) }
      return (values.count == 1 ? values[0] : .array(values)).text + "\n"
    case .markdown: return recipes.map { MarkdownWriter(language).text($0) }.joined(separator: "\n")
    case .cooklang: return recipes.map { CooklangWriter(language).text($0) }.joined()
    }
  }
}

/// Writes an ingredient as a line that ``IngredientLineParser`` parses back.
struct LineWriter {
  private let language: Language

  init(_ language: Language) { self.language = language }

  /// Returns a line such as `2 cloves garlic (minced)` or `마늘 2쪽 (다진 것)`.
  func line(_ ingredient: RecipeIngredient) -> String {
    let name = ingredient.name[language]
    let amount = self.amount(ingredient.amount)
    // A Korean name is followed, an English one preceded by its amount, which the parser then cannot take for a part of
    // the name.
    let words = name.isKorean ? [name, amount] : [amount, name]
    let optional = ingredient.role == .optional && !LineWriter.saysOptional(ingredient.note) ? self.optional : nil
    let notes = [ingredient.note, optional].compactMap { $0.map { "(\($0))" } }
    return (words + notes).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the amount with all its digits; empty for "to taste".
  func amount(_ amount: Amount) -> String {
    guard let value = amount.value else { return "" }
    let number = Int(exactly: value).map { "\($0)" } ?? "\(value)"
    let unit = unit(amount.unit, value)
    return unit.isEmpty ? number : language == .korean ? number + unit : "\(number) \(unit)"
  }

  /// Returns the unambiguous name of a unit.
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
