@testable import Recommending
import Testing

@testable import Recipes

struct RecipeScoringTests {
  @Test func weighsThePartsThatARequestHas() {
    let tally = RecipeTally(use: 2, required: 4, cover: 300, missing: 1, used: 3, urgency: 7)
    #expect(RecipeScoring(chosenCount: 0, isUrgent: false).score(tally) == 7500)
    #expect(RecipeScoring(chosenCount: 2, isUrgent: false).score(tally) == 6000)
    #expect(RecipeScoring(chosenCount: 0, isUrgent: true).score(tally) == 7000)
    // (6 · ½ + 4 · ¾ + ½) / 11.
    #expect(RecipeScoring(chosenCount: 2, isUrgent: true).score(tally) == 5909)
  }

  @Test func aDishThatRequiresNothingIsCovered() {
    #expect(RecipeScoring(chosenCount: 0, isUrgent: false).score(RecipeTally()) == RecipeScoring.steps)
  }

  @Test func roundsHalfUp() {
    // 1 of 20,000 is half a step.
    #expect(RecipeScoring(chosenCount: 0, isUrgent: false).score(RecipeTally(required: 200, cover: 1)) == 1)
    #expect(RecipeScoring(chosenCount: 0, isUrgent: false).score(RecipeTally(required: 201, cover: 1)) == 0)
  }

  @Test func ordersAsRequested() {
    func rank(_ score: Int, _ lacking: Int, _ used: Int, _ minutes: Int, _ order: RecommendationOrder) -> RecipeRank {
      RecipeRank(score: score, lacking: lacking, used: used, minutes: minutes, in: order)
    }
    #expect(rank(5, 9, 0, 9, .score) > rank(4, 0, 9, 1, .score))
    #expect(rank(5, 1, 0, 9, .score) > rank(5, 2, 9, 1, .score))
    #expect(rank(5, 1, 3, 9, .score) > rank(5, 1, 2, 1, .score))
    #expect(rank(5, 1, 3, 9, .score) == rank(5, 1, 3, 1, .score))
    #expect(rank(1, 0, 0, 9, .missing) > rank(5, 1, 9, 1, .missing))
    #expect(rank(1, 9, 0, 5, .minutes) > rank(5, 1, 9, 6, .minutes))
  }
}
