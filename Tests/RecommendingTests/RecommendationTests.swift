import KitchenSamples
import Files
@testable import IngredientLines
@testable import Random
@testable import Recommending
import TestSupport
import Testing

@testable import Recipes

struct RecommendationTests {
  private let store: RecipeStore

  init() throws {
    let folder = TemporaryFolder()
    store = try RecipeStore(dishes: folder.dishes(), keptIn: nil)
  }

  @Test func amountsAreConvertedTogether() throws {
    let dish = Recipe.dish(amounts: ["flour": Amount(240, .gram)])
    let half = AvailableIngredient("flour", amount: Amount(120, .gram))
    let match = try #require(RecipeMatcher(choosing: ["flour"], available: [half]).match(dish))
    let converted = Recommendation(recipe: dish, match: match).converted(to: .us)
    let (short, line) = (try #require(converted.match.short.first), try #require(converted.recipe.ingredients.first))
    #expect(short.needed.unit == .cup && short.available.unit == .cup && line.amount == short.needed)
    let share = try #require(short.available.value) / (try #require(short.needed.value))
    #expect(abs(share - 0.5) < 0.05)
    #expect(Recommendation(recipe: dish, match: match).converted(to: .original).match == match)
  }

  @Test func ranksWhatUsesTheChoice() throws {
    let found = try store.recommend(["onion", "egg"])
    #expect(found.map(\.recipe.id) == ["onion-omelette", "egg-fried-rice"])
    #expect(found[0].match == RecipeMatch(have: ["onion", "egg"], missing: [], required: 2, score: 1))
    #expect(found[1].match.have == ["egg"])
    #expect(found[1].match.missing == ["rice", "green_onion"])
  }

  @Test(arguments: [([], []), (["unicorn"], []), (["ginseng"], []), (["olive_oil"], ["tomato-salad"])])
  func findsOnlyWhatUsesSomething(ids: [String], recipes: [String]) throws {
    #expect(try store.recommend(ids).map(\.recipe.id) == recipes)
  }

  @Test(arguments: [(-1, 0), (0, 0), (1, 1), (2, 2), (4, 4), (5, 4)])
  func respectsTheLimit(limit: Int, count: Int) throws {
    let all = try store.recommend(["egg", "tofu"])
    #expect(try store.recommend(["egg", "tofu"], limit: limit) == Array(all.prefix(count)))
  }

  /// Trout stands for salmon in a pan, but not where the salmon is eaten raw.
  @Test func noFishThatStandsForAnotherIsEatenRaw() throws {
    func dish(_ id: String, _ tags: String) -> String {
      #"{"id":"\#(id)","title":{"en":"Salmon \#(id)","ko":"연어 \#(id)"},"cuisine":"korean","kind":"salad","difficulty":1,"#
        + #""tags":[\#(tags)],"servings":2,"minutes":10,"ingredients":[{"id":"salmon","amount":200,"unit":"g"},"#
        + #"{"id":"cucumber","amount":1,"unit":"piece"}],"steps":{"en":["Mix them."],"ko":["섞어요."]}}"#
    }
    let folder = TemporaryFolder()
    let store = try withExtendedLifetime(folder) {
      try RecipeStore(
        dishes: folder.dishes([dish("fried", ""), dish("cured", #""raw""#)].joined(separator: "\n")), keptIn: nil)
    }
    #expect(try Set(store.recommend(["salmon", "cucumber"]).map(\.recipe.id)) == ["fried", "cured"])
    let instead = try store.recommend(["trout", "cucumber"]).map(\.recipe.id)
    #expect(instead.contains("fried") && !instead.contains("cured"))
  }

  private func recommend(_ request: RecommendationRequest) throws -> [String] {
    try store.recommend(request).map(\.recipe.id)
  }

  @Test(arguments: [(0, ["onion-omelette"]), (1, ["onion-omelette"]), (2, ["onion-omelette", "egg-fried-rice"])])
  func leavesOutRecipesThatMissTooMuch(_ maximum: Int, _ ids: [String]) throws {
    #expect(try recommend(RecommendationRequest(["onion", "egg"], maximumMissing: maximum)) == ids)
  }

  @Test func limitCountsWhatPasses() throws {
    let quick = DishFilter(wanted: CuisineChoice(selecting: [.cuisine(.chinese)]))
    #expect(try recommend(RecommendationRequest(["onion", "egg"], filter: quick, limit: 1)) == ["egg-fried-rice"])
    #expect(try recommend(RecommendationRequest(["onion", "egg"], limit: 1)) == ["onion-omelette"])
  }

  @Test func limitCountsWhatHasTheFlags() throws {
    let solo = DishFilter(required: [.tag(.solo)])
    #expect(try recommend(RecommendationRequest(["onion", "egg"], filter: solo, limit: 1)) == ["egg-fried-rice"])
    #expect(try recommend(RecommendationRequest(["soft_tofu"], filter: DishFilter(avoided: [.diet(.pork)]))).isEmpty)
  }

  @Test func reportsIngredientsToLeaveOut() throws {
    let filter = DishFilter(excluded: ["milk", "green_onion"])
    let omelette = SampleDishes.omelette.replacing("\"butter\"", with: "\"olive_oil\"")
    let folder = TemporaryFolder()
    let store = try withExtendedLifetime(folder) { try RecipeStore(dishes: folder.dishes(omelette), keptIn: nil) }
    let found = try store.recommend(RecommendationRequest(["egg"], filter: filter))
    #expect(found.map(\.recipe.id) == ["onion-omelette"])
    #expect(found.map(\.leftOut) == [["milk"]])
  }

  /// Butter goes with milk.
  @Test func whatIsMadeOfTheExcludedIsExcludedToo() throws {
    let filter = DishFilter(excluded: ["milk", "green_onion"])
    #expect(try recommend(RecommendationRequest(["egg"], filter: filter)).allSatisfy { $0 != "onion-omelette" })
  }

  @Test func countsStaplesOnDemand() throws {
    let found = try store.recommend(RecommendationRequest(["tomato"], staples: .counted))
    #expect(found.map(\.match.missing) == [["olive_oil"]])
    #expect(try recommend(RecommendationRequest(["tomato"], maximumMissing: 0, staples: .counted)).isEmpty)
  }

  @Test func scalesTheRecipeToTheServings() throws {
    let found = try #require(try store.recommend(["tofu"]).first)
    let scaled = try #require(try store.recommend(RecommendationRequest(["tofu"], servings: 4)).first)
    #expect(scaled.recipe == found.recipe.scaled(toServings: 4) && scaled.match == found.match)
  }

  @Test func servingsDecideWhetherThereIsEnough() throws {
    let eggs = [AvailableIngredient("egg", amount: Amount(3, .piece)), AvailableIngredient("onion")]
    func ids(_ servings: Int?) throws -> [String] {
      try recommend(RecommendationRequest(available: eggs, maximumMissing: 0, servings: servings))
    }
    #expect(try ids(nil) == ["onion-omelette"])
    #expect(try ids(1) == ["onion-omelette"])
    #expect(try ids(2) == [])
  }

  @Test func sortsAsRequested() throws {
    let home = ["kimchi", "pork", "tofu", "egg"].map { AvailableIngredient($0) }
    func ids(_ order: RecommendationOrder) throws -> [String] {
      try recommend(RecommendationRequest(["egg", "tofu"], available: home, order: order))
    }
    #expect(try ids(.score) == ["frittata.egg.tofu", "kimchi-stew", "onion-omelette", "egg-fried-rice"])
    #expect(try ids(.missing) == ["kimchi-stew", "onion-omelette", "egg-fried-rice"])
    #expect(try ids(.minutes) == ["onion-omelette", "egg-fried-rice", "kimchi-stew"])
  }

  @Test func oneRecommenderAnswersSeveralRequests() throws {
    let recommender = try Recommender(store)
    for ids in [["egg"], ["tofu", "onion"], ["whelk"]] {
      #expect(try recommender.recommend(RecommendationRequest(ids)) == store.recommend(ids))
    }
  }

  @Test func equalMatchesComeInTheOrderOfTheirIdentifiers() throws {
    let folder = TemporaryFolder()
    let twins = ["c", "a", "b"].map { SampleDishes.tomatoSalad.replacing("tomato-salad", with: $0) }
    let store = try RecipeStore(dishes: folder.dishes(twins.joined(separator: "\n")), keptIn: nil)
    #expect(try store.recommend(["tomato"]).map(\.recipe.id) == ["a", "b", "c"])
  }

  @Test func findsDishesThatUseAnotherForm() throws {
    let folder = TemporaryFolder()
    let dish = SampleDishes.tomatoSalad.replacing("\"id\":\"tomato\"", with: "\"id\":\"crushed_garlic\"")
    let store = try RecipeStore(dishes: folder.dishes(dish), keptIn: nil)
    #expect(try store.recommend(["garlic"]).map(\.match.have) == [["garlic"]])
  }

  @Test func textOfTheChoiceIsNeverRunAsSQL() throws {
    #expect(try store.recommend(["egg') OR 1=1 --"]).isEmpty)
  }

  /// With a forged checksum a changed byte may pass for text, but it must never crash the program.
  @Test func randomDamageNeverStopsTheProgram() throws {
    let folder = TemporaryFolder()
    let (dishes, kept) = (try folder.dishes(), folder.path.appending("kept"))
    _ = try RecipeStore(dishes: dishes, keptIn: kept)
    let file = kept.appending("recipes.sqlite")
    let bytes = try file.readBytes()
    var generator = SplitMix64(seed: 3)
    for _ in 0..<200 {
      var damaged = bytes
      for _ in 0..<4 { damaged[generator.next(below: bytes.count)] = UInt8(generator.next(below: 256)) }
      try file.write(StoreChecksum.appended(to: Array(damaged.dropLast(8))))
      guard let store = try? RecipeStore(dishes: dishes, keptIn: kept) else { continue }
      _ = try? store.recommend(["egg", "kimchi"])
      _ = try? store.suggestions(for: "stw")
    }
  }
}
