internal import CommandLineKit
internal import FridgeKit
internal import Recipes

/// `fridge pantry remove`: what was used up.
struct RemoveFromPantry: Command {
  static let name = "remove"
  static let summary = BilingualText(en: "Take out what was used up.", ko: "다 쓴 식재료를 뺍니다.")
  static let discussion = [
    BilingualText(
      en: "Without an amount everything of that name goes; otherwise first what expires soonest.",
      ko: "양이 없으면 그 식재료를 모두 빼고, 있으면 기한이 이른 것부터 뺍니다.")
  ]
  static let parameters: [Parameter<Self>] = [
    .arguments(
      "NAME [AMOUNT [UNIT]]", \.words, kind: .pantryNames,
      help: BilingualText(en: "What, and how much.", ko: "식재료와 양.")),
    .json(\.json),
  ]
  var words: [String] = []
  var json = false

  func run(in context: CommandContext) throws {
    let portions = try context.fridge.portions(words)
    try context.show(context.fridge.pantry().remove(portions, at: .current), json: json)
  }
}
