internal import CommandLineKit
internal import FridgeKit

/// `fridge pantry list`: everything at home.
struct ListPantry: Command {
  static let name = "list"
  static let summary = BilingualText(
    en: "List what is at home, soonest to expire first.", ko: "집에 있는 식재료를 기한이 이른 순서로 보여 줍니다.")
  static let parameters: [Parameter<Self>] = [.date(\.date), .json(\.json)]
  var date: CalendarDate?
  var json = false

  func run(in context: CommandContext) throws {
    let items = try context.fridge.pantry().items()
    let view = PantryView(items: items, day: try context.day(date), context: context)
    try context.console.show(view, json: json)
    if items.isEmpty { throw CommandError.pantryEmpty }
  }
}

/// `fridge pantry expiring`: the items to use up first.
struct ListExpiring: Command {
  static let name = "expiring"
  static let summary = BilingualText(en: "List what to use up first.", ko: "먼저 먹어야 할 식재료를 보여 줍니다.")
  static let parameters: [Parameter<Self>] = [
    .option(
      "days", short: "d", \.days, placeholder: "N", kind: .integer(0...3650),
      help: BilingualText(en: "Days to look ahead.", ko: "며칠 앞까지 볼지.")),
    .date(\.date), .json(\.json),
  ]
  var days = 3
  var date: CalendarDate?
  var json = false

  func run(in context: CommandContext) throws {
    let day = try context.day(date)
    let items = try context.fridge.pantry().items(expiringWithin: days, of: day)
    try context.console.show(PantryView(items: items, day: day, context: context), json: json)
    if items.isEmpty { throw CommandError.nothingExpires(days: days) }
  }
}

/// `fridge pantry history`: every change of the pantry.
struct ShowPantryHistory: Command {
  static let name = "history"
  static let summary = BilingualText(
    en: "Show every change with its time, newest first.", ko: "모든 변경을 최근 것부터 보여 줍니다.")
  static let parameters: [Parameter<Self>] = [.json(\.json)]
  var json = false

  func run(in context: CommandContext) throws {
    let events = try context.fridge.pantry().events()
    try context.console.show(PantryEventsView(events: events, heading: .time, context: context), json: json)
    if events.isEmpty { throw CommandError.noHistory }
  }
}
