public import IngredientLines
internal import Ingredients
public import Recipes
public import Time

/// A working copy of the pantry from which dishes take their ingredients, one after the other.
///
/// An ingredient is supplied by itself, by its other forms (crushed garlic by garlic) and by its kinds (chili by red
/// chili), the soonest to expire first, and then by what it is cooked from (cooked rice by rice).
public struct RemainingPantry: Sendable {
  private var open: [OpenItem]
  private let positionsOfID: [String: [Int]]
  /// The items from which food can be cooked.
  private let positionsOfSource: [String: [Int]]

  /// Creates a working copy of all items.
  ///
  /// - Parameter items: the items in the order of use, as ``PantryStore/items()`` returns them.
  public init(_ items: [PantryItem]) {
    open = items.map { OpenItem(item: $0, remaining: $0.remaining) }
    var (positionsOfID, positionsOfSource): ([String: [Int]], [String: [Int]]) = ([:], [:])
    for (index, item) in items.enumerated() {
      let served = [item.ingredient] + IngredientForms.others(of: item.ingredient)
      let ids = Set(served + served.flatMap(IngredientKnowledge.standard.ancestors))
      for id in ids { positionsOfID[id, default: []].append(index) }
      for food in CookedFood.all where ids.contains(food.source) && !ids.contains(food.id) {
        positionsOfSource[food.id, default: []].append(index)
      }
    }
    (self.positionsOfID, self.positionsOfSource) = (positionsOfID, positionsOfSource)
  }

  /// The items from which something was taken, with the remaining amounts: of pieces in quarters, as nobody can see how
  /// much of an onion a dish took.
  var changes: [(item: PantryItem, remaining: RemainingAmount)] {
    open.filter { $0.remaining != $0.item.remaining }.map { ($0.item, $0.recorded) }
  }

  /// Takes the ingredients of a dish.
  ///
  /// - Parameter day: the day of cooking; items that expired before it are not used. Nil uses all items.
  public mutating func take(_ recipe: Recipe, on day: CalendarDate?) -> [SuppliedIngredient] {
    recipe.ingredients.map { take($0, on: day) }
  }

  private mutating func take(_ line: RecipeIngredient, on day: CalendarDate?) -> SuppliedIngredient {
    let usable = ((positionsOfID[line.id] ?? []) + (positionsOfSource[line.id] ?? []))
      .filter { open[$0].isUsable(on: day) }
    if usable.isEmpty { return SuppliedIngredient(line: line, coverage: .lacking(line.amount), items: []) }
    guard let number = line.amount.value else {
      return SuppliedIngredient(line: line, coverage: .complete, items: usable.map { open[$0].item })
    }
    var demand = Demand(id: line.id, number: number, unit: line.amount.unit, conversion: AmountConversion(of: line.id))
    let used = usable.filter { open[$0].serve(&demand) }
    let unknown = usable.filter { !used.contains($0) && open[$0].remaining.isAvailable }
    let rest = demand.isMet ? nil : Amount(demand.number, demand.unit) ?? .toTaste
    return SuppliedIngredient(
      line: line, coverage: rest.map { unknown.isEmpty ? .lacking($0) : .uncertain($0) } ?? .complete,
      items: (used + (rest == nil ? [] : unknown)).map { open[$0].item })
  }
}

/// Food that is cooked at home from another, which weighs less.
private struct CookedFood {
  let id, source: String
  /// The weight of the food that is cooked from one unit of weight.
  let yield: Double

  /// Rice takes up 1.2 times its weight of water.
  static let all = [CookedFood(id: "cooked_rice", source: "rice", yield: 2.2)]

  /// Returns how many units of this food one of a source makes; nil if their weights are not known.
  func factor(from unit: AmountUnit, of ingredient: String, to target: AmountUnit) -> Double? {
    guard let raw = AmountConversion(of: ingredient).grams(per: unit), raw > 0,
      let cooked = AmountConversion(of: id).grams(per: target), cooked > 0
    else { return nil }
    return raw * yield / cooked
  }
}

/// The unmet part of a need.
private struct Demand {
  /// The tolerance: a millionth of a gram or of a piece is negligible.
  private static let tolerance = 1e-6

  let id: String
  var number: Double
  let unit: AmountUnit
  let conversion: AmountConversion

  /// Returns how many of the needed units one unit of an item is or makes; nil if that is not known.
  func factor(of item: PantryItem) -> Double? {
    let knowledge = IngredientKnowledge.standard
    let ids = knowledge.lineage(of: item.ingredient)
    let food = CookedFood.all.first { $0.id == id && ids.contains($0.source) && !ids.contains($0.id) }
    return food.map { $0.factor(from: item.unit, of: item.ingredient, to: unit) }
      ?? conversion.factor(from: item.unit, to: unit)
  }

  var isMet: Bool { number <= Self.tolerance }
}

/// A pantry item with the amount that remains in the working copy.
private struct OpenItem {
  let item: PantryItem
  var remaining: RemainingAmount

  func isUsable(on day: CalendarDate?) -> Bool {
    remaining.isAvailable && !(day.map(item.isExpired) ?? false)
  }

  /// Reduces a demand by as much as the item can supply.
  ///
  /// - Returns: whether the item supplied anything; one without a comparable amount does not.
  mutating func serve(_ demand: inout Demand) -> Bool {
    guard !demand.isMet, let number = remaining.number,
      let factor = demand.factor(of: item), factor > 0
    else { return false }
    let taken = min(number * factor, demand.number)
    demand.number -= taken
    // The result is rounded to a millionth, so that 1 − 0.9 is 0.1.
    let left = ((number - taken / factor) * 1e6).rounded() / 1e6
    remaining = left > 0 ? .measured(left) : .gone
    return true
  }
}

extension OpenItem {
  /// The remaining amount as it is recorded: of pieces in quarters, unless so little was taken that none is missing.
  fileprivate var recorded: RemainingAmount {
    guard item.unit.isPiece, let number = remaining.number, let before = item.remaining.number else { return remaining }
    let quarters = (number * 4).rounded() / 4
    if quarters >= before { return remaining }
    return quarters > 0 ? .measured(quarters) : .gone
  }
}

/// An ingredient of a dish with its supply from the pantry.
public struct SuppliedIngredient: Sendable, Equatable {
  /// The extent to which the pantry covers the need.
  public enum Coverage: Sendable, Equatable {
    /// The pantry covers all of it.
    case complete
    /// The pantry may cover this amount, because an item has no amount or one in a unit that cannot be compared.
    case uncertain(Amount)
    /// The pantry lacks this amount.
    case lacking(Amount)
  }

  /// The ingredient line of the dish.
  public let line: RecipeIngredient
  /// The coverage by the pantry.
  public let coverage: Coverage
  /// The pantry items that supply it, soonest to expire first.
  public let items: [PantryItem]

  /// Whether it must be bought; staples are assumed to be at home.
  public var isMissing: Bool {
    if case .lacking = coverage { line.role != .staple } else { false }
  }

  /// Whether the pantry has some of it, but possibly not enough.
  public var isUncertain: Bool { if case .uncertain = coverage { true } else { false } }
}
