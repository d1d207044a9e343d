@testable import IngredientLines
import KitchenSamples
import Testing

@testable import Ingredients
@testable import Recipes
@testable import Recommending

struct StandInsTests {
  /// Turkey may be had for chicken, quail for turkey, and duck for chicken at a pinch.
  private static let knowledge = IngredientKnowledge(
    IngredientTable(
      """
      [meat]
      chicken|Chicken|닭||||||turkey 0.8, duck 0.4
      breast|Breast|닭가슴살||chicken||||
      turkey|Turkey|칠면조||||||
      ground_turkey|Ground turkey|다진 칠면조||turkey||||
      quail|Quail|메추리||||||turkey 0.7, chicken 0.6
      duck|Duck|오리||||||
      beef|Beef|소고기||||||
      """))

  private func standIns(_ chosen: [String], listed: Set<String>) -> StandIns {
    standIns(chosen, recipes: Dictionary(uniqueKeysWithValues: listed.map { ($0, StandIns.mostRecipes + 1) }))
  }

  private func standIns(_ chosen: [String], recipes: [String: Int]) -> StandIns {
    StandIns(chosen, knowledge: Self.knowledge) { recipes[$0] ?? 0 }
  }

  @Test func theClosestListedRelationIsReplaced() {
    let turkey = standIns(["turkey"], listed: ["chicken", "quail", "beef"])
    #expect(turkey["chicken"] == Substitute(ingredient: "turkey", quality: 0.8) && turkey["quail"] == nil)
    // In either direction, and through what it is a kind of.
    #expect(standIns(["quail"], listed: ["chicken", "turkey"]).relations(of: "quail") == ["turkey"])
    #expect(standIns(["ground_turkey"], listed: ["chicken"])["chicken"]?.ingredient == "ground_turkey")
  }

  @Test func whatIsListedAndWhatIsTooFarStandsForNothing() {
    #expect(standIns(["turkey"], listed: ["turkey", "chicken"]) == .none)
    #expect(standIns(["duck"], listed: ["chicken"]) == .none)
    #expect(standIns(["beef", "unicorn"], listed: ["chicken"]) == .none)
  }

  /// What few recipes list stands in for what more of them list.
  @Test func whatIsRarelyListedStandsInForACommonRelation() {
    let (few, many) = (StandIns.mostRecipes, StandIns.mostRecipes * StandIns.timesAsMany)
    #expect(standIns(["turkey"], recipes: ["turkey": few, "chicken": many])["chicken"]?.ingredient == "turkey")
    #expect(standIns(["turkey"], recipes: ["turkey": few + 1, "chicken": 2 * many]) == .none)
    #expect(standIns(["turkey"], recipes: ["turkey": few, "chicken": many - 1]) == .none)
    #expect(standIns([], recipes: [:]).isEmpty && !standIns(["turkey"], recipes: ["chicken": 1]).isEmpty)
  }

  /// Turkey that a recipe lists is not its chicken as well, in the index and out of it.
  @Test(arguments: [1, RecipeIndex.fewestListed]) func whatARecipeListsDoesNotStandInThere(fewestListed: Int) throws {
    let recipes =
      [Recipe.dish(required: ["turkey", "chicken"])]
      + Array(repeating: Recipe.dish(required: ["chicken"]), count: StandIns.timesAsMany)
    let index = index(recipes, fewestListed: fewestListed)
    let request = index.interpreted(RecommendationRequest(["turkey"]))
    #expect(request.standIns.relations(of: "turkey") == ["chicken"])
    let best = index.best(request)
    #expect(best.map(\.number) == Array(1...recipes.count))
    let matcher = RecipeMatcher(request, knowledge: Self.knowledge)
    #expect(try #require(matcher.match(recipes[0])).missing == ["chicken"])
    #expect(try #require(matcher.match(recipes[1])).missing.isEmpty)
    for (recipe, found) in zip(recipes, best) {
      #expect(matcher.rank(recipe, in: .score)?.rank == found.rank)
    }
  }

  private func index(_ recipes: [Recipe], fewestListed: Int = RecipeIndex.fewestListed) -> RecipeIndexParts {
    var builder = RecipeTableBuilder()
    for recipe in recipes { builder.add(recipe) }
    return RecipeIndexParts([RecipeIndex(builder.table, knowledge: Self.knowledge, fewestListed: fewestListed)])
  }

  /// Dishes with a stand-in are found with and without lists, rank far below the real thing and say what replaces what.
  @Test(arguments: [1, RecipeIndex.fewestListed]) func recommendsDishesOfTheRelation(fewestListed: Int) throws {
    let recipes = [
      Recipe.dish(required: ["chicken"]), .dish(required: ["breast", "egg"]), .dish(required: ["beef"]),
      .dish(required: ["egg", "rice", "onion"]),
    ]
    let index = index(recipes, fewestListed: fewestListed)
    let request = index.interpreted(RecommendationRequest(["turkey"]))
    #expect(index.best(request).map(\.number) == [1, 2])
    let match = try #require(RecipeMatcher(request, knowledge: Self.knowledge).match(recipes[0]))
    #expect(match.have == ["turkey"] && match.missing.isEmpty)
    #expect(match.substitutions == [.init(id: "chicken", substitute: "turkey", quality: 80)])
    let real = try #require(RecipeMatcher(choosing: ["chicken"]).match(recipes[0]))
    #expect(match.score < real.score / 2)
    // Together with something listed, the dish of both comes first.
    let both = index.interpreted(RecommendationRequest(["turkey", "egg"]))
    #expect(index.best(both).first?.number == 2)
    #expect(index.best(RecommendationRequest(["turkey"])).isEmpty)
  }
}
