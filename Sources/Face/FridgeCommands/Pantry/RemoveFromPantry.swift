internal import CommandLineKit
internal import FridgeKit

/// `fridge pantry remove`: takes out what was eaten or thrown away.
struct RemoveFromPantry: Command {
  static let name = "remove"
  static let summary = BilingualText(en: "Remove what is used up.", ko: "다 쓴 식재료를 뺍니다.")
  static let discussion = [
    BilingualText(
      en: "Without an amount, everything of that name is removed; with one, what expires soonest goes first.",
      ko: "양이 없으면 그 식재료를 모두 빼고, 있으면 기한이 이른 것부터 뺍니다.")
  ]
  static let parameters: [Parameter<Self>] = [
    .portions(\.words, kind: .pantry, help: BilingualText(en: "Ingredients and amounts.", ko: "식재료와 양.")),
    .json(\.json),
  ]
  var words: [String] = []
  var json = false

  func run(in context: CommandContext) throws {
    let portions = try context.fridge.portions(words)
    let event = try context.fridge.pantry().remove(portions, at: .current)
    try context.console.show(PantryEventsView(events: [event], heading: .action, context: context), json: json)
  }
}

/// `fridge pantry use`: takes out what a dish needs.
struct UseFromPantry: Command {
  static let name = "use"
  static let summary = BilingualText(en: "Remove what a recipe uses.", ko: "요리 하나에 드는 식재료를 뺍니다.")
  static let discussion = [
    BilingualText(
      en: "Takes as much as there is, soonest to expire first. Items of unknown amount stay.",
      ko: "있는 만큼 기한이 이른 것부터 뺍니다. 양을 모르는 것은 그대로 둡니다.")
  ]
  static let parameters: [Parameter<Self>] = [
    .arguments("RECIPE", \.words, kind: .recipes, help: .recipeName), .servings(\.servings), .json(\.json),
  ]
  var words: [String] = []
  var servings: Int?
  var json = false

  func run(in context: CommandContext) throws {
    let written = try context.recipe(named: words.joined(separator: " "), in: context.recipes())
    let recipe = context.servings(servings).map(written.scaled(toServings:)) ?? written
    let use = try context.fridge.pantry().use(recipe, on: context.day(nil), at: .current)
    try context.console.show(PantryEventsView(events: [use.event], heading: .action, context: context), json: json)
    try context.console.flush()
    if use.untouched.isEmpty { return }
    let names = use.untouched.map(context.name(of:)).joined(separator: ", ")
    context.remark(
      en: "Left as it is, because the amount is unknown: \(names).", ko: "얼마나 남았는지 알 수 없어 그대로 두었습니다: \(names).")
  }
}

/// `fridge pantry undo`: takes back the newest change that still stands.
struct UndoPantryChange: Command {
  static let name = "undo"
  static let summary = BilingualText(
    en: "Undo the last change; again, the one before.", ko: "마지막 변경을 되돌립니다. 다시 쓰면 그 앞의 것을 되돌립니다.")
  static let parameters: [Parameter<Self>] = [.json(\.json)]
  var json = false

  func run(in context: CommandContext) throws {
    let pantry = try context.fridge.pantry()
    let listed = try pantry.shoppingList.entries().count
    let undone = try pantry.undo(at: .current)
    try context.console.show(PantryEventsView(events: [undone], heading: .undone, context: context), json: json)
    if try pantry.shoppingList.entries().count > listed {
      try context.console.flush()
      context.remark(
        en: "It was bought from the shopping list, and is on it again.", ko: "장보기 목록에서 산 것이라 목록에도 다시 올렸습니다.")
    }
  }
}
