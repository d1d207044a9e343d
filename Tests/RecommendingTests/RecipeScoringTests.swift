@testable import Recommending
import Testing

@testable import Recipes

struct RecipeScoringTests {
  @Test func weighsThePartsThatARequestHas() {
    let tally = RecipeTally(use: 24, chosen: 2, real: 2, required: 4, cover: 300, missing: 1, urgency: 7)
    #expect(RecipeScoring(chosenCount: 0, isUrgent: false).score(tally) == 7500)
    // (15 · 26/40 + 4 · ¾) / 19.
    #expect(RecipeScoring(chosenCount: 2, isUrgent: false).score(tally) == 6711)
    #expect(RecipeScoring(chosenCount: 0, isUrgent: true).score(tally) == 7000)
    // (15 · ½ + 4 · ¾ + ½) / 20.
    #expect(RecipeScoring(chosenCount: 2, isUrgent: true).score(tally) == 6625)
  }

  @Test func aDishThatRequiresNothingIsCovered() {
    #expect(RecipeScoring(chosenCount: 0, isUrgent: false).score(RecipeTally()) == RecipeScoring.steps)
  }

  /// A treat has half the cover where something is chosen.
  @Test func treatsComeAfterMealsThatAreAsMuchAboutTheChoice() {
    let treat = RecipeTally(use: 16, isTreat: true, required: 4, cover: 200)
    // (10 · 1 + 4 · ¼) / 14.
    #expect(RecipeScoring(chosenCount: 1, isUrgent: false).score(treat) == 7857)
    #expect(RecipeScoring(chosenCount: 0, isUrgent: false).score(treat) == 5000)
  }

  /// For a choice, dishes of home have a fifteenth more, and so come first where others have the greatest score, too.
  @Test func dishesOfHomeComeFirst() {
    let (home, other) = (RecipeTally(use: 8, isOfHome: true), RecipeTally(use: 8))
    let scoring = RecipeScoring(chosenCount: 1, isUrgent: false, prefersHome: true)
    #expect(scoring.score(other) == 6429 && scoring.score(home) == 7095)
    #expect(scoring.score(RecipeTally(use: 16)) == RecipeScoring.steps)
    #expect(scoring.score(RecipeTally(use: 16, isOfHome: true)) > RecipeScoring.steps)
    #expect(RecipeScoring(chosenCount: 1, isUrgent: false).score(home) == 6429)
    let unchosen = RecipeScoring(chosenCount: 0, isUrgent: false, prefersHome: true)
    #expect(unchosen.score(RecipeTally(isOfHome: true, required: 2, cover: 100)) == 5000)
  }

  /// Two more points for each substitute beside something used as what it is.
  @Test func substitutesCountInCompany() {
    #expect(RecipeTally(use: 2, chosen: 1, replacing: 2).points == 2)
    #expect(RecipeTally(use: 18, chosen: 2, real: 1, replacing: 1).points == 22)
  }

  /// Of 40 points for two ingredients, 8 are for both; fewer if one of them replaces another, beside a meal, or without
  /// the main food of the dish.
  @Test(arguments: [
    (RecipeTally(use: 24, chosen: 2, real: 2, needed: 2), 8), (RecipeTally(use: 24, chosen: 2, real: 2, needed: 1), 2),
    (RecipeTally(use: 22, chosen: 2, real: 1, needed: 1), 6),
    (RecipeTally(use: 22, chosen: 1, real: 1, needed: 1, replacing: 1, replacingWell: 1), 4),
    (RecipeTally(use: 22, chosen: 1, real: 1, needed: 1, replacing: 1), 2),
    (RecipeTally(use: 24, chosen: 2, real: 2, needed: 2, isBesideMeal: true, short: 1), 4),
    (RecipeTally(use: 24, chosen: 2, real: 2, needed: 2, isBesideMeal: true), 8),
    (RecipeTally(use: 24, chosen: 2, real: 2, needed: 2, missingMain: 1), 4 - 2),
    (RecipeTally(use: 24, chosen: 1, real: 1, needed: 1), 0),
  ])
  func dishesThatRequireAllHaveMorePoints(tally: RecipeTally, more: Int) {
    expect(tally, plus: more)
  }

  private func expect(_ tally: RecipeTally, plus more: Int, _ location: SourceLocation = #_sourceLocation) {
    var tally = tally
    (tally.required, tally.cover) = (1, 0)
    let score = (2 * 15 * 10_000 * (tally.use + more) + 19 * 40) / (2 * 19 * 40)
    #expect(RecipeScoring(chosenCount: 2, isUrgent: false).score(tally) == score, sourceLocation: location)
  }

  /// A missing onion costs nothing but its share of the cover; what the dish is all about costs most.
  @Test func missingFoodCostsByItsPart() {
    func tally(_ missed: [(part: Prominence.Part, isAromatic: Bool, isMain: Bool)]) -> RecipeTally {
      var tally = RecipeTally(use: 24, chosen: 2, real: 2, needed: 2)
      for food in missed { tally.miss(food.part, isAromatic: food.isAromatic, isMain: food.isMain) }
      return tally
    }
    expect(tally([(.minor, true, false)]), plus: 8)
    expect(tally([(.minor, false, false)]), plus: 7)
    expect(tally([(.central, false, false)]), plus: 8 - 3)
    expect(tally([(.whole, false, false)]), plus: 8 - 11)
    expect(tally([(.whole, false, true)]), plus: 4 - 13)
    expect(tally([(.central, false, false), (.central, false, false), (.central, false, false)]), plus: 8 - 7)
    #expect(tally([(.whole, false, true), (.minor, true, false)]).missing == 2)
  }

  @Test func roundsHalfUp() {
    // 1 of 20,000 is half a step.
    #expect(RecipeScoring(chosenCount: 0, isUrgent: false).score(RecipeTally(required: 200, cover: 1)) == 1)
    #expect(RecipeScoring(chosenCount: 0, isUrgent: false).score(RecipeTally(required: 201, cover: 1)) == 0)
  }

  @Test func ordersAsRequested() {
    func rank(_ score: Int, _ lacking: Int, _ minutes: Int, _ prominence: Int, _ order: RecommendationOrder)
      -> RecipeRank
    {
      RecipeRank(score: score, lacking: lacking, minutes: minutes, prominence: prominence, in: order)
    }
    #expect(rank(5, 9, 9, 0, .score) > rank(4, 0, 1, 9, .score))
    #expect(rank(5, 1, 9, 0, .score) > rank(5, 2, 1, 9, .score))
    #expect(rank(5, 1, 8, 2, .score) > rank(5, 1, 9, 3, .score))
    #expect(rank(5, 1, 9, 16, .score) > rank(5, 1, 8, 15, .score))
    #expect(rank(5, 1, 9, 3, .score) > rank(5, 1, 9, 2, .score))
    #expect(rank(1, 0, 9, 0, .missing) > rank(5, 1, 1, 9, .missing))
    #expect(rank(1, 9, 5, 0, .minutes) > rank(5, 1, 6, 9, .minutes))
  }
}
