internal import CommandLineKit
internal import FridgeKit

/// `fridge plan`: a plan of meals for the next days.
struct Plan: Command {
  static let name = "plan"
  static let summary = BilingualText(
    en: "Plan a week of dishes that uses up what expires.", ko: "기한이 이른 식재료부터 쓰는 일주일 식단을 짭니다.")
  static let discussion = [
    BilingualText(
      en: "No dish comes twice. The plan first uses what expires first, then prefers what is at home, and variety. "
        + "Expired items are listed but not used.",
      ko: "같은 요리는 두 번 나오지 않습니다. 기한이 이른 것부터 쓰고, 집에 있는 식재료와 다양함도 따집니다. 기한이 지난 것은 "
        + "알려만 주고 쓰지 않습니다."),
    BilingualText(
      en: "Side dishes, sweets and drinks are planned only with --kind.",
      ko: "반찬, 디저트, 음료는 --kind로 고를 때만 나옵니다."),
  ]
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
        "date", \.date, placeholder: "YYYY-MM-DD",
        help: BilingualText(en: "First day; by default today.", ko: "첫날. 기본값은 오늘입니다.")),
      .option(
        "seed", \.seed, placeholder: "N", kind: .integer(0...Int.max),
        help: BilingualText(
          en: "Seed that decides between equally good dishes; by default taken from the date.",
          ko: "똑같이 알맞은 요리 중에서 고르는 시드. 기본값은 날짜입니다.")),
      .flag(
        "shopping", \.hasShopping,
        help: BilingualText(en: "Add a shopping list for the whole plan.", ko: "식단 전체의 장보기 목록도 보여 줍니다.")),
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
    let items = try context.provisions(ignoringPantry: ignoresPantry)
    let candidates = try store.planCandidates(passing: filter, using: items, on: request.start)
    let plan = MealPlanner(request, choosingAmong: candidates).plan(using: items)
    let shopping = hasShopping ? plan.shopping : nil
    let view = PlanView(plan: plan, start: request.start, shopping: shopping, context: context)
    try context.console.show(view, json: json)
    if plan.meals.isEmpty { throw CommandError.noDishes }
    try context.console.flush()
    let count = plan.meals.count
    if count < days * meals {
      context.remark(
        en: count == 1 ? "Only 1 dish matches." : "Only \(count) dishes match.", ko: "조건에 맞는 요리가 \(count)가지뿐입니다.")
    }
  }
}
