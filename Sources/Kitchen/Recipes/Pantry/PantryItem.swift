public import Ingredients

/// One thing that came home: an ingredient, how much of it, since when and until when.
public struct PantryItem: Sendable, Equatable {
  /// The number of the item in the store, never used again.
  public let number: Int
  /// The identifier of the ingredient.
  public let ingredient: String
  /// What to call it.
  public let name: LocalizedText
  /// What the amount counts.
  public let unit: AmountUnit
  /// The day it came home.
  public let added: CalendarDate
  /// The last day to use it; nil when nobody knows.
  public let expiry: Expiry?
  /// Where it is kept.
  public let place: StoragePlace
  /// How much is left.
  public let stock: Stock

  /// How much is left, with its unit; nil unless that is known.
  public var amount: Amount? { stock.number.flatMap { Amount($0, unit) } }

  /// Days from a day to the last day to use it: negative when that has passed, nil when nobody knows.
  public func daysLeft(on date: CalendarDate) -> Int? { expiry.map { $0.date.dayNumber - date.dayNumber } }

  /// Whether the last day to use it has passed on a day.
  public func isExpired(on date: CalendarDate) -> Bool { daysLeft(on: date).map { $0 < 0 } ?? false }

  /// Whether one is to be used before the other: soonest to expire first, then by ingredient, then in the order added.
  static func isSooner(_ left: PantryItem, _ right: PantryItem) -> Bool {
    let days = (left.expiry?.date.dayNumber ?? .max, right.expiry?.date.dayNumber ?? .max)
    return (days.0, left.ingredient, left.number) < (days.1, right.ingredient, right.number)
  }
}

/// The last day to use something.
public struct Expiry: Sendable, Equatable {
  /// Who says so.
  public enum Source: String, CaseIterable, Sendable {
    /// A person, who read it on the package.
    case stated
    /// The table of shelf lives.
    case estimated
  }

  /// The day.
  public let date: CalendarDate
  /// Who says so.
  public let source: Source

  /// A day and who names it.
  public init(_ date: CalendarDate, _ source: Source) {
    self.date = date
    self.source = source
  }

  /// What the table of shelf lives says; nil when it says nothing about that ingredient in that place.
  static func estimate(for id: String, in place: StoragePlace, from added: CalendarDate) -> Expiry? {
    ShelfLife.of(id)?.days(in: place).flatMap(added.adding(days:)).map { Expiry($0, .estimated) }
  }
}
