public import Ingredients

/// The facts of a recipe besides how to cook the dish: its origin, its picture, remarks, and food that could be added.
public struct RecipeDetails: Sendable, Equatable {
  /// A remark of one kind; the raw value is its name in files.
  public enum Field: String, CaseIterable, Sendable {
    /// The introduction before the recipe.
    case introduction
    /// The person who wrote it.
    case author
    /// The address of the page or the book that it was taken from.
    case source
    /// The address or the file of a picture.
    case picture
    /// The yield of the recipe, where that is more than a number of servings: "2 loaves".
    case yield
    /// Tips and remarks after the steps.
    case notes
  }

  /// The texts that there are; none is empty.
  public private(set) var texts: [Field: String] = [:]
  /// The nutrition of one serving by the names of schema.org: `calories`, `proteinContent`.
  public private(set) var nutrition: [String: String] = [:]
  /// The groups of which the dish takes any food besides what it lists, each once.
  public private(set) var takes: [FoodGroup] = []

  /// Creates details without content.
  public init() {}

  /// The text of a field; an empty one is removed, and a long one is cut.
  public subscript(field: Field) -> String? {
    get { texts[field] }
    set { texts[field] = newValue.flatMap(Self.kept) }
  }

  /// The amount of a nutrient per serving, with its unit.
  public subscript(nutrient nutrient: String) -> String? {
    get { nutrition[nutrient] }
    set { nutrition[nutrient] = newValue.flatMap(Self.kept) }
  }

  /// Whether there is nothing.
  public var isEmpty: Bool { texts.isEmpty && nutrition.isEmpty && takes.isEmpty }

  /// The longest text, in characters; whole pages are not notes.
  private static let longest = 10_000

  private static func kept(_ text: String) -> String? {
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    return String(text.prefix(longest))
  }
}

extension RecipeDetails {
  private static let nutrientMark = "nutrition."
  /// The stored name of ``takes``.
  package static let takesName = "takes"

  /// The content as pairs of name and value in a fixed order, for storage and for files.
  package var pairs: [(name: String, value: String)] {
    Field.allCases.compactMap { field in texts[field].map { (field.rawValue, $0) } }
      + nutrition.sorted { $0.key < $1.key }.map { (Self.nutrientMark + $0.key, $0.value) }
      + (takes.isEmpty ? [] : [(Self.takesName, takes.map(\.rawValue).joined(separator: " "))])
  }

  /// Sets the field, the nutrient or the groups that a stored name stands for; other names are ignored.
  package mutating func set(_ name: String, to value: String) {
    if name == Self.takesName {
      take(Self.groups(named: value))
    } else if let field = Field(rawValue: name) {
      self[field] = value
    } else if name.hasPrefix(Self.nutrientMark) {
      self[nutrient: String(name.dropFirst(Self.nutrientMark.count))] = value
    }
  }

  /// Sets the groups of which the dish takes any food.
  package mutating func take(_ groups: [FoodGroup]) { takes = FoodGroup.allCases.filter(groups.contains) }

  /// Returns the groups that a stored text names, in a fixed order; other words are ignored.
  package static func groups(named text: String) -> [FoodGroup] {
    let words = text.split { !$0.isLetter }
    return FoodGroup.allCases.filter { words.contains($0.rawValue[...]) }
  }
}
