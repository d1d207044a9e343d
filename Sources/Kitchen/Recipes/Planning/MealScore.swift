/// How well a dish suits a meal of a plan; the higher the better.
///
/// `2 · urgency + cover − monotony`, kept to four decimals, where
/// - *urgency* adds up 1 ÷ (1 + days left) over everything from the pantry that the dish uses: what expires on the day
///   itself counts 1, what keeps a week an eighth;
/// - *cover* is the part of the required ingredients that is at home, staples left aside;
/// - *monotony* adds up, over the three meals before, 0.3 for the same cuisine, 0.3 for the same kind and 0.4 for the
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
    let score = 2 * urgency + cover - Self.monotony(of: recipe, after: earlier)
    value = (score * Self.steps).rounded() / Self.steps
  }

  /// By value.
  static func < (left: MealScore, right: MealScore) -> Bool { left.value < right.value }

  private static func monotony(of recipe: Recipe, after earlier: [Recipe]) -> Double {
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
