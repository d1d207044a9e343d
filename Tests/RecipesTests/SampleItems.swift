import Ingredients
import Testing

@testable import Recipes

/// Short constructors for dishes and pantry items.
enum Sample {
  static let day = CalendarDate(dayNumber: 20_000) ?? .first

  /// Returns an item that expires so many days after ``day``.
  static func item(
    _ number: Int, _ ingredient: String, _ remaining: RemainingAmount = .unmeasured, _ unit: AmountUnit = .bare,
    days: Int? = nil
  ) -> PantryItem {
    PantryItem(
      number: number, ingredient: ingredient, name: LocalizedText(english: ingredient, korean: ingredient), unit: unit,
      added: day, expiry: days.flatMap(day.adding(days:)).map { Expiry($0, .stated) }, place: .fridge,
      remaining: remaining)
  }

  /// Returns an ingredient of a dish; without a number it is "to taste".
  static func line(
    _ id: String, _ number: Double? = nil, _ unit: AmountUnit = .bare, _ role: RecipeIngredient.Role = .required
  ) -> RecipeIngredient {
    RecipeIngredient(
      id: id, name: LocalizedText(english: id, korean: id), amount: number.flatMap { Amount($0, unit) } ?? .toTaste,
      role: role)
  }

  static func dish(
    _ id: String, _ cuisine: Cuisine = .korean, _ kind: DishKind = .stew, _ lines: RecipeIngredient...
  ) -> Recipe {
    Recipe(
      id: id, title: LocalizedText(english: id, korean: id), cuisine: cuisine, kind: kind, difficulty: .easy,
      servings: 2, minutes: 20, ingredients: lines, steps: [LocalizedText(english: "Cook.", korean: "끓인다.")])
  }
}

extension CalendarDate {
  fileprivate static var first: CalendarDate {
    guard let date = CalendarDate(year: 1970, month: 1, day: 1) else { preconditionFailure("a day of the calendar") }
    return date
  }
}
