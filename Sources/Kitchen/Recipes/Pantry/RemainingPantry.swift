internal import Ingredients

/// What is at home, used up on paper: to see what dishes take and what they lack.
///
/// An ingredient is served by itself, by its other forms (crushed garlic by garlic) and by its kinds (chili by red
/// chili), what expires first before what keeps longer.
public struct RemainingPantry: Sendable {
  private var open: [OpenItem]
  private let positionsOfID: [String: [Int]]

  /// Everything that there is.
  ///
  /// - Parameter items: in the order to use them up, as ``PantryStore/items()`` gives them.
  public init(_ items: [PantryItem]) {
    open = items.map { OpenItem(item: $0, remaining: $0.remaining) }
    var positionsOfID: [String: [Int]] = [:]
    for (index, item) in items.enumerated() {
      let served = [item.ingredient] + IngredientForms.others(of: item.ingredient)
      for id in Set(served + served.flatMap(IngredientKnowledge.standard.ancestors)) {
        positionsOfID[id, default: []].append(index)
      }
    }
    self.positionsOfID = positionsOfID
  }

  /// The items that there is less of than in the beginning, with what is left.
  var changes: [(item: PantryItem, remaining: RemainingAmount)] {
    open.filter { $0.remaining != $0.item.remaining }.map { ($0.item, $0.remaining) }
  }

  /// Takes what a dish needs.
  ///
  /// - Parameter day: when it is cooked: what expired before is not used; nil uses everything.
  public mutating func take(_ recipe: Recipe, on day: CalendarDate?) -> [SuppliedIngredient] {
    recipe.ingredients.map { take($0, on: day) }
  }

  private mutating func take(_ line: RecipeIngredient, on day: CalendarDate?) -> SuppliedIngredient {
    let usable = (positionsOfID[line.id] ?? []).filter { open[$0].isUsable(on: day) }
    if usable.isEmpty { return SuppliedIngredient(line: line, coverage: .lacking(line.amount), items: []) }
    guard let number = line.amount.value else {
      return SuppliedIngredient(line: line, coverage: .complete, items: usable.map { open[$0].item })
    }
    var demand = Demand(number: number, unit: line.amount.unit, conversion: AmountConversion(of: line.id))
    let used = usable.filter { open[$0].serve(&demand) }
    let unknown = usable.filter { !used.contains($0) && open[$0].remaining.isAvailable }
    let rest = demand.isMet ? nil : Amount(demand.number, demand.unit) ?? .toTaste
    return SuppliedIngredient(
      line: line, coverage: rest.map { unknown.isEmpty ? .lacking($0) : .uncertain($0) } ?? .complete,
      items: (used + (rest == nil ? [] : unknown)).map { open[$0].item })
  }
}

/// How much of something is still wanted.
private struct Demand {
  /// A millionth of a gram or of a piece is nothing.
  private static let tolerance = 1e-6

  var number: Double
  let unit: AmountUnit
  let conversion: AmountConversion

  var isMet: Bool { number <= Self.tolerance }
}

/// An item of the pantry with what is left of it on paper.
private struct OpenItem {
  let item: PantryItem
  var remaining: RemainingAmount

  func isUsable(on day: CalendarDate?) -> Bool {
    remaining.isAvailable && !(day.map(item.isExpired) ?? false)
  }

  /// Gives what it can to an open demand.
  ///
  /// - Returns: whether it gave anything; one without a comparable amount does not.
  mutating func serve(_ demand: inout Demand) -> Bool {
    guard !demand.isMet, let number = remaining.number,
      let factor = demand.conversion.factor(from: item.unit, to: demand.unit), factor > 0
    else { return false }
    let taken = min(number * factor, demand.number)
    demand.number -= taken
    // Rounded to a millionth, so that 1 − 0.9 is 0.1.
    let left = ((number - taken / factor) * 1e6).rounded() / 1e6
    remaining = left > 0 ? .measured(left) : .gone
    return true
  }
}

/// An ingredient of a dish with what there is of it at home.
public struct SuppliedIngredient: Sendable, Equatable {
  /// How far the pantry meets what a dish needs of one ingredient.
  public enum Coverage: Sendable, Equatable {
    /// All of it is there.
    case complete
    /// There is some, but so much of the need is not known to be there, as an item says no amount or one in a unit
    /// that cannot be compared.
    case uncertain(Amount)
    /// So much is not there.
    case lacking(Amount)
  }

  /// What the dish needs.
  public let line: RecipeIngredient
  /// How far that is there.
  public let coverage: Coverage
  /// The items of the pantry that serve it, soonest to expire first.
  public let items: [PantryItem]

  /// Whether it must be bought; a staple counts as there.
  public var isMissing: Bool {
    if case .lacking = coverage { line.role != .staple } else { false }
  }

  /// Whether there is some, but perhaps not enough.
  public var isUncertain: Bool { if case .uncertain = coverage { true } else { false } }
}
