internal import CommandLineKit
internal import FridgeKit

/// `fridge menu`: dishes one at a time until the person takes one.
struct Menu: Command {
  static let name = "menu"
  static let summary = BilingualText(
    en: "What shall I eat? Go through dishes one at a time.", ko: "뭐 먹지? 요리를 하나씩 보며 고릅니다.")
  static let discussion = [
    BilingualText(
      en: "On a terminal, dishes come one by one in random order, and y or → takes one. Otherwise they are listed.",
      ko: "터미널에서는 요리가 무작위 순서로 하나씩 나오고 y나 →로 고릅니다. 터미널이 아니면 목록을 보여 줍니다.")
  ]
  static let parameters: [Parameter<Self>] =
    DishFilterArguments.parameters.map { $0.lifted(through: \.filter) } + [
      .option(
        "count", short: "n", \.count, placeholder: "N", kind: .integer(1...1_000_000),
        help: BilingualText(en: "Longest list, where dishes are listed.", ko: "목록으로 볼 때 가장 많이 보여 줄 수.")),
      .option(
        "seed", \.seed, placeholder: "N", kind: .integer(0...Int.max),
        help: BilingualText(en: "Seed of the random order.", ko: "무작위 순서의 시드.")), .json(\.json),
    ]
  var filter = DishFilterArguments()
  var count = 1000
  var seed: Int?
  var json = false

  func run(in context: CommandContext) throws {
    let store = try context.recipes()
    let conditions = try filter.filter(for: store, in: context)
    guard !json, context.console.terminal.isPresent, Keyboard.isPresent else {
      return try list(store.recipes(containing: "", passing: conditions, limit: count), in: context)
    }
    let deck = try store.deck(passing: conditions, seed: seed.map { UInt64($0) } ?? .random(in: .min ... .max))
    if deck.count == 0 { throw CommandError.noDishes }
    let dialogue = MenuDialogue(store: store, context: context)
    try Keyboard.withKeys { keyboard in try dialogue.offer(deck) { keyboard.nextReply() } }
  }

  private func list(_ found: FoundRecipes, in context: CommandContext) throws {
    try context.console.show(MenuView(dishes: found.recipes.map(\.dish), context: context), json: json)
    if found.recipes.isEmpty { throw CommandError.noDishes }
    if found.areMore { try context.remarkMore(than: found.recipes.count) }
  }
}

/// A person's reply to the dish on offer.
enum MenuReply: Equatable {
  /// Takes the dish.
  case take
  /// Asks for the next one.
  case skip
  /// Ends the dialogue.
  case stop

  /// The reply that a key stands for; nil if it stands for none.
  ///
  /// Letters count in either case, and as the Korean letters on the same keys.
  init?(_ key: Key) {
    switch key {
    case .right, .character("y"), .character("Y"), .character("ㅛ"), .character("\u{116D}"): self = .take
    case .left, .character("n"), .character("N"), .character("ㅜ"), .character("\u{116E}"): self = .skip
    case .character("q"), .character("Q"), .character("ㅂ"), .character("\u{1107}"): self = .stop
    // Ctrl-C and Ctrl-D.
    case .character("\u{3}"), .character("\u{4}"): self = .stop
    case .up, .down, .escape, .other, .character: return nil
    }
  }
}

extension Keyboard {
  /// Waits for a key that is a reply; the end of input is ``MenuReply/stop``.
  mutating func nextReply() -> MenuReply {
    while let key = next() {
      if let reply = MenuReply(key) { return reply }
    }
    return .stop
  }
}
