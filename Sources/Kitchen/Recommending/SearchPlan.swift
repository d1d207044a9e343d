internal import Files
internal import IngredientLines
internal import Recipes

/// A request translated into the numbers of one index.
struct SearchPlan {
  /// The meaning of an ingredient for a request.
  struct Meaning {
    /// Its supply; nil if there is none.
    var supply: Supply?
    /// Whether the filter excludes it.
    var isExcluded = false
    /// Whether it counts as required where it is a staple.
    var countsAsStaple = false
    /// Whether it counts as required where it is a staple only because it was chosen.
    var isChosenStaple = false

    /// Whether it counts as available.
    var isAvailable: Bool { supply?.isAvailable ?? false }
  }

  let matcher: RecipeMatcher
  let request: RecommendationRequest
  let filter: FactsFilter
  let homeCuisines: CuisineBits
  /// The meanings, by ingredient number.
  let meanings: [Meaning]
  /// The numbers of main foods; empty without a choice.
  let mainFoods: Set<Int>
  /// The numbers of aromatics; empty without a choice.
  let aromatics: Set<Int>
  /// The urgency of every item.
  let urgencies: [Int]
  /// The amounts of every item in every unit; NaN where unknown.
  private let amounts: [Double]

  init(_ request: RecommendationRequest, for index: RecipeIndex) {
    let matcher = RecipeMatcher(request, knowledge: index.knowledge)
    (self.matcher, self.request, filter) = (matcher, request, FactsFilter(request.filter))
    homeCuisines = CuisineBits(request.homeCuisines)
    let items = matcher.finder.available.items
    var meanings = Meaning.all(for: request, of: index.table.ingredients)
    for number in Set(items.flatMap { index.demand.ingredients(metBy: $0.id, request.standIns) }) {
      meanings[number].meet(
        matcher.finder.supply(for: index.table.ingredients[number]), chosenCount: matcher.scoring.chosenCount)
    }
    self.meanings = meanings
    let hasChoice = matcher.scoring.chosenCount > 0
    mainFoods = hasChoice ? Set(meanings.indices.filter { matcher.isMain(index.table.ingredients[$0]) }) : []
    aromatics = hasChoice ? Set(Aromatics.all.compactMap(index.table.ingredients.position)) : []
    urgencies = items.map(\.urgency)
    amounts = items.flatMap { item in AmountUnit.allCases.map { item.number(in: $0) ?? .nan } }
  }

  /// Returns the available amount of an item in a unit; nil if it is not known.
  func available(of item: Int, unit: Int) -> Double? {
    let number = amounts[item * AmountUnit.allCases.count + unit]
    return number.isNaN ? nil : number
  }

  /// Returns the role that counts for an ingredient.
  func weighed(_ role: RecipeIngredient.Role, of ingredient: Int) -> RecipeIngredient.Role {
    let meaning = meanings[ingredient]
    return role == .staple && (meaning.countsAsStaple || meaning.isChosenStaple) ? .required : role
  }
}

extension SearchPlan.Meaning {
  /// Returns the meaning where some items do not stand in for anything.
  fileprivate func barring(_ items: Set<Int>) -> Self {
    guard let supply, supply.isStandIn, items.contains(supply.item) else { return self }
    var meaning = self
    meaning.supply = nil
    return meaning
  }

  /// Returns the meanings of all ingredients of a table without supply.
  fileprivate static func all(for request: RecommendationRequest, of ingredients: TextColumn) -> [Self] {
    let usual = Self(countsAsStaple: RecipeMatcher.weighed(.staple, of: "", request.staples) == .required)
    var meanings = Array(repeating: usual, count: ingredients.count)
    if let water = ingredients.position(of: "water") {
      meanings[water].countsAsStaple = RecipeMatcher.weighed(.staple, of: "water", request.staples) == .required
    }
    if !request.filter.excluded.isEmpty {
      for number in meanings.indices { meanings[number].isExcluded = request.filter.isExcluded(ingredients[number]) }
    }
    return meanings
  }

  fileprivate mutating func meet(_ supply: Supply?, chosenCount: Int) {
    self.supply = supply
    isChosenStaple = !countsAsStaple && isAvailable && supply.map { $0.item < chosenCount } ?? false
  }
}

/// An evaluator that ranks single recipes exactly as ``RecipeMatcher`` does, from the index alone.
struct RecipeEvaluator {
  private let plan: SearchPlan
  private let table: RecipeTable
  /// The last evaluation that used each item, so that nothing needs clearing between evaluations.
  private var lastUse: [Int]
  private var points: [Int]
  private var prominence: [Int]
  private var evaluation = 0

  init(_ plan: SearchPlan, _ table: RecipeTable) {
    (self.plan, self.table) = (plan, table)
    lastUse = Array(repeating: 0, count: plan.urgencies.count)
    (points, prominence) = (lastUse, lastUse)
  }

