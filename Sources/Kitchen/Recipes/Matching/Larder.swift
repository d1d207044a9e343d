/// What a person has to cook with: the chosen ingredients in the order chosen, then what is at home, each once.
struct Larder: Sendable {
  /// One ingredient with everything that there is of it.
  struct Item: Sendable, Equatable {
    /// The identifier of the ingredient.
    let id: String
    /// Every portion's amount; empty when that of any is not known.
    let amounts: [Amount]
    /// Days until the first portion that is still good expires; when all have, since the last one did; nil when nobody
    /// knows.
    let daysLeft: Int?

    /// How much it wants to be used: from 7 for what expires today to 1 for what has six days left, else 0.
    ///
    /// What has expired does not want to be used: it has to be looked at first.
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
    var positions: [String: Int] = [:]
    var portions: [(id: String, portions: [AvailableIngredient])] = []
    func position(of id: String) -> Int {
      if let known = positions[id] { return known }
      positions[id] = portions.count
      portions.append((id, []))
      return portions.count - 1
    }
    for id in chosen { _ = position(of: id) }
    chosenCount = portions.count
    for portion in available { portions[position(of: portion.id)].portions.append(portion) }
    items = portions.map { Item($0.id, $0.portions) }
    self.positions = positions
  }

  /// Where the ingredient is among the items; nil when it is not there.
  func position(of id: String) -> Int? { positions[id] }

  /// Whether anything wants to be used soon.
  var isUrgent: Bool { items.contains { $0.urgency > 0 } }
}

extension Larder.Item {
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
