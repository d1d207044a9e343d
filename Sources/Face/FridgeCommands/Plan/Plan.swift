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
    BilingualText(
      en:
        "“fridge plan save” keeps the plan; “plan show”, “plan change DATE”, “plan clear” and “plan undo” go on from there.",
      ko: "“fridge plan save”로 식단을 저장하고, “plan show”, “plan change 날짜”, “plan clear”, “plan undo”로 보고, 바꾸고, 지우고, 되돌립니다."
    ),
  ]
  static let parameters: [Parameter<Self>] =
    PlanArguments.parameters.map { $0.lifted(through: \.arguments) }
    + PlanForm.parameters.map { $0.lifted(through: \.form) }
  var arguments = PlanArguments()
  var form = PlanForm()

  func run(in context: CommandContext) throws {
    let (plan, start) = try arguments.plan(in: context)
    try form.show(plan, from: start, in: context)
    try context.remarkOnLength(of: plan, arguments)
    if !arguments.ignoresPantry, try !context.fridge.pantry().plannedMeals(from: context.day(nil)).isEmpty {
      context.remark(
        en: "This is not the saved plan, which “fridge plan show” shows.",
        ko: "저장한 식단이 아닙니다. 저장한 식단은 “fridge plan show”로 볼 수 있습니다.")
    }
  }
}

extension CommandContext {
  /// Remarks if a plan has fewer meals than were asked for; throws if it has none.
  func remarkOnLength(of plan: MealPlan, _ arguments: PlanArguments) throws {
    if plan.meals.isEmpty { throw CommandError.noDishes }
    try console.flush()
    let count = plan.meals.count
    if count < arguments.days * arguments.meals {
      remark(en: count == 1 ? "Only 1 dish matches." : "Only \(count) dishes match.", ko: "조건에 맞는 요리가 \(count)가지뿐입니다.")
    }
  }
}

/// `fridge plan save`: keeps a new plan.
struct SavePlan: Command {
  static let name = "save"
  static let summary = BilingualText(en: "Make a plan and keep it.", ko: "식단을 짜서 저장합니다.")
  static let discussion = [
    BilingualText(
      en:
        "The same options give the same plan as “fridge plan”. A plan saved earlier is replaced; “plan undo” brings it back.",
      ko: "같은 옵션이면 “fridge plan”과 같은 식단입니다. 전에 저장한 식단은 바뀌며, “plan undo”로 되돌릴 수 있습니다.")
  ]
  static let parameters: [Parameter<Self>] =
    PlanArguments.parameters.map { $0.lifted(through: \.arguments) }
    + PlanForm.parameters.map { $0.lifted(through: \.form) }
  var arguments = PlanArguments()
  var form = PlanForm()

  func run(in context: CommandContext) throws {
    let (plan, start) = try arguments.plan(in: context)
    if !plan.meals.isEmpty { try context.fridge.pantry().save(plan.meals.map { SavedMeal($0) }, at: .current) }
    try form.show(plan, from: start, in: context)
    try context.remarkOnLength(of: plan, arguments)
    try remarkOnShopping(in: context)
  }

  private func remarkOnShopping(in context: CommandContext) throws {
    if try context.fridge.pantry().shoppingList.entries().contains(where: \.isPlanned) {
      return context.remark(
        en:
          "The plan is saved. The shopping list still serves the plan before; “fridge shopping --plan --add” renews it.",
        ko: "식단을 저장했습니다. 장보기 목록은 아직 전의 식단에 맞춘 것이니 “fridge shopping --plan --add”로 새로 적으세요.")
    }
    context.remark(
      en: "The plan is saved. “fridge shopping --plan --add” puts on the shopping list what it needs.",
      ko: "식단을 저장했습니다. 필요한 것은 “fridge shopping --plan --add”로 장보기 목록에 적을 수 있습니다.")
  }
}

/// `fridge plan show`: the saved plan, from today on.
struct ShowPlan: Command {
  static let name = "show"
  static let summary = BilingualText(en: "Show the saved plan, from today on.", ko: "저장한 식단을 오늘부터 보여 줍니다.")
  static let parameters: [Parameter<Self>] =
    [.date(\.date), .noPantry(\.ignoresPantry)] + PlanForm.parameters.map { $0.lifted(through: \.form) }
  var date: CalendarDate?
  var ignoresPantry = false
  var form = PlanForm()

