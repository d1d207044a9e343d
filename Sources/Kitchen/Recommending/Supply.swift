internal import Ingredients
internal import Recipes

/// The supply of a need: the available item that meets it, and how well.
struct Supply: Sendable, Equatable {
  /// The relation of an item to the needed ingredient.
  enum Closeness: Int, Sendable {
    /// The item can replace it.
    case substitute
    /// The item is the general ingredient of which the dish needs a certain kind.
    case general
    /// The item is the general name of a family, such as noodles, and every dish says which kind; see ``FamilyNames``.
    case family
    /// The item is a kind of it, and the dish takes any kind.
    case kind
    /// The item is the ingredient, perhaps in another form.
    case same
  }

  /// The position of the item among the available ingredients.
  let item: Int
  /// The quality of the dish with this item, in percent: 100 is as good as with the ingredient itself.
  let quality: Int
  /// The relation of the item to the needed ingredient.
  let closeness: Closeness
  /// Whether the item was chosen, hardly any recipe lists it, and this is its closest relation; see ``StandIns``.
  var isStandIn = false

  /// The item, unless it stands in for the ingredient.
  var ownItem: Int? { isStandIn ? nil : item }

  /// The quality from which the ingredient does not count as missing.
  static let goodEnough = 90

  /// The least quality of a substitute with which a dish still is what it was: ham in the place of bacon.
  private static let replacingQuality = 60

  /// Whether the item, where it only replaces the ingredient, does so well enough for the dish to count as using it.
  var replacesWell: Bool { quality >= Self.replacingQuality }

  /// Whether the need counts as met; otherwise the item is only a substitute.
  var isAvailable: Bool { quality >= Self.goodEnough || isStandIn }

  /// The percentage that counts as covered: all of the real thing, three quarters of the quality of a general
  /// ingredient, half of that of what else counts as met, a quarter of that of a substitute.
  ///
  /// At its full quality a substitute decided what came first: asparagus rolls answered beef and broccoli.
  var worth: Int {
    switch closeness {
    case .same, .kind: 100
    case .family: quality
    case .general: quality * 3 / 4
    case .substitute: isAvailable ? quality / 2 : quality / 4
    }
  }
}

extension Supply.Closeness: Comparable {
  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The greatest number of points for one chosen ingredient.
  static let mostPoints = 16
  /// The points of a substitute, when nothing else that was chosen is used as what it is.
  static let substitutePoints = 2
  /// The further points of a substitute beside something that is used as what it is.
  static let companyPoints = 2
  /// The least points of the real thing, where a dish requires it.
  static let leastOfReal = 12
  /// The least points of several chosen ingredients each, where a dish requires it by any of its names.
  static let leastOfUse = 10

  /// The points of one of several chosen ingredients which a dish does not list, but takes besides.
  private static let pointsOfAddition = leastOfUse - 4

  /// Returns the points for the use of one of some chosen ingredients; see ``RecipeScoring``.
  func points(_ role: RecipeIngredient.Role, _ part: Prominence.Part, among chosenCount: Int) -> Int {
    if self == .substitute { return Self.substitutePoints }
    return chosenCount == 1 ? alone(role, part) : inCompany(role, part)
  }

  /// Each closeness is apart from the next, so that no prominence makes up for it.
  private func alone(_ role: RecipeIngredient.Role, _ part: Prominence.Part) -> Int {
    switch (self, role) {
    case (.same, .optional), (.kind, _): part >= .central ? 4 : 3
    case (.same, _): [Self.leastOfReal, 13, 15, Self.mostPoints][part.rawValue]
    case (.family, .optional): 3
    case (.family, _): [Self.leastOfReal, 13, 14, 15][part.rawValue]
    case (.general, _), (.substitute, _): part >= .central ? 3 : Self.substitutePoints
    }
  }

