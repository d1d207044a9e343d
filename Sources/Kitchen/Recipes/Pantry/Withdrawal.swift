/// Takes food out of items of one ingredient, what expires first before what keeps longer.
struct Withdrawal {
  /// What is left of each item that changes.
  let remainders: [(item: PantryItem, remaining: RemainingAmount)]

  /// Takes everything, or so much.
  ///
  /// - Parameters:
  ///   - amount: nil for all; a bare number counts in the unit of the first item that has an amount.
  ///   - items: at least one, all of one ingredient, in the order to use them up.
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
    // What is kept to a millionth of a block is known to a millionth of its weight.
    let slack = Self.tolerance * usable.reduce(1) { max($0, $1.factor) }
    guard wanted <= available + slack else { throw .notEnough(available: available, unit) }
    remainders = Self.take(wanted, from: usable, leaving: slack)
  }

  /// An item that has an amount which can be told in the unit to take.
  private struct Usable {
    let item: PantryItem
    /// How many of the unit one of the item's own units is, and how many of the unit there are.
    let factor: Double, there: Double

    init?(_ item: PantryItem, in unit: AmountUnit) {
      guard let number = item.remaining.number,
        let factor = AmountConversion(of: item.ingredient).factor(from: item.unit, to: unit), factor > 0
      else { return nil }
      (self.item, self.factor, there) = (item, factor, number * factor)
    }
  }

  /// A millionth of a gram or of a piece is nothing.
  private static let tolerance = 1e-6

  private static func take(
    _ wanted: Double, from items: [Usable], leaving slack: Double
  ) -> [(PantryItem, RemainingAmount)] {
    var open = wanted
    var remainders: [(PantryItem, RemainingAmount)] = []
    for usable in items where open > slack {
      let left = max(0, usable.there - open)
      open -= usable.there - left
      // Rounded to a millionth, so that 1 − 0.9 is 0.1.
      let number = (left / usable.factor * 1e6).rounded() / 1e6
      remainders.append((usable.item, number > 0 ? .measured(number) : .gone))
    }
    return remainders
  }
}

/// Why so much cannot be taken.
enum WithdrawalFault: Error, Equatable {
  /// There is only so much.
  case notEnough(available: Double, AmountUnit)
  /// No item is counted in a unit that the amount can be compared with.
  case otherUnits
  /// The amount does not say how much: "a little".
  case vague
}
