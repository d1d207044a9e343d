internal import Files
internal import Ingredients
internal import Recipes

extension RecipeIndexParts {
  /// The days within which food is due: today and tomorrow.
  private static let dueDays = 0...1

  /// Returns the numbers in the store of the recipes that match a request: first those that use up what is due by
  /// tomorrow, then the best others.
  ///
  /// The score alone does not see to that: a dish with nothing to buy outranks the one dish for the last of the milk.
  /// So every due ingredient that no earlier answer uses gets its best dish, if any dish takes it. With a choice, or
  /// in another order than by score, that is what the person asked for, and the ranks stand.
  func best(rescuing request: RecommendationRequest) -> [Int] {
    let best = best(request).map(\.number)
    guard request.chosen.isEmpty, request.order == .score else { return best }
    var first: [Int] = []
    for id in due(request) where first.count < request.limit ?? .max {
      let uses = RecipeUse(of: id, in: self)
      if first.contains(where: uses.takes) { continue }
      if let found = best.first(where: uses.requires) ?? rescue(id, request, uses) { first.append(found) }
    }
    return Array((first + best.filter { !first.contains($0) }).prefix(request.limit.map { max(0, $0) } ?? .max))
  }

  /// Returns the ingredients due by tomorrow, soonest first; staples are for seasoning, not to be used up.
  private func due(_ request: RecommendationRequest) -> [String] {
    let items = AvailableIngredients(available: request.available).items.enumerated().filter { _, item in
      item.daysLeft.map(Self.dueDays.contains) ?? false && IngredientKnowledge.standard[item.id]?.isStaple != true
    }
    return items.sorted { ($0.element.daysLeft ?? 0, $0.offset) < ($1.element.daysLeft ?? 0, $1.offset) }
      .map(\.element.id)
  }

  /// Returns the best recipe for one ingredient among those that pass the request.
  private func rescue(_ id: String, _ request: RecommendationRequest, _ uses: RecipeUse) -> Int? {
    var request = request
    (request.chosen, request.limit) = ([id], 1)
    return best(request).first.map(\.number).flatMap { uses.takes($0) ? $0 : nil }
  }
}

/// The use of one item by the recipes of an index.
private struct RecipeUse {
  private let parts: [(table: RecipeTable, names: Set<Int>)]

  /// Finds the ingredients that the item is, or is a form or kind of.
  init(of id: String, in index: RecipeIndexParts) {
    parts = index.parts.map { part in
      let met = Set([id] + IngredientForms.others(of: id) + part.knowledge.satisfied(by: id))
      return (part.table, Set(part.demand.ingredients(metBy: id).filter { met.contains(part.table.ingredients[$0]) }))
    }
  }

  /// Returns whether a recipe requires the item.
  func requires(_ recipe: Int) -> Bool { has(recipe) { $0 == .required } }

  /// Returns whether a recipe requires the item or takes it as an option.
  func takes(_ recipe: Int) -> Bool { has(recipe) { $0 != .staple } }

  /// Looks a recipe up in the newest part that has it.
  private func has(_ recipe: Int, in roles: (RecipeIngredient.Role) -> Bool) -> Bool {
    for (table, names) in parts.reversed() {
      guard let position = table.position(ofNumber: recipe) else { continue }
      return table.needs(of: position).contains {
        roles(table.needs[$0].role) && names.contains(table.needs[$0].ingredient)
      }
    }
    return false
  }
}
