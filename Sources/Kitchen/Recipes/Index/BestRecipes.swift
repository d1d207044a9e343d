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
