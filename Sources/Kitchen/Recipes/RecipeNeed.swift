package import IngredientLines
package import Ingredients

/// A dish's need of one ingredient, summed over the lines that name it.
package struct RecipeNeed: Sendable, Equatable {
  /// The identifier of the ingredient.
  package let id: String
  /// The most important role in any line; optional only if every line is.
  package private(set) var role: RecipeIngredient.Role
  /// The total amount; nil if it is by taste or the units of the lines cannot be added up.
  package private(set) var amount: Amount?
  /// The prominence in the dish; ``Prominence/unknown`` if only the lines are known.
  package internal(set) var prominence: Prominence

  /// Creates a need from its parts.
  package init(id: String, role: RecipeIngredient.Role, amount: Amount?, prominence: Prominence = .unknown) {
    self.id = id
    self.role = role
    self.amount = amount
    self.prominence = prominence
  }
}

extension Recipe {
  /// The needs of the dish, one per ingredient, in the order first named, then those of food that it takes besides.
  package var needs: [RecipeNeed] {
    var needs = ingredients.needs
    for (index, prominence) in Prominence.all(of: needs, in: self).enumerated() { needs[index].prominence = prominence }
    return needs + needs.added(from: details.takes)
  }
}

extension [RecipeNeed] {
  /// Returns the optional needs of a dish with these needs that takes any food of some groups.
  ///
  /// Food with contents that nothing else in the dish has, such as pork in a dish of beef, is left out, because it would
  /// no longer be the dish that its diets promise; but a dish of any meat takes any stock of meat.
  package func added(from groups: [FoodGroup]) -> [RecipeNeed] {
    if groups.isEmpty { return [] }
    let knowledge = IngredientKnowledge.standard
    var listed = Set(map(\.id))
    let contents = reduce(into: Set<FoodContent>()) { $0.formUnion(knowledge.contents(of: $1.id) ?? []) }
    let meats: Set<FoodContent> = [.pork, .beef, .meat]
    return groups.flatMap { group -> [RecipeNeed] in
      let allowed = group == .stock && !contents.isDisjoint(with: meats) ? contents.union(meats) : contents
      return group.ingredients.compactMap { id -> RecipeNeed? in
        guard knowledge.contents(of: id)?.isSubset(of: allowed) ?? false, listed.insert(id).inserted else { return nil }
        return RecipeNeed(id: id, role: .optional, amount: nil)
      }
    }
  }
}

extension [RecipeIngredient] {
  /// The needs of the lines, one per ingredient, in the order first named, without prominence.
  package var needs: [RecipeNeed] {
    var needs: [RecipeNeed] = []
    for line in self {
      if let known = needs.firstIndex(where: { $0.id == line.id }) {
        needs[known].add(line)
      } else {
        needs.append(RecipeNeed(id: line.id, role: line.role, amount: line.amount.measured))
      }
    }
    return needs
  }
}

extension RecipeNeed {
  /// Returns the need with this prominence.
  package func with(_ prominence: Prominence) -> RecipeNeed {
    RecipeNeed(id: id, role: role, amount: amount, prominence: prominence)
  }

  fileprivate mutating func add(_ line: RecipeIngredient) {
    if role.importance < line.role.importance { role = line.role }
    guard let added = line.amount.value else { return }
    guard let value = amount?.value, let unit = amount?.unit, unit.measure == line.amount.unit.measure else {
      amount = nil
      return
    }
    amount = Amount(value + added * line.amount.unit.factor / unit.factor, unit)
  }
}

extension Amount {
  /// The amount; nil for "to taste".
  fileprivate var measured: Amount? { value == nil ? nil : self }
}

extension RecipeIngredient.Role {
  fileprivate var importance: Int {
    switch self {
    case .optional: 0
    case .staple: 1
    case .required: 2
    }
  }
}
