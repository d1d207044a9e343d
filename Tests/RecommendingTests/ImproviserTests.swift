import IngredientLines
import KitchenSamples
import Localization
import Recipes
import TestSupport
import Testing

@testable import Recommending

struct ImproviserTests {
  private let store: RecipeStore

  init() throws {
    let folder = TemporaryFolder()
    store = try RecipeStore(dishes: folder.dishes(), keptIn: nil)
  }

  private func first(_ request: RecommendationRequest) throws -> Recipe {
    try #require(try store.recommend(request).first).recipe
  }

  @Test func aDishAboutEverythingChosenIsNotReplaced() throws {
    #expect(try first(RecommendationRequest(["onion", "egg"])).id == "onion-omelette")
  }

  @Test func whatNoRecipeBringsTogetherIsImprovised() throws {
    let dish = try first(RecommendationRequest(["egg", "asparagus"]))
    #expect(dish.isImprovised && dish.title.english == "Frittata with Asparagus")
    let found = try #require(try store.recommend(RecommendationRequest(["egg", "asparagus"])).first)
    #expect(found.match.have == ["egg", "asparagus"] && found.match.missing == [] && found.match.added == [])
  }

  @Test func oneFoodIsNotImprovisedWith() throws {
    #expect(try !first(RecommendationRequest(["egg"])).isImprovised)
  }

  @Test func anotherOrderStands() throws {
    for order in [RecommendationOrder.missing, .minutes] {
      #expect(try !first(RecommendationRequest(["egg", "asparagus"], order: order)).isImprovised)
    }
  }

  @Test func theFilterAndTheLimitHold() throws {
    let request = RecommendationRequest(["egg", "asparagus"], filter: DishFilter(required: [.tag(.vegan)]))
    #expect(try store.recommend(request).allSatisfy { !$0.recipe.isImprovised })
    let quick = RecommendationRequest(["egg", "asparagus"], filter: DishFilter(maximumMinutes: 5))
    #expect(try store.recommend(quick).allSatisfy { !$0.recipe.isImprovised })
    let complete = RecommendationRequest(["feta", "asparagus", "lettuce"], maximumMissing: 0)
    #expect(try first(complete).isImprovised)
    let withBread = RecommendationRequest(["feta", "spinach"], maximumMissing: 0)
    #expect(try store.recommend(withBread).allSatisfy { !$0.recipe.isImprovised })
    #expect(try store.recommend(RecommendationRequest(["egg", "asparagus"], limit: 1)).count == 1)
    #expect(try store.recommend(RecommendationRequest(["egg", "asparagus"], limit: 0)).isEmpty)
  }

  @Test func koreanCookingComesFirstAtHome() throws {
    let request = RecommendationRequest(["shrimp", "enoki"], homeCuisines: [.korean])
    #expect(try first(request).title.korean == "새우 팽이버섯볶음")
    #expect(
      try first(RecommendationRequest(["shrimp", "enoki"])).title.english == "Pan-Fried Shrimp with Enoki Mushroom")
  }

  @Test func servingsScaleIt() throws {
    let dish = try first(RecommendationRequest(["egg", "asparagus"], servings: 4))
    #expect(dish.servings == 4 && dish.ingredients.first?.amount.value == 10)
  }

  @Test func theStoreFindsItByItsIdentifier() throws {
    let dish = try first(RecommendationRequest(["egg", "asparagus"]))
    #expect(try store.recipe(id: dish.id) == dish)
    #expect(try store.recipe(named: dish.id) == dish)
    #expect(try store.recipe(named: "frittata") == nil)
  }
}
