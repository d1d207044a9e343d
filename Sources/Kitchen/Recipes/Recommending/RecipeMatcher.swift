internal import Ingredients

/// Says how well a dish suits what a person chose and has at home, and why; ``RecipeScoring`` tells how it is counted.
///
/// A dish that uses nothing of the choice is no match, however little it needs; without a choice neither is one that
/// uses nothing at home besides staples. What the dish uses for itself does not stand in for something else as well.
public struct RecipeMatcher: Sendable {
  /// What is assumed of the staples that were not chosen.
  public enum Staples: Sendable {
    /// Every kitchen has them.
    case assumed
    /// They count like what a dish requires; only water comes from the tap.
    case counted
  }

  /// What meets what dishes ask for.
  let finder: SupplyFinder
  /// How a tally becomes a score.
  let scoring: RecipeScoring
  private let staples: Staples
  private let servings: Int?

  /// - Parameters:
  ///   - ids: the chosen ingredients; what is named twice counts once.
  ///   - available: what is at home.
  ///   - servings: for how many people there must be enough; nil for as many as each recipe feeds.
  public init(
    choosing ids: some Sequence<String> = [], available: [AvailableIngredient] = [], staples: Staples = .assumed,
    servings: Int? = nil
  ) {
    self.init(
      SupplyFinder(AvailableIngredients(chosen: ids, available: available)), staples: staples, servings: servings)
  }

  /// A matcher for what is there.
  init(_ finder: SupplyFinder, staples: Staples, servings: Int?) {
    self.finder = finder
    scoring = RecipeScoring(chosenCount: finder.available.chosenCount, isUrgent: finder.available.isUrgent)
    (self.staples, self.servings) = (staples, servings)
  }

  /// A matcher for a request.
  init(_ request: RecommendationRequest, knowledge: IngredientKnowledge = .standard) {
    let available = AvailableIngredients(chosen: request.chosen, available: request.available)
    self.init(SupplyFinder(available, knowledge: knowledge), staples: request.staples, servings: request.servings)
  }

  /// How well a dish suits; nil when it is no match.
  public func match(_ recipe: Recipe) -> RecipeMatch? {
    let needs = metNeeds(of: recipe)
    let tally = tally(needs)
    return isMatch(needs, tally) ? match(needs, tally) : nil
  }

  /// Where a dish stands among others; nil when it is no match.
  func rank(_ recipe: Recipe, in order: RecommendationOrder) -> (rank: RecipeRank, lacking: Int)? {
    let needs = metNeeds(of: recipe)
    let tally = tally(needs)
    guard isMatch(needs, tally) else { return nil }
    let rank = RecipeRank(
      score: scoring.score(tally), lacking: tally.lacking, used: tally.used, minutes: recipe.minutes, in: order)
    return (rank, tally.lacking)
  }

  private func isMatch(_ needs: [MetNeed], _ tally: RecipeTally) -> Bool {
    scoring.chosenCount > 0 ? tally.use > 0 : needs.contains { $0.isAvailable && $0.role != .staple }
  }

  /// The role that an ingredient is weighed by.
  static func weighed(_ role: RecipeIngredient.Role, of id: String, _ staples: Staples) -> RecipeIngredient.Role {
    staples == .counted && role == .staple && id != "water" ? .required : role
  }
}

/// Something that a dish asks for, and how far it is met.
private struct MetNeed {
  let id: String
  let role: RecipeIngredient.Role
  /// What meets it, or stands in for it.
  var supply: Supply?
  /// How much the dish needs of it, for the people who eat.
  let needed: Amount?
  /// How much is there in the same unit; nil when nobody knows.
  let available: Double?

  var isAvailable: Bool { supply?.isAvailable ?? false }
  var share: Double { Supply.share(of: needed?.value, available: available) }
}

extension RecipeMatcher {
  private func metNeeds(of recipe: Recipe) -> [MetNeed] {
    let factor = Double(servings ?? recipe.servings) / Double(recipe.servings)
    var needs = recipe.needs.map { need in
      let supply = finder.supply(for: need.id)
      let needed = need.amount.flatMap { amount in amount.value.flatMap { Amount($0 * factor, amount.unit) } }
      return MetNeed(
        id: need.id, role: Self.weighed(need.role, of: need.id, staples), supply: supply, needed: needed,
        available: needed.flatMap { needed in supply.flatMap { finder.available.items[$0.item].number(in: needed.unit) }
        })
    }
    var taken = Set(needs.compactMap { $0.isAvailable ? $0.supply?.item : nil })
    for index in needs.indices where !needs[index].isAvailable {
      let isFree = needs[index].role == .required && needs[index].supply.map { taken.insert($0.item).inserted } ?? false
      if !isFree { needs[index].supply = nil }
    }
    return needs
  }

  private func tally(_ needs: [MetNeed]) -> RecipeTally {
    var tally = RecipeTally()
    for need in needs where need.role == .required {
      tally.required += 1
      tally.cover += need.supply?.cover(share: need.share) ?? 0
      tally.missing += need.isAvailable ? 0 : 1
      tally.short += need.isAvailable && need.share < 1 ? 1 : 0
    }
    var importance: [Int: Int] = [:]
    for need in needs where need.isAvailable {
      tally.used += 1
      guard let item = need.supply?.item else { continue }
      importance[item] = max(importance[item] ?? 1, need.role == .required ? 2 : 1)
    }
    tally.use = importance.reduce(0) { $0 + ($1.key < scoring.chosenCount ? $1.value : 0) }
    tally.urgency = importance.keys.reduce(0) { $0 + finder.available.items[$1].urgency }
    return tally
  }
}

extension RecipeMatcher {
  private func match(_ needs: [MetNeed], _ tally: RecipeTally) -> RecipeMatch {
    let items = finder.available.items
    let used = Set(needs.compactMap { $0.isAvailable ? $0.supply?.item : nil }).sorted()
    let required = needs.filter { $0.role == .required }
    return RecipeMatch(
      have: used.map { items[$0].id }, missing: required.filter { !$0.isAvailable }.map(\.id), required: tally.required,
      score: Double(scoring.score(tally)) / Double(RecipeScoring.steps), short: required.compactMap(shortage),
      substitutions: required.compactMap(substitution), expiring: expiring(used))
  }

  private func shortage(_ need: MetNeed) -> RecipeMatch.Shortage? {
    guard need.isAvailable, need.share < 1, let needed = need.needed,
      let available = need.available.flatMap({ Amount($0, needed.unit) })
    else { return nil }
    return RecipeMatch.Shortage(id: need.id, available: available, needed: needed)
  }

  private func substitution(_ need: MetNeed) -> RecipeMatch.Substitution? {
    guard let supply = need.supply else { return nil }
    let item = finder.available.items[supply.item].id
    guard item != need.id, !IngredientForms.others(of: need.id).contains(item) else { return nil }
    return RecipeMatch.Substitution(id: need.id, substitute: item, quality: supply.quality)
  }

  /// What the dish uses up, or finds expired, soonest first.
  private func expiring(_ used: [Int]) -> [RecipeMatch.Expiring] {
    let items = finder.available.items
    let expiring = used.compactMap { position in items[position].daysLeft.map { (days: $0, position: position) } }
      .filter { $0.days < 0 || items[$0.position].urgency > 0 }
    return expiring.sorted(by: <).map { RecipeMatch.Expiring(id: items[$0.position].id, daysLeft: $0.days) }
  }
}
