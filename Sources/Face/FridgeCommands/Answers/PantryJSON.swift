internal import FridgeKit
internal import Recipes

extension [PantryItem] {
  /// The answer of `fridge pantry list --json` and `expiring --json`, version 1.
  func json(_ context: CommandContext) -> JSON {
    let items = map { item in
      JSON.object(
        item.ingredient(context) + item.amount.members(item.unit) + [
          (key: "added", value: .string("\(item.added)")),
          (key: "expires", value: item.expiry.map { .string("\($0.date)") } ?? .null),
        ])
    }
    return .object([("version", .integer(1)), ("items", .array(items))])
  }
}

extension [PantryEvent] {
  /// The answer of `fridge pantry history --json`, and of what changes the pantry, version 1.
  func json(_ context: CommandContext) -> JSON {
    .object([("version", .integer(1)), ("changes", .array(map { $0.json(context) }))])
  }
}

extension PantryEvent {
  fileprivate func json(_ context: CommandContext) -> JSON {
    let items = changes.map { JSON.object($0.item.ingredient(context) + $0.amount.members($0.item.unit)) }
    return .object([
      ("number", .integer(number)), ("time", .string(time.universalText)), ("action", .string(action.rawValue)),
      ("undoes", undoes.map(JSON.integer) ?? .null), ("items", .array(items)),
    ])
  }
}

extension PantryItem {
  fileprivate func ingredient(_ context: CommandContext) -> [(key: String, value: JSON)] {
    [("ingredient", .string(ingredient)), ("name", .string(context.name(of: self)))]
  }
}

extension PantryItem {
  /// What it is, and the last day to use it.
  func expiryJSON(_ context: CommandContext) -> JSON {
    .object(ingredient(context) + [("expires", expiry.map { .string("\($0.date)") } ?? .null)])
  }
}

extension Amount? {
  /// Number and unit; whole numbers without a point.
  fileprivate func members(_ unit: AmountUnit) -> [(key: String, value: JSON)] {
    [("amount", self?.value.map(JSON.number) ?? .null), ("unit", .string(unit.rawValue))]
  }
}
