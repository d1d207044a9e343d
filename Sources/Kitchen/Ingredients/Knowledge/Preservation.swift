internal import Localization

/// The way in which food is preserved, as its name says: `frozen peas`, 냉동 새우, `dried basil`, 옥수수 통조림.
package enum Preservation: Sendable {
  case frozen, dried, canned

  /// Finds the preservation that a name states; nil for most names.
  package init?(_ name: String) {
    let words = name.lowercased().split { !$0.isLetter }.map(String.init)
    let found = words.lazy.compactMap { Self.words[$0] ?? Self.ofKorean($0) }.first
    guard let found else { return nil }
    self = found
  }

  private static let words: [String: Preservation] = [
    "frozen": .frozen, "냉동": .frozen, "얼린": .frozen, "dried": .dried, "dehydrated": .dried, "말린": .dried, "마른": .dried,
    "건조": .dried, "canned": .canned, "tinned": .canned, "통조림": .canned, "캔": .canned,
  ]

  /// Returns the preservation of a Korean word that is written together with the name: 냉동새우, 옥수수통조림.
  private static func ofKorean(_ word: String) -> Preservation? {
    guard word.isKorean else { return nil }
    if word.hasSuffix("통조림") { return .canned }
    return ["냉동", "얼린", "말린"].first(where: word.hasPrefix).flatMap { words[$0] }
  }

  /// Returns the shelf life of food that is preserved so.
  ///
  /// An ingredient that is usually kept so has its own. The others have that of the freezer where it is known, and
  /// otherwise estimates by the FoodKeeper's entries for their shelf: frozen vegetables eight months, dried herbs a year,
  /// cans two years.
  ///
  /// - Parameter facts: the facts about the ingredient; nil for food that no one knows.
  package func shelfLife(of facts: IngredientFacts?) -> ShelfLife {
    if let facts, let own = facts.shelfLife, own.usualPlace == place || isUsual(for: facts) { return own }
    switch self {
    case .frozen:
      let days = facts?.shelfLife?.days(in: .freezer) ?? Self.frozenDays[facts?.category] ?? 90
      return ShelfLife(usualPlace: .freezer, pantry: nil, fridge: 2, freezer: days)
    case .dried:
      return ShelfLife(usualPlace: .pantry, pantry: Self.driedDays[facts?.category] ?? 180, fridge: 180, freezer: 365)
    case .canned: return ShelfLife(usualPlace: .pantry, pantry: 730, fridge: 3, freezer: nil)
    }
  }

  /// Returns whether the ingredient is never anything else: dried anchovies.
  private func isUsual(for facts: IngredientFacts) -> Bool { Preservation(facts.ingredient.english) == self }

  private var place: StoragePlace { self == .frozen ? .freezer : .pantry }

  private static let frozenDays: [IngredientCategory?: Int] = [
    .vegetable: 240, .mushroom: 240, .legume: 240, .herb: 120, .fruit: 240, .bread: 90, .meat: 120, .seafood: 90,
  ]

  private static let driedDays: [IngredientCategory?: Int] = [
    .herb: 365, .spice: 365, .vegetable: 365, .legume: 365, .grain: 365, .noodle: 365, .seafood: 30, .meat: 14,
  ]
}

extension IngredientFacts {
  /// The shelf life of a cut piece: fruit and vegetables keep for a few days in the fridge, other food as long as whole.
  package var shelfLifeWhenCut: ShelfLife? {
    guard let shelfLife, let days = [.fruit: 3, .vegetable: 5][category] else { return shelfLife }
    return ShelfLife(
      usualPlace: .fridge, pantry: nil, fridge: min(days, shelfLife.days(in: .fridge) ?? days),
      freezer: shelfLife.days(in: .freezer))
  }
}

extension ShelfLife {
  /// Creates an estimate.
  fileprivate init(usualPlace: StoragePlace, pantry: Int?, fridge: Int?, freezer: Int?) {
    self.init(usualPlace: usualPlace, source: .estimate, pantry: pantry, fridge: fridge, freezer: freezer)
  }
}
