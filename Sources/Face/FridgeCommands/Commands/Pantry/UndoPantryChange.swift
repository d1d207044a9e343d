internal import CommandLineKit
internal import FridgeKit
internal import Recipes

/// `fridge pantry undo`: takes back the newest change that stands.
struct UndoPantryChange: Command {
  static let name = "undo"
  static let summary = BilingualText(
    en: "Take back the newest change; again, the one before.", ko: "마지막 변경을 되돌립니다. 다시 쓰면 그 앞의 것을 되돌립니다.")
  static let parameters: [Parameter<Self>] = [.json(\.json)]
  var json = false

  func run(in context: CommandContext) throws {
    let undone = try context.fridge.pantry().undo(at: .current)
    if json { return try context.console.print([undone].json(context)) }
    let heading = context.console.text(BilingualText(en: "Taken back", ko: "되돌림"))
    let lines = context.lines(of: undone).map { heading + ": " + $0 }
    try context.console.print(lines)
  }
}
