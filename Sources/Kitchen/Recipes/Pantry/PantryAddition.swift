public import Ingredients

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
