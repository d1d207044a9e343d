public import Ingredients

/// What to buy for some dishes: what they need, less what is at home, added up.
public struct ShoppingList: Sendable, Equatable {
  /// Everything that the dishes need but water, in the order of a walk through a shop; what no shelf is known for comes
  /// last, and what stands on one shelf in the order of the dishes.
  public let items: [ShoppingItem]

  /// The list for dishes that were supplied from the pantry.
  public init(for meals: [(recipe: Recipe, ingredients: [SuppliedIngredient])]) {
    var needs: [ShoppingNeed] = []
    for (recipe, ingredients) in meals {
      for ingredient in ingredients where ingredient.line.id != "water" {
        if let index = needs.firstIndex(where: { $0.id == ingredient.line.id }) {
          needs[index].add(ingredient, for: recipe.id)
        } else {
          needs.append(ShoppingNeed(ingredient, for: recipe.id))
        }
      }
    }
    items = needs.map(\.item).enumerated().sorted {
      ($0.element.shelf, $0.offset) < ($1.element.shelf, $1.offset)
    }.map(\.element)
  }

  /// The list for dishes that are cooked one after the other on one day.
  ///
  /// - Parameter items: what is at home, in the order to use it up; what expired before the day is not counted.
  public init(for recipes: [Recipe], from items: [PantryItem] = [], on day: CalendarDate) {
    var pantry = RemainingPantry(items)
    self.init(for: recipes.map { ($0, pantry.take($0, on: day)) })
  }

  /// The part of the list with this status.
  public func items(_ status: ShoppingItem.Status) -> [ShoppingItem] { items.filter { $0.status == status } }
}

extension ShoppingItem {
  /// The place of the category on the walk through the shop.
  fileprivate var shelf: Int { category.flatMap(IngredientCategory.allCases.firstIndex) ?? .max }
}

/// One ingredient of a shopping list.
public struct ShoppingItem: Sendable, Equatable {
  /// Why an ingredient is on the list.
  public enum Status: String, CaseIterable, Sendable {
    /// It is not there, or not enough of it.
    case missing
    /// It is there, but nobody knows whether that is enough.
    case uncertain
    /// Every kitchen is taken to have it, but the pantry does not list it.
    case staple
    /// There is enough of it at home.
    case atHome = "at_home"
  }

  /// The identifier of the ingredient.
  public let ingredient: String
  /// What to call it.
  public let name: LocalizedText
  /// Where a shop keeps it; nil when nobody knows.
  public let category: IngredientCategory?
  /// Why it is on the list.
  public let status: Status
  /// Whether every dish can do without it.
  public let isOptional: Bool
  /// How much of it: of what is at home the need, otherwise what is not known to be there. Units that cannot be
  /// compared stand beside each other; empty for "to taste".
  public let amounts: [Amount]
  /// The identifiers of the dishes that need it, in their order.
  public let recipes: [String]
}

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
