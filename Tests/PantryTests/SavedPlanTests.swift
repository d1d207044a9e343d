import Files
@testable import IngredientLines
import KitchenSamples
import Localization
import TestSupport
import Testing

@testable import Pantry
@testable import Recipes
@testable import Time

struct SavedPlanTests {
  private let folder = TemporaryFolder()
  private let noon = Moment(seconds: 1_795_262_400)
  private let stew = Sample.dish("stew", .korean, .stew, Sample.line("pork", 200, .gram), Sample.line("egg", 1, .piece))

  private func day(_ offset: Int) throws -> CalendarDate { try #require(Sample.day.adding(days: offset)) }

  @Test func thePlanIsKeptInOrder() throws {
    let meals = try [1, 0].map { SavedMeal(date: try day($0), recipe: "stew", servings: 2) }
    try PantryStore(keptIn: folder.path).save(meals, at: noon)
    let store = try PantryStore(keptIn: folder.path)
    #expect(try store.plannedMeals(from: Sample.day) == meals.reversed())
    #expect(try store.plannedMeals(from: day(1)) == [meals[0]])
  }

  @Test func oneMealIsReplacedOrRemoved() throws {
    let store = try PantryStore(keptIn: folder.path)
    try store.save([SavedMeal(date: Sample.day, recipe: "stew", servings: 2)], at: noon)
    try store.save(SavedMeal(date: Sample.day, recipe: "soup", servings: 3), at: noon)
    #expect(try store.plannedMeals(from: Sample.day).map(\.recipe) == ["soup"])
    #expect(try store.removeMeal(on: Sample.day, number: 1, at: noon))
    #expect(try !store.removeMeal(on: Sample.day, number: 1, at: noon))
    #expect(try store.plannedMeals(from: Sample.day).isEmpty)
  }

  @Test func everyChangeOfThePlanCanBeUndone() throws {
    let store = try PantryStore(keptIn: folder.path)
    #expect(throws: PantryError.nothingToUndo) { try store.undoPlanChange() }
    try store.save([SavedMeal(date: Sample.day, recipe: "stew", servings: 2)], at: noon)
    try store.save(SavedMeal(date: day(1), recipe: "soup", servings: 3), at: noon)
    try store.removeMeal(on: Sample.day, number: 1, at: noon)
    try store.save([], at: noon)
    var plans: [[String]] = []
    for _ in 0..<4 {
      try store.undoPlanChange()
      plans.append(try store.plannedMeals(from: Sample.day).map(\.recipe))
    }
    #expect(plans == [["soup"], ["stew", "soup"], ["stew"], []])
    #expect(throws: PantryError.nothingToUndo) { try store.undoPlanChange() }
  }

  @Test func aSavedPlanIsSuppliedMealByMeal() throws {
    let meals = try [0, 1].map { (meal: SavedMeal(date: try day($0), recipe: "stew", servings: 4), recipe: stew) }
    let plan = MealPlan(
      of: meals, using: [Sample.item(1, "pork", .measured(500), .gram), Sample.item(2, "milk", days: 1)],
      from: Sample.day)
    #expect(plan.meals.map(\.recipe.servings) == [4, 4])
    #expect(plan.meals.map { $0.missing.map(\.id) } == [["egg"], ["pork", "egg"]])
    #expect(plan.unused.map(\.ingredient) == ["milk"])
    #expect(
      plan.shopping.items(.missing).first { $0.ingredient == "pork" }?.amounts == [try #require(Amount(300, .gram))])
  }
}

struct MealCalendarTests {
  private func calendar(_ title: String, _ step: String) throws -> String {
    let recipe = Recipe(
      id: "a", title: BilingualText(en: title, ko: title), cuisine: .korean, kind: .stew, difficulty: .easy,
      servings: 2,
      minutes: 20, ingredients: [Sample.line("egg", 2, .piece)], steps: [BilingualText(en: step, ko: step)])
    let meal = SavedMeal(date: Sample.day, recipe: "a", servings: 2)
    let plan = MealPlan(of: [(meal, recipe)], using: [], from: Sample.day)
    return MealCalendar(of: plan, in: .english, at: Moment(seconds: 1_795_262_400)).text
  }

  @Test func linesEndWithCarriageReturns() throws {
    let text = try calendar("Stew", "Cook.")
    #expect(text.hasPrefix("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n") && text.hasSuffix("END:VEVENT\r\nEND:VCALENDAR\r\n"))
    #expect(text.unicodeScalars.filter { $0 == "\n" }.count == text.unicodeScalars.filter { $0 == "\r" }.count)
    #expect(text.contains("\r\nDTSTAMP:20261121T120000Z\r\n"))
    #expect(text.contains("\r\nDTSTART;VALUE=DATE:20241004\r\nDTEND;VALUE=DATE:20241005\r\n"))
    #expect(text.contains("\r\nUID:2024-10-04-1@fridge\r\n"))
  }

  @Test func textIsEscaped() throws {
    #expect(MealCalendar.escaped("a,b;c\\d\ne\r\nf\u{7}") == "a\\,b\\;c\\\\d\\ne\\nf")
    #expect(try calendar("Mac, Cheese; more", "x").contains("SUMMARY:Mac\\, Cheese\\; more\r\n"))
  }

  @Test(arguments: [74, 75, 76, 149, 150, 400]) func longLinesAreFolded(_ count: Int) {
    let line = String(repeating: "김", count: count / 3) + String(repeating: "x", count: count % 3)
    let folded = MealCalendar.folded(line)
    #expect(folded.allSatisfy { $0.utf8.count <= 75 })
    #expect(folded.dropFirst().allSatisfy { $0.hasPrefix(" ") })
    #expect(folded.enumerated().map { $0 == 0 ? $1 : String($1.dropFirst()) }.joined() == line)
    #expect(folded.count == 1 || count > 75)
  }
}
