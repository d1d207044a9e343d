internal import Ingredients

/// What at home meets something that a dish asks for, and how well.
struct Supply: Sendable, Equatable {
  /// The position of the item in the available.
  let item: Int
  /// How good the dish still is, in percent: 100 is as good as with what it asks for.
  let quality: Int

  /// From this quality on nobody calls the ingredient missing.
  static let goodEnough = 90

  /// Whether what the dish asks for counts as there; otherwise the item only stands in for it.
  var isAvailable: Bool { quality >= Self.goodEnough }
}

/// Finds what at home meets what dishes ask for.
///
/// An ingredient is met, best first, by itself; by another form of it, which a knife makes; by a kind of it, as chili is
/// by red chili; and by what may stand in for it, the better the sooner. Of equally good items the first one serves.
struct SupplyFinder: Sendable {
  /// What is at home.
  let available: AvailableIngredients
  private let knowledge: IngredientKnowledge
  /// For everything that items are kinds of, the first item of the nearest generation.
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

  /// What meets an ingredient best; nil when nothing does.
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

  /// The item that is the ingredient: by its own name, in another form, or as a kind of it.
  private func itself(_ id: String) -> Int? {
    available.position(of: id) ?? IngredientForms.others(of: id).lazy.compactMap(available.position).first ?? kinds[id]
  }
}

extension Supply {
  /// How much of an amount there must be to be enough: cooks do not measure finer.
  private static let enough = 0.9

  /// Which part of what is needed is there, 1 when it is enough.
  ///
  /// - Parameters:
  ///   - available: how much is there; nil when nobody knows, which is taken to be enough.
  ///   - needed: a positive number in the same unit; nil when it goes by taste.
  static func share(of needed: Double?, available: Double?) -> Double {
    guard let needed, let available, available < needed * enough else { return 1 }
    return available / needed
  }

  /// How much of an ingredient is covered, in whole percent.
  func cover(share: Double) -> Int { Int(Double(quality) * share) }
}
