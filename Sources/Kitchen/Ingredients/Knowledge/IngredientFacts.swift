/// What is known about one ingredient.
public struct IngredientFacts: Sendable, Equatable {
  /// Its names.
  public let ingredient: Ingredient
  /// The identifier of what it is a kind of; nil when it is a kind of nothing else.
  public let parent: String?
  /// Where a shop keeps it.
  public let category: IngredientCategory
  /// Whether every kitchen is taken to have it, like salt and oil.
  public let isStaple: Bool
  /// What it holds that some people must not, or will not, eat.
  public let contents: Set<FoodContent>
  /// How long it keeps; nil when no source tells.
  public let shelfLife: ShelfLife?
  /// What one piece weighs in grams, counted as cooks count it: garlic by the clove, tofu by the block, green onion by
  /// the stalk, a drink or a chicken not at all or whole; nil when nobody counts it.
  public let gramsPerPiece: Double?
  /// The units, by their names in files, that count these pieces as well: `block` for tofu, `leaf` and `sheet` for
  /// perilla leaves.
  public let pieceUnits: [String]
  /// What a level tablespoon of 15 ml holds, in grams; a teaspoon is a third of it.
  public let gramsPerTablespoon: Double?
  /// What a cup of 240 ml holds, in grams, cut as recipes measure it.
  public let gramsPerCup: Double?
  /// What its line names as substitutes; ``IngredientKnowledge/substitutes(for:)`` knows more.
  public let substitutes: [Substitute]
}

extension IngredientFacts {
  /// Reads a line of a table.
  ///
  /// - Parameter parent: has what the line leaves empty.
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

/// What an ingredient holds that some people must not, or will not, eat; the raw value is its name in the tables.
public enum FoodContent: String, CaseIterable, Sendable {
  case pork, beef
  /// Any other meat, poultry and rendered fat among it.
  case meat
  /// Fish, shellfish and whatever is made of them.
  case seafood
  case egg, dairy, honey
  /// Tree nuts and peanuts.
  case nuts
  /// Wheat, barley, rye or oats.
  case gluten
  case soy, sesame, alcohol

  /// Whether an animal was killed for it.
  public var isFlesh: Bool {
    switch self {
    case .pork, .beef, .meat, .seafood: true
    case .egg, .dairy, .honey, .nuts, .gluten, .soy, .sesame, .alcohol: false
    }
  }

  /// Whether an animal gave it, dead or alive.
  public var isAnimal: Bool {
    switch self {
    case .egg, .dairy, .honey: true
    case .pork, .beef, .meat, .seafood, .nuts, .gluten, .soy, .sesame, .alcohol: isFlesh
    }
  }
}
