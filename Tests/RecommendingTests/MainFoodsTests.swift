import Testing

@testable import Recommending

struct MainFoodsTests {
  private func count(_ chosen: String...) -> Int {
    MainFoods(amongChosenOf: AvailableIngredients(chosen: chosen, available: [])).count
  }

  @Test func meatIsWantedBeforeVegetables() {
    #expect(count("shrimp", "noodles", "carrot") == 1)
    #expect(count("shrimp", "tofu", "carrot") == 2)
  }

  /// What is left over, and the bread that is filled, is wanted as much.
  @Test func leftoverDishesAndRollsAreWantedToo() {
    #expect(count("stew_food", "thin_noodles", "egg") == 1)
    #expect(count("pulled_pork", "burger_buns", "cabbage") == 2)
    #expect(count("bread", "egg", "milk") == 0)
  }

  @Test func whereAllIsSuchFoodNoneMattersMore() { #expect(count("shrimp", "pork") == 0) }
}
