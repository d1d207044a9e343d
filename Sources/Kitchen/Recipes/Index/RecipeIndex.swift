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

/// How many ingredients recipes ask for, as ``SlicedNumbers`` block by block.
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
      planes += SlicedNumbers(numbers[first..<min(first + RecipeMask.width, numbers.count)], upTo: maximum).planes
    }
    self.planes = planes
  }
}

extension SlicedNumbers {
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
