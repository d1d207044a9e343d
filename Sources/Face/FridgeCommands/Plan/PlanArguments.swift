internal import CommandLineKit
internal import FridgeKit

/// The days of a new plan and the conditions for its dishes.
struct PlanArguments: Sendable {
  var days = 7
  var meals = 1
  var servings: Int?
  var date: CalendarDate?
  var seed: Int?
  var ignoresPantry = false
  var filter = DishFilterArguments()

  /// The parameters of every command that makes a plan.
  static let parameters: [Parameter<Self>] =
    [
      .option(
        "days", short: "d", \.days, placeholder: "N", kind: .integer(1...100),
        help: BilingualText(en: "Number of days.", ko: "며칠 동안의 식단인지.")),
      .option(
        "meals", \.meals, placeholder: "N", kind: .integer(1...10),
        help: BilingualText(en: "Meals per day.", ko: "하루에 몇 끼인지.")),
      .servings(\.servings),
      .option(
        "date", \.date, placeholder: "DATE",
        help: BilingualText(en: "First day; by default today.", ko: "첫날. 기본값은 오늘입니다.")),
      .option(
        "seed", \.seed, placeholder: "N", kind: .integer(0...Int.max),
        help: BilingualText(
          en: "Seed that decides between equally good dishes; by default taken from the date.",
          ko: "똑같이 알맞은 요리 중에서 고르는 시드. 기본값은 날짜입니다.")),
      .noPantry(\.ignoresPantry),
    ] + DishFilterArguments.parameters.map { $0.lifted(through: \.filter) }

  /// Returns a new plan with its first day.
  ///
  /// - Parameter excluded: the identifiers of dishes that are not planned.
  func plan(without excluded: Set<String> = [], in context: CommandContext) throws -> (MealPlan, start: CalendarDate) {
    let store = try context.recipes()
    let filter = try filter.filter(for: store, in: context)
    let request = PlanRequest(
      from: try context.day(date), days: days, meals: meals, servings: context.servings(servings), filter: filter,
      seed: seed.map { UInt64($0) })
    let items = try context.provisions(ignoringPantry: ignoresPantry)
    let dishes = try store.planCandidates(passing: filter, using: items, on: request.start)
      .filter { !excluded.contains($0.id) }
    let planner = MealPlanner(request, choosingAmong: try context.withHouseholdStaples(dishes, in: store))
    return (planner.plan(using: items), request.start)
  }
}

/// The forms in which a plan is shown.
struct PlanForm: Sendable {
  var hasShopping = false
  var isCalendar = false
  var units: UnitSystem?
  var json = false

  /// The parameters of every command that shows a plan.
  static let parameters: [Parameter<Self>] = [
    .flag(
      "shopping", \.hasShopping,
      help: BilingualText(en: "Add a shopping list for the whole plan.", ko: "식단 전체의 장보기 목록도 보여 줍니다.")),
    .flag(
      "ics", \.isCalendar,
      help: BilingualText(en: "Write a calendar (iCalendar) instead.", ko: "달력 파일(iCalendar)로 씁니다.")),
    .units(\.units), .json(\.json),
  ]

  /// Shows a plan.
  func show(_ plan: MealPlan, from start: CalendarDate, in context: CommandContext) throws {
    if isCalendar, !json {
      let calendar = MealCalendar(of: plan, in: context.language, units: context.units(units), at: .current)
      return try context.console.write(data: calendar.text)
    }
    let view = PlanView(
      plan: plan, start: start, shopping: hasShopping ? plan.shopping : nil, units: context.units(units),
      context: context)
    try context.console.show(view, json: json)
  }
}
