/// Something that can lie in a fridge and be named in a photo.
public struct Ingredient: Sendable, Hashable {
  /// The stable name in files and machine-readable output: lower-case ASCII words joined by `_`.
  public let id: String
  /// The English name.
  public let english: String
  /// The Korean name.
  public let korean: String
  /// What else people call it, in either language.
  public let otherNames: [String]

  /// An ingredient by all of its names.
  public init(id: String, english: String, korean: String, otherNames: [String] = []) {
    self.id = id
    self.english = english
    self.korean = korean
    self.otherNames = otherNames
  }

  /// The name to show to a reader of `language`.
  public func name(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }

  /// Everything that the ingredient answers to: identifier, English and Korean name, other names.
  public var names: [String] { [id, english, korean] + otherNames }

  /// Whether one of its names has this key.
  package func answers(to key: NameKey) -> Bool {
    key.isKey(of: id) || key.isKey(of: english) || key.isKey(of: korean) || otherNames.contains(where: key.isKey)
  }
}

/// The ingredients a person chose to cook with: one to five different ones, in the order chosen.
public struct IngredientSelection: Sendable, Equatable {
  /// How many may be chosen.
  public static let allowedCounts = 1...5

  /// The chosen ingredients, each once, without `none`.
  public let ingredients: [Ingredient]

  /// Accepts the choice when it has the right size; what was named twice counts once, and `none` not at all.
  public init(_ chosen: [Ingredient]) throws(SelectionError) {
    var seen: Set = [Vocabulary.noneID]
    ingredients = chosen.filter { seen.insert($0.id).inserted }
    if ingredients.isEmpty { throw .nothingChosen }
    guard ingredients.count <= Self.allowedCounts.upperBound else { throw .tooMany(count: ingredients.count) }
  }

  /// The identifiers of the chosen ingredients.
  public var ids: [String] { ingredients.map(\.id) }
}

/// Why a choice of ingredients cannot be cooked with.
public enum SelectionError: Error, Equatable {
  /// No ingredient was chosen.
  case nothingChosen
  /// More than ``IngredientSelection/allowedCounts`` allows; `count` different ones.
  case tooMany(count: Int)
}
