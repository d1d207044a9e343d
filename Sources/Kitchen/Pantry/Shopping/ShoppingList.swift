public import IngredientLines
public import Ingredients
public import Localization
public import Recipes
public import Time

/// A shopping list: the summed needs of some dishes, less the food at home.
public struct ShoppingList: Sendable, Equatable {
  /// All ingredients of the dishes except water, in the order of a walk through a shop; those without a known shelf
  /// come last, and those of one shelf are in the order of the dishes.
  public let items: [ShoppingItem]
  /// The missing ingredients, dish by dish, for the stored list.
  public let additions: [ShoppingAddition]

  /// Creates the list for dishes that were supplied from the pantry.
  public init(for meals: [(recipe: Recipe, ingredients: [SuppliedIngredient])]) {
    additions = meals.flatMap { recipe, ingredients in
      ingredients.compactMap { ShoppingAddition($0, for: recipe.id) }
    }
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

  /// Creates the list for dishes that are cooked one after the other on one day.
  ///
  /// - Parameter items: the pantry items in the order of use; those that expired before the day are ignored.
  public init(for recipes: [Recipe], from items: [PantryItem] = [], on day: CalendarDate) {
    var pantry = RemainingPantry(items)
    self.init(for: recipes.map { ($0, pantry.take($0, on: day)) })
  }

  /// Returns the items with this status.
  public func items(_ status: ShoppingItem.Status) -> [ShoppingItem] { items.filter { $0.status == status } }
}

extension ShoppingItem {
  /// The position of the category on the walk through the shop.
  fileprivate var shelf: Int { category.flatMap(IngredientCategory.allCases.firstIndex) ?? .max }
}

extension IngredientFacts {
  /// Returns the usual name of an ingredient, or the one of a recipe that is as usual among cooks: gochujang, which the
  /// labels of photos call red pepper paste.
  func name(onListAs name: BilingualText) -> BilingualText {
    let key = NameKey(ingredient.id)
    let isCooks = NameKey(name.english) == key && NameKey(ingredient.english) != key
    return BilingualText(en: isCooks ? name.english : ingredient.english, ko: ingredient.korean)
  }
}

/// One ingredient of a shopping list.
public struct ShoppingItem: Sendable, Equatable {
  /// The reason why an ingredient is on the list.
  public enum Status: String, CaseIterable, Sendable {
    /// It is not at home, or not in sufficient amount.
    case missing
    /// It is at home, but possibly not in sufficient amount.
    case uncertain
    /// It is assumed to be in every kitchen, but the pantry does not list it.
    case staple
    /// It is at home in sufficient amount.
    case atHome = "at_home"
  }

  /// The identifier of the ingredient.
  public let ingredient: String
  /// The display name.
  public let name: BilingualText
  /// The category by which shops place it; nil if it is not known.
  public let category: IngredientCategory?
  /// The reason why it is on the list.
  public let status: Status
  /// Whether it is optional in every dish.
  public let isOptional: Bool
  /// The needed amounts if it is at home, otherwise the amounts not known to be at home: one for each group of
  /// comparable units; empty if by taste.
  public let amounts: [Amount]
  /// The identifiers of the dishes that need it, in order.
  public let recipes: [String]
}

/// The need of several dishes for one ingredient.
package struct ShoppingNeed {
  /// The identifier of the ingredient.
  let id: String
  private let name: BilingualText
  private var uses: [(ingredient: SuppliedIngredient, recipe: String)] = []

  /// Creates the need of one dish.
  init(_ ingredient: SuppliedIngredient, for recipe: String) {
    (id, name) = (ingredient.line.id, ingredient.line.name)
    add(ingredient, for: recipe)
  }

  /// Adds the need of another dish, or another need of the same one.
  mutating func add(_ ingredient: SuppliedIngredient, for recipe: String) { uses.append((ingredient, recipe)) }

  /// The item of the list.
  var item: ShoppingItem {
    let (status, facts) = (status, IngredientKnowledge.standard[id])
    let counted = uses.filter { status == .atHome || $0.ingredient.open != nil }
    var sum = AmountSum()
    for use in counted { sum.add(use.ingredient.open ?? use.ingredient.line.amount) }
    var seen: Set<String> = []
    return ShoppingItem(
      ingredient: id, name: facts?.name(onListAs: name) ?? name, category: facts?.category,
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

  /// The amount not known to be at home; nil if the ingredient counts as at home.
  fileprivate var open: Amount? {
    switch coverage {
    case .lacking(let amount): amount
    case .uncertain(let amount): line.role == .staple ? nil : amount
    case .complete: nil
    }
  }
}
