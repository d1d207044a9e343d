public import IngredientLines

/// An ingredient that is available for cooking.
public struct AvailableIngredient: Sendable, Equatable {
  /// The identifier of the ingredient.
  public let id: String
  /// The available amount; nil if it is not known, which counts as sufficient.
  public let amount: Amount?
  /// The days until its expiry date: 0 for today, negative once it has expired, nil if the date is not known.
  public let daysLeft: Int?

  /// Creates an available ingredient.
  public init(_ id: String, amount: Amount? = nil, daysLeft: Int? = nil) {
    self.id = id
    self.amount = amount
    self.daysLeft = daysLeft
  }

  /// Whether it has expired, so that it counts as available only if it was chosen.
  public var isExpired: Bool { daysLeft.map { $0 < 0 } ?? false }
}

/// The distinct ingredients to cook with: the chosen ones in the order chosen, then the other available ones.
///
/// Expired portions are not available, unless the ingredient was chosen and all of it has expired: whoever chooses it
/// has looked at it.
struct AvailableIngredients: Sendable {
  /// One ingredient with all its portions.
  struct Item: Sendable, Equatable {
    /// The identifier of the ingredient.
    let id: String
    /// The amounts of all portions; empty if any amount is unknown.
    let amounts: [Amount]
    /// The days until the first portion expires, or negative ones since the last one did; nil if no date is known.
    let daysLeft: Int?

    /// The urgency of using it: 7 if it expires today, down to 1 with six days left, otherwise 0.
    ///
    /// A chosen ingredient that has already expired is not urgent.
    var urgency: Int {
      guard let daysLeft, (0..<Self.urgentDays).contains(daysLeft) else { return 0 }
      return Self.urgentDays - daysLeft
    }

    private static let urgentDays = 7
  }

  /// The items; the chosen ones come first.
  let items: [Item]
  /// The number of chosen items.
  let chosenCount: Int
  private let positions: [String: Int]

  /// - Parameters:
  ///   - chosen: the identifiers of the chosen ingredients; repeated ones count once.
  ///   - available: the available ingredients, which also give the amounts and expiry dates of the chosen ones.
  init(chosen: some Sequence<String> = [], available: [AvailableIngredient] = []) {
    let portions = Dictionary(grouping: available, by: \.id)
    var positions: [String: Int] = [:]
    var items: [Item] = []
    func add(_ id: String, _ portions: [AvailableIngredient]) {
      guard positions[id] == nil else { return }
      positions[id] = items.count
      items.append(Item(id, portions))
    }
    for id in chosen {
      let all = portions[id] ?? []
      let good = all.filter { !$0.isExpired }
      add(id, good.isEmpty ? all : good)
    }
    chosenCount = items.count
    for portion in available where !portion.isExpired {
      add(portion.id, (portions[portion.id] ?? []).filter { !$0.isExpired })
    }
    (self.items, self.positions) = (items, positions)
  }

  /// Returns the position of an ingredient among the items; nil if it is not available.
  func position(of id: String) -> Int? { positions[id] }

  /// Whether any item is urgent.
  var isUrgent: Bool { items.contains { $0.urgency > 0 } }
}

extension AvailableIngredients.Item {
  fileprivate init(_ id: String, _ portions: [AvailableIngredient]) {
    self.id = id
    let known = portions.compactMap(\.amount).filter { $0.value != nil }
    amounts = known.count == portions.count ? known : []
    let days = portions.compactMap(\.daysLeft)
    daysLeft = days.filter { $0 >= 0 }.min() ?? days.max()
  }

  /// Returns the available amount in `unit`; nil if it is not known or cannot be converted.
  func number(in unit: AmountUnit) -> Double? {
    guard !amounts.isEmpty else { return nil }
    let conversion = AmountConversion(of: id)
    var total = 0.0
    for amount in amounts {
      guard let value = amount.value, let factor = conversion.factor(from: amount.unit, to: unit) else { return nil }
      total += value * factor
    }
    return total
  }
}
