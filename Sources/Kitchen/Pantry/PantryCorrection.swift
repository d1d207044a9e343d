public import IngredientLines
public import Ingredients
internal import Localization
public import Time

/// A correction of what the pantry knows of a food; nil leaves it as it is.
public struct PantryCorrection: Sendable, Equatable {
  /// The remaining amount, of all items in one place together; a bare number is in the unit of the first that has one.
  public var amount: Amount?
  /// The last day to use it.
  public var expires: CalendarDate?
  /// The storage place. Food that is frozen or thawed gets a new last day, counted from that day.
  public var place: StoragePlace?

  /// Creates a correction.
  public init(amount: Amount? = nil, expires: CalendarDate? = nil, place: StoragePlace? = nil) {
    (self.amount, self.expires, self.place) = (amount, expires, place)
  }

  /// Returns which items of one name are replaced, and by which.
  ///
  /// Without an amount each has its own successor. An amount makes one item of those in the place of the first that has
  /// not expired, and that one's successor has it.
  ///
  /// - Parameters:
  ///   - items: the items of the name, soonest to expire first.
  ///   - date: today.
  func replacement(of items: [PantryItem], on date: CalendarDate) -> (replaced: [PantryItem], by: [PantryItem]) {
    guard let amount else { return (items, items.map { corrected($0, $0.unit, $0.remaining, on: date) }) }
    guard let kept = items.first(where: { !$0.isExpired(on: date) }) ?? items.first else { return ([], []) }
    let replaced = items.filter { $0.place == kept.place }
    let unit = amount.unit == .bare ? replaced.first { $0.remaining.number != nil }?.unit ?? .bare : amount.unit
    let remaining = amount.value.map(RemainingAmount.measured) ?? .unmeasured
    return (replaced, [corrected(kept, unit, remaining, on: date)])
  }

  private func corrected(
    _ item: PantryItem, _ unit: AmountUnit, _ remaining: RemainingAmount, on date: CalendarDate
  ) -> PantryItem {
    PantryItem(
      number: item.number, ingredient: item.ingredient, name: item.name, unit: unit, added: item.added,
      expiry: expiry(of: item, on: date), place: place ?? item.place, remaining: remaining)
  }

  private func expiry(of item: PantryItem, on date: CalendarDate) -> Expiry? {
    if let expires { return Expiry(expires, .stated) }
    // The freezer does not make food fresh that has expired.
    guard let place, place != item.place, !item.isExpired(on: date) else { return item.expiry }
    let isFrozenOrThawed = [place, item.place].contains(.freezer)
    if !isFrozenOrThawed, item.expiry?.source == .stated { return item.expiry }
    return .estimate(for: item.portion, in: place, from: isFrozenOrThawed ? date : item.added) ?? item.expiry
  }
}

extension PantryItem {
  /// The portion under the name that the user gave it, by which leftovers and frozen food are known.
  fileprivate var portion: Portion {
    let usual = IngredientKnowledge.standard.ingredient(ingredient)
    let food = usual ?? Ingredient(id: ingredient, english: name.english, korean: name.korean)
    return Portion(food, amount: amount, named: name.korean == usual?.korean ? name.english : name.korean)
  }
}
