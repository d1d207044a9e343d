internal import CommandLineKit
internal import FridgeKit

/// The answer of `fridge shopping` without recipes: the stored list, shelf by shelf.
struct StoredListView: AnswerView {
  let foods: [ListedFood]
  /// The titles of the dishes by their identifiers; a dish that no longer exists has none.
  let titles: [String: BilingualText]
  /// The units of amounts.
  var units = UnitSystem.original
  let context: CommandContext

  private var language: Language { context.language }

  var lines: [DisplayText] {
    var rows = ShoppingTable(rows: foods.map(row)).lines(within: context.console.terminal.wrapping)[...]
    return sections.flatMap { section -> [DisplayText] in
      defer { rows = rows.dropFirst(section.foods.count) }
      return [context.console.styled(section.title, .bold)] + rows.prefix(section.foods.count).joined()
    }
  }

  /// The list in Markdown.
  var markdown: [String] {
    [context.text(en: "# Shopping list", ko: "# 장보기 목록")]
      + sections.flatMap { section in
        ["", "## \(section.title)", ""]
          + section.foods.map { food in
            let notes = [need(food), purpose(food)].filter { !$0.isEmpty }
            let words = [
              food.name[language], buy(food), notes.isEmpty ? "" : "(\(notes.joined(separator: ", ")))",
            ]
            return "- [ ] " + words.filter { !$0.isEmpty }.joined(separator: " ")
          }
      }
  }

  /// Version 1.
  var json: JSON {
    .object([("version", .integer(1)), ("list", .array(foods.map { $0.json(in: language, units) }))])
  }

  /// The foods by category, which is their order.
  private var sections: [(title: String, foods: [ListedFood])] {
    var sections: [(category: IngredientCategory?, foods: [ListedFood])] = []
    for food in foods {
      if let last = sections.last, last.category == food.category {
        sections[sections.count - 1].foods.append(food)
      } else {
        sections.append((food.category, [food]))
      }
    }
    return sections.map { category, foods in
      (category?.name(in: language) ?? context.text(en: "Other", ko: "그 밖의 것"), foods)
    }
  }

  private func row(_ food: ListedFood) -> ShoppingTable.Row {
    ShoppingTable.Row(
      name: "\(food.name[language])", amount: "\(buy(food))", need: "\(need(food))",
      purpose: context.console.styled(purpose(food), .faint))
  }

  private func buy(_ food: ListedFood) -> String {
    food.toBuy.map { $0.converted(to: units, of: food.ingredient) }.text(in: language)
  }

  private func need(_ food: ListedFood) -> String {
    let buy = food.toBuy.map { $0.converted(to: units, of: food.ingredient) }
    let needed = food.amounts.map {
      $0.converted(to: units, of: food.ingredient).counted(in: language, of: food.ingredient)
    }
    return buy.need(for: needed, in: language)
  }

  /// Returns “optional” where it applies, and the titles of the dishes that need the food.
  private func purpose(_ food: ListedFood) -> String {
    let note = food.isOptional ? [context.text(en: "optional", ko: "선택")] : []
    return (note + food.recipes.map { titles[$0]?[language] ?? $0 }).joined(separator: ", ")
  }
}

extension ListedFood {
  /// Returns the food as `fridge shopping --json` lists it.
  func json(in language: Language, _ units: UnitSystem = .original) -> JSON {
    let amounts = amounts.map { $0.converted(to: units, of: ingredient) }
    let toBuy = toBuy.map { $0.converted(to: units, of: ingredient) }
    return .object([
      ("ingredient", Ingredient.isListed(ingredient) ? .string(ingredient) : .null), ("name", .string(name[language])),
      ("category", category.map { .string($0.rawValue) } ?? .null), ("optional", .bool(isOptional)),
      ("amounts", .array(amounts.map(\.json))), ("buy", .array(toBuy.map(\.json))), ("recipes", .strings(recipes)),
    ])
  }
}

/// The answer of a command that changes the shopping list, and of `fridge shopping history`.
struct ShoppingEventsView: AnswerView {
  /// The part of the answer that precedes the changes.
  enum Heading {
    /// The action of each event.
    case action
    /// The time of each event, then its action.
    case time
    /// The note that the event was taken back.
    case undone
  }

  let events: [ShoppingEvent]
  let heading: Heading
  /// The event of the pantry that belongs to a purchase.
  var pantry: PantryEvent?
  let context: CommandContext

  var lines: [DisplayText] {
    if let pantry { return PantryEventsView(events: [pantry], heading: .action, context: context).lines }
    let takenBack = context.text(en: "Undone: ", ko: "되돌림: ")
    return events.flatMap { event -> [DisplayText] in
      switch heading {
      case .action: return changes(event).map { "\($0)" }
      case .undone: return changes(event).map { "\(takenBack)\($0)" }
      case .time:
        let time = context.console.styled(event.time.localText, .faint)
        let undo = event.action == .undo ? takenBack : ""
        let shown = event.undoes.flatMap { number in events.first { $0.number == number } } ?? event
        return changes(shown).map { "\(time)  \(undo)\($0)" }
      }
    }
  }

  /// Version 1.
  var json: JSON {
    let changes = JSON.array(events.map { $0.json(context) })
    return .object(
      [("version", .integer(1)), ("changes", changes)]
        + (pantry.map { [("pantry", .array([$0.json(context)]))] } ?? []))
  }

  /// Returns a line for each food that the event changed; what a dish's new amounts replaced is not mentioned.
  private func changes(_ event: ShoppingEvent) -> [String] {
    let entries = event.action == .add ? event.opened : event.entries
    return entries.foods.map { food in
      let words = [food.name[context.language], food.toBuy.text(in: context.language)]
      return context.console.text(event.action.text) + ": " + words.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }
}

extension ShoppingEvent.Action {
  fileprivate var text: BilingualText {
    switch self {
    case .add: BilingualText(en: "To buy", ko: "살 것")
    case .remove, .clear: BilingualText(en: "Off the list", ko: "목록에서 뺌")
    case .done: BilingualText(en: "Bought", ko: "샀음")
    case .undo: BilingualText(en: "Undone", ko: "되돌림")
    }
  }
}

extension ShoppingEvent {
  fileprivate func json(_ context: CommandContext) -> JSON {
    let foods = (action == .add ? opened : entries).foods
    return .object([
      ("number", .integer(number)), ("time", .string(time.universalText)), ("action", .string(action.rawValue)),
      ("undoes", undoes.map(JSON.integer) ?? .null),
      ("items", .array(foods.map { $0.json(in: context.language) })),
    ])
  }
}
