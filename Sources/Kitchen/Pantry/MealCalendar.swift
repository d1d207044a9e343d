public import IngredientLines
public import Localization
internal import Recipes
public import Time

/// A meal plan as a calendar that other programs import: iCalendar, RFC 5545.
///
/// Every meal is an event of its day that blocks no time. Its identifier depends only on day and meal, so that importing
/// a changed plan replaces the events.
public struct MealCalendar: Sendable {
  private let meals: [PlannedMeal]
  private let language: Language
  private let units: UnitSystem
  private let stamp: Moment

  /// Creates the calendar of a plan.
  ///
  /// - Parameters:
  ///   - units: the units of amounts and temperatures.
  ///   - stamp: the time at which the calendar is written.
  public init(of plan: MealPlan, in language: Language, units: UnitSystem = .original, at stamp: Moment) {
    (meals, self.language, self.units, self.stamp) = (plan.meals, language, units, stamp)
  }

  /// The text of the file: folded lines that end with CR LF.
  public var text: String {
    let lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//fridge//fridge//EN", "CALSCALE:GREGORIAN"]
    return (lines + meals.flatMap(event) + ["END:VCALENDAR"]).flatMap(Self.folded).map { $0 + "\r\n" }.joined()
  }

  private func event(_ meal: PlannedMeal) -> [String] {
    // A day of the year 9999 has no next one.
    let end = meal.date.adding(days: 1).map { ["DTEND;VALUE=DATE:\(Self.digits($0))"] } ?? []
    return [
      "BEGIN:VEVENT", "UID:\(meal.date)-\(meal.number)@fridge",
      "DTSTAMP:\(stamp.universalText.filter { $0 != "-" && $0 != ":" })",
      "DTSTART;VALUE=DATE:\(Self.digits(meal.date))",
    ] + end + [
      "SUMMARY:\(Self.escaped(meal.recipe.title[language]))",
      "DESCRIPTION:\(Self.escaped(description(of: meal.recipe.converted(to: units))))",
      "TRANSP:TRANSPARENT", "END:VEVENT",
    ]
  }

  private func description(of recipe: Recipe) -> String {
    let servings = BilingualText(en: "Serves \(recipe.servings)", ko: "\(recipe.servings)인분")
    let time = BilingualText(en: "\(recipe.minutes) min", ko: "\(recipe.minutes)분")
    let ingredients = recipe.ingredients.map { "\($0.name[language]) \($0.amount.text(in: language))" }
    let steps = recipe.steps.enumerated().map { "\($0 + 1). \($1[language])" }
    return ([servings[language] + ", " + time[language], ""] + ingredients + [""] + steps).joined(separator: "\n")
  }

  private static func digits(_ date: CalendarDate) -> String { "\(date)".filter { $0 != "-" } }
}

extension MealCalendar {
  /// Returns a text value: commas, semicolons, backslashes and line breaks are escaped, other control characters are
  /// dropped (RFC 5545, 3.3.11).
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\", ",", ";": escaped += "\\\(character)"
      case _ where character.isNewline: escaped += "\\n"
      case _ where character.unicodeScalars.contains { $0.properties.generalCategory == .control }: continue
      default: escaped.append(character)
      }
    }
    return escaped
  }

  /// Returns a content line in lines of at most 75 octets, the further ones after a space (RFC 5545, 3.1).
  ///
  /// Lines are broken between characters.
  static func folded(_ line: String) -> [String] {
    var (lines, open, count) = ([String](), "", 0)
    for character in line {
      let size = character.utf8.count
      if count + size > 75, !open.isEmpty, open != " " {
        lines.append(open)
        (open, count) = (" ", 1)
      }
      open.append(character)
      count += size
    }
    return lines + [open]
  }
}
