internal import IngredientLines
internal import Ingredients
public import Recipes

/// A matcher of dishes against the chosen and available ingredients; ``RecipeScoring`` defines the score.
///
/// A dish that uses no chosen ingredient does not match, however little it needs; without a choice, neither does one
/// that uses no available ingredient except staples. An item that the dish uses directly is not a substitute as well.
/// A chosen staple counts like a required ingredient.
public struct RecipeMatcher: Sendable {
  /// The assumption about staples that were not chosen.
  public enum Staples: Sendable {
    /// Staples are assumed to be available.
    case assumed
    /// Staples count like required ingredients, water excepted.
    case counted
  }

  /// The finder of supplies for the needs of dishes.
  let finder: SupplyFinder
  /// The scoring of tallies.
  let scoring: RecipeScoring
  /// The main foods among the chosen ingredients.
  let mains: MainFoods
  /// Whether any kind of dish is asked for, and so, first of all, a meal.
  let wantsMeal: Bool
  /// The cuisines of home; see ``RecommendationRequest/homeCuisines``.
  private let homeCuisines: Set<Cuisine>
  private let staples: Staples
  private let servings: Int?

  /// Creates a matcher for chosen and available ingredients.
  ///
  /// - Parameters:
  ///   - ids: the chosen ingredients; repeated ones count once.
  ///   - available: the available ingredients.
  ///   - servings: the number of people to cook for; nil for each recipe's own servings.
  public init(
    choosing ids: some Sequence<String> = [], available: [AvailableIngredient] = [], staples: Staples = .assumed,
    servings: Int? = nil
  ) {
    self.init(
      SupplyFinder(AvailableIngredients(chosen: ids, available: available)), staples: staples, servings: servings)
  }

  /// Creates a matcher for the supplies of a finder.
  init(
    _ finder: SupplyFinder, wantsMeal: Bool = true, homeCuisines: Set<Cuisine> = [], staples: Staples, servings: Int?
  ) {
    (self.finder, self.wantsMeal, self.homeCuisines) = (finder, wantsMeal, homeCuisines)
    mains = MainFoods(amongChosenOf: finder.available)
    scoring = RecipeScoring(
      chosenCount: finder.available.chosenCount, isUrgent: finder.available.isUrgent, mainCount: mains.count,
      prefersHome: !homeCuisines.isEmpty)
    (self.staples, self.servings) = (staples, servings)
  }

  /// Creates a matcher for a request.
  init(_ request: RecommendationRequest, knowledge: IngredientKnowledge = .standard) {
    // What the filter excludes is not added to a dish either.
    let usable = request.available.filter { !request.filter.isExcluded($0.id) }
    let available = AvailableIngredients(chosen: request.chosen, available: usable)
    self.init(
      SupplyFinder(
        available, standIns: request.standIns, familyNames: request.familyNames, knowledge: knowledge),
      wantsMeal: request.filter.kinds.isEmpty, homeCuisines: request.homeCuisines, staples: request.staples,
      servings: request.servings)
  }

  /// Returns the match of a dish; nil if it does not match.
  public func match(_ recipe: Recipe) -> RecipeMatch? {
    let needs = metNeeds(of: recipe)
    let tally = tally(needs, of: recipe)
    return isMatch(needs, tally) ? match(needs, tally, listed: recipe.ingredients.needs.count) : nil
  }

  /// Returns the rank of a dish and the number of ingredients to buy; nil if it does not match.
  func rank(_ recipe: Recipe, in order: RecommendationOrder) -> (rank: RecipeRank, lacking: Int)? {
    let needs = metNeeds(of: recipe)
    let tally = tally(needs, of: recipe)
    guard isMatch(needs, tally) else { return nil }
    let rank = RecipeRank(
      score: scoring.score(tally), lacking: tally.lacking, minutes: recipe.minutes, prominence: tally.prominence,
      in: order)
    return (rank, tally.lacking)
  }

  private func isMatch(_ needs: [MetNeed], _ tally: RecipeTally) -> Bool {
    scoring.chosenCount > 0 ? tally.use > 0 : needs.contains { $0.isAvailable && $0.role != .staple }
  }

  /// Returns whether an ingredient is a main food.
  func isMain(_ id: String) -> Bool { MainFoods.contains(id, finder.knowledge) }

  /// Returns the role that counts for an ingredient.
  static func weighed(_ role: RecipeIngredient.Role, of id: String, _ staples: Staples) -> RecipeIngredient.Role {
    staples == .counted && role == .staple && id != "water" ? .required : role
  }
}

/// A need of a dish with its supply.
private struct MetNeed {
  let id: String
  let role: RecipeIngredient.Role
  let prominence: Prominence
  /// The item that meets the need or replaces the ingredient.
  var supply: Supply?
  /// The needed amount for the requested servings.
  let needed: Amount?
  /// The available amount in the same unit; nil if it is not known.
  let available: Double?

  var isAvailable: Bool { supply?.isAvailable ?? false }
  /// Whether the recipe lists it and does not only take it besides.
  var isListed: Bool { !IndexedNeed.isAddition(role, prominence.part) }
  var share: Double { Supply.share(of: needed?.value, available: available) }
}

