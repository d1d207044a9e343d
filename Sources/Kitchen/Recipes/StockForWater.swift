internal import Ingredients
internal import Localization

extension Recipe {
  /// The recipe, which takes a stock besides if it simmers in plain water: whoever names a broth wants it in the soup.
  var takingStockForWater: Recipe {
    let water = milliliters { $0 == "water" }
    guard Self.simmering.contains(kind), !tags.contains(.sweet), water >= Self.leastWater, !hasStock, !makesStock
    else { return self }
    var recipe = self
    recipe.details.take(details.takes + [.stock])
    return recipe
  }

  /// The kinds of dishes whose liquid is eaten.
  private static let simmering: Set<DishKind> = [.soup, .stew, .hotPot, .braise]
  /// The least water, in milliliters, that is the liquid of a dish and does not only loosen a paste.
  private static let leastWater = 250.0

  private var hasStock: Bool {
    ingredients.contains { $0.id.hasSuffix("stock") || ["dashi", "bouillon"].contains($0.id) }
  }

  /// Whether it is itself a stock, as its title says.
  private var makesStock: Bool { title.english.hasSuffix("Stock") || title.english.hasSuffix("Broth") }
}
