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
  public let remaining: RemainingAmount

  /// How much is left, with its unit; nil unless that is known.
  public var amount: Amount? { remaining.number.flatMap { Amount($0, unit) } }

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

/// How much is left of an item of the pantry.
public enum RemainingAmount: Sendable, Equatable {
  /// Nothing.
  case gone
  /// Something, but nobody said how much.
  case unmeasured
  /// A positive number of the item's units.
  case measured(Double)

  /// Whether anything is left.
  public var isAvailable: Bool { self != .gone }

  /// The number of units; nil unless it is known and not zero.
  public var number: Double? { if case .measured(let number) = self { number } else { nil } }
}

/// What comes into the pantry: a portion, since when, until when and where.
public struct PantryAddition: Sendable, Equatable {
  /// What and how much.
  public let portion: Portion
  /// The day it came home.
  public let date: CalendarDate
  /// Where it is kept.
  public let place: StoragePlace
  /// The last day to use it; nil when nobody knows.
  public let expiry: Expiry?

  /// A portion to be added; what is not said is taken from the table of shelf lives.
  ///
  /// - Parameters:
  ///   - expires: the day on the package; nil for an estimate.
  ///   - place: where it is kept; nil for the usual place of the ingredient, or the fridge.
  public init(_ portion: Portion, on date: CalendarDate, expires: CalendarDate? = nil, in place: StoragePlace? = nil) {
    let id = portion.ingredient.id
    let place = place ?? ShelfLife.of(id)?.usualPlace ?? .fridge
    (self.portion, self.date, self.place) = (portion, date, place)
    expiry = expires.map { Expiry($0, .stated) } ?? .estimate(for: id, in: place, from: date)
  }
}

extension ShelfLife {
  /// The shelf life of an ingredient; nil when nobody knows it.
  static func of(_ id: String) -> ShelfLife? { IngredientKnowledge.standard[id]?.shelfLife }
}

extension AvailableIngredient {
  /// Creates the available ingredient that a pantry item is on a given day.
  public init(_ item: PantryItem, on date: CalendarDate) {
    self.init(item.ingredient, amount: item.amount, daysLeft: item.daysLeft(on: date))
  }
}
