internal import IngredientLines

/// A withdrawal from the items of one ingredient, the soonest to expire first.
struct Withdrawal {
  /// The changed items with their remaining amounts.
  let remainders: [(item: PantryItem, remaining: RemainingAmount)]

  /// Withdraws an amount.
  ///
  /// - Parameters:
  ///   - amount: the amount, nil for everything; a bare number is in the unit of the first item with an amount.
  ///   - items: at least one item, all of one ingredient, in the order of use.
  init(taking amount: Amount?, from items: [PantryItem]) throws(WithdrawalFault) {
    guard let amount else {
      remainders = items.map { ($0, .gone) }
      return
    }
    guard let wanted = amount.value else { throw .vague }
    let measured = items.filter { $0.remaining.number != nil }
    let unit = amount.unit == .bare ? measured.first?.unit ?? .bare : amount.unit
    let usable = measured.compactMap { Usable($0, in: unit) }
    guard !usable.isEmpty else { throw .otherUnits }
    let available = usable.reduce(0) { $0 + $1.there }
    // An amount stored to a millionth of a block is accurate to a millionth of the block's weight.
    let slack = Self.tolerance * usable.reduce(1) { max($0, $1.factor) }
    guard wanted <= available + slack else { throw .notEnough(available: available, unit) }
    remainders = Self.take(wanted, from: usable, leaving: slack)
  }

  /// An item whose amount can be converted to the unit of the withdrawal.
  private struct Usable {
    let item: PantryItem
    /// The size of the item's unit in the unit of the withdrawal, and the available amount in that unit.
    let factor: Double, there: Double

    init?(_ item: PantryItem, in unit: AmountUnit) {
      guard let number = item.remaining.number,
        let factor = AmountConversion(of: item.ingredient).factor(from: item.unit, to: unit), factor > 0
      else { return nil }
      (self.item, self.factor, there) = (item, factor, number * factor)
    }
  }

  /// The tolerance: a millionth of a gram or of a piece is negligible.
  private static let tolerance = 1e-6

  private static func take(
    _ wanted: Double, from items: [Usable], leaving slack: Double
  ) -> [(PantryItem, RemainingAmount)] {
    var open = wanted
    var remainders: [(PantryItem, RemainingAmount)] = []
    for usable in items where open > slack {
      let left = max(0, usable.there - open)
      open -= usable.there - left
      // The result is rounded to a millionth, so that 1 − 0.9 is 0.1.
      let number = (left / usable.factor * 1e6).rounded() / 1e6
      remainders.append((usable.item, number > 0 ? .measured(number) : .gone))
    }
    return remainders
  }
}

/// The reason why an amount cannot be withdrawn.
enum WithdrawalFault: Error, Equatable {
  /// Only this amount is available.
  case notEnough(available: Double, AmountUnit)
  /// No item has a unit that the amount can be compared with.
  case otherUnits
  /// The amount is vague, such as "a little".
  case vague
}
