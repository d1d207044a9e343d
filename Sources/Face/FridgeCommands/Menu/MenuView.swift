internal import CommandLineKit
internal import FridgeKit

/// The answer of `fridge menu` where nobody can reply: a table of title, cuisine, time and flags.
struct MenuView: AnswerView {
  let dishes: [DishSummary]
  let context: CommandContext

  var lines: [DisplayText] {
    var table = Table(.left, .left, .right, .left)
    for dish in dishes {
      let flags = dish.flags.map { $0.name(in: context.language) }.joined(separator: ", ")
      table.add(
        context.heading(dish), "\(dish.cuisine.name(in: context.language))", "\(context.time(dish))", "\(flags)")
    }
    return table.lines
  }

  /// Version 1.
  var json: JSON {
    let dishes = dishes.map { dish in
      JSON.object(
        dish.title(in: context.language) + [
          (key: "cuisine", value: .string(dish.cuisine.rawValue)),
          (key: "flags", value: .strings(dish.flags.map(\.rawValue))),
        ])
    }
    return .object([("version", .integer(1)), ("dishes", .array(dishes))])
  }
}

/// The dialogue of `fridge menu` on a terminal.
struct MenuDialogue {
  /// The store with the recipes of the dishes.
  let store: RecipeStore
  let context: CommandContext

  /// Offers the dishes of a deck one at a time until the person takes one or stops.
  ///
  /// - Parameter reply: waits for the reply to the dish on offer.
  func offer(_ deck: consuming MenuDeck<Int>, reply: () -> MenuReply) throws {
    let console = context.console
    while let number = deck.current {
      guard let dish = try store.dish(numbered: number) else {
        // Another process has removed it meanwhile.
        deck.skip()
        continue
      }
      try offer(dish, "\(deck.number)/\(deck.count)")
      let reply = reply()
      try console.print("")
      switch reply {
      case .take:
        guard let recipe = try store.recipe(id: dish.id) else { return }
        let adjusted = context.adjusted(recipe, servings: nil, units: nil)
        return try console.printWrapped(RecipeView(recipe: adjusted, context: context).lines)
      case .skip: deck.skip()
      case .stop: return
      }
    }
    try console.print(context.text(en: "Nothing is left.", ko: "남은 요리가 없습니다."))
  }

  private func offer(_ dish: DishSummary, _ place: String) throws {
    let question = context.text(
      en: "This one? y/→ yes, n/← next, q stop ", ko: "이걸로 할까요? y/→ 이걸로, n/← 다음, q 그만 ")
    let title: DisplayText = "\(context.heading(dish))  \(context.console.styled(place, .faint))"
    try context.console.printWrapped([title, "   \(context.facts(dish).joined(separator: " · "))"])
    try context.console.write("   \(question)")
    try context.console.flush()
  }
}
