internal import Ingredients

/// What several dishes together need of one ingredient.
struct ShoppingNeed {
  /// The identifier of the ingredient.
  let id: String
  private let name: LocalizedText
  private var uses: [(ingredient: SuppliedIngredient, recipe: String)] = []

  /// The need of one dish.
  init(_ ingredient: SuppliedIngredient, for recipe: String) {
    (id, name) = (ingredient.line.id, ingredient.line.name)
    add(ingredient, for: recipe)
  }

  /// Adds the need of another dish, or another need of the same one.
  mutating func add(_ ingredient: SuppliedIngredient, for recipe: String) { uses.append((ingredient, recipe)) }

  /// The line of the list.
  var item: ShoppingItem {
    let (status, facts) = (status, IngredientKnowledge.standard[id])
    let counted = uses.filter { status == .atHome || $0.ingredient.open != nil }
    var sum = AmountSum()
    for use in counted { sum.add(use.ingredient.open ?? use.ingredient.line.amount) }
    var seen: Set<String> = []
    return ShoppingItem(
      ingredient: id, name: facts.map { LocalizedText($0.ingredient) } ?? name, category: facts?.category,
      status: status, isOptional: counted.allSatisfy { $0.ingredient.line.role == .optional },
      amounts: sum.amounts(by: AmountConversion(of: id)),
      recipes: counted.map(\.recipe).filter { seen.insert($0).inserted })
  }

  /// The most urgent status of all uses.
  private var status: ShoppingItem.Status {
    let statuses = uses.map(\.ingredient.status)
    return ShoppingItem.Status.allCases.first(where: statuses.contains) ?? .atHome
  }
}

extension SuppliedIngredient {
  fileprivate var status: ShoppingItem.Status {
    switch (coverage, line.role) {
    case (.lacking, .staple): .staple
    case (.lacking, _): .missing
    case (.uncertain, .required), (.uncertain, .optional): .uncertain
    case (.uncertain, .staple), (.complete, _): .atHome
    }
  }

  /// What is not known to be there; nil when it is to be taken as there.
  fileprivate var open: Amount? {
    switch coverage {
    case .lacking(let amount): amount
    case .uncertain(let amount): line.role == .staple ? nil : amount
    case .complete: nil
    }
  }
}
