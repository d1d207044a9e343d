internal import CommandLineKit
internal import Ingredients
internal import Recipes

extension CommandContext {
  /// Shows a plan for a person: each day, its dishes, and why they were chosen.
  func show(_ plan: MealPlan) throws {
    for meal in plan.meals {
      if meal.number == 1 { try console.print(console.styled(text(ofDay: meal.date), .bold)) }
      let facts = facts(meal.recipe) + [servings(meal.recipe)]
      let lines: [DisplayText] = [
        "  \(heading(meal.recipe))", "    \(facts.joined(separator: " · "))",
        "    \(PlanReason(meal: meal, language: language).text)",
      ]
      try console.print(lines)
    }
    if plan.unused.isEmpty || plan.meals.isEmpty { return }
    let items = plan.unused.map { item in
      name(of: item)
        + (item.expiry.map { console.text(BilingualText(en: " (by \($0.date))", ko: "(\($0.date)까지)")) } ?? "")
    }
    try console.print(console.text(BilingualText(en: "In no meal: ", ko: "식단에 없는 것: ")) + items.joined(separator: ", "))
  }

  /// The day of the week and the date: `Sat 2026-11-21`.
  private func text(ofDay date: CalendarDate) -> String {
    let names: [BilingualText] = [
      BilingualText(en: "Mon", ko: "월"), BilingualText(en: "Tue", ko: "화"), BilingualText(en: "Wed", ko: "수"),
      BilingualText(en: "Thu", ko: "목"), BilingualText(en: "Fri", ko: "금"), BilingualText(en: "Sat", ko: "토"),
      BilingualText(en: "Sun", ko: "일"),
    ]
    // 1970-01-01 was a Thursday; the remainder is negative before that.
    let day = ((date.dayNumber + 3) % 7 + 7) % 7
    return console.text(
      BilingualText(en: "\(names[day].english) \(date)", ko: "\(date) (\(names[day].korean))"))
  }
}

/// Why a dish has its place in a plan, in words.
struct PlanReason {
  /// What expires later is no reason.
  private static let urgentDays = 7

  let meal: PlannedMeal
  let language: Language

  /// One line: `uses up Milk (by 2026-11-22); has 2 of 3; missing Tofu`.
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
      return LocalizedText(english: "\(name) (by \(expiry))", korean: "\(name)(\(expiry)까지)")[language]
    }
    if items.isEmpty { return "" }
    return LocalizedText(english: "uses up ", korean: "먼저 쓸 재료 ")[language] + items.joined(separator: ", ")
  }

  private var hasText: String {
    LocalizedText(
      english: "has \(meal.covered) of \(meal.required)", korean: "\(meal.required)개 중 \(meal.covered)개 있음")[language]
  }

  /// What is not at home at all.
  private var missingText: String? {
    listed(required { !isUsed($0) }, after: LocalizedText(english: "missing ", korean: "없는 재료 "))
  }

  /// What is at home, but less of it than the dish needs.
  private var shortText: String? {
    listed(required(where: isUsed), after: LocalizedText(english: "too little ", korean: "부족한 재료 "))
  }

  private func isUsed(_ line: RecipeIngredient) -> Bool { meal.used.contains { $0.ingredient == line.id } }

  private func required(where condition: (RecipeIngredient) -> Bool) -> [RecipeIngredient] {
    meal.missing.filter { $0.role == .required && condition($0) }
  }

  private func listed(_ lines: [RecipeIngredient], after words: LocalizedText) -> String? {
    lines.isEmpty ? nil : words[language] + lines.map { $0.name[language] }.joined(separator: ", ")
  }

  /// What the dish calls it, so that several items of one ingredient read like it.
  private func name(of item: PantryItem) -> String {
    let line = meal.recipe.ingredients.first { $0.id == item.ingredient }
    return (line?.name ?? item.name)[language]
  }
}
