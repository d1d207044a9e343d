internal import Files
internal import Ingredients

/// The relations in whose place chosen ingredients stand because no recipe lists them: turkey in that of chicken.
///
/// A person who asks for such food is better served with a dish of its closest relation, marked as a substitution, than
/// with nothing. What a recipe lists never stands in for anything.
struct StandIns: Sendable, Equatable {
  /// No relations.
  static let none = StandIns()

  /// The chosen ingredient and its quality, by the relation that it replaces.
  private var chosen: [String: Substitute] = [:]

  /// The least quality of a relation; below it the dish becomes another one.
  private static let leastQuality = 0.5

  private init() {}

  /// Finds the closest relations of the ingredients that are not listed; of equally close ones the first is taken.
  ///
  /// - Parameter isListed: returns whether any recipe needs an ingredient, so that the item meets the need.
  init(_ ids: [String], knowledge: IngredientKnowledge, isListed: (String) -> Bool) {
    for id in ids where !isListed(id) {
      let relations = knowledge.relations(of: id).filter { $0.quality >= Self.leastQuality }
      guard let closest = relations.first(where: { isListed($0.ingredient) }), chosen[closest.ingredient] == nil else {
        continue
      }
      chosen[closest.ingredient] = Substitute(ingredient: id, quality: closest.quality)
    }
  }

  /// Returns the chosen ingredient that stands in the place of another one, with the quality of the dish.
  subscript(id: String) -> Substitute? { chosen[id] }

  /// Returns the ingredients in whose place a chosen one stands.
  func relations(of id: String) -> [String] { chosen.filter { $0.value.ingredient == id }.map(\.key) }
}

extension RecipeIndex {
  /// Returns whether a recipe of the table needs an ingredient, another form of it or what it is a kind of.
  func needs(_ id: String) -> Bool {
    let finder = SupplyFinder(AvailableIngredients(chosen: [id]), knowledge: knowledge)
    return demand.ingredients(metBy: id).contains { finder.supply(for: table.ingredients[$0])?.isAvailable ?? false }
  }
}
