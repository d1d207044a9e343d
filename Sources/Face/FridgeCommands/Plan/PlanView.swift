internal import CommandLineKit
internal import FridgeKit

/// The answer of `fridge plan`: each day with its dishes and the reasons for them.
struct PlanView: AnswerView {
  let plan: MealPlan
  /// The first day.
  let start: CalendarDate
  /// The shopping list, if it was asked for.
  let shopping: ShoppingList?
  /// The units of its amounts.
  let units: UnitSystem
  let context: CommandContext

  var lines: [DisplayText] {
    let expired = ExpiredItems(items: plan.expired, day: start, context: context)
    return plan.meals.flatMap(lines) + unused + expired.lines + shoppingLines
  }

  /// Version 1.
  var json: JSON {
    let members: [(key: String, value: JSON)] = [
      ("version", .integer(1)), ("meals", .array(plan.meals.map { $0.json(in: context) })),
      ("unused", .array(plan.unused.map { $0.expiryJSON(context) })),
      ("expired", .array(plan.expired.map { $0.expiryJSON(context) })),
    ]
    return .object(
      members + (shopping.map { [("shopping", $0.json(in: context.language, units))] } ?? []))
  }

  private func lines(_ meal: PlannedMeal) -> [DisplayText] {
    let day = meal.number == 1 ? [context.console.styled(context.console.text(meal.date.dayText), .bold)] : []
    let facts = context.facts(meal.recipe) + [context.servings(meal.recipe)]
    return day + [
      "  \(context.heading(meal.recipe))", "    \(facts.joined(separator: " · "))",
      "    \(PlanReason(meal: meal, language: context.language).text)",
    ]
  }

  /// The items at home that no meal uses.
  private var unused: [DisplayText] {
    if plan.unused.isEmpty || plan.meals.isEmpty { return [] }
    let items = plan.unused.map { item in
      context.name(of: item)
        + (item.expiry.map { context.text(en: " (by \($0.date))", ko: "(\($0.date)까지)") } ?? "")
    }
    return [DisplayText(context.text(en: "Not used: ", ko: "식단에 없는 것: ") + items.joined(separator: ", "))]
  }

  private var shoppingLines: [DisplayText] {
    guard let shopping, !plan.meals.isEmpty else { return [] }
    let view = ShoppingView(
      list: shopping, recipes: plan.meals.map(\.recipe), units: units, context: context)
    return [""] + view.lines
  }
}

extension CalendarDate {
  /// The day of the week and the date: `Sat 2026-11-21`.
  var dayText: BilingualText {
    let names = [
      ("Mon", "월"), ("Tue", "화"), ("Wed", "수"), ("Thu", "목"), ("Fri", "금"), ("Sat", "토"), ("Sun", "일"),
    ]
    let (english, korean) = names[weekday]
    return BilingualText(en: "\(english) \(self)", ko: "\(self) (\(korean))")
  }
}

/// The one-line reason why a dish has its place in a plan.
struct PlanReason {
  /// An item that expires later than this many days ahead is no reason.
  private static let urgentDays = 7

  let meal: PlannedMeal
  let language: Language

  /// The reason: `uses up Milk (by 2026-11-22); has 2 of 3; missing Tofu`.
  var text: String {
    ([usedText, hasText] + [missingText, shortText].compactMap(\.self)).filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// The items of the pantry that the dish uses up in time, soonest to expire first.
  var urgent: [(item: PantryItem, expiry: CalendarDate)] {
    meal.used.compactMap { item in item.expiry.map { (item, $0.date) } }.filter { _, expiry in
      expiry.dayNumber - meal.date.dayNumber <= Self.urgentDays
    }
  }

  private var usedText: String {
    var seen: Set<String> = []
    let items = urgent.filter { seen.insert($0.item.ingredient).inserted }.map { item, expiry in
      let name = name(of: item)
      return BilingualText(en: "\(name) (by \(expiry))", ko: "\(name)(\(expiry)까지)")[language]
    }
    if items.isEmpty { return "" }
    return BilingualText(en: "uses up ", ko: "먼저 쓸 재료 ")[language] + items.joined(separator: ", ")
  }

  private var hasText: String {
    BilingualText(
      en: "has \(meal.covered) of \(meal.required)", ko: "\(meal.required)개 중 \(meal.covered)개 있음")[language]
  }

  /// The required ingredients of which nothing is at home.
  private var missingText: String? {
    listed(meal.lacking.map(\.line), after: BilingualText(en: "missing ", ko: "없는 재료 "))
  }

  /// The required ingredients of which too little is at home.
  private var shortText: String? {
    listed(meal.short.map(\.line), after: BilingualText(en: "too little ", ko: "부족한 재료 "))
  }

  private func listed(_ lines: [RecipeIngredient], after words: BilingualText) -> String? {
    lines.isEmpty ? nil : words[language] + lines.map { $0.name[language] }.joined(separator: ", ")
  }

  /// Returns the dish's name of an ingredient, so that several items of it read alike.
  private func name(of item: PantryItem) -> String {
    let line = meal.recipe.ingredients.first { $0.id == item.ingredient }
    return (line?.name ?? item.name)[language]
  }
}

extension PlannedMeal {
  fileprivate func json(in context: CommandContext) -> JSON {
    let reason = PlanReason(meal: self, language: context.language)
    let used = reason.urgent.map { $0.item.expiryJSON(context) }
    let facts: [(key: String, value: JSON)] = [
      ("cuisine", .string(recipe.cuisine.rawValue)), ("kind", .string(recipe.kind.rawValue)),
      ("minutes", .integer(recipe.minutes)), ("servings", .integer(recipe.servings)),
      ("required", .integer(required)), ("missing", .strings(lacking.map(\.line.id))),
      ("short", .strings(short.map(\.line.id))),
      ("uses", .array(used)), ("why", .string(reason.text)),
    ]
    return .object(
      [("date", .string("\(date)")), ("meal", .integer(number))] + recipe.title(in: context.language) + facts)
  }
}
