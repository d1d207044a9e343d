/// Something at home that can be cooked with.
public struct AvailableIngredient: Sendable, Equatable {
  /// The identifier of the ingredient.
  public let id: String
  /// How much of it is there; nil when nobody said, which is taken to be enough.
  public let amount: Amount?
  /// Days from today to the last day to use it: 0 for today, negative when that day has passed, nil when nobody knows.
  public let daysLeft: Int?

  /// An ingredient, how much of it there is, and for how long.
  public init(_ id: String, amount: Amount? = nil, daysLeft: Int? = nil) {
    self.id = id
    self.amount = amount
    self.daysLeft = daysLeft
  }

  /// Whether the last day to use it has passed, so that it counts as there only when it was chosen.
  public var isExpired: Bool { daysLeft.map { $0 < 0 } ?? false }
}

extension AvailableIngredient {
  /// An item of the pantry as it can be cooked with on a day.
  public init(_ item: PantryItem, on date: CalendarDate) {
    self.init(item.ingredient, amount: item.amount, daysLeft: item.daysLeft(on: date))
  }
}

/// What a person has to cook with: the chosen ingredients in the order chosen, then what is at home, each once.
///
/// What has expired is not there, unless it was chosen and all of it has: who chooses it has looked at it.
struct AvailableIngredients: Sendable {
  /// One ingredient with everything that there is of it.
  struct Item: Sendable, Equatable {
    /// The identifier of the ingredient.
    let id: String
    /// Every portion's amount; empty when that of any is not known.
    let amounts: [Amount]
    /// Days until the first portion expires, or since the last one did; nil when nobody knows.
    let daysLeft: Int?

    /// How much it wants to be used: from 7 for what expires today to 1 for what has six days left, else 0.
    ///
    /// What was chosen though it has expired is in no hurry any more.
    var urgency: Int {
      guard let daysLeft, (0..<Self.urgentDays).contains(daysLeft) else { return 0 }
      return Self.urgentDays - daysLeft
    }

    private static let urgentDays = 7
  }

  /// The items; those chosen come first.
  let items: [Item]
  /// How many of the items were chosen.
  let chosenCount: Int
  private let positions: [String: Int]

  /// - Parameters:
  ///   - chosen: the identifiers of the ingredients to cook with; what is named twice counts once.
  ///   - available: what is at home; what was also chosen has its amount and its days from here.
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

  /// Where the ingredient is among the items; nil when it is not there.
  func position(of id: String) -> Int? { positions[id] }

  /// Whether anything wants to be used soon.
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

  /// How many of `unit` are there; nil when that is not known or cannot be told in this unit.
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
