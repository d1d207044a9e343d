internal import Ingredients

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
    var provisions = Provisions(items)
    self.init(for: recipes.map { ($0, provisions.take($0, on: day)) })
  }

  /// The part of the list with this status.
  public func items(_ status: ShoppingItem.Status) -> [ShoppingItem] { items.filter { $0.status == status } }
}

extension ShoppingItem {
  /// The place of the category on the walk through the shop.
  fileprivate var shelf: Int { category.flatMap(IngredientCategory.allCases.firstIndex) ?? .max }
}
