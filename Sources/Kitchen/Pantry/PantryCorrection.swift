public import IngredientLines
public import Ingredients
internal import Localization
public import Time

/// A correction of what the pantry knows of a food; nil leaves as it is.
public struct PantryCorrection: Sendable, Equatable {
  /// The remaining amount, of all items together.
  public var amount: Amount?
  /// The last day to use it.
  public var expires: CalendarDate?
  /// The storage place. Food that is frozen or thawed keeps from that day on.
  public var place: StoragePlace?

  /// Creates a correction.
  public init(amount: Amount? = nil, expires: CalendarDate? = nil, place: StoragePlace? = nil) {
    (self.amount, self.expires, self.place) = (amount, expires, place)
  }

  /// Returns the items that take the place of others of one name: as many as before, or a single one of the new amount.
  ///
  /// - Parameters:
  ///   - items: the items, soonest to expire first.
  ///   - date: today.
  func items(insteadOf items: [PantryItem], on date: CalendarDate) -> [PantryItem] {
    (amount == nil ? items : Array(items.prefix(1))).map { corrected($0, on: date) }
  }

  private func corrected(_ item: PantryItem, on date: CalendarDate) -> PantryItem {
    PantryItem(
      number: item.number, ingredient: item.ingredient, name: item.name, unit: amount?.unit ?? item.unit,
      added: item.added, expiry: expiry(of: item, on: date), place: place ?? item.place,
      remaining: amount?.value.map(RemainingAmount.measured) ?? item.remaining)
  }

  private func expiry(of item: PantryItem, on date: CalendarDate) -> Expiry? {
    if let expires { return Expiry(expires, .stated) }
    guard let place, place != item.place else { return item.expiry }
    let isFrozenOrThawed = [place, item.place].contains(.freezer)
    if !isFrozenOrThawed, let expiry = item.expiry, expiry.source == .stated { return expiry }
    let food = Ingredient(id: item.ingredient, english: item.name.english, korean: item.name.korean)
    return .estimate(for: Portion(food, amount: amount ?? item.amount), in: place, from: date)
  }
}