extension RecipeMatcher {
  private func metNeeds(of recipe: Recipe) -> [MetNeed] {
    let factor = Double(servings ?? recipe.servings) / Double(recipe.servings)
    var needs = recipe.needs.map { need in
      let supply = finder.supply(for: need.id)
      let needed = need.amount.flatMap { amount in amount.value.flatMap { Amount($0 * factor, amount.unit) } }
      return MetNeed(
        id: need.id, role: role(of: need, supply), prominence: need.prominence, supply: supply, needed: needed,
        available: needed.flatMap { needed in supply.flatMap { finder.available.items[$0.item].number(in: needed.unit) }
        })
    }
    let listed = Set(needs.filter { $0.isListed && $0.isAvailable }.compactMap { $0.supply?.ownItem })
    for index in needs.indices {
      // What the recipe lists does not stand in for anything there.
      if let supply = needs[index].supply, supply.isStandIn, listed.contains(supply.item) { needs[index].supply = nil }
    }
    var taken = Set(needs.compactMap { $0.isAvailable ? $0.supply?.item : nil })
    for index in needs.indices where !needs[index].isAvailable {
      let isFree = needs[index].role == .required && needs[index].supply.map { taken.insert($0.item).inserted } ?? false
      if !isFree { needs[index].supply = nil }
    }
    return needs
  }

  /// Returns the role that counts for a need: a chosen staple is required.
  private func role(of need: RecipeNeed, _ supply: Supply?) -> RecipeIngredient.Role {
    let isChosen = supply.map { $0.isAvailable && $0.item < scoring.chosenCount } ?? false
    return isChosen && need.role == .staple ? .required : Self.weighed(need.role, of: need.id, staples)
  }

  private func tally(_ needs: [MetNeed], of recipe: Recipe) -> RecipeTally {
    var tally = RecipeTally()
    tally.isBesideMeal = wantsMeal && recipe.kind.isBesideMeals
    tally.isTreat = wantsMeal && recipe.kind.isTreat
    tally.isOfHome = homeCuisines.contains(recipe.cuisine)
    for need in needs where need.role == .required {
      tally.required += 1
      tally.cover += need.supply?.cover(share: need.share) ?? 0
      if !need.isAvailable {
        tally.miss(need.prominence.part, isAromatic: Aromatics.contains(need.id), isMain: isMain(need.id))
      }
      tally.short += need.isAvailable && need.share < 1 ? 1 : 0
    }
    var (points, prominence): ([Int: Int], [Int: Int]) = ([:], [:])
    for need in needs where need.isAvailable {
      guard let supply = need.supply else { continue }
      points[supply.item] = max(points[supply.item] ?? 0, use(of: supply, for: need))
      prominence[supply.item] = max(prominence[supply.item] ?? 0, need.prominence.value)
    }
    let counted = { [scoring] (item: Int) in item < scoring.chosenCount }
    let used = points.filter { counted($0.key) }.values
    (tally.use, tally.chosen) = (used.reduce(0, +), used.count)
    tally.real = used.count { $0 > Supply.Closeness.substitutePoints }
    tally.needed = used.count { $0 >= Supply.Closeness.leastOfUse }
    tally.mains = points.count { mains.contains($0.key) && $0.value >= Supply.Closeness.leastOfUse }
    let replacing = needs.compactMap(\.supply).filter { !$0.isAvailable && counted($0.item) }
    tally.replacing = replacing.count
    tally.replacingWell = replacing.count(where: \.replacesWell)
    tally.mains += replacing.count { $0.replacesWell && mains.contains($0.item) }
    tally.prominence = prominence.filter { scoring.chosenCount == 0 || counted($0.key) }.values.reduce(0, +)
    tally.urgency = points.keys.reduce(0) { $0 + finder.available.items[$1].urgency }
    return tally
  }
}

extension RecipeMatcher {
  /// Returns whether fish or meat that only stands for another would be eaten raw: herring is not sold for that.
  func servesAnotherFoodRaw(_ recipe: Recipe) -> Bool {
    recipe.tags.contains(.raw) && match(recipe)?.substitutions.contains { isAnimal($0.id) } ?? false
  }

  private func isAnimal(_ id: String) -> Bool {
    let category = finder.knowledge.category(of: id)
    return category == .seafood || category == .meat
  }
}

extension RecipeMatcher {
  /// Returns the points for the use of an item.
  private func use(of supply: Supply, for need: MetNeed) -> Int {
    supply.closeness.points(need.role, need.prominence.part, among: scoring.chosenCount)
  }

  /// - Parameter listed: the number of needs that the recipe lists; the others are those of food that it takes besides.
  private func match(_ needs: [MetNeed], _ tally: RecipeTally, listed: Int) -> RecipeMatch {
    let items = finder.available.items
    func used(_ needs: some Sequence<MetNeed>) -> Set<Int> {
      Set(needs.compactMap { $0.isAvailable ? $0.supply?.item : nil })
    }
    let (used, usedByList) = (used(needs).sorted(), used(needs.prefix(listed)))
    let required = needs.filter { $0.role == .required }
    return RecipeMatch(
      have: used.map { items[$0].id }, added: used.filter { !usedByList.contains($0) }.map { items[$0].id },
      missing: required.filter { !$0.isAvailable }.map(\.id), required: tally.required,
      score: Double(scoring.shownScore(tally)) / Double(RecipeScoring.steps),
      short: required.compactMap(shortage),
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

  /// Returns the used items that are urgent or expired, soonest to expire first.
  private func expiring(_ used: [Int]) -> [RecipeMatch.Expiring] {
    let items = finder.available.items
    let expiring = used.compactMap { position in items[position].daysLeft.map { (days: $0, position: position) } }
      .filter { $0.days < 0 || items[$0.position].urgency > 0 }
    return expiring.sorted(by: <).map { RecipeMatch.Expiring(id: items[$0.position].id, daysLeft: $0.days) }
  }
}
