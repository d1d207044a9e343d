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
