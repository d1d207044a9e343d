import Testing

@testable import Recipes

struct BestRecipesTests {
  private func rank(_ score: Int) -> RecipeRank {
    RecipeRank(score: score, lacking: 0, used: 0, minutes: 0, in: .score)
  }

  private func best(of scores: [Int], limit: Int?) -> [Int] {
    var best = BestRecipes(limit: limit)
    for (number, score) in scores.enumerated() { best.insert(RankedRecipe(number: number, rank: rank(score))) }
    return best.sorted().map(\.number)
  }

  @Test(arguments: [nil, 7, 6, 3, 1, 0, -1] as [Int?]) func keepsTheBestAndTheFirstOfEquals(limit: Int?) {
    let all = [3, 0, 4, 5, 1, 2]
    #expect(best(of: [5, 1, 1, 9, 5, 5], limit: limit) == Array(all.prefix(max(0, limit ?? 6))))
  }

  @Test func thresholdIsThatOfTheLastWhenThereIsNoRoom() {
    var best = BestRecipes(limit: 2)
    #expect(best.threshold == nil)
    best.insert(RankedRecipe(number: 0, rank: rank(3)))
    #expect(best.threshold == nil)
    best.insert(RankedRecipe(number: 1, rank: rank(8)))
    #expect(best.threshold == rank(3))
    best.insert(RankedRecipe(number: 2, rank: rank(5)))
    #expect(best.threshold == rank(5))
  }
}
