import KitchenSamples
import Files
@testable import Recommending
import TestSupport
import Testing

@testable import Recipes

/// A search of the index must find what a linear scan finds.
struct RecipeIndexTests {
  private func index(_ recipes: [Recipe], fewestListed: Int = 0) -> RecipeIndex {
    var builder = RecipeTableBuilder()
    for recipe in recipes { builder.add(recipe) }
    return RecipeIndex(builder.table, knowledge: RandomKitchen.knowledge, fewestListed: fewestListed)
  }

  @Test(arguments: [(1, 0), (2, 1), (3, 7), (4, 60), (5, 511), (6, 512), (7, 513), (8, 1500)] as [(UInt64, Int)])
  func findsWhatTheScanFinds(seed: UInt64, count: Int) {
    var kitchen = RandomKitchen(seed: seed)
    let recipes = kitchen.recipes(count)
    let (index, unlisted) = (index(recipes), index(recipes, fewestListed: .max))
    let scan = RecipeScan(recipes, knowledge: RandomKitchen.knowledge)
    var found = 0
    for _ in 0..<(count < 100 ? 150 : 40) {
      let request = kitchen.request()
      let best = index.best(request)
      #expect(best == scan.best(request), "\(request)")
      #expect(best == unlisted.best(request), "\(request)")
      found += best.count
    }
    #expect(count == 0 || found > 0)
  }

  @Test func aStoreIsIndexedAsItsRecipesAre() throws {
    let folder = TemporaryFolder()
    let store = try RecipeStore(dishes: folder.dishes(), keptIn: nil)
    var builder = RecipeTableBuilder()
    for recipe in try store.recipes() { builder.add(recipe) }
    #expect(try store.table() == builder.table)
  }

  @Test func rareIngredientsAreStoredAsNumbersAndCommonOnesAsBitmaps() throws {
    let recipes = (0..<1000).map { Recipe.dish(required: $0 == 700 ? ["a", "b"] : ["a"]) }
    let postings = try #require(index(recipes).lists).postings
    let (lead, other) = (
      IndexedNeed.list(of: 0, in: .required, as: .major), IndexedNeed.list(of: 1, in: .required, as: .minor)
    )
    #expect(postings.lists[lead] == .masks(0))
    #expect(postings.lists[other] == .numbers(0..<1))
    #expect(index(recipes).best(RecommendationRequest(["b"])).map(\.number) == [700])
    #expect(index(recipes).best(RecommendationRequest(["a"], limit: 2)).map(\.number) == [0, 1])
    #expect(index(recipes).best(RecommendationRequest(["a"], limit: 0)).isEmpty)
  }

  @Test(arguments: [(512, false), (513, true)]) func onlyManyRecipesAreListed(count: Int, areListed: Bool) {
    let recipes = Array(repeating: Recipe.dish(required: ["a"]), count: count)
    let index = index(recipes, fewestListed: RecipeIndex.fewestListed)
    #expect((index.lists != nil) == areListed)
    #expect(index.best(RecommendationRequest(["a"])).count == count)
  }

  @Test func aRecipeLargerThanAllOthersIsFound() {
    let many = (0..<90).map { "i\($0)" }
    let recipes = [Recipe.dish(required: ["i1"]), .dish(required: many), .dish(required: Array(many.dropLast()))]
    let request = RecommendationRequest(available: many.map { AvailableIngredient($0) }, limit: 3)
    #expect(Set(index(recipes).best(request).map(\.number)) == [0, 1, 2])
  }
}

struct BestRecipesTests {
  private func rank(_ score: Int) -> RecipeRank {
    RecipeRank(score: score, lacking: 0, minutes: 0, prominence: 0, in: .score)
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
