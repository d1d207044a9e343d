import Files
import TestSupport
import Testing

@testable import Recipes

struct RecommendationTests {
  private let store: RecipeStore

  init() throws {
    let folder = TemporaryFolder()
    store = try RecipeStore(dishes: folder.dishes(), keptIn: nil)
  }

  @Test func ranksWhatUsesTheChoice() throws {
    let found = try store.recommend(["onion", "egg"])
    #expect(found.map(\.recipe.id) == ["onion-omelette", "egg-fried-rice"])
    #expect(found[0].match == RecipeMatch(have: ["onion", "egg"], missing: [], score: 1))
    #expect(found[1].match.have == ["egg"])
    #expect(found[1].match.missing == ["rice", "green_onion"])
  }

  @Test(arguments: [([], []), (["unicorn"], []), (["whelk"], []), (["olive_oil"], ["tomato-salad"])])
  func findsOnlyWhatUsesSomething(ids: [String], recipes: [String]) throws {
    #expect(try store.recommend(ids).map(\.recipe.id) == recipes)
  }

  @Test(arguments: [(-1, 0), (0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
  func keepsToTheLimit(limit: Int, count: Int) throws {
    let all = try store.recommend(["egg", "tofu"])
    #expect(try store.recommend(["egg", "tofu"], limit: limit) == Array(all.prefix(count)))
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
}
