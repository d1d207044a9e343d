/// A request in the numbers of one index: what every ingredient means to it.
struct SearchPlan {
  /// What an ingredient means to a request.
  struct Meaning {
    /// How well it is met, in percent; 0 when it is not.
    var quality = 0
    /// What meets it; no item when nothing does.
    var item = -1
    /// Whether it counts as there.
    var isThere = false
    /// Whether no recipe may need it.
    var isExcluded = false
    /// Whether it is required where it is a staple.
    var countsAsStaple = false
  }

  let matcher: RecipeMatcher
  let request: RecommendationRequest
  let filter: FactsFilter
  /// By the numbers of the ingredients.
  let meanings: [Meaning]
  /// The urgency of every item.
  let urgencies: [Int]
  /// How much of every item there is in every unit, not a number where nobody knows.
  private let stocks: [Double]

  init(_ request: RecommendationRequest, for index: RecipeIndex) {
    let matcher = RecipeMatcher(request, knowledge: index.knowledge)
    (self.matcher, self.request, filter) = (matcher, request, FactsFilter(request.filter))
    let items = matcher.supplies.larder.items
    var meanings = index.table.ingredients.map { Meaning($0, request) }
    for number in Set(items.flatMap { index.demand.ingredients(metBy: $0.id) }) {
      meanings[number].meet(matcher.supplies.supply(for: index.table.ingredients[number]))
    }
    self.meanings = meanings
    urgencies = items.map(\.urgency)
    stocks = items.flatMap { item in AmountUnit.allCases.map { item.number(in: $0) ?? .nan } }
  }

  /// How many of a unit there are of an item; nil when nobody knows.
  func stock(of item: Int, unit: Int) -> Double? {
    let number = stocks[item * AmountUnit.allCases.count + unit]
    return number.isNaN ? nil : number
  }

  /// How the request weighs a role that an ingredient has in a recipe.
  func weighed(_ role: RecipeIngredient.Role, of ingredient: Int) -> RecipeIngredient.Role {
    role == .staple && meanings[ingredient].countsAsStaple ? .required : role
  }
}

extension SearchPlan.Meaning {
  /// What an ingredient means that nothing meets.
  fileprivate init(_ id: String, _ request: RecommendationRequest) {
    isExcluded = request.filter.isExcluded(id)
    countsAsStaple = RecipeMatcher.weighed(.staple, of: id, request.staples) == .required
  }

  fileprivate mutating func meet(_ supply: Supply?) {
    guard let supply else { return }
    (quality, item, isThere) = (supply.quality, supply.item, supply.isThere)
  }
}