  func run(in context: CommandContext) throws {
    let day = try context.day(date)
    let plan = try context.savedPlan(from: day, ignoringPantry: ignoresPantry)
    if !plan.meals.isEmpty || form.json { try form.show(plan, from: day, in: context) }
    if plan.meals.isEmpty { throw CommandError.noPlan }
  }
}

extension CommandContext {
  /// Returns the saved plan as the pantry supplies it now; remarks on dishes that no longer exist.
  func savedPlan(from day: CalendarDate, ignoringPantry: Bool) throws -> MealPlan {
    let saved = try fridge.pantry().plannedMeals(from: day)
    if saved.isEmpty { return MealPlan(of: [], using: [], from: day) }
    let store = try recipes()
    let staples = try householdStaples(in: store)
    var meals: [(meal: SavedMeal, recipe: Recipe)] = []
    for meal in saved {
      if let recipe = try store.recipe(id: meal.recipe) {
        meals.append((meal, recipe.assumingAtHome(staples)))
      } else {
        remark(
          en: "The plan has a recipe for \(meal.date) that is no longer there: \(meal.recipe.printable).",
          ko: "\(meal.date)의 레시피가 이제 없습니다: \(meal.recipe.printable).")
      }
    }
    return MealPlan(of: meals, using: try provisions(ignoringPantry: ignoringPantry), from: day)
  }
}

/// `fridge plan change`: another dish for one meal.
struct ChangePlan: Command {
  static let name = "change"
  static let summary = BilingualText(
    en: "Replace one meal of the saved plan.", ko: "저장한 식단에서 한 끼를 바꿉니다.")
  static let discussion = [
    BilingualText(
      en:
        "Without a recipe, the best dish that is not in the plan takes its place, a vegetarian or vegan one if the whole "
        + "plan is so; --none leaves the meal out.",
      ko: "요리를 적지 않으면 식단에 없는 요리 중 가장 알맞은 것으로 바꾸며, 식단이 모두 채식이나 비건이면 그에 맞춥니다. --none을 쓰면 그 끼니를 뺍니다.")
  ]
  static let parameters: [Parameter<Self>] =
    [
      .argument("DATE", \.date, help: BilingualText(en: "Day of the meal.", ko: "바꿀 날짜.")),
      .arguments("RECIPE", \.words, kind: .recipes, minimum: 0, help: .recipeName),
      .option(
        "meal", \.number, placeholder: "N", kind: .integer(1...10),
        help: BilingualText(en: "Which meal of the day.", ko: "그날의 몇째 끼니인지.")),
      .flag("none", \.isNone, help: BilingualText(en: "Plan no dish for it.", ko: "이 끼니에는 요리를 두지 않습니다.")),
      .servings(\.servings), .noPantry(\.ignoresPantry),
    ] + DishFilterArguments.parameters.map { $0.lifted(through: \.filter) }
    + PlanForm.parameters.map { $0.lifted(through: \.form) }
  var date: CalendarDate?
  var words: [String] = []
  var number = 1
  var isNone = false
  var servings: Int?
  var ignoresPantry = false
  var filter = DishFilterArguments()
  var form = PlanForm()

  func run(in context: CommandContext) throws {
    let day = try context.day(date)
    let pantry = try context.fridge.pantry()
    let first = min(day, try context.day(nil))
    let saved = try pantry.plannedMeals(from: first)
    let former = saved.first { $0.date == day && $0.number == number }
    if isNone, !words.isEmpty { throw CommandError.recipeOrNone }
    if former == nil, words.isEmpty { throw Self.absence(of: number, on: day, among: saved) }
    if isNone {
      try pantry.removeMeal(on: day, number: number, at: .current)
    } else {
      let recipe = try recipe(on: day, in: context)
      let people = context.servings(servings) ?? former?.servings ?? recipe.servings
      try pantry.save(SavedMeal(date: day, number: number, recipe: recipe.id, servings: people), at: .current)
      if former == nil, !saved.isEmpty { remarkOnAddition(on: day, in: context) }
    }
    let plan = try context.savedPlan(from: first, ignoringPantry: ignoresPantry)
    try form.show(plan, from: first, in: context)
    if !words.isEmpty, let meal = plan.meals.first(where: { $0.date == day && $0.number == number }) {
      let required = meal.recipe.ingredients.filter { $0.role != .optional }
      try context.remarkOnExcluded(required.map(\.id), in: context.recipes())
    }
  }

  /// Returns the error for a meal that the plan lacks.
  private static func absence(of number: Int, on day: CalendarDate, among saved: [SavedMeal]) -> CommandError {
    let days = saved.map(\.date).reduce(into: [CalendarDate]()) { if $0.last != $1 { $0.append($1) } }
    return days.isEmpty ? .noPlan : .noSuchMeal(day, number, planned: days)
  }

