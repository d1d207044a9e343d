internal import Ingredients

/// Says how well a dish suits the ingredients a person chose, and why.
///
/// The score has two halves that a person can follow:
/// - *use*: how much of what was chosen goes into the dish. A required ingredient counts fully, an optional one or a
///   staple half.
/// - *cover*: how much of what the dish requires was chosen. Staples are left aside; an optional ingredient that is
///   there counts half, and one that is not is no loss.
///
/// Another form of the same food (garlic, crushed garlic) will do, unless the dish's own form was chosen too.
/// Use weighs more, because the chosen ingredients are what the person wants to eat. A dish that uses nothing of the
/// choice is no match, however little it needs.
public struct RecipeMatcher: Sendable {
  /// What is assumed of the staples that were not chosen.
  public enum Staples: Sendable {
    /// Every kitchen has them.
    case assumed
    /// They count like what a dish requires; only water comes from the tap.
    case counted
  }

  private static let weightOfUse = 0.6
  private static let weightOfMinorRole = 0.5
  /// Scores are kept to four decimals, so that equal ones are equal however they were added up.
  private static let scoreSteps = 10_000.0

  private let chosen: [String]
  private let staples: Staples

  /// - Parameter ids: the chosen ingredients; what is named twice counts once.
  public init(choosing ids: some Sequence<String>, staples: Staples = .assumed) {
    var seen: Set<String> = []
    chosen = ids.filter { seen.insert($0).inserted }
    self.staples = staples
  }

  /// What a dish may use to be a match: the choice and its other forms.
  var usableIDs: [String] { chosen + chosen.flatMap { IngredientForms.others(of: $0) }.filter { !chosen.contains($0) } }

  /// How well a dish with these ingredients suits the choice; nil when it uses none of it.
  public func match(_ ingredients: some Sequence<(id: String, role: RecipeIngredient.Role)>) -> RecipeMatch? {
    let needs = DishNeeds(ingredients.lazy.map { ($0.id, weighed($0.role, of: $0.id)) })
    let used = chosen.compactMap { id in role(of: id, in: needs).map { (id: id, role: $0) } }
    guard !used.isEmpty else { return nil }
    let use = used.reduce(0) { $0 + ($1.role == .required ? 1 : Self.weightOfMinorRole) } / Double(chosen.count)
    let score = Self.weightOfUse * use + (1 - Self.weightOfUse) * cover(of: needs)
    return RecipeMatch(
      have: used.map(\.id), missing: needs.required.filter { !isCovered($0) }, required: needs.required.count,
      score: (score * Self.scoreSteps).rounded() / Self.scoreSteps)
  }

  /// The role that an ingredient is weighed by.
  private func weighed(_ role: RecipeIngredient.Role, of id: String) -> RecipeIngredient.Role {
    staples == .counted && role == .staple && id != "water" ? .required : role
  }

  /// What a chosen ingredient is to the dish, be it in another form that was not chosen itself.
  private func role(of id: String, in needs: DishNeeds) -> RecipeIngredient.Role? {
    if let role = needs.roles[id] { return role }
    return IngredientForms.others(of: id).lazy.filter { !chosen.contains($0) }.compactMap { needs.roles[$0] }.first
  }

  private func isCovered(_ id: String) -> Bool {
    chosen.contains(id) || IngredientForms.others(of: id).contains(where: chosen.contains)
  }

  private func cover(of needs: DishNeeds) -> Double {
    let optional = Double(needs.roles.count { $0.value == .optional && isCovered($0.key) }) * Self.weightOfMinorRole
    let required = Double(needs.required.count(where: isCovered))
    let total = Double(needs.required.count) + optional
    return total > 0 ? (required + optional) / total : 1
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
