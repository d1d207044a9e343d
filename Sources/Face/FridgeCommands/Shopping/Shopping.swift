internal import CommandLineKit
internal import FridgeKit

/// `fridge shopping`: the stored shopping list, or what some recipes need.
struct Shopping: Command {
  static let name = "shopping"
  static let summary = BilingualText(
    en: "Show the shopping list, or what recipes need that is not at home.",
    ko: "장보기 목록을 보여 줍니다. 요리를 적으면 집에 없는 재료를 모아 보여 줍니다.")
  static let discussion = [
    BilingualText(
      en: "Amounts of all recipes are added up and rounded up to what a shop sells, with the needed amount beside it. "
        + "Expired items do not count.",
      ko: "모든 레시피의 양을 더하고 가게에서 파는 단위로 올리며, 필요한 양을 옆에 적습니다. 기한이 지난 것은 없는 것으로 봅니다."),
    BilingualText(
      en:
        "--add puts what is missing on the stored list, and what is optional only with --optional. A dish is on it once: "
        + "adding it again replaces its amounts.",
      ko: "--add를 쓰면 없는 재료를 장보기 목록에 적습니다. 생략할 수 있는 재료는 --optional을 함께 쓸 때만 적습니다. "
        + "같은 요리를 다시 적으면 양을 새로 고칩니다."),
  ]
  static let parameters: [Parameter<Self>] = [
    .arguments(
      "RECIPE", \.words, kind: .recipes, minimum: 0,
      help: BilingualText(
        en: "Titles in English or Korean, or ids; none for the stored list.", ko: "한국어나 영어 이름, 또는 아이디. 없으면 장보기 목록을 봅니다."
      )),
    .flag(
      "plan", \.usesPlan,
      help: BilingualText(en: "What the saved plan needs, from today on.", ko: "저장한 식단에 오늘부터 필요한 것을 봅니다.")),
    .flag("add", short: "a", \.isAdded, help: BilingualText(en: "Put it on the list.", ko: "장보기 목록에 적습니다.")),
    .flag(
      "optional", \.addsOptional,
      help: BilingualText(
        en: "With --add, put optional ingredients on the list, too.", ko: "--add와 함께 쓰면 생략할 수 있는 재료도 적습니다.")),
    .servings(\.servings), .units(\.units), .noPantry(\.ignoresPantry),
    .flag(
      "markdown", \.isMarkdown,
      help: BilingualText(en: "Write a Markdown checklist.", ko: "마크다운 체크리스트로 씁니다.")),
    .date(\.date), .json(\.json),
  ]
  var words: [String] = []
  var usesPlan = false
  var isAdded = false
  var addsOptional = false
  var servings: Int?
  var units: UnitSystem?
  var ignoresPantry = false
  var isMarkdown = false
  var date: CalendarDate?
  var json = false

  func run(in context: CommandContext) throws {
    if usesPlan, !words.isEmpty || servings != nil { throw CommandError.planOrRecipe }
    if words.isEmpty, !usesPlan {
      if isAdded { throw CommandError.addNeedsRecipe }
      return try showList(in: context)
    }
    let (list, recipes) = try usesPlan ? needsOfPlan(context) : needsOfRecipes(context)
    let needs = ShoppingView(list: list, recipes: recipes, units: context.units(units), context: context)
    if isAdded { try add(needs, in: context) } else { try show(needs, markdown: needs.markdown, in: context) }
  }

  private func needsOfPlan(_ context: CommandContext) throws -> (ShoppingList, [Recipe]) {
    let plan = try context.savedPlan(from: context.day(date), ignoringPantry: ignoresPantry)
    if plan.meals.isEmpty { throw CommandError.noPlan }
    return (plan.shopping, plan.meals.map(\.recipe))
  }

  private func needsOfRecipes(_ context: CommandContext) throws -> (ShoppingList, [Recipe]) {
    let store = try context.recipes()
    let written = try context.withHouseholdStaples(context.recipes(named: words, in: store), in: store)
    let recipes = context.servings(servings).map { count in written.map { $0.scaled(toServings: count) } } ?? written
    let items = try context.provisions(ignoringPantry: ignoresPantry)
    return (ShoppingList(for: recipes, from: items, on: try context.day(date)), recipes)
  }

  private func show(_ view: some AnswerView, markdown: [String], in context: CommandContext) throws {
    if isMarkdown, !json { return try context.console.print(markdown) }
    try context.console.show(view, json: json)
  }

  private func showList(in context: CommandContext) throws {
    let view = try listView(of: context.fridge.pantry().shoppingList.entries().foods, in: context)
    if view.foods.isEmpty {
      if json { try context.console.show(view, json: true) }
      throw PantryError.listEmpty
    }
    try show(view, markdown: view.markdown, in: context)
  }

  private func listView(of foods: [ListedFood], in context: CommandContext) throws -> StoredListView {
    StoredListView(
      foods: foods, titles: try titles(of: foods, in: context), units: context.units(units), context: context)
  }

  /// Returns the titles of the dishes on the list by their identifiers.
  private func titles(of foods: [ListedFood], in context: CommandContext) throws -> [String: BilingualText] {
    let ids = Set(foods.flatMap(\.recipes))
    if ids.isEmpty { return [:] }
    let store = try context.recipes()
    var titles: [String: BilingualText] = [:]
    for id in ids { titles[id] = try store.recipe(id: id)?.title }
    return titles
  }

  /// Puts what is missing on the list, and shows it as the list has it.
  private func add(_ needs: ShoppingView, in context: CommandContext) throws {
    let additions = needs.list.additions.filter { addsOptional || !$0.isOptional }
    let event = try context.fridge.pantry().shoppingList.add(
      additions, from: usesPlan ? .plan : .dishes(Set(needs.recipes.map(\.id))), on: context.day(date),
      at: .current)
    let added = try listView(of: event.opened.foods, in: context)
    try show(AddedNeedsView(added: added, needs: needs), markdown: added.markdown, in: context)
    try context.console.flush()
    let count = Set(additions.map(\.ingredient)).count
    context.remark(
      en: count == 1 ? "1 item was put on the shopping list." : "\(count) items were put on the shopping list.",
      ko: "장보기 목록에 \(count)가지를 적었습니다.")
  }
}
