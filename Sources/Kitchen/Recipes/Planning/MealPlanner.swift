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
    var provisions = Provisions(items)
    var (rest, meals): ([Recipe], [PlannedMeal]) = (dishes, [])
    for (date, number) in slots {
      guard let best = best(of: rest, on: date, provisions, after: meals.map(\.recipe)) else { break }
      let recipe = rest.remove(at: best)
      let ingredients = provisions.take(recipe, on: date)
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
    of dishes: [Recipe], on date: CalendarDate, _ provisions: Provisions, after earlier: [Recipe]
  ) -> Int? {
    var best: (index: Int, score: MealScore)?
    for (index, dish) in dishes.enumerated() {
      var trial = provisions
      let score = MealScore(dish, trial.take(dish, on: date), on: date, after: earlier)
      if best.map({ $0.score < score }) ?? true { best = (index, score) }
    }
    return best?.index
  }
}
