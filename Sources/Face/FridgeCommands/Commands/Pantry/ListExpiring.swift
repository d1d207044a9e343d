internal import CommandLineKit
internal import FridgeKit
internal import Recipes

/// `fridge pantry expiring`: what to use up first.
struct ListExpiring: Command {
  static let name = "expiring"
  static let summary = BilingualText(en: "What to use up first.", ko: "먼저 먹어야 할 식재료를 보여 줍니다.")
  static let parameters: [Parameter<Self>] = [
    .option(
      "days", short: "d", \.days, placeholder: "N", kind: .integer(0...3650),
      help: BilingualText(en: "How many days ahead to look.", ko: "며칠 앞까지 볼지.")),
    .pantryDate(\.date), .json(\.json),
  ]
  var days = 3
  var date: CalendarDate?
  var json = false

  func run(in context: CommandContext) throws {
    let date = try context.day(date)
    let items = try context.fridge.pantry().items(expiringWithin: days, of: date)
    try json ? context.console.print(items.json(context)) : context.show(items, on: date)
    if items.isEmpty { throw CommandError.nothingExpires(days: days) }
  }
}
