/// Something at home that can be cooked with.
public struct AvailableIngredient: Sendable, Equatable {
  /// The identifier of the ingredient.
  public let id: String
  /// How much of it is there; nil when nobody said, which is taken to be enough.
  public let amount: Amount?
  /// Days from today to the last day to use it: 0 for today, negative when that day has passed, nil when nobody knows.
  public let daysLeft: Int?

  /// An ingredient, how much of it there is, and for how long.
  public init(_ id: String, amount: Amount? = nil, daysLeft: Int? = nil) {
    self.id = id
    self.amount = amount
    self.daysLeft = daysLeft
  }

  /// Whether the last day to use it has passed, so that it counts as there only when it was chosen.
  public var isExpired: Bool { daysLeft.map { $0 < 0 } ?? false }
}

extension AvailableIngredient {
  /// An item of the pantry as it can be cooked with on a day.
  public init(_ item: PantryItem, on date: CalendarDate) {
    self.init(item.ingredient, amount: item.amount, daysLeft: item.daysLeft(on: date))
  }
}
