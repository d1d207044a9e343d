internal import CommandLineKit
internal import FridgeKit
internal import Recipes

/// `fridge pantry list`: what is at home.
struct ListPantry: Command {
  static let name = "list"
  static let summary = BilingualText(
    en: "What is at home, soonest to expire first.", ko: "집에 있는 식재료를 기한이 이른 순서로 보여 줍니다.")
  static let parameters: [Parameter<Self>] = [.pantryDate(\.date), .json(\.json)]
  var date: CalendarDate?
  var json = false

  func run(in context: CommandContext) throws {
    let items = try context.fridge.pantry().items()
    try json ? context.console.print(items.json(context)) : context.show(items, on: context.day(date))
    if items.isEmpty { throw CommandError.pantryEmpty }
  }
}
