internal import Files
package import Ingredients
internal import Recipes

/// A search index of all recipes; immutable, so that searches may run concurrently.
package struct RecipeIndex: Sendable {
  /// The lists by which a search skips recipes.
  struct Lists: Sendable {
    /// The posting lists: the recipes that need each ingredient.
    let postings: RecipePostings
    /// The number of ingredients of each recipe, in the same blocks as the postings.
    let sizes: RecipeSizes

    /// Lists the recipes of a table, in two passes over its needs.
    init(_ table: RecipeTable) { self.init(RecipePostings(table), RecipeSizes(table)) }

    /// Creates lists from their parts.
    init(_ postings: RecipePostings, _ sizes: RecipeSizes) { (self.postings, self.sizes) = (postings, sizes) }
  }

  /// The least number of recipes that are listed: the 512 of one mask are evaluated faster than their lists are built.
  package static let fewestListed = RecipeMask.width + 1

  /// The table of recipes.
  let table: RecipeTable
  /// The lists; nil if the recipes are few, which are all evaluated.
  let lists: Lists?
  /// The ingredients of the table that each item may supply.
  let demand: IngredientDemand
  /// The knowledge of substitutes, forms and kinds.
  let knowledge: IngredientKnowledge
  /// The positions of recipes that have changed since the table was made, and stand in a newer one if at all.
  private let skipped: Set<Int>

  /// Indexes the recipes of a table.
  ///
  /// - Parameter fewestListed: the least number of recipes for which lists are built.
  package init(
    _ table: RecipeTable, knowledge: IngredientKnowledge = .standard, fewestListed: Int = Self.fewestListed
  ) {
    self.init(table, table.count < fewestListed ? nil : Lists(table), knowledge: knowledge)
  }

  /// Creates an index from its parts.
  ///
  /// - Parameter skipped: the positions of recipes that are not to be found, in ascending order.
  init(
    _ table: RecipeTable, _ lists: Lists?, skipping skipped: [Int] = [], knowledge: IngredientKnowledge = .standard
  ) {
    (self.table, self.lists, self.knowledge) = (table, lists, knowledge)
    self.skipped = Set(skipped)
    demand = IngredientDemand(table.ingredients, knowledge: knowledge)
  }

  /// The number of recipes.
  package var count: Int { table.count }
}

/// The numbers of ingredients of all recipes, as one ``BitSlicedNumbers`` per block.
struct RecipeSizes: Sendable {
  /// One number for each recipe.
  struct Numbers: Sendable {
    /// The greatest number.
    let maximum: Int
    /// The planes of the first block, then those of the next, and so on.
    let planes: Column<RecipeMask>
  }

  /// The numbers of required ingredients.
  let required: Numbers
  /// The numbers of required ingredients and staples, water excepted.
  let requiredAndStaples: Numbers
  /// The greatest number of ingredients in all roles.
  let maximum: Int

  /// Creates sizes from their parts.
  init(required: Numbers, requiredAndStaples: Numbers, maximum: Int) {
    (self.required, self.requiredAndStaples, self.maximum) = (required, requiredAndStaples, maximum)
  }

  /// Counts the ingredients of the recipes of a table.
  init(_ table: RecipeTable) {
    let water = table.ingredients.position(of: "water")
    required = Numbers(table) { $0.role == .required }
    requiredAndStaples = Numbers(table) { $0.role == .required || $0.role == .staple && $0.ingredient != water }
    maximum = (0..<table.count).map { table.needs(of: $0).count }.max() ?? 0
  }
}

extension RecipeSizes.Numbers {
  fileprivate init(_ table: RecipeTable, counting isCounted: (IndexedNeed) -> Bool) {
    let numbers = (0..<table.count).map { recipe in
      table.needs(of: recipe).count { isCounted(table.needs[$0]) }
    }
    maximum = numbers.max() ?? 0
    var planes: [RecipeMask] = []
    for first in stride(from: 0, to: numbers.count, by: RecipeMask.width) {
      planes += BitSlicedNumbers(numbers[first..<min(first + RecipeMask.width, numbers.count)], upTo: maximum).planes
    }
    self.planes = Column(planes)
  }
}

