internal import CommandLineKit
internal import FridgeKit
internal import Recipes

/// `fridge today`: recipes drawn for the day.
struct Today: Command {
  static let name = "today"
  static let summary = BilingualText(en: "Today's recipes.", ko: "오늘의 요리.")
  static let parameters: [Parameter<Self>] = [
    .option(
      "count", short: "n", \.count, placeholder: "N", kind: .integer(1...1000),
      help: BilingualText(en: "How many recipes.", ko: "레시피의 수.")),
    .option(
      "date", \.date, placeholder: "YYYY-MM-DD",
      help: BilingualText(en: "Another day than today.", ko: "오늘이 아닌 다른 날.")),
    .flag(
      "again", counting: \.again,
      help: BilingualText(
        en: "Draw other recipes for the same day; twice draws once more.", ko: "같은 날의 다른 요리를 뽑습니다. 두 번 쓰면 한 번 더 뽑습니다.")),
    .json(\.json),
  ]
  var count = 3
  var date: CalendarDate?
  var again = 0
  var json = false

  func run(in context: CommandContext) throws {
    guard let date = date ?? .today() else { throw CommandError.noDate }
    let recipes = try context.recipes().today(DailyDraw(on: date, repetition: again), limit: count)
    try json ? context.console.print(recipes.json(in: context.language)) : context.show(recipes, for: date)
  }
}
