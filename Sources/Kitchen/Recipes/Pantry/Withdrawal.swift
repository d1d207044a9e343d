/// Takes food out of items of one ingredient, what expires first before what keeps longer.
struct Withdrawal {
  /// What is left of each item that changes.
  let remainders: [(item: PantryItem, stock: Stock)]

  /// Takes everything, or so much.
  ///
  /// - Parameters:
  ///   - amount: nil for all; a bare number counts in the unit of the first item that has an amount.
  ///   - items: at least one, in the order to use them up.
  init(taking amount: Amount?, from items: [PantryItem]) throws(WithdrawalFault) {
    guard let amount, let number = amount.value else {
      remainders = items.map { ($0, .gone) }
      return
    }
    let measured = items.filter { $0.stock.number != nil }
    let unit = amount.unit == .bare ? measured.first?.unit ?? .bare : amount.unit
    let usable = measured.filter { $0.unit.measure == unit.measure }
    guard !usable.isEmpty else { throw .otherUnits }
    let available = usable.reduce(0) { $0 + ($1.stock.number ?? 0) * $1.unit.factor }
    let wanted = number * unit.factor
    guard wanted <= available + Self.tolerance else { throw .notEnough(available: available / unit.factor, unit) }
    remainders = Self.take(wanted, from: usable)
  }

  /// A millionth of a gram or of a piece is nothing.
  private static let tolerance = 1e-6

  /// - Parameter wanted: in units of the items' common measure.
  private static func take(_ wanted: Double, from items: [PantryItem]) -> [(PantryItem, Stock)] {
    var open = wanted
    var remainders: [(PantryItem, Stock)] = []
    for item in items where open > tolerance {
      let there = (item.stock.number ?? 0) * item.unit.factor
      let left = max(0, there - open)
      open -= there - left
      // Rounded to a millionth, so that 1 − 0.9 is 0.1.
      let number = (left / item.unit.factor * 1e6).rounded() / 1e6
      remainders.append((item, number > 0 ? .measured(number) : .gone))
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
}
