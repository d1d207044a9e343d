internal import CommandLineKit
internal import FridgeKit
internal import Recipes

/// `fridge plan`: what to cook on the next days.
struct Plan: Command {
  static let name = "plan"
  static let summary = BilingualText(
    en: "A week of dishes that uses up what expires.", ko: "기한이 이른 식재료부터 쓰는 일주일 식단.")
  static let discussion = [
    BilingualText(
      en: "No dish comes twice. What expires first is used first; then what is at home counts, and variety. What has "
        + "expired is named and not counted.",
      ko: "같은 요리는 두 번 나오지 않습니다. 기한이 이른 것부터 쓰고, 집에 있는 것과 다양함을 함께 봅니다. 기한이 지난 것은 "
        + "알려 주고 세지 않습니다."),
    BilingualText(
      en: "Side dishes, sweets and drinks are planned only with --kind.",
      ko: "반찬, 디저트, 음료는 --kind로 고를 때만 나옵니다."),
  ]
  static let parameters: [Parameter<Self>] =
    [
      .option(
        "days", short: "d", \.days, placeholder: "N", kind: .integer(1...100),
        help: BilingualText(en: "How many days.", ko: "며칠 동안의 식단인지.")),
      .option(
        "meals", \.meals, placeholder: "N", kind: .integer(1...10),
        help: BilingualText(en: "How many meals a day.", ko: "하루에 몇 끼인지.")),
      .servings(\.servings),
      .option(
        "date", \.date, placeholder: "YYYY-MM-DD",
        help: BilingualText(en: "The first day; by default today.", ko: "첫날. 기본값은 오늘입니다.")),
      .option(
        "seed", \.seed, placeholder: "N", kind: .integer(0...Int.max),
        help: BilingualText(
          en: "Decides between dishes that suit equally well; by default the date does.",
          ko: "똑같이 알맞은 요리 중에서 고르는 수. 기본값은 날짜입니다.")),
      .flag(
        "shopping", \.hasShopping,
        help: BilingualText(en: "Also what to buy for all of it.", ko: "식단 전체의 장보기 목록도 보여 줍니다.")),
      .noPantry(\.ignoresPantry),
    ] + DishFilterArguments.parameters.map { $0.lifted(through: \.filter) } + [.json(\.json)]
  var days = 7
  var meals = 1
  var servings: Int?
  var date: CalendarDate?
  var seed: Int?
  var hasShopping = false
  var ignoresPantry = false
  var filter = DishFilterArguments()
  var json = false

  func run(in context: CommandContext) throws {
    let store = try context.recipes()
    let filter = try filter.filter(for: store, in: context.fridge)
    let request = PlanRequest(
      from: try context.day(date), days: days, meals: meals, servings: servings, filter: filter,
      seed: seed.map { UInt64($0) })
    let planner = MealPlanner(request, choosingAmong: try store.recipes(passing: filter))
    let plan = planner.plan(using: try context.provisions(ignoringPantry: ignoresPantry))
    if json {
      try context.console.print(plan.json(shopping: hasShopping ? plan.shopping : nil, in: context))
    } else {
      try show(plan, from: request.start, in: context)
    }
    if plan.meals.isEmpty { throw CommandError.noDishes }
    try context.console.flush()
    if plan.meals.count < days * meals { context.console.remark(context.console.text(shortage(plan.meals.count))) }
  }

  private func show(_ plan: MealPlan, from start: CalendarDate, in context: CommandContext) throws {
    try context.show(plan)
    try context.show(expired: plan.expired, on: start)
    guard hasShopping, !plan.meals.isEmpty else { return }
    try context.console.print("")
    try context.show(plan.shopping, for: plan.meals.map(\.recipe), .plain)
  }

  private func shortage(_ count: Int) -> BilingualText {
    BilingualText(en: "No more than \(count) dishes meet the conditions.", ko: "조건에 맞는 요리가 \(count)가지뿐입니다.")
  }
}
