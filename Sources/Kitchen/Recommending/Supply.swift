internal import Ingredients

/// The supply of a need: the available item that meets it, and its quality.
struct Supply: Sendable, Equatable {
  /// The position of the item among the available ingredients.
  let item: Int
  /// The quality of the dish with this item, in percent: 100 is as good as with the ingredient itself.
  let quality: Int

  /// The quality from which the ingredient does not count as missing.
  static let goodEnough = 90

  /// Whether the need counts as met; otherwise the item is only a substitute.
  var isAvailable: Bool { quality >= Self.goodEnough }
}

/// A finder of the available items that supply the needs of dishes.
///
/// A need is met, in this order, by the ingredient itself; by another form of it, which a knife can make; by a kind of
/// it, as chili is by red chili; and by substitutes, best first. Of equally good items the first one is used.
struct SupplyFinder: Sendable {
  /// The available ingredients.
  let available: AvailableIngredients
  private let knowledge: IngredientKnowledge
  /// For every ancestor of the items, the first item of the nearest generation.
  private let kinds: [String: Int]

  init(_ available: AvailableIngredients, knowledge: IngredientKnowledge = .standard) {
    self.available = available
    self.knowledge = knowledge
    var kinds: [String: (generation: Int, item: Int)] = [:]
    for (position, item) in available.items.enumerated() {
      for (generation, ancestor) in knowledge.ancestors(of: item.id).enumerated()
      where generation < kinds[ancestor]?.generation ?? .max {
        kinds[ancestor] = (generation, position)
      }
    }
    self.kinds = kinds.mapValues(\.item)
  }

  /// Returns the best supply of an ingredient; nil if there is none.
  func supply(for id: String) -> Supply? {
    if let item = itself(id) { return Supply(item: item, quality: 100) }
    for substitute in knowledge.substitutes(for: id) {
      let quality = Int((substitute.quality * 100).rounded())
      if (1...100).contains(quality), let item = itself(substitute.ingredient) {
        return Supply(item: item, quality: quality)
      }
    }
    return nil
  }

  /// Returns the item that is the ingredient itself, another form of it, or a kind of it.
  private func itself(_ id: String) -> Int? {
    available.position(of: id) ?? IngredientForms.others(of: id).lazy.compactMap(available.position).first ?? kinds[id]
  }
}

extension Supply {
  /// The share of a needed amount that is sufficient: cooks do not measure more precisely.
  private static let enough = 0.9

  /// Returns the share of a needed amount that is available, 1 if it is sufficient.
  ///
  /// - Parameters:
  ///   - available: the available amount; nil if it is not known, which counts as sufficient.
  ///   - needed: the needed amount, positive and in the same unit; nil if it is by taste.
  static func share(of needed: Double?, available: Double?) -> Double {
    guard let needed, let available, available < needed * enough else { return 1 }
    return available / needed
  }

  /// Returns the coverage of an ingredient, in whole percent.
  func cover(share: Double) -> Int { Int(Double(quality) * share) }
}
