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
