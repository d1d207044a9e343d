internal import CommandLineKit
internal import FridgeKit

/// The answer of `fridge pantry list` and `expiring`: name, amount, last day, days left and place of each item.
struct PantryView: AnswerView {
  let items: [PantryItem]
  /// The day that days are counted from.
  let day: CalendarDate
  let context: CommandContext

  var lines: [DisplayText] {
    var table = Table(.left, .left, .left, .left, .left)
    for item in items {
      table.add(
        "\(context.name(of: item))", "\(item.amount?.text(in: context.language, of: item.ingredient) ?? "")",
        "\(item.expiry.map { "\($0.date)" } ?? "-")", item.expiry.map(daysLeft) ?? DisplayText(""),
        "\(item.place.name(in: context.language))")
    }
    return table.lines
  }

  /// Version 1.
  var json: JSON {
    let items = items.map { item in
      JSON.object(
        item.ingredient(context) + item.amount.members(item.unit) + [
          (key: "added", value: .string("\(item.added)")),
          (key: "expires", value: item.expiry.map { .string("\($0.date)") } ?? .null),
        ])
    }
    return .object([("version", .integer(1)), ("items", .array(items))])
  }

  private func daysLeft(until expiry: Expiry) -> DisplayText {
    let days = expiry.date.dayNumber - day.dayNumber
    let text = context.distance(to: expiry, from: day)
    if days < 0 { return context.console.styled(text, .red) }
    return days <= 3 ? context.console.styled(text, .yellow) : DisplayText(text)
  }
}

/// The answer of a command that changes the pantry, and of `fridge pantry history`.
struct PantryEventsView: AnswerView {
  /// The part of the answer that precedes the changes.
  enum Heading {
    /// The action of each event.
    case action
    /// The time of each event, then its action.
    case time
    /// The note that the event was taken back.
    case undone
  }

  let events: [PantryEvent]
  let heading: Heading
  let context: CommandContext

  var lines: [DisplayText] {
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
    .object([("version", .integer(1)), ("changes", .array(events.map { $0.json(context) }))])
  }

  /// Returns a line for each food that the event changed, of a correction for what is there now.
  private func changes(_ event: PantryEvent) -> [String] {
    let shown = event.shown
    return (event.action == .remove ? shown.summed : shown.map { ($0, $0.amount) }).map { change, amount in
      let words = [context.name(of: change.item), amount?.text(in: context.language, of: change.item.ingredient) ?? ""]
      return context.console.text(event.action.text) + ": " + words.filter { !$0.isEmpty }.joined(separator: " ")
        + place(of: change, event.action) + lastDay(of: change, event.action)
    }
  }

  private func place(of change: PantryEvent.Change, _ action: PantryEvent.Action) -> String {
    action == .change ? ", " + change.item.place.name(in: context.language) : ""
  }

  private func lastDay(of change: PantryEvent.Change, _ action: PantryEvent.Action) -> String {
    guard action == .add || action == .change, let expiry = change.item.expiry else { return "" }
    let estimate = expiry.source == .estimated ? context.text(en: " (estimated)", ko: " (어림)") : ""
    return context.text(en: ", use by \(expiry.date)", ko: ", \(expiry.date)까지") + estimate
  }
}

extension [PantryEvent.Change] {
  /// The changes, with those of one food in one unit added up to the first of them.
  fileprivate var summed: [(PantryEvent.Change, Amount?)] {
    reduce(into: []) { sums, change in
      let same = sums.firstIndex { $0.0.item.name == change.item.name && $0.1?.unit == change.amount?.unit }
      guard let same else { return sums.append((change, change.amount)) }
      if let total = sums[same].1?.value, let more = change.amount?.value {
        sums[same].1 = Amount(total + more, change.item.unit)
      }
    }
  }
}

extension PantryEvent.Action {
  fileprivate var text: BilingualText {
    switch self {
    case .add: BilingualText(en: "Added", ko: "넣음")
    case .remove: BilingualText(en: "Removed", ko: "뺌")
    case .change: BilingualText(en: "Changed", ko: "고침")
    case .undo: BilingualText(en: "Undone", ko: "되돌림")
    }
  }
}

/// The expired items that an answer does not count, in one line or none.
struct ExpiredItems {
  let items: [PantryItem]
  let day: CalendarDate
  let context: CommandContext

  var lines: [DisplayText] {
    if items.isEmpty { return [] }
    let names = items.map { item in
      let distance = item.expiry.map { context.distance(to: $0, from: day) }
      return context.name(of: item) + (distance.map { context.text(en: " (\($0))", ko: "(\($0))") } ?? "")
    }
    let heading = context.text(en: "Expired, not counted: ", ko: "기한이 지나 세지 않은 것: ")
    return ["\(context.console.styled(heading, .red))\(names.joined(separator: ", "))"]
  }

  var json: JSON { .array(items.map { $0.expiryJSON(context) }) }
}

extension CommandContext {
  /// Returns the name under which an item was added; in the other language that of its ingredient.
  func name(of item: PantryItem) -> String { item.name[language] }

  /// Returns the time left until a last day: `in 2 days`, or `~ 2 days ago` if the day is estimated.
  func distance(to expiry: Expiry, from date: CalendarDate) -> String {
    let days = expiry.date.dayNumber - date.dayNumber
    let text =
      switch days {
      case 0: text(en: "today", ko: "오늘")
      case 1: text(en: "tomorrow", ko: "내일")
      case -1: text(en: "yesterday", ko: "어제")
      case ..<0: text(en: "\(-days) days ago", ko: "\(-days)일 지남")
      default: text(en: "in \(days) days", ko: "\(days)일 뒤")
      }
    return (expiry.source == .estimated ? "~ " : "") + text
  }
}

extension PantryEvent {
  /// The changes to show: of a correction what is there now.
  fileprivate var shown: [Change] { action == .change ? changes.filter { $0.after != .gone } : changes }

  /// Returns the event as `fridge pantry history --json` lists it.
  func json(_ context: CommandContext) -> JSON {
    let items = shown.map { JSON.object($0.item.ingredient(context) + $0.amount.members($0.item.unit)) }
    return .object([
      ("number", .integer(number)), ("time", .string(time.universalText)), ("action", .string(action.rawValue)),
      ("undoes", undoes.map(JSON.integer) ?? .null), ("items", .array(items)),
    ])
  }
}

extension PantryItem {
  fileprivate func ingredient(_ context: CommandContext) -> [(key: String, value: JSON)] {
    [
      ("ingredient", Ingredient.isListed(ingredient) ? .string(ingredient) : .null),
      ("name", .string(context.name(of: self))),
    ]
  }

  /// Returns the JSON object of identifier, name and last day.
  func expiryJSON(_ context: CommandContext) -> JSON {
    .object(ingredient(context) + [("expires", expiry.map { .string("\($0.date)") } ?? .null)])
  }
}

extension Amount? {
  /// Returns the JSON members `"amount"` and `"unit"`.
  fileprivate func members(_ unit: AmountUnit) -> [(key: String, value: JSON)] {
    [("amount", self?.value.map(JSON.number) ?? .null), ("unit", .string(unit.rawValue))]
  }
}
