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
}

extension PantryStore {
  /// What is at home on a day, soonest to expire first; what came home in several portions comes as often.
  public func available(on date: CalendarDate) throws(PantryError) -> [AvailableIngredient] {
    try items().map { item in
      AvailableIngredient(
        item.ingredient, amount: item.amount, daysLeft: item.expiry.map { $0.date.dayNumber - date.dayNumber })
    }
  }
}