  /// Returns the rank of a recipe; nil if it does not match, lacks too much or does not pass the filter.
  mutating func rank(_ recipe: Int) -> RecipeRank? {
    let facts = table.facts[recipe]
    guard plan.filter.accepts(facts), let tally = tally(recipe),
      tally.lacking <= plan.request.maximumMissing ?? .max
    else { return nil }
    return RecipeRank(
      score: plan.matcher.scoring.score(tally), lacking: tally.lacking, minutes: Int(facts.minutes),
      prominence: tally.prominence, in: plan.request.order)
  }

  private mutating func tally(_ recipe: Int) -> RecipeTally? {
    evaluation += 1
    var tally = RecipeTally()
    tally.isBesideMeal = plan.matcher.wantsMeal && table.facts[recipe].isBesideMeals
    tally.isTreat = plan.matcher.wantsMeal && table.facts[recipe].isTreat
    tally.isOfHome = plan.homeCuisines.contains(table.facts[recipe])
    var (usesFood, mayReplace) = (false, false)
    let factor = factor(recipe)
    let ownItems = plan.request.standIns.isEmpty ? [] : ownItems(recipe)
    for position in table.needs(of: recipe) {
      let need = table.needs[position]
      let meaning = plan.meanings[need.ingredient].barring(ownItems)
      if meaning.isExcluded && need.role != .optional { return nil }
      let role = plan.weighed(need.role, of: need.ingredient)
      if let supply = meaning.supply, supply.isAvailable {
        use(supply, need, role, &tally)
        usesFood = usesFood || role != .staple
      }
      guard role == .required else { continue }
      tally.required += 1
      if let supply = meaning.supply, supply.isAvailable {
        let share = share(need, of: supply.item, factor)
        tally.cover += supply.cover(share: share)
        tally.short += share < 1 ? 1 : 0
      } else {
        tally.miss(
          need.prominence.part, isAromatic: plan.aromatics.contains(need.ingredient),
          isMain: plan.mainFoods.contains(need.ingredient))
        mayReplace = mayReplace || meaning.supply != nil
      }
    }
    guard plan.matcher.scoring.chosenCount > 0 ? tally.use > 0 : usesFood else { return nil }
    if mayReplace { replaceMissing(recipe, factor, &tally) }
    return tally
  }

  /// Returns the items that a recipe lists, which do not stand in for anything there.
  private func ownItems(_ recipe: Int) -> Set<Int> {
    Set(
      table.needs(of: recipe).compactMap { position in
        let need = table.needs[position]
        guard !need.isAddition, let supply = plan.meanings[need.ingredient].supply, supply.isAvailable
        else { return nil }
        return supply.ownItem
      })
  }

  /// Counts a used item once, where it matters most.
  private mutating func use(
    _ supply: Supply, _ need: IndexedNeed, _ role: RecipeIngredient.Role, _ tally: inout RecipeTally
  ) {
    let (item, chosenCount) = (supply.item, plan.matcher.scoring.chosenCount)
    if lastUse[item] != evaluation {
      (lastUse[item], points[item], prominence[item]) = (evaluation, 0, 0)
      if item < chosenCount { tally.chosen += 1 }
      tally.urgency += plan.urgencies[item]
    }
    if chosenCount > 0, item >= chosenCount { return }
    let value = max(prominence[item], need.prominence.value)
    tally.prominence += value - prominence[item]
    prominence[item] = value
    if chosenCount == 0 { return }
    let now = max(points[item], supply.closeness.points(role, need.prominence.part, among: chosenCount))
    let substitute = Supply.Closeness.substitutePoints
    if now > substitute, points[item] <= substitute { tally.real += 1 }
    let needed = Supply.Closeness.leastOfUse
    if now >= needed, points[item] < needed {
      tally.needed += 1
      tally.mains += plan.matcher.mains.contains(item) ? 1 : 0
    }
    tally.use += now - points[item]
    points[item] = now
  }

  /// Replaces missing ingredients with items that the dish does not use otherwise, each once.
  private mutating func replaceMissing(_ recipe: Int, _ factor: Double, _ tally: inout RecipeTally) {
    for position in table.needs(of: recipe) {
      let need = table.needs[position]
      let meaning = plan.meanings[need.ingredient]
      guard let supply = meaning.supply, !supply.isAvailable, lastUse[supply.item] != evaluation,
        plan.weighed(need.role, of: need.ingredient) == .required
      else { continue }
      lastUse[supply.item] = evaluation
      if supply.item < plan.matcher.scoring.chosenCount {
        tally.replacing += 1
        tally.replacingWell += supply.replacesWell ? 1 : 0
        tally.mains += supply.replacesWell && plan.matcher.mains.contains(supply.item) ? 1 : 0
      }
      tally.cover += supply.cover(share: share(need, of: supply.item, factor))
    }
  }

  private func factor(_ recipe: Int) -> Double {
    let servings = Int(table.facts[recipe].servings)
    return Double(plan.request.servings ?? servings) / Double(servings)
  }

  private func share(_ need: IndexedNeed, of item: Int, _ factor: Double) -> Double {
    guard let number = need.quantity else { return 1 }
    let quantity = table.quantities[number]
    return Supply.share(of: quantity.number(times: factor), available: plan.available(of: item, unit: quantity.unit))
  }
}
