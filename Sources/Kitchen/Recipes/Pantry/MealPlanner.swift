/// Plans meals: no dish twice, what expires first before the rest, one cuisine and kind after another.
///
/// Meal after meal takes the dish with the highest ``MealScore``, given what the meals before it leave of the pantry;
/// of equal ones the first of a shuffle. The same dishes, pantry and request give the same plan everywhere.
public struct MealPlanner: Sendable {
  private let request: PlanRequest
  private let dishes: [Recipe]

  /// A planner that chooses among dishes.
  ///
  /// - Parameter dishes: in the order of their identifiers; those that the request refuses are not considered.
  public init(_ request: PlanRequest, choosingAmong dishes: [Recipe]) {
    self.request = request
    var generator = SplitMix64(seed: request.seed ?? UInt64(bitPattern: Int64(request.start.dayNumber)))
    let accepted = dishes.filter(request.accepts)
    self.dishes = generator.permutation(of: accepted.count).map { request.prepared(accepted[$0]) }
  }

  /// The plan for what is at home.
  ///
  /// - Parameter items: in the order to use them up, as ``PantryStore/items()`` gives them.
  public func plan(using items: [PantryItem]) -> MealPlan {
    var pantry = RemainingPantry(items)
    var (rest, meals): ([Recipe], [PlannedMeal]) = (dishes, [])
    for (date, number) in slots {
      guard let best = best(of: rest, on: date, pantry, after: meals.map(\.recipe)) else { break }
      let recipe = rest.remove(at: best)
      let ingredients = pantry.take(recipe, on: date)
      meals.append(PlannedMeal(date: date, number: number, recipe: recipe, ingredients: ingredients))
    }
    let expired = items.filter { $0.isExpired(on: request.start) }
    return MealPlan(meals: meals, unused: unused(of: items, by: meals), expired: expired)
  }

  /// What expires by the last day and goes into none of the meals.
  private func unused(of items: [PantryItem], by meals: [PlannedMeal]) -> [PantryItem] {
    guard let last = slots.last?.date else { return [] }
    let used = Set(meals.flatMap(\.used).map(\.number))
    return items.filter { item in
      item.expiry.map { (request.start...last).contains($0.date) && !used.contains(item.number) } ?? false
    }
  }

  /// Day and number of each meal; the calendar ends with the year 9999.
  private var slots: [(date: CalendarDate, number: Int)] {
    (0..<max(0, request.days)).compactMap { request.start.adding(days: $0) }.flatMap { date in
      (0..<max(0, request.meals)).map { (date, $0 + 1) }
    }
  }

  /// The position of the best dish; nil when there is none.
  private func best(
    of dishes: [Recipe], on date: CalendarDate, _ pantry: RemainingPantry, after earlier: [Recipe]
  ) -> Int? {
    var best: (index: Int, score: MealScore)?
    for (index, dish) in dishes.enumerated() {
      var trial = pantry
      let score = MealScore(dish, trial.take(dish, on: date), on: date, after: earlier)
      if best.map({ $0.score < score }) ?? true { best = (index, score) }
    }
    return best?.index
  }
}

/// How well a dish suits a meal of a plan; the higher the better.
///
/// `2 · urgency + cover − repetition`, kept to four decimals, where
/// - *urgency* adds up 1 ÷ (1 + days left) over everything from the pantry that the dish uses: what expires on the day
///   itself counts 1, what keeps a week an eighth;
/// - *cover* is the part of the required ingredients that is at home, staples left aside;
/// - *repetition* adds up, over the three meals before, 0.3 for the same cuisine, 0.3 for the same kind and 0.4 for the
///   same main ingredient, divided by 1, 2 and 3 as they lie further back.
///
/// So food that expires within two days comes before variety, and variety before a dish that needs one thing less.
struct MealScore: Comparable {
  private static let steps = 10_000.0

  private let value: Double

  /// The score of a dish that would be cooked on a day.
  ///
  /// - Parameters:
  ///   - ingredients: what it needs, with what is at home by then.
  ///   - earlier: the dishes planned before, in their order.
  init(_ recipe: Recipe, _ ingredients: [SuppliedIngredient], on day: CalendarDate, after earlier: [Recipe]) {
    let urgency = ingredients.usedItems.reduce(0) { $0 + $1.urgency(on: day) }
    let required = ingredients.filter { $0.line.role == .required }
    let cover = Double(required.count { !$0.isMissing }) / Double(max(1, required.count))
    let score = 2 * urgency + cover - Self.repetition(of: recipe, after: earlier)
    value = (score * Self.steps).rounded() / Self.steps
  }

  /// By value.
  static func < (left: MealScore, right: MealScore) -> Bool { left.value < right.value }

  private static func repetition(of recipe: Recipe, after earlier: [Recipe]) -> Double {
    earlier.suffix(3).reversed().enumerated().reduce(0) { sum, before in
      let other = before.element
      let likeness =
        (other.cuisine == recipe.cuisine ? 0.3 : 0) + (other.kind == recipe.kind ? 0.3 : 0)
        + (other.mainIngredient == recipe.mainIngredient ? 0.4 : 0)
      return sum + likeness / Double(before.offset + 1)
    }
  }
}

extension PantryItem {
  fileprivate func urgency(on day: CalendarDate) -> Double {
    expiry.map { 1 / Double(1 + max(0, $0.date.dayNumber - day.dayNumber)) } ?? 0
  }
}

extension Recipe {
  /// The identifier of what the dish is made of first of all; empty when it requires nothing.
  fileprivate var mainIngredient: String { ingredients.first { $0.role == .required }?.id ?? "" }
}
