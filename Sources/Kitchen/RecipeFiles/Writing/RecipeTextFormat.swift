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
