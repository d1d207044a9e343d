internal import IngredientLines
internal import Ingredients

extension Recipe {
  /// The recipe, which takes a stock besides if it simmers in plain water: whoever names a broth wants it in the soup.
  var takingStockForWater: Recipe {
    guard Self.simmering.contains(kind), isCookedInWater, !hasStock else { return self }
    var recipe = self
    recipe.details.take(details.takes + [.stock])
    return recipe
  }

  /// The kinds of dishes whose liquid is eaten.
  private static let simmering: Set<DishKind> = [.soup, .stew, .hotPot, .braise]
  /// The least water, in milliliters, that is the liquid of a dish and does not only loosen a paste.
  private static let leastWater = 250.0

  private var isCookedInWater: Bool {
    ingredients.contains { line in
      guard line.id == "water", line.amount.unit == .milliliter, let value = line.amount.value else { return false }
      return value >= Self.leastWater
    }
  }

  private var hasStock: Bool {
    let stocks = Set(FoodGroup.stock.ingredients + ["stock", "bouillon"])
    return ingredients.contains { stocks.contains($0.id) }
  }
}
