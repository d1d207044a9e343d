internal import CommandLineKit
internal import FridgeKit
internal import Recipes

/// `fridge pantry history`: everything that was ever done to the pantry.
struct ShowPantryHistory: Command {
  static let name = "history"
  static let summary = BilingualText(en: "Every change with its time, newest first.", ko: "모든 변경을 최근 것부터 보여 줍니다.")
  static let parameters: [Parameter<Self>] = [.json(\.json)]
  var json = false

  func run(in context: CommandContext) throws {
    let events = try context.fridge.pantry().events()
    try json ? context.console.print(events.json(context)) : context.show(events)
    if events.isEmpty { throw CommandError.noHistory }
  }
}