  private func inCompany(_ role: RecipeIngredient.Role, _ part: Prominence.Part) -> Int {
    switch (self, role) {
    case (_, .optional) where part == .minor: Self.pointsOfAddition
    case (_, .optional), (.substitute, _): Self.leastOfUse - 2
    case (.general, _): Self.leastOfUse
    case (.kind, _): part >= .central ? 12 : Self.leastOfUse
    case (.family, _): part >= .central ? 14 : 11
    case (.same, _): min(Self.leastOfReal + 2 * part.rawValue, Self.mostPoints)
    }
  }
}

/// A finder of the available items that supply the needs of dishes.
///
/// A need is met, in this order, by the ingredient itself; by another form of it, which a knife can make; by a kind of
/// it, as chili is by red chili; by a chosen stand-in; and by substitutes, best first. Of equally good items the first
/// one is used.
///
/// The general ingredient may be its kind, for a person who says pork may have ribs. That does not make one kind the
/// substitute of another: hairtail is a fish, but mackerel does not replace it.
struct SupplyFinder: Sendable {
  /// The available ingredients.
  let available: AvailableIngredients
  /// The knowledge of ingredients.
  let knowledge: IngredientKnowledge
  /// For every ancestor of the items, the first item of the nearest generation.
  private let kinds: [String: Int]
  private let standIns: StandIns
  private let familyNames: FamilyNames

  init(
    _ available: AvailableIngredients, standIns: StandIns = .none, familyNames: FamilyNames = .none,
    knowledge: IngredientKnowledge = .standard
  ) {
    (self.available, self.standIns, self.familyNames) = (available, standIns, familyNames)
    self.knowledge = knowledge
    var kinds: [String: (generation: Int, item: Int)] = [:]
    for (position, item) in available.items.enumerated() {
      for (generation, ancestor) in knowledge.satisfied(by: item.id).enumerated()
      where generation < kinds[ancestor]?.generation ?? .max {
        kinds[ancestor] = (generation, position)
      }
    }
    self.kinds = kinds.mapValues(\.item)
  }

  /// Returns the best supply of an ingredient; nil if there is none.
  func supply(for id: String) -> Supply? {
    if let item = same(id) { return Supply(item: item, quality: 100, closeness: .same) }
    if let item = kinds[id] { return Supply(item: item, quality: 100, closeness: .kind) }
    let ancestors = knowledge.ancestors(of: id)
    for id in [id] + ancestors {
      guard let standIn = standIns[id], let item = available.position(of: standIn.ingredient) else { continue }
      return Supply(
        item: item, quality: Int((standIn.quality * 100).rounded()), closeness: .substitute, isStandIn: true)
    }
    for substitute in knowledge.substitutes(for: id) {
      let quality = Int((substitute.quality * 100).rounded())
      let item = same(substitute.ingredient)
      let isGeneral = ancestors.contains(substitute.ingredient)
      if (1...100).contains(quality), let item = isGeneral ? item : item ?? kinds[substitute.ingredient] {
        // A family of its own, such as pasta, is asked for by its own name.
        let isFamily = familyNames.contains(substitute.ingredient) && !knowledge.hasKinds(id)
        let general: Supply.Closeness = isFamily ? .family : .general
        let closeness = isGeneral && quality >= Supply.goodEnough ? general : .substitute
        return Supply(item: item, quality: quality, closeness: quality == 100 ? .kind : closeness)
      }
    }
    return nil
  }

  /// Returns whether the available item with an identifier is the best supply of an ingredient, and counts as such.
  func isSupplied(_ ingredient: String, by id: String) -> Bool {
    supply(for: ingredient).map { $0.isAvailable && available.items[$0.item].id == id } ?? false
  }

  /// Returns the item that is the ingredient itself or another form of it.
  private func same(_ id: String) -> Int? {
    available.position(of: id) ?? IngredientForms.others(of: id).lazy.compactMap(available.position).first
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
  func cover(share: Double) -> Int { Int(Double(worth) * share) }
}
