internal import CommandLineKit
internal import FridgeKit

/// `fridge shopping add`: puts food and own items on the list.
struct AddToShopping: Command {
  static let name = "add"
  static let summary = BilingualText(en: "Put something on the shopping list.", ko: "살 것을 장보기 목록에 적습니다.")
  static let discussion = [
    BilingualText(
      en: "Names and amounts are written as for “fridge pantry add”; anything else is an item of its own. "
        + "“fridge shopping RECIPE --add” puts on the list what a dish needs.",
      ko: "이름과 양은 “fridge pantry add”처럼 쓰고, 식재료가 아닌 것도 적을 수 있습니다. "
        + "요리에 필요한 것은 “fridge shopping RECIPE --add”로 적습니다.")
  ]
  static let parameters: [Parameter<Self>] = [
    .portions(\.words, help: BilingualText(en: "What to buy, and how much.", ko: "살 것과 양.")),
    .date(\.date), .json(\.json),
  ]
  var words: [String] = []
  var date: CalendarDate?
  var json = false

  func run(in context: CommandContext) throws {
    let portions = try context.fridge.portions(words)
    let event = try context.fridge.pantry().shoppingList.add(
      portions.map { ShoppingAddition($0) }, on: context.day(date), at: .current)
    try context.console.show(ShoppingEventsView(events: [event], heading: .action, context: context), json: json)
    try context.console.flush()
    context.remarkOnUnlisted(portions) { name, meant in
      meant.map {
        BilingualText(
          en: "“\(name)” is listed as written. Did you mean \($0.english)?",
          ko: "“\(name)”(이)라고 적었습니다. 혹시 \($0.korean)인가요?")
      }
    }
  }
}

/// `fridge shopping remove`: takes something off the list.
struct RemoveFromShopping: Command {
  static let name = "remove"
  static let summary = BilingualText(en: "Take something off the shopping list.", ko: "장보기 목록에서 뺍니다.")
  static let parameters: [Parameter<Self>] = [
    .arguments(
      "NAME", \.words, kind: .shopping,
      help: BilingualText(en: "Names on the list; commas may separate them.", ko: "목록에 있는 이름. 쉼표로 이어 쓸 수 있습니다.")),
    .json(\.json),
  ]
  var words: [String] = []
  var json = false

  func run(in context: CommandContext) throws {
    let portions = try context.fridge.portions(words)
    let event = try context.fridge.pantry().shoppingList.remove(portions, at: .current)
    try context.console.show(ShoppingEventsView(events: [event], heading: .action, context: context), json: json)
  }
}

/// `fridge shopping done`: moves what was bought from the list to the pantry.
struct FinishShopping: Command {
  static let name = "done"
  static let summary = BilingualText(
    en: "Cross off what you bought, and put it in the pantry.", ko: "산 것을 목록에서 지우고 식재료에 넣습니다.")
  static let discussion = [
    BilingualText(
      en: "An amount after a name is what you really bought; otherwise it is the amount on the list. Last days are "
        + "estimated as by “fridge pantry add”.",
      ko: "이름 뒤에 양을 쓰면 그만큼 산 것으로, 쓰지 않으면 목록에 적힌 만큼 산 것으로 봅니다. 기한은 “fridge pantry add”처럼 어림합니다.")
  ]
  static let parameters: [Parameter<Self>] = [
    .portions(\.words, kind: .shopping, minimum: 0, help: BilingualText(en: "What you bought.", ko: "산 것.")),
    .flag("all", \.isAll, help: BilingualText(en: "You bought everything.", ko: "목록에 있는 것을 모두 샀습니다.")),
    .expires(\.expires), .place(\.place),
    .flag(
      "no-pantry", \.ignoresPantry,
      help: BilingualText(en: "Only cross it off, for things that are no food.", ko: "지우기만 합니다. 먹을 것이 아닐 때 씁니다.")),
    .date(\.date), .json(\.json),
  ]
  var words: [String] = []
  var isAll = false
  var expires: CalendarDate?
  var place: StoragePlace?
  var ignoresPantry = false
  var date: CalendarDate?
  var json = false

  func run(in context: CommandContext) throws {
    if isAll != words.isEmpty { throw CommandError.nameOrAll }
    var purchase = ShoppingPurchase(isAll ? nil : try context.fridge.portions(words), on: try context.day(date))
    (purchase.expires, purchase.place, purchase.entersPantry) = (expires, place, !ignoresPantry)
    let (event, pantry) = try context.fridge.pantry().shoppingList.buy(purchase, at: .current)
    let view = ShoppingEventsView(events: [event], heading: .action, pantry: pantry, context: context)
    try context.console.show(view, json: json)
  }
}

/// `fridge shopping clear`: empties the list.
struct ClearShopping: Command {
  static let name = "clear"
  static let summary = BilingualText(en: "Empty the shopping list.", ko: "장보기 목록을 비웁니다.")
  static let parameters: [Parameter<Self>] = [.json(\.json)]
  var json = false

  func run(in context: CommandContext) throws {
    let event = try context.fridge.pantry().shoppingList.clear(at: .current)
    try context.console.show(ShoppingEventsView(events: [event], heading: .action, context: context), json: json)
  }
}

/// `fridge shopping history`: every change of the list.
struct ShowShoppingHistory: Command {
  static let name = "history"
  static let summary = BilingualText(
    en: "Show every change of the list, newest first.", ko: "목록의 모든 변경을 최근 것부터 보여 줍니다.")
  static let parameters: [Parameter<Self>] = [.json(\.json)]
  var json = false

  func run(in context: CommandContext) throws {
    let events = try context.fridge.pantry().shoppingList.events()
    try context.console.show(ShoppingEventsView(events: events, heading: .time, context: context), json: json)
    if events.isEmpty { throw PantryError.listEmpty }
  }
}

/// `fridge shopping undo`: takes back the newest change of the list that still stands.
struct UndoShopping: Command {
  static let name = "undo"
  static let summary = BilingualText(
    en: "Undo the last change of the list; again, the one before.",
    ko: "목록의 마지막 변경을 되돌립니다. 다시 쓰면 그 앞의 것을 되돌립니다.")
  static let discussion = [
    BilingualText(
      en: "What “done” put in the pantry is taken out again, unless some of it was used since.",
      ko: "“done”으로 식재료에 넣은 것도 다시 뺍니다. 그 사이에 쓴 것이 있으면 그대로 둡니다.")
  ]
  static let parameters: [Parameter<Self>] = [.json(\.json)]
  var json = false

  func run(in context: CommandContext) throws {
    let undone = try context.fridge.pantry().shoppingList.undo(at: .current)
    let view = ShoppingEventsView(events: [undone.event], heading: .undone, context: context)
    try context.console.show(view, json: json)
    try context.console.flush()
    if undone.pantryKeeps {
      context.remark(
        en: "The pantry was left as it is, because it has changed since.", ko: "식재료는 그 사이에 바뀌어서 그대로 두었습니다.")
    }
  }
}
