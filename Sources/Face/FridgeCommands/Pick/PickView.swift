internal import CommandLineKit
internal import Files
internal import FridgeKit
internal import Ingredients
internal import Recipes
internal import Recognition

extension CommandContext {
  /// What to choose from: what photos show, else what is at home, else every ingredient.
  func offeredIngredients(_ photos: [FilePath], model: FilePath?) throws -> [PickEntry] {
    if !photos.isEmpty { return try recognized(photos, model: model) }
    let home = fridge.folders?.state == nil ? [] : try atHome()
    let all = fridge.vocabulary.ingredients.filter { $0.id != Vocabulary.noneID }
    return home.isEmpty ? all.map { PickEntry($0) } : home
  }

  /// Shows what can be chosen: identifier, name, and what is known of it.
  func show(_ entries: [PickEntry], json: Bool) throws {
    if json { return try console.print(entries.json(in: language)) }
    var table = Table(.left, .left, .left)
    for entry in entries {
      let name = entry.ingredient.name(in: language)
      if entry.note.isEmpty {
        table.add(entry.ingredient.id, name)
      } else {
        table.add(entry.ingredient.id, name, entry.note)
      }
    }
    try console.print(table.lines)
  }

  private func recognized(_ words: [FilePath], model: FilePath?) throws -> [PickEntry] {
    let (list, seen) = try cookable(in: words, model: model)
    return seen.map { ingredient in
      let entry = list.entries.first { $0.label == ingredient.id }
      return PickEntry(ingredient, note: entry.map { Double($0.confidence).fixed(2) } ?? "")
    }
  }

  /// What is in the pantry, each ingredient once, soonest to expire first; at the end what has expired.
  private func atHome() throws -> [PickEntry] {
    let (items, day) = try (fridge.pantry().items(), day(nil))
    let kitchen = fridge.kitchen
    var seen: Set<String> = []
    return (items.filter { !$0.isExpired(on: day) } + items.filter { $0.isExpired(on: day) }).compactMap { item in
      guard seen.insert(item.ingredient).inserted, let ingredient = kitchen[item.ingredient] else {
        return nil
      }
      let isExpired = item.isExpired(on: day)
      let note = [item.amount?.text(in: language), item.expiry.map { isExpired ? expired($0, on: day) : "\($0.date)" }]
      return PickEntry(ingredient, note: note.compactMap(\.self).joined(separator: ", "), isExpired: isExpired)
    }
  }

  private func expired(_ expiry: Expiry, on day: CalendarDate) -> String {
    let distance = distance(to: expiry, from: day)
    return console.text(BilingualText(en: "expired \(distance)", ko: "기한 \(distance)"))
  }
}

extension [PickEntry] {
  /// The answer of `fridge pick --json` without a choice, version 1.
  fileprivate func json(in language: Language) -> JSON {
    let entries = map { entry in
      JSON.object([
        ("ingredient", .string(entry.ingredient.id)), ("name", .string(entry.ingredient.name(in: language))),
        ("expired", .bool(entry.isExpired)),
      ])
    }
    return .object([("version", .integer(1)), ("ingredients", .array(entries))])
  }
}
