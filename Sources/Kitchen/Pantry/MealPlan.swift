internal import IngredientLines
internal import Ingredients
public import Recipes
public import Time

/// A request for a meal plan.
public struct PlanRequest: Sendable {
  /// The first day.
  public var start: CalendarDate
  /// The number of days, at least one.
  public var days: Int
  /// The number of meals a day, at least one.
  public var meals: Int
  /// The number of people; nil for each recipe's own servings.
  public var servings: Int?
  /// The filter that every dish must pass. Without kinds, only dishes that make a meal are planned: by their kind, see
  /// ``DishKind/isMeal``, and by what is in them.
  public var filter: DishFilter
  /// The seed that breaks ties between dishes; nil for the day number of the first day.
  public var seed: UInt64?

  /// Creates a request, by default for a week with one meal a day.
  ///
  /// - Precondition: `servings` is in ``Recipe/allowedServings``.
  public init(
    from start: CalendarDate, days: Int = 7, meals: Int = 1, servings: Int? = nil, filter: DishFilter = DishFilter(),
    seed: UInt64? = nil
  ) {
    (self.start, self.days, self.meals) = (start, days, meals)
    (self.servings, self.filter, self.seed) = (servings, filter, seed)
  }
}

extension DishKind {
  /// Whether a dish of this kind makes a meal, with at most rice beside it.
  public var isMeal: Bool {
    switch self {
    case .side, .salad, .kimchi, .snack, .dessert, .drink: false
    case .soup, .stew, .hotPot, .porridge, .rice, .noodle, .pasta, .dumpling, .egg, .stirFry, .braise, .steamed,
      .grill, .fried, .pancake, .curry, .pizza, .bake, .sandwich:
      true
    }
  }
}

extension PlanRequest {
  /// Returns whether a dish may be planned.
  func accepts(_ recipe: Recipe) -> Bool {
    (!filter.kinds.isEmpty || recipe.isMeal) && filter.accepts(recipe)
  }

  /// Returns the dish as cooked: for the requested servings, without excluded ingredients.
  func prepared(_ recipe: Recipe) -> Recipe {
    let kept = recipe.leaving(out: Set(filter.leftOut(of: recipe)))
    return servings.map(kept.scaled(toServings:)) ?? kept
  }
}

extension Recipe {
  /// The weight, in grams a person, of filling ingredients in a dish that is no side dish or snack.
  ///
  /// Of the shipped dishes whose kind alone does not decide it, 31 have less, from braised burdock to stir-fried fish
  /// cake.
  private static let fillingGrams = 80.0

  /// Whether the dish makes a meal, with at most rice beside it.
  ///
  /// The kind does not decide it for dishes named after how they are cooked: braised beans in soy sauce are a side dish,
  /// and banana pancakes are no dinner.
  var isMeal: Bool {
    guard kind.isMeal else { return false }
    let categories = Set(required.compactMap { IngredientKnowledge.standard[$0.id]?.category })
    if tags.contains(.sweet), categories.isDisjoint(with: Self.savoury) { return false }
    switch kind {
    case .egg, .stirFry, .braise, .steamed, .grill, .fried, .pancake, .bake, .sandwich:
      return required.reduce(0) { $0 + gramsOfFilling($1) } >= Self.fillingGrams * Double(servings)
    default: return true
    }
  }

  private static let savoury: Set<IngredientCategory> = [
    .meat, .processedMeat, .seafood, .tofu, .vegetable, .mushroom, .kimchi,
  ]
  private static let filling: Set<IngredientCategory> = [
    .meat, .processedMeat, .seafood, .dairyAndEggs, .tofu, .grain, .noodle, .bread, .legume,
  ]

  private var required: [RecipeIngredient] { ingredients.filter { $0.role == .required } }

  /// An unknown weight is taken as sufficient.
  private func gramsOfFilling(_ line: RecipeIngredient) -> Double {
    let category = IngredientKnowledge.standard[line.id]?.category
    let isFilling = category.map { Self.filling.contains($0) || $0 == .prepared } ?? true
    guard isFilling || line.id == "flour" else { return 0 }
    let grams = line.amount.value.flatMap { value in
      AmountConversion(of: line.id).grams(per: line.amount.unit).map { $0 * value }
    }
    return grams ?? Self.fillingGrams * Double(servings)
  }

  /// Returns the recipe without these ingredients; the steps are unchanged.
  fileprivate func leaving(out ids: Set<String>) -> Recipe {
    if ids.isEmpty { return self }
    return Recipe(
      id: id, title: title, cuisine: cuisine, kind: kind, difficulty: difficulty, tags: tags, servings: servings,
      minutes: minutes, ingredients: ingredients.filter { !ids.contains($0.id) }, steps: steps,
      mentioned: mentioned, details: details)
  }
}

/// A meal plan for several days, with its shopping list.
public struct MealPlan: Sendable, Equatable {
  /// The meals in order; fewer than requested if the dishes run out.
  public let meals: [PlannedMeal]
  /// The items that expire during the plan and that no meal uses, soonest to expire first.
  public let unused: [PantryItem]
  /// The items that expired before the first day, which no meal uses.
  public let expired: [PantryItem]

  /// The shopping list of the plan, in which each meal is supplied from what the earlier ones leave.
  public var shopping: ShoppingList { ShoppingList(for: meals.map { ($0.recipe, $0.ingredients) }) }
}

/// One meal of a plan, with its supply.
public struct PlannedMeal: Sendable, Equatable {
  /// The last day to use the item.
  public let date: CalendarDate
  /// The number of the meal on that day, counted from 1.
  public let number: Int
  /// The recipe, scaled to the requested servings.
  public let recipe: Recipe
  /// The ingredients, supplied from what the earlier meals leave.
  public let ingredients: [SuppliedIngredient]

  /// The ingredients to buy, including optional ones, in the order of the recipe.
  public var missing: [RecipeIngredient] { ingredients.filter(\.isMissing).map(\.line) }

  /// The required ingredients of which nothing is at home.
  public var lacking: [SuppliedIngredient] { requiredToBuy.filter(\.items.isEmpty) }

  /// The required ingredients of which too little is at home; a kind of an ingredient, such as pork belly, is some of
  /// it.
  public var short: [SuppliedIngredient] { requiredToBuy.filter { !$0.items.isEmpty } }

  private var requiredToBuy: [SuppliedIngredient] {
    ingredients.filter { $0.line.role == .required && $0.isMissing }
  }

  /// The number of required ingredients.
  public var required: Int { ingredients.count { $0.line.role == .required } }

  /// The number of required ingredients that are at home.
  public var covered: Int { ingredients.count { $0.line.role == .required && !$0.isMissing } }

  /// The pantry items with an expiry date that it uses, soonest to expire first.
  public var used: [PantryItem] { ingredients.usedItems }
}

extension [SuppliedIngredient] {
  /// The items with an expiry date that supply any of the ingredients, each once, soonest to expire first.
  var usedItems: [PantryItem] {
    var seen: Set<Int> = []
    return flatMap(\.items).filter { $0.expiry != nil && seen.insert($0.number).inserted }.sorted(
      by: PantryItem.isSooner)
  }
}
