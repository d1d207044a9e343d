internal import Ingredients

/// Which ingredients of a table an ingredient may meet: what ``Supplies`` looks for, the other way round.
struct IngredientDemand: Sendable {
  private let askers: [String: [Int]]
  private let knowledge: IngredientKnowledge

  /// - Parameter ingredients: the identifiers by number.
  init(_ ingredients: [String], knowledge: IngredientKnowledge) {
    self.knowledge = knowledge
    var askers: [String: [Int]] = [:]
    for (number, id) in ingredients.enumerated() {
      for accepted in [id] + knowledge.substitutes(for: id).map(\.ingredient) {
        askers[accepted, default: []].append(number)
      }
    }
    self.askers = askers
  }

  /// The numbers of all ingredients that an item may meet, or that something may that the item is a form or kind of.
  func ingredients(metBy id: String) -> [Int] {
    ([id] + IngredientForms.others(of: id) + knowledge.ancestors(of: id)).flatMap { askers[$0] ?? [] }
  }
}
