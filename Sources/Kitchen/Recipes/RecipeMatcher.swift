/// Says how well a dish suits the ingredients a person chose, and why.
///
/// The score has two halves that a person can follow:
/// - *use*: how much of what was chosen goes into the dish. A required ingredient counts fully, an optional one or a
///   staple half.
/// - *cover*: how much of what the dish requires was chosen. Staples are left aside; an optional ingredient that is
///   there counts half, and one that is not is no loss.
///
/// Use weighs more, because the chosen ingredients are what the person wants to eat. A dish that uses nothing of the
/// choice is no match, however little it needs.
public struct RecipeMatcher: Sendable {
  private static let weightOfUse = 0.6
  private static let weightOfMinorRole = 0.5

  private let chosen: [String]

  /// - Parameter ids: the chosen ingredients; what is named twice counts once.
  public init(choosing ids: some Sequence<String>) {
    var seen: Set<String> = []
    chosen = ids.filter { seen.insert($0).inserted }
  }

  /// How well a dish with these ingredients suits the choice; nil when it uses none of it.
  public func match(_ ingredients: some Sequence<(id: String, role: RecipeIngredient.Role)>) -> RecipeMatch? {
    let needs = DishNeeds(ingredients)
    let have = chosen.filter { needs.roles[$0] != nil }
    guard !have.isEmpty else { return nil }
    let missing = needs.required.filter { !chosen.contains($0) }
    let use = have.reduce(0) { $0 + weight(of: needs.roles[$1]) } / Double(chosen.count)
    let score = Self.weightOfUse * use + (1 - Self.weightOfUse) * cover(of: needs, have: have)
    return RecipeMatch(have: have, missing: missing, score: score)
  }

  private func weight(of role: RecipeIngredient.Role?) -> Double { role == .required ? 1 : Self.weightOfMinorRole }

  private func cover(of needs: DishNeeds, have: [String]) -> Double {
    let optional = Double(have.count { needs.roles[$0] == .optional }) * Self.weightOfMinorRole
    let required = Double(have.count { needs.roles[$0] == .required })
    let total = Double(needs.required.count) + optional
    return total > 0 ? (required + optional) / total : 1
  }
}

/// How well a dish suits a choice of ingredients.
public struct RecipeMatch: Sendable, Equatable {
  /// The chosen ingredients that the dish uses, in the order chosen; never empty.
  public let have: [String]
  /// The required ingredients that were not chosen, in the order of the recipe.
  public let missing: [String]
  /// From just above 0 to 1: everything chosen is used, and nothing is missing.
  public let score: Double

  /// Whether this match comes before `other`: higher score, then fewer missing, then more used.
  ///
  /// - Returns: nil when neither comes first.
  func precedes(_ other: RecipeMatch) -> Bool? {
    if score != other.score { return score > other.score }
    if missing.count != other.missing.count { return missing.count < other.missing.count }
    return have.count == other.have.count ? nil : have.count > other.have.count
  }
}

/// The ingredients of a dish, each once in its most important role.
private struct DishNeeds {
  private(set) var roles: [String: RecipeIngredient.Role] = [:]
  private(set) var required: [String] = []

  init(_ ingredients: some Sequence<(id: String, role: RecipeIngredient.Role)>) {
    for (id, role) in ingredients {
      let known = roles[id]
      if role == .required, known != .required { required.append(id) }
      roles[id] = known.map { $0.importance < role.importance ? role : $0 } ?? role
    }
  }
}

extension RecipeIngredient.Role {
  fileprivate var importance: Int {
    switch self {
    case .staple: 0
    case .optional: 1
    case .required: 2
    }
  }
}
