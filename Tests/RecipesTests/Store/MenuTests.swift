import KitchenSamples
import Files
import TestSupport
import Testing

@testable import Recipes

struct MenuTests {
  private let store: RecipeStore

  init() throws {
    let folder = TemporaryFolder()
    store = try RecipeStore(dishes: folder.dishes(), keptIn: nil)
  }

  @Test func dishesComeInTheOrderOfTheStore() throws {
    let all = try store.recipes(passing: DishFilter()).map(\.id)
    #expect(all == ["egg-fried-rice", "kimchi-stew", "onion-omelette", "tomato-salad"])
    #expect(try store.recipes(passing: DishFilter(maximumMinutes: 10)).map(\.id) == ["onion-omelette", "tomato-salad"])
    #expect(try store.recipes(passing: DishFilter(maximumMinutes: 0)).isEmpty)
  }

  @Test(arguments: [
    DishFilter(), DishFilter(wanted: CuisineChoice(selecting: [.cuisine(.korean)])), DishFilter(maximumMinutes: 10),
    DishFilter(avoided: [.diet(.egg)]), DishFilter(required: [.diet(.vegetarian)]), DishFilter(kinds: [.stew]),
    DishFilter(excluded: ["onion"]), DishFilter(avoided: [.tag(.spicy)], excluded: ["egg", "tomato"]),
  ]) func aMenuListsWhatTheRecipesSay(_ filter: DishFilter) throws {
    let recipes = try store.recipes().filter(filter.accepts)
    #expect(try store.recipes(passing: filter) == recipes)
    let dishes = try store.dishes(passing: filter)
    #expect(dishes.map(\.id) == recipes.map(\.id) && dishes.map(\.flags) == recipes.map(\.flags))
    #expect(dishes.map(\.title) == recipes.map(\.title) && dishes.map(\.tags) == recipes.map(\.tags))
  }

  @Test func aRecipeIsFoundByItsIdentifierAlone() throws {
    #expect(try store.recipe(id: "kimchi-stew")?.id == "kimchi-stew")
    #expect(try store.recipe(id: "Kimchi Stew") == nil)
  }
}

struct MenuDeckTests {
  private let dishes = (0..<30).map { Recipe.sample(id: "dish-\($0)") }

  private func order(_ dishes: [Recipe], seed: UInt64) -> [String] {
    var (deck, order) = (MenuDeck(dishes, seed: seed), [String]())
    while let dish = deck.current {
      #expect(deck.number == order.count + 1 && deck.count == dishes.count)
      order.append(dish.id)
      deck.skip()
    }
    deck.skip()
    #expect(deck.current == nil && deck.number == dishes.count + 1)
    return order
  }

  @Test func everyDishComesOnce() { #expect(order(dishes, seed: 1).sorted() == dishes.map(\.id).sorted()) }

  @Test func orderFollowsFromTheSeed() {
    #expect(order(dishes, seed: 1) == order(dishes, seed: 1))
    #expect(order(dishes, seed: 1) != order(dishes, seed: 2))
    #expect(order(dishes, seed: 1) != dishes.map(\.id))
  }

  @Test(arguments: [0, 1]) func smallDecksEnd(_ count: Int) {
    #expect(order(Array(dishes.prefix(count)), seed: 0).count == count)
  }
}