  private func remarkOnAddition(on day: CalendarDate, in context: CommandContext) {
    let day = day.dayText
    if number > 1 { return }
    context.remark(
      en: "The plan had no meal on \(day.english); this one was added.", ko: "식단에 \(day.korean)의 끼니가 없어 새로 넣었습니다.")
  }

  /// Returns the named recipe, or the best one that is not in the plan.
  private func recipe(on day: CalendarDate, in context: CommandContext) throws -> Recipe {
    if !words.isEmpty { return try context.recipe(about: words.joined(separator: " "), in: context.recipes()) }
    var arguments = PlanArguments()
    (arguments.days, arguments.date, arguments.servings) = (1, day, servings)
    (arguments.ignoresPantry, arguments.filter) = (ignoresPantry, filter)
    let today = try context.day(nil)
    let planned = try context.fridge.pantry().plannedMeals(from: min(day, today)).map(\.recipe)
    arguments.filter.requiredByCommand = try diets(sharedBy: planned, in: context)
    let (plan, _) = try arguments.plan(without: Set(planned), in: context)
    guard let meal = plan.meals.first else { throw CommandError.noDishes }
    return meal.recipe
  }
}

extension ChangePlan {
  /// The number of meals of which a plan shows that it keeps to a diet.
  private static let fewestMealsOfDiet = 3

  /// Returns the diets that all dishes of the plan keep, unless the options say otherwise: a change keeps them, too.
  private func diets(sharedBy planned: [String], in context: CommandContext) throws -> Set<DishFlag> {
    guard planned.count >= Self.fewestMealsOfDiet, filter.required.isEmpty else { return [] }
    let store = try context.recipes()
    let recipes = try planned.compactMap { id in try store.recipe(id: id) }
    let avoided = filter.avoided.flatMap(\.elements)
    return Set(
      [.diet(.vegetarian), .tag(.vegan)].filter { flag in
        !avoided.contains(flag) && recipes.allSatisfy { $0.flags.contains(flag) }
      })
  }
}

/// `fridge plan clear`: forgets the saved plan.
struct ClearPlan: Command {
  static let name = "clear"
  static let summary = BilingualText(en: "Forget the saved plan.", ko: "저장한 식단을 지웁니다.")
  static let parameters: [Parameter<Self>] = [.json(\.json)]
  var json = false

  func run(in context: CommandContext) throws {
    let pantry = try context.fridge.pantry()
    let first = CalendarDate(year: 1, month: 1, day: 1)
    let count = try first.map { try pantry.plannedMeals(from: $0).count } ?? 0
    if count == 0 { throw CommandError.noPlan }
    try pantry.save([], at: .current)
    try context.console.show(ClearedPlanView(count: count, context: context), json: json)
  }
}

/// The answer of `fridge plan clear`: the number of meals that were planned.
struct ClearedPlanView: AnswerView {
  let count: Int
  let context: CommandContext

  var lines: [DisplayText] {
    let meals = count == 1 ? "1 meal" : "\(count) meals"
    return [DisplayText(context.text(en: "The plan of \(meals) was removed.", ko: "\(count)끼의 식단을 지웠습니다."))]
  }

  /// Version 1.
  var json: JSON { .object([("version", .integer(1)), ("removed", .integer(count))]) }
}

/// `fridge plan undo`: the saved plan as it was before the last change.
struct UndoPlanChange: Command {
  static let name = "undo"
  static let summary = BilingualText(
    en: "Undo the last change of the saved plan; again, the one before.",
    ko: "저장한 식단의 마지막 변경을 되돌립니다. 다시 쓰면 그 앞의 것을 되돌립니다.")
  static let parameters: [Parameter<Self>] = [.date(\.date)] + PlanForm.parameters.map { $0.lifted(through: \.form) }
  var date: CalendarDate?
  var form = PlanForm()

  func run(in context: CommandContext) throws {
    try context.fridge.pantry().undoPlanChange()
    let day = try context.day(date)
    let plan = try context.savedPlan(from: day, ignoringPantry: false)
    try form.show(plan, from: day, in: context)
    try context.console.flush()
    if plan.meals.isEmpty {
      context.remark(en: "Now no plan is saved.", ko: "이제 저장한 식단이 없습니다.")
    } else {
      context.remark(en: "The last change of the plan was undone.", ko: "식단의 마지막 변경을 되돌렸습니다.")
    }
  }
}
