public import Localization

/// An ingredient with its names in English and Korean.
public struct Ingredient: Sendable, Hashable {
  /// The stable identifier in files and machine-readable output: lower-case ASCII words joined by `_`.
  public let id: String
  /// The English name.
  public let english: String
  /// The Korean name.
  public let korean: String
  /// Synonyms in either language.
  public let otherNames: [String]

  /// Creates an ingredient from its identifier and names.
  public init(id: String, english: String, korean: String, otherNames: [String] = []) {
    self.id = id
    self.english = english
    self.korean = korean
    self.otherNames = otherNames
  }

  /// Returns the name in `language`.
  public func name(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }

  /// All names that find the ingredient: identifier, English name, Korean name and synonyms.
  public var names: [String] { [id, english, korean] + otherNames }

  /// Returns whether one of its names has this key.
  package func answers(to key: NameKey) -> Bool {
    key.isKey(of: id) || key.isKey(of: english) || key.isKey(of: korean) || otherNames.contains(where: key.isKey)
  }
}

extension Ingredient {
  /// Creates food that the knowledge base does not list, under the words of the user: it can be kept and bought, and
  /// matches no recipe.
  ///
  /// Two spellings of the same words are the same food.
  public init(unlisted words: String) {
    self.init(id: Self.unlistedMark + NameKey(words).text, english: words, korean: words)
  }

  /// Whether the knowledge base or a recipe lists the ingredient.
  public var isListed: Bool { Self.isListed(id) }

  /// Returns whether an identifier is that of a listed ingredient.
  public static func isListed(_ id: String) -> Bool { !id.hasPrefix(unlistedMark) }

  /// The mark that begins the identifier of unlisted food; identifiers of others begin with a letter or a digit.
  private static let unlistedMark = "="
}

/// The ingredients that a user chose to cook with: one to five different ones, in the order chosen.
public struct IngredientSelection: Sendable, Equatable {
  /// The allowed number of ingredients.
  public static let allowedCounts = 1...5

  /// The chosen ingredients without duplicates and without `none`.
  public let ingredients: [Ingredient]

  /// Validates a choice of ingredients.
  ///
  /// An ingredient that was named twice counts once; `none` does not count.
  ///
  /// - Throws: ``SelectionError`` when the number of ingredients is outside ``allowedCounts``.
  public init(_ chosen: [Ingredient]) throws(SelectionError) {
    var seen: Set = [Vocabulary.noneID]
    ingredients = chosen.filter { seen.insert($0.id).inserted }
    if ingredients.isEmpty { throw .nothingChosen }
    guard ingredients.count <= Self.allowedCounts.upperBound else { throw .tooMany(count: ingredients.count) }
  }

  /// The identifiers of the chosen ingredients.
  public var ids: [String] { ingredients.map(\.id) }
}

/// A choice of ingredients of the wrong size.
public enum SelectionError: Error, Equatable {
  /// No ingredient was chosen.
  case nothingChosen
  /// The choice has `count` different ingredients, more than ``IngredientSelection/allowedCounts`` allows.
  case tooMany(count: Int)
}
