public import Recipes
internal import SQLite
public import Time

/// A meal of the saved plan.
public struct SavedMeal: Sendable, Equatable {
  /// The date.
  public let date: CalendarDate
  /// The number of the meal on that day, counted from 1.
  public let number: Int
  /// The identifier of the recipe.
  public let recipe: String
  /// The number of people.
  public let servings: Int

  /// Creates a meal.
  ///
  /// - Precondition: `number` is positive, and `servings` is in ``Recipe/allowedServings``.
  public init(date: CalendarDate, number: Int = 1, recipe: String, servings: Int) {
    precondition(number > 0 && Recipe.allowedServings.contains(servings))
    (self.date, self.number, self.recipe, self.servings) = (date, number, recipe, servings)
  }

  /// Creates the meal of a plan.
  public init(_ meal: PlannedMeal) {
    self.init(date: meal.date, number: meal.number, recipe: meal.recipe.id, servings: meal.recipe.servings)
  }
}

/// The saved plan; every change makes a new one, so that it can be undone.
extension PantryStore {
  /// Returns the meals of the saved plan, in order; none if no plan is saved.
  ///
  /// - Parameter date: the first day.
  public func plannedMeals(from date: CalendarDate) throws(PantryError) -> [SavedMeal] {
    try attempt(records.plannedMeals).filter { $0.date >= date }
  }

  /// Replaces the saved plan.
  ///
  /// - Parameter meals: the meals, of which no two have the same date and number; none to forget the plan.
  public func save(_ meals: [SavedMeal], at time: Moment) throws(PantryError) {
    try transaction { () throws(PantryError) in
      try attempt { () throws(DatabaseError) in try records.insertPlan(of: meals, at: time) }
    }
  }

  /// Replaces one meal of the saved plan, or adds it.
  public func save(_ meal: SavedMeal, at time: Moment) throws(PantryError) {
    try transaction { () throws(PantryError) in
      try attempt { () throws(DatabaseError) in
        let others = try records.plannedMeals().filter { $0.date != meal.date || $0.number != meal.number }
        try records.insertPlan(of: others + [meal], at: time)
      }
    }
  }

  /// Removes one meal of the saved plan; returns whether there was one.
  @discardableResult
  public func removeMeal(on date: CalendarDate, number: Int, at time: Moment) throws(PantryError) -> Bool {
    try transaction { () throws(PantryError) in
      try attempt { () throws(DatabaseError) in
        let meals = try records.plannedMeals()
        let others = meals.filter { $0.date != date || $0.number != number }
        if others.count < meals.count { try records.insertPlan(of: others, at: time) }
        return others.count < meals.count
      }
    }
  }

  /// Returns to the plan before the last change; called again, to the one before that.
  public func undoPlanChange() throws(PantryError) {
    try transaction { () throws(PantryError) in
      guard try attempt(records.removeNewestPlan) else { throw .nothingToUndo }
    }
  }
}

extension PantryRecords {
  private static let newestPlan = "(SELECT max(number) FROM plan)"

  fileprivate func plannedMeals() throws(DatabaseError) -> [SavedMeal] {
    try database.prepare(
      """
      SELECT date, number, recipe, servings FROM planned_meal WHERE plan = \(Self.newestPlan) ORDER BY date, number
      """
    ).rows([]) { row throws(DatabaseError) in
      guard let date = CalendarDate(row.text(0)), row.integer(1) > 0, Recipe.allowedServings.contains(row.integer(3))
      else { throw .corrupt("no meal: \(row.text(0))") }
      return SavedMeal(date: date, number: row.integer(1), recipe: row.text(2), servings: row.integer(3))
    }
  }

  fileprivate func insertPlan(of meals: [SavedMeal], at time: Moment) throws(DatabaseError) {
    try database.prepare("INSERT INTO plan (time) VALUES (?)").run(.integer(time.seconds))
    for meal in meals {
      try database.prepare("INSERT INTO planned_meal VALUES (\(Self.newestPlan), ?, ?, ?, ?)")
        .run(.text("\(meal.date)"), .integer(meal.number), .text(meal.recipe), .integer(meal.servings))
    }
  }

  /// Removes the newest plan; returns whether there was one.
  fileprivate func removeNewestPlan() throws(DatabaseError) -> Bool {
    try database.prepare("DELETE FROM planned_meal WHERE plan = \(Self.newestPlan)").run()
    return try database.prepare("DELETE FROM plan WHERE number = \(Self.newestPlan) RETURNING number")
      .rows { $0.integer(0) }.isEmpty == false
  }
}

extension MealPlan {
  /// Creates a plan of meals that were saved, supplied from the pantry as it is now.
  ///
  /// - Parameters:
  ///   - meals: the meals in order, with their recipes.
  ///   - items: the items in the order of use, as ``PantryStore/items()`` returns them.
  ///   - day: the first day.
  public init(of meals: [(meal: SavedMeal, recipe: Recipe)], using items: [PantryItem], from day: CalendarDate) {
    var pantry = RemainingPantry(items)
    let planned = meals.map { meal, recipe in
      let recipe = recipe.servings == meal.servings ? recipe : recipe.scaled(toServings: meal.servings)
      return PlannedMeal(
        date: meal.date, number: meal.number, recipe: recipe, ingredients: pantry.take(recipe, on: meal.date))
    }
    let used = Set(planned.flatMap(\.used).map(\.number))
    let last = planned.last?.date ?? day
    self.init(
      meals: planned,
      unused: items.filter { item in
        item.expiry.map { day <= $0.date && $0.date <= last && !used.contains(item.number) } ?? false
      }, expired: items.filter { $0.isExpired(on: day) })
  }
}
