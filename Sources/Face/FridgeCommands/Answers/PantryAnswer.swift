internal import CommandLineKit
internal import FridgeKit
internal import Ingredients
internal import Recipes

extension CommandContext {
  /// Shows items for a person: name, amount, last day, how far off that is, place.
  func show(_ items: [PantryItem], on date: CalendarDate) throws {
    var table = Table(.left, .left, .left, .left, .left)
    for item in items {
      let amount = item.amount?.text(in: language) ?? ""
      let lastDay = item.expiry.map { "\($0.date)" } ?? "-"
      let distance = item.expiry.map { note(on: $0, seenFrom: date) } ?? DisplayText("")
      table.add(
        "\(name(of: item))", "\(amount)", "\(lastDay)", distance, "\(item.place.name(in: language))")
    }
    try console.print(table.lines)
  }

  /// Shows what was just done.
  func show(_ event: PantryEvent, json: Bool) throws {
    try json ? console.print([event].json(self)) : console.print(lines(of: event))
  }

  /// Shows events for a person, a line for each item, behind the time.
  func show(_ events: [PantryEvent]) throws {
    for event in events {
      let time = console.styled(event.time.localText, .faint)
      let undo = event.action == .undo ? console.text(BilingualText(en: "Taken back: ", ko: "되돌림: ")) : ""
      let shown = event.undoes.flatMap { number in events.first { $0.number == number } } ?? event
      try console.print(lines(of: shown).map { line -> DisplayText in "\(time)  \(undo)\(line)" })
    }
  }

  /// What an event did, a line for each item.
  func lines(of event: PantryEvent) -> [String] {
    event.changes.map { change in
      let words = [name(of: change.item), change.amount?.text(in: language) ?? ""].filter { !$0.isEmpty }
      return console.text(event.action.text) + ": " + words.joined(separator: " ") + lastDay(of: change, event.action)
    }
  }

  /// The name in the vocabulary, or the one it was added under.
  func name(of item: PantryItem) -> String {
    fridge.vocabulary[item.ingredient]?.name(in: language) ?? item.name[language]
  }

  private func lastDay(of change: PantryEvent.Change, _ action: PantryEvent.Action) -> String {
    guard action == .add, let expiry = change.item.expiry else { return "" }
    let estimate = expiry.source == .estimated ? BilingualText(en: " (estimated)", ko: " (어림)") : .same("")
    return console.text(BilingualText(en: ", use by \(expiry.date)", ko: ", \(expiry.date)까지")) + console.text(estimate)
  }

  private func note(on expiry: Expiry, seenFrom date: CalendarDate) -> DisplayText {
    let days = expiry.date.dayNumber - date.dayNumber
    let text = distance(to: expiry, from: date)
    if days < 0 { return console.styled(text, .red) }
    return days <= 3 ? console.styled(text, .yellow) : DisplayText(text)
  }
}

extension CommandContext {
  /// How far off a last day is: `in 2 days`, `~ 2 days ago` when it is estimated.
  func distance(to expiry: Expiry, from date: CalendarDate) -> String {
    (expiry.source == .estimated ? "~ " : "") + console.text(.distance(expiry.date.dayNumber - date.dayNumber))
  }

  /// Says in one line what has expired, as it was not counted as there; nothing when all is good.
  func show(expired items: [PantryItem], on date: CalendarDate) throws {
    if items.isEmpty { return }
    let names = items.map { item in
      name(of: item)
        + (item.expiry.map { expiry in
          let distance = distance(to: expiry, from: date)
          return console.text(BilingualText(en: " (\(distance))", ko: "(\(distance))"))
        } ?? "")
    }
    let heading = console.text(BilingualText(en: "Expired, not counted: ", ko: "기한이 지나 세지 않은 것: "))
    let line: DisplayText = "\(console.styled(heading, .red))\(names.joined(separator: ", "))"
    try console.print(line)
  }
}

extension PantryEvent.Action {
  fileprivate var text: BilingualText {
    switch self {
    case .add: BilingualText(en: "Added", ko: "넣음")
    case .remove: BilingualText(en: "Removed", ko: "뺌")
    case .undo: BilingualText(en: "Taken back", ko: "되돌림")
    }
  }
}

extension BilingualText {
  /// How many days away something is.
  fileprivate static func distance(_ days: Int) -> BilingualText {
    switch days {
    case 0: BilingualText(en: "today", ko: "오늘")
    case 1: BilingualText(en: "tomorrow", ko: "내일")
    case -1: BilingualText(en: "yesterday", ko: "어제")
    case ..<0: BilingualText(en: "\(-days) days ago", ko: "\(-days)일 지남")
    default: BilingualText(en: "in \(days) days", ko: "\(days)일 뒤")
    }
  }
}
