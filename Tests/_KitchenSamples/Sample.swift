package import IngredientLines
internal import Ingredients
internal import Localization
package import Recipes
package import Time

/// Short constructors for dishes.
package enum Sample {
  package static let day = CalendarDate(dayNumber: 20_000) ?? .first

  /// Returns an ingredient of a dish; without a number it is "to taste".
  package static func line(
    _ id: String, _ number: Double? = nil, _ unit: AmountUnit = .bare, _ role: RecipeIngredient.Role = .required
  ) -> RecipeIngredient {
    RecipeIngredient(
      id: id, name: BilingualText(en: id, ko: id), amount: number.flatMap { Amount($0, unit) } ?? .toTaste,
      role: role)
  }

  package static func dish(
    _ id: String, _ cuisine: Cuisine = .korean, _ kind: DishKind = .stew, _ lines: RecipeIngredient...,
    minutes: Int = 20
  ) -> Recipe {
    Recipe(
      id: id, title: BilingualText(en: id, ko: id), cuisine: cuisine, kind: kind, difficulty: .easy,
      servings: 2, minutes: minutes, ingredients: lines, steps: [BilingualText(en: "Cook.", ko: "끓인다.")])
  }
}

extension CalendarDate {
  fileprivate static var first: CalendarDate {
    guard let date = CalendarDate(year: 1970, month: 1, day: 1) else { preconditionFailure("a day of the calendar") }
    return date
  }
}