extension BitSlicedNumbers {
  /// Creates the numbers of one block.
  fileprivate init(_ numbers: ArraySlice<Int>, upTo maximum: Int) {
    self.init(upTo: maximum)
    for (offset, number) in numbers.enumerated() {
      var bit = RecipeMask.zero
      bit.insert(offset)
      for plane in planes.indices where number >> plane & 1 == 1 { add(bit, at: plane) }
    }
  }
}

/// The ingredients of a table that an item may supply: the inverse of ``SupplyFinder``.
///
/// Food that the knowledge lacks has neither substitutes nor forms nor kinds, so only the known ingredients of a table
/// are looked at, however many its recipes name.
struct IngredientDemand: Sendable {
  private let ingredients: TextColumn
  private let knowledge: IngredientKnowledge

  /// - Parameter ingredients: the identifiers of the table's ingredients, by number.
  init(_ ingredients: TextColumn, knowledge: IngredientKnowledge) {
    (self.ingredients, self.knowledge) = (ingredients, knowledge)
  }

  /// Returns the numbers of all ingredients that an item may supply, directly, as a form or kind of another ingredient,
  /// or as a stand-in.
  func ingredients(metBy id: String, _ standIns: StandIns = .none) -> [Int] {
    let own = ([id] + IngredientForms.others(of: id) + knowledge.ancestors(of: id)).flatMap { id in
      [id] + knowledge.askers(of: id)
    }
    return (own + standIns.relations(of: id).flatMap(knowledge.family)).compactMap(ingredients.position)
  }
}

extension RecipeIndex {
  /// Returns the numbers, counted from 0, of the recipes that match a request, best first.
  package func numbers(answering request: RecommendationRequest) -> [Int] { best(request).map(\.number) }

  /// Returns the recipes that match a request, best first, ties ordered by number.
  func best(_ request: RecommendationRequest) -> [RankedRecipe] {
    let best = BestRecipes(limit: request.limit)
    if best.keepsNothing { return [] }
    let plan = SearchPlan(request, for: self)
    return lists.map { search($0, plan, best) } ?? scan(plan, best)
  }

  /// Evaluates every recipe.
  private func scan(_ plan: SearchPlan, _ best: consuming BestRecipes) -> [RankedRecipe] {
    var evaluator = RecipeEvaluator(plan, table)
    for number in 0..<table.count where !skipped.contains(number) {
      if let rank = evaluator.rank(number) { best.insert(RankedRecipe(number: number, rank: rank)) }
    }
    return best.sorted()
  }

  /// Adds up posting lists for 512 recipes at a time with bit-sliced counters, and evaluates only the recipes whose
  /// counts allow a better rank than the best so far.
  private func search(_ lists: Lists, _ plan: SearchPlan, _ best: consuming BestRecipes) -> [RankedRecipe] {
    let scope = SearchScope(plan, lists)
    var (bounds, evaluator) = (SearchBounds(plan, lists), RecipeEvaluator(plan, table))
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
        if !skipped.isEmpty, skipped.contains(number) { return }
        if let rank = evaluator.rank(number) { best.insert(RankedRecipe(number: number, rank: rank)) }
      }
    }
    return best.sorted()
  }
}

/// A recipe number, counted from 0, with its rank.
struct RankedRecipe: Sendable, Equatable {
  let number: Int
  let rank: RecipeRank

  /// Returns whether this recipe comes before another: by rank, then by number.
  func precedes(_ other: RankedRecipe) -> Bool {
    rank == other.rank ? number < other.number : other.rank < rank
  }
}

/// The best of the recipes inserted so far, which arrive ordered by number.
struct BestRecipes {
  private let limit: Int?
  private var found: [RankedRecipe] = []

  /// - Parameter limit: the number of recipes to keep; nil for all.
  init(limit: Int?) { self.limit = limit.map { max(0, $0) } }

  /// The rank that the next recipe must exceed; nil while any rank is sufficient.
  var threshold: RecipeRank? { limit == found.count ? found.last?.rank : nil }

  /// Whether the limit is zero.
  var keepsNothing: Bool { limit == 0 }

  /// Inserts a recipe, whose number exceeds the earlier ones, if it is among the best.
  mutating func insert(_ recipe: RankedRecipe) {
    guard let limit else { return found.append(recipe) }
    if let threshold, recipe.rank <= threshold { return }
    if found.count == limit, found.popLast() == nil { return }
    found.insert(recipe, at: position(of: recipe))
  }

  /// Returns the kept recipes, best first.
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
