package import Ingredients

/// All recipes, ready to be searched for the best ones; immutable, so that many may search at once.
package struct RecipeIndex: Sendable {
  /// The recipes.
  let table: RecipeTable
  /// Who asks for what.
  let postings: RecipePostings
  /// How much each recipe asks for at most, by the same blocks as the postings.
  let sizes: RecipeSizes
  /// What may meet what.
  let demand: IngredientDemand
  /// What is known of how ingredients stand in for each other.
  let knowledge: IngredientKnowledge

  /// Indexes the recipes of a table, in two passes over its needs.
  package init(_ table: RecipeTable, knowledge: IngredientKnowledge = .standard) {
    (self.table, self.knowledge) = (table, knowledge)
    demand = IngredientDemand(table.ingredients, knowledge: knowledge)
    postings = RecipePostings(table)
    sizes = RecipeSizes(table)
  }

  /// How many recipes there are.
  package var count: Int { table.count }
}

/// How many ingredients recipes ask for, as ``BitSlicedNumbers`` block by block.
struct RecipeSizes: Sendable {
  /// The numbers of one sort for all recipes.
  struct Numbers: Sendable {
    /// The greatest of them.
    let maximum: Int
    /// The planes of the first block, then those of the next.
    let planes: [RecipeMask]
  }

  /// Required ingredients.
  let required: Numbers
  /// Required ingredients and staples that do not come from the tap.
  let requiredAndStaples: Numbers
  /// All ingredients.
  let all: Numbers

  init(_ table: RecipeTable) {
    let water = table.ingredients.firstIndex(of: "water")
    required = Numbers(table) { $0.role == .required }
    requiredAndStaples = Numbers(table) { $0.role == .required || $0.role == .staple && $0.ingredient != water }
    all = Numbers(table) { _ in true }
  }
}

extension RecipeSizes.Numbers {
  fileprivate init(_ table: RecipeTable, counting isCounted: (IndexedNeed) -> Bool) {
    let numbers = (0..<table.count).map { table.needs[table.needs(of: $0)].count(where: isCounted) }
    maximum = numbers.max() ?? 0
    var planes: [RecipeMask] = []
    for first in stride(from: 0, to: numbers.count, by: RecipeMask.width) {
      planes += BitSlicedNumbers(numbers[first..<min(first + RecipeMask.width, numbers.count)], upTo: maximum).planes
    }
    self.planes = planes
  }
}

extension BitSlicedNumbers {
  /// The numbers of one block.
  fileprivate init(_ numbers: ArraySlice<Int>, upTo maximum: Int) {
    self.init(upTo: maximum)
    for (offset, number) in numbers.enumerated() {
      var bit = RecipeMask.zero
      bit.insert(offset)
      for plane in planes.indices where number >> plane & 1 == 1 { add(bit, at: plane) }
    }
  }
}

/// Which ingredients of a table an ingredient may meet: what ``SupplyFinder`` looks for, the other way round.
struct IngredientDemand: Sendable {
  private let askers: [String: [Int]]
  private let knowledge: IngredientKnowledge

  /// - Parameter ingredients: the identifiers by number.
  init(_ ingredients: [String], knowledge: IngredientKnowledge) {
    self.knowledge = knowledge
    var askers: [String: [Int]] = [:]
    for (number, id) in ingredients.enumerated() {
      for accepted in [id] + knowledge.substitutes(for: id).map(\.ingredient) {
        askers[accepted, default: []].append(number)
      }
    }
    self.askers = askers
  }

  /// The numbers of all ingredients that an item may meet, or that something may that the item is a form or kind of.
  func ingredients(metBy id: String) -> [Int] {
    ([id] + IngredientForms.others(of: id) + knowledge.ancestors(of: id)).flatMap { askers[$0] ?? [] }
  }
}

extension RecipeIndex {
  /// The numbers, counted from 0, of the recipes that answer a request, best first.
  package func numbers(answering request: RecommendationRequest) -> [Int] { best(request).map(\.number) }

  /// The recipes that answer a request, best first, equal ones by number: the same as ``RecipeScan`` finds.
  ///
  /// Recipes are counted 512 at a time by adding up their lists bit by bit; only those whose counts allow a better rank
  /// than the best so far are looked at one by one.
  func best(_ request: RecommendationRequest) -> [RankedRecipe] {
    let plan = SearchPlan(request, for: self)
    let scope = SearchScope(plan, self)
    var (bounds, evaluator) = (SearchBounds(plan, self), RecipeEvaluator(plan, table))
    var best = BestRecipes(limit: request.limit)
    if best.isFutile { return [] }
    var (gates, threshold) = (SearchGates?.none, RecipeRank?.none)
    for block in 0..<table.blockCount {
      bounds.count(block: block)
      guard bounds.matches != .zero else { continue }
      if threshold != best.threshold {
        threshold = best.threshold
        gates = threshold.flatMap { SearchGates(above: $0, scope) }
      }
      (gates?.mask(bounds) ?? bounds.matches).forEachOffset { offset in
        let number = block * RecipeMask.width + offset
        if let rank = evaluator.rank(number) { best.insert(RankedRecipe(number: number, rank: rank)) }
      }
    }
    return best.sorted()
  }
}

/// A recipe by its number, counted from 0, with its rank.
struct RankedRecipe: Sendable, Equatable {
  let number: Int
  let rank: RecipeRank

  /// Whether this recipe comes before another: by rank, then by number.
  func precedes(_ other: RankedRecipe) -> Bool {
    rank == other.rank ? number < other.number : other.rank < rank
  }
}

/// The best of the recipes that come by, in the order of their numbers.
struct BestRecipes {
  private let limit: Int?
  private var found: [RankedRecipe] = []

  /// - Parameter limit: how many to keep; nil for all.
  init(limit: Int?) { self.limit = limit.map { max(0, $0) } }

  /// The rank that a further recipe must exceed; nil while any is good enough.
  var threshold: RecipeRank? { limit == found.count ? found.last?.rank : nil }

  /// Whether nothing is wanted at all.
  var isFutile: Bool { limit == 0 }

  /// Takes in a recipe whose number is greater than those before, if it is among the best.
  mutating func insert(_ recipe: RankedRecipe) {
    guard let limit else { return found.append(recipe) }
    if let threshold, recipe.rank <= threshold { return }
    if found.count == limit, found.popLast() == nil { return }
    found.insert(recipe, at: position(of: recipe))
  }

  /// The recipes that were kept, best first.
  consuming func sorted() -> [RankedRecipe] {
    limit == nil ? found.sorted { $0.precedes($1) } : found
  }

  private func position(of recipe: RankedRecipe) -> Int {
    var (low, high) = (0, found.count)
    while low < high {
      let middle = (low + high) / 2
      if recipe.precedes(found[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
