/// The facts about one ingredient.
public struct IngredientFacts: Sendable, Equatable {
  /// Its names.
  public let ingredient: Ingredient
  /// The identifier of the ingredient that it is a kind of, if any.
  public let parent: String?
  /// The shelf of a shop.
  public let category: IngredientCategory
  /// Whether every kitchen is assumed to have it, like salt and oil.
  public let isStaple: Bool
  /// Its contents that some people must not or do not want to eat.
  public let contents: Set<FoodContent>
  /// The time that it keeps; nil when no source states it.
  public let shelfLife: ShelfLife?
  /// The weight of a piece in grams, as cooks count it: garlic by the clove, tofu by the block, green onion by the stalk;
  /// nil when it is not counted.
  public let gramsPerPiece: Double?
  /// The units, by their names in files, that count the same pieces: `block` for tofu, `leaf` and `sheet` for perilla
  /// leaves.
  public let pieceUnits: [String]
  /// The weight of a level tablespoon (15 ml) in grams; a teaspoon is a third of it.
  public let gramsPerTablespoon: Double?
  /// The weight of a cup (240 ml) in grams, cut as recipes measure it.
  public let gramsPerCup: Double?
  /// The substitutes listed for it; ``IngredientKnowledge/substitutes(for:)`` adds those of its family.
  public let substitutes: [Substitute]
}

extension IngredientFacts {
  /// Parses a row of a table.
  ///
  /// - Parameter parent: provides the fields that the row leaves empty.
  init(_ row: IngredientRow, parent: IngredientFacts?) {
    let contents = row.words(.contents)
    let isStaple = contents?.contains("staple") ?? parent?.isStaple ?? false
    let shelfLife = row.words(.shelfLife)
    let weights = row.words(.grams)
    precondition(
      weights.map { $0.isEmpty || $0.count == 3 } ?? true, "grams are those of a piece, a tablespoon and a cup")
    let piece = weights.map { $0.first?.fields(separatedBy: "/") ?? [] }
    let grams = weights.map {
      $0.isEmpty ? [] : [piece?.first.flatMap { Double($0) }] + $0.dropFirst().map { Double($0) }
    }
    func gram(_ position: Int, _ inherited: Double?) -> Double? {
      grams.map { $0.isEmpty ? nil : $0[position] } ?? inherited
    }
    self.init(
      ingredient: row.ingredient, parent: row.parent, category: row.category, isStaple: isStaple,
      contents: contents.map { Set($0.compactMap { FoodContent(rawValue: String($0)) }) } ?? parent?.contents ?? [],
      shelfLife: shelfLife.map(ShelfLife.init) ?? parent?.shelfLife, gramsPerPiece: gram(0, parent?.gramsPerPiece),
      pieceUnits: piece?.dropFirst().map(String.init) ?? parent?.pieceUnits ?? [],
      gramsPerTablespoon: gram(1, parent?.gramsPerTablespoon), gramsPerCup: gram(2, parent?.gramsPerCup),
      substitutes: row.substitutes)
  }
}

/// A content that some people must not or do not want to eat; the raw value is its name in the tables.
public enum FoodContent: String, CaseIterable, Sendable {
  case pork, beef
  /// Any other meat, including poultry and rendered fat.
  case meat
  /// Fish, shellfish and products made of them.
  case seafood
  case egg, dairy, honey
  /// Tree nuts and peanuts.
  case nuts
  /// Wheat, barley, rye or oats.
  case gluten
  case soy, sesame, alcohol

  /// Whether it is meat or seafood.
  public var isFlesh: Bool {
    switch self {
    case .pork, .beef, .meat, .seafood: true
    case .egg, .dairy, .honey, .nuts, .gluten, .soy, .sesame, .alcohol: false
    }
  }

  /// Whether it comes from an animal.
  public var isAnimal: Bool {
    switch self {
    case .egg, .dairy, .honey: true
    case .pork, .beef, .meat, .seafood, .nuts, .gluten, .soy, .sesame, .alcohol: isFlesh
    }
  }
}
