internal import CommandLineKit
internal import Recipes

extension CommandContext {
  /// Shows a menu as a table: title, cuisine, time, and everything that is true of the dish.
  func show(menu dishes: [DishSummary]) throws {
    var table = Table(.left, .left, .right, .left)
    for dish in dishes {
      let flags = dish.flags.map { $0.name(in: language) }.joined(separator: ", ")
      table.add(heading(dish), "\(dish.cuisine.name(in: language))", "\(time(dish))", "\(flags)")
    }
    try console.print(table.lines)
  }

  /// Offers the dishes of a deck one at a time until the person takes one or has enough.
  ///
  /// - Parameters:
  ///   - store: has the recipes of the dishes.
  ///   - answer: waits for what the person says to the dish on offer.
  func offer(_ deck: consuming MenuDeck<DishSummary>, from store: RecipeStore, answer: () -> MenuReply) throws {
    while let dish = deck.current {
      try offer(dish, "\(deck.number)/\(deck.count)")
      let reply = answer()
      try console.print("")
      switch reply {
      case .take: return try store.recipe(id: dish.id).map(show) ?? ()
      case .skip: deck.skip()
      case .stop: return
      }
    }
    try console.print(console.text(BilingualText(en: "Nothing is left.", ko: "남은 요리가 없습니다.")))
  }

  private func offer(_ dish: DishSummary, _ place: String) throws {
    let question = BilingualText(
      en: "This one? y/→ yes, n/← next, q stop ", ko: "이걸로 할까요? y/→ 이걸로, n/← 다음, q 그만 ")
    let title: DisplayText = "\(heading(dish))  \(console.styled(place, .faint))"
    try console.print([title, "   \(facts(dish).joined(separator: " · "))"])
    try console.write("   \(console.text(question))")
    try console.flush()
  }
}
