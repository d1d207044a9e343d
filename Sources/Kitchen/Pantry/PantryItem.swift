public import IngredientLines
public import Ingredients
public import Localization
public import Recommending
public import Time

/// A pantry item: an ingredient with its amount, purchase date and expiry.
public struct PantryItem: Sendable, Equatable {
  /// The number of the item in the store, never reused.
  public let number: Int
  /// The identifier of the ingredient.
  public let ingredient: String
  /// The display name.
  public let name: BilingualText
  /// The unit of the amount.
  public let unit: AmountUnit
  /// The date when it was added.
  public let added: CalendarDate
  /// The expiry; nil if it is not known.
  public let expiry: Expiry?
  /// The storage place.
  public let place: StoragePlace
  /// The remaining amount.
  public let remaining: RemainingAmount

  /// The remaining amount with its unit; nil unless it is known.
  public var amount: Amount? { remaining.number.flatMap { Amount($0, unit) } }

  /// Returns the days from `date` until the expiry date: negative once it has expired, nil if the date is not known.
  public func daysLeft(on date: CalendarDate) -> Int? { expiry.map { $0.date.dayNumber - date.dayNumber } }

  /// Returns whether the item has expired on a given day.
  public func isExpired(on date: CalendarDate) -> Bool { daysLeft(on: date).map { $0 < 0 } ?? false }

  /// Orders items for use: soonest to expire first, then by ingredient, then in the order added.
  static func isSooner(_ left: PantryItem, _ right: PantryItem) -> Bool {
    let days = (left.expiry?.date.dayNumber ?? .max, right.expiry?.date.dayNumber ?? .max)
    return (days.0, left.ingredient, left.number) < (days.1, right.ingredient, right.number)
  }
}

/// An expiry date with its source.
public struct Expiry: Sendable, Equatable {
  /// The source of the date.
  public enum Source: String, CaseIterable, Sendable {
    /// A person stated it, from the package.
    case stated
    /// The table of shelf lives gave an estimate.
    case estimated
  }

  /// The last day to use the item.
  public let date: CalendarDate
  /// The source of the date.
  public let source: Source

  /// Creates an expiry from a date and its source.
  public init(_ date: CalendarDate, _ source: Source) {
    self.date = date
    self.source = source
  }

  /// Estimates the expiry from the table of shelf lives; nil if it has no entry for the ingredient in that place.
  static func estimate(for portion: Portion, in place: StoragePlace, from added: CalendarDate) -> Expiry? {
    ShelfLife.of(portion)?.days(in: place).flatMap(added.adding(days:)).map { Expiry($0, .estimated) }
  }
}

/// The remaining amount of a pantry item.
public enum RemainingAmount: Sendable, Equatable {
  /// Nothing remains.
  case gone
  /// An unknown amount remains.
  case unmeasured
  /// A positive number of the item's units remains.
  case measured(Double)

  /// Whether anything remains.
  public var isAvailable: Bool { self != .gone }

  /// The number of units; nil unless it is known and positive.
  public var number: Double? { if case .measured(let number) = self { number } else { nil } }
}

/// An addition to the pantry: a portion with its date, expiry and place.
public struct PantryAddition: Sendable, Equatable {
  /// The ingredient and its amount.
  public let portion: Portion
  /// The date when it was added.
  public let date: CalendarDate
  /// The storage place.
  public let place: StoragePlace
  /// The expiry; nil if it is not known.
  public let expiry: Expiry?

  /// Creates an addition, with defaults from the table of shelf lives.
  ///
  /// - Parameters:
  ///   - expires: the date on the package; nil for an estimate.
  ///   - place: the storage place; nil for the usual place of the ingredient, or the fridge.
  public init(_ portion: Portion, on date: CalendarDate, expires: CalendarDate? = nil, in place: StoragePlace? = nil) {
    let place = place ?? ShelfLife.of(portion)?.usualPlace ?? .fridge
    (self.portion, self.date, self.place) = (portion, date, place)
    expiry = expires.map { Expiry($0, .stated) } ?? .estimate(for: portion, in: place, from: date)
  }
}

extension PantryAddition {
  /// Returns whether this is more of an item at home: of its name, unit, place and last day, both in known amounts.
  func isMore(of item: PantryItem) -> Bool {
    item.remaining.number != nil && portion.amount?.value != nil && item.unit == portion.amount?.unit
      && item.name == portion.displayName && item.place == place && item.expiry == expiry
  }
}

extension ShelfLife {
  /// Returns the shelf life of an ingredient, of leftovers, of frozen, dried or canned food where its name says so, or of
  /// cut fruit and vegetables; nil if it is not known.
  fileprivate static func of(_ portion: Portion) -> ShelfLife? {
    let facts = IngredientKnowledge.standard[portion.isLeftover ? "leftovers" : portion.ingredient.id]
    if let preservation = Preservation(portion.name) { return preservation.shelfLife(of: facts) }
    return portion.isCut ? facts?.shelfLifeWhenCut : facts?.shelfLife
  }
}

extension Portion {
  /// Whether the user calls it the rest of a meal: `leftover pizza`, `남은 카레`.
  ///
  /// The rest of what is kept raw is no leftover of a meal (`남은 양파`, the other half of an onion).
  fileprivate var isLeftover: Bool {
    guard isCalledRest else { return false }
    return IngredientKnowledge.standard[ingredient.id].map { !Self.keptRaw.contains($0.category) } ?? true
  }

  /// Whether it is a part of a piece: half an onion, `남은 양파`.
  fileprivate var isCut: Bool {
    guard let amount, let value = amount.value else { return isCalledRest }
    return isCalledRest || value < 1 && [.bare, .piece, .whole, .head].contains(amount.unit)
  }

  private var isCalledRest: Bool { Self.leftoverWords.contains(where: name.lowercased().hasPrefix) }

  private static let leftoverWords = ["leftover ", "left-over ", "남은 ", "먹다 남은 ", "먹다남은 ", "먹던 "]
  private static let keptRaw: Set<IngredientCategory> = [
    .vegetable, .mushroom, .herb, .fruit, .dairyAndEggs, .tofu, .kimchi, .legume, .nut, .oil, .baking, .drink,
  ]
}

extension AvailableIngredient {
  /// Creates the available ingredient that a pantry item is on a given day.
  public init(_ item: PantryItem, on date: CalendarDate) {
    self.init(item.ingredient, amount: item.amount, daysLeft: item.daysLeft(on: date))
  }
}
