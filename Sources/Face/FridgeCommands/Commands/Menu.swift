internal import CommandLineKit
internal import FridgeKit
internal import Recipes

/// `fridge menu`: what shall I eat?
struct Menu: Command {
  static let name = "menu"
  static let summary = BilingualText(
    en: "What shall I eat? One dish at a time, yes or no.", ko: "뭐 먹지? 요리를 하나씩 보며 고릅니다.")
  static let discussion = [
    BilingualText(
      en: "On a terminal the dishes come shuffled, and y or → takes one. Otherwise they are listed.",
      ko: "터미널에서는 요리가 무작위 순서로 하나씩 나오고 y나 →로 고릅니다. 터미널이 아니면 목록을 보여 줍니다.")
  ]
  static let parameters: [Parameter<Self>] =
    DishFilterArguments.parameters.map { $0.lifted(through: \.filter) } + [
      .option(
        "seed", \.seed, placeholder: "N", kind: .integer(0...Int.max),
        help: BilingualText(en: "Shuffle in the order of this number.", ko: "이 수에 따른 순서로 섞습니다.")), .json(\.json),
    ]
  var filter = DishFilterArguments()
  var seed: Int?
  var json = false

  func run(in context: CommandContext) throws {
    let store = try context.recipes()
    let dishes = try store.dishes(passing: filter.filter(for: store, in: context.fridge))
    if json { try context.console.print(dishes.menuJSON(in: context.language)) }
    if dishes.isEmpty { throw CommandError.noDishes }
    if json { return }
    guard context.console.terminal.isPresent, Keyboard.isPresent else { return try context.show(menu: dishes) }
    let deck = MenuDeck(dishes, seed: seed.map { UInt64($0) } ?? .random(in: .min ... .max))
    try Keyboard.withKeys { keyboard in try context.offer(deck, from: store) { keyboard.nextReply() } }
  }
}
