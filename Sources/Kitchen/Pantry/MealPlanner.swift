internal import Random
public import Recipes
internal import Time

/// A greedy meal planner that repeats no dish, uses up what expires first, and varies cuisines and kinds.
///
/// Each meal takes the dish with the highest ``MealScore``, given what the earlier meals leave of the pantry; ties are
/// broken by a shuffle. The same dishes, pantry and request give the same plan everywhere.
public struct MealPlanner: Sendable {
  private let request: PlanRequest
  private let dishes: [Recipe]

  /// Creates a planner that chooses among dishes.
  ///
  /// - Parameter dishes: the dishes, ordered by identifier; those that the request does not accept are ignored.
  public init(_ request: PlanRequest, choosingAmong dishes: [Recipe]) {
    self.request = request
    var generator = SplitMix64(seed: request.seed ?? UInt64(bitPattern: Int64(request.start.dayNumber)))
    let accepted = dishes.filter(request.accepts)
    self.dishes = generator.permutation(of: accepted.count).map { request.prepared(accepted[$0]) }
  }

  /// Returns the plan for the items of the pantry.
  ///
  /// - Parameter items: the items in the order of use, as ``PantryStore/items()`` returns them.
  public func plan(using items: [PantryItem]) -> MealPlan {
    var pantry = RemainingPantry(items)
    var (rest, meals): ([Recipe], [PlannedMeal]) = (dishes, [])
    for (date, number) in slots {
      guard let best = best(of: rest, on: date, pantry, after: meals) else { break }
      let recipe = rest.remove(at: best)
      let ingredients = pantry.take(recipe, on: date)
      meals.append(PlannedMeal(date: date, number: number, recipe: recipe, ingredients: ingredients))
    }
    let expired = items.filter { $0.isExpired(on: request.start) }
    return MealPlan(meals: meals, unused: unused(of: items, by: meals), expired: expired)
  }

  /// Returns the items that expire by the last day and that no meal uses.
  private func unused(of items: [PantryItem], by meals: [PlannedMeal]) -> [PantryItem] {
    guard let last = slots.last?.date else { return [] }
    let used = Set(meals.flatMap(\.used).map(\.number))
    return items.filter { item in
      item.expiry.map { (request.start...last).contains($0.date) && !used.contains(item.number) } ?? false
    }
  }

  /// The date and number of each meal, up to the year 9999.
  private var slots: [(date: CalendarDate, number: Int)] {
    (0..<max(0, request.days)).compactMap { request.start.adding(days: $0) }.flatMap { date in
      (0..<max(0, request.meals)).map { (date, $0 + 1) }
    }
  }

  /// Returns the position of the best dish; nil if there are no dishes.
  private func best(
    of dishes: [Recipe], on date: CalendarDate, _ pantry: RemainingPantry, after meals: [PlannedMeal]
  ) -> Int? {
    let earlier = meals.map(\.recipe)
    let spent = Set(meals.flatMap(\.used).map(\.number))
    var best: (index: Int, score: MealScore)?
    for (index, dish) in dishes.enumerated() {
      var trial = pantry
      let score = MealScore(dish, trial.take(dish, on: date), on: date, after: earlier, spent: spent)
      if best.map({ $0.score < score }) ?? true { best = (index, score) }
    }
    return best?.index
  }
}

/// The score of a dish for one meal of a plan; higher is better.
///
/// The score is `2 · urgency + cover − repetition − effort`, rounded to four decimals, where
/// - *urgency* is the sum of 1 ÷ (1 + days left) over the pantry items that the dish uses: an item that expires on the
///   day itself counts 1, one that keeps a week an eighth. An item that an earlier meal used counts nothing: what is
///   left of it is not known or is wanted elsewhere, and milk without an amount would otherwise be in all seven dishes;
/// - *cover* is the share of the required ingredients that are at home, without staples;
/// - *repetition* is the sum, over the three previous meals, of 0.3 for the same cuisine, 0.3 for the same kind and 0.4
///   for the same main ingredient, divided by 1, 2 and 3 for the first, second and third meal back; and 0.3 for every
///   meal of the previous six with the same main ingredient, for a week of chicken is no variety;
/// - *effort* is 0.02 for each ingredient to buy beyond five, and 0.1 for every ten minutes beyond three quarters of an
///   hour, half as much on Saturdays and Sundays. Most dishes take none, and a seed decides between them.
///
/// So food that expires within two days outweighs variety and a slow dish, and variety outweighs one ingredient less to
/// buy.
struct MealScore: Comparable {
  private static let steps = 10_000.0

  private let value: Double

  /// Computes the score of a dish on a given day.
  ///
  /// - Parameters:
  ///   - ingredients: its ingredients, supplied from the pantry of that day.
  ///   - earlier: the dishes of the earlier meals, in order.
  ///   - spent: the numbers of the pantry items that earlier meals used.
  init(
    _ recipe: Recipe, _ ingredients: [SuppliedIngredient], on day: CalendarDate, after earlier: [Recipe],
    spent: Set<Int> = []
  ) {
    let urgency = ingredients.usedItems.filter { !spent.contains($0.number) }.reduce(0) { $0 + $1.urgency(on: day) }
    let required = ingredients.filter { $0.line.role == .required }
    let cover = Double(required.count { !$0.isMissing }) / Double(max(1, required.count))
    let effort = Self.effort(of: recipe, buying: required.count { $0.isMissing }, on: day)
    let score = 2 * urgency + cover - Self.repetition(of: recipe, after: earlier) - effort
    value = (score * Self.steps).rounded() / Self.steps
  }

  /// Orders scores by value.
  static func < (left: MealScore, right: MealScore) -> Bool { left.value < right.value }

  private static func effort(of recipe: Recipe, buying count: Int, on day: CalendarDate) -> Double {
    let minutes = Double(max(0, recipe.minutes - 45))
    return 0.02 * Double(max(0, count - 5)) + minutes / (day.isWeekend ? 200 : 100)
  }

  private static func repetition(of recipe: Recipe, after earlier: [Recipe]) -> Double {
    let main = recipe.mainIngredient
    let sameMain = earlier.suffix(6).count { !main.isEmpty && $0.mainIngredient == main }
    return earlier.suffix(3).reversed().enumerated().reduce(0.3 * Double(sameMain)) { sum, before in
      let other = before.element
      let likeness =
        (other.cuisine == recipe.cuisine ? 0.3 : 0) + (other.kind == recipe.kind ? 0.3 : 0)
        + (other.mainIngredient == recipe.mainIngredient ? 0.4 : 0)
      return sum + likeness / Double(before.offset + 1)
    }
  }
}

extension CalendarDate {
  fileprivate var isWeekend: Bool { weekday >= 5 }
}

extension PantryItem {
  fileprivate func urgency(on day: CalendarDate) -> Double {
    expiry.map { 1 / Double(1 + max(0, $0.date.dayNumber - day.dayNumber)) } ?? 0
  }
}

extension Recipe {
  /// The identifier of the first required ingredient; empty if there is none.
  fileprivate var mainIngredient: String { ingredients.first { $0.role == .required }?.id ?? "" }
}
