import Ingredients
import KitchenSamples
import Testing

@testable import Recipes

struct RecipeNeedTests {
  private func needs(_ listed: [String], _ groups: FoodGroup...) -> [RecipeNeed] {
    Recipe.dish(required: listed).needs.added(from: groups)
  }

  @Test func aDishTakesTheFoodsOfAGroupThatItDoesNotList() {
    let added = needs(["rice", "carrot"], .roots)
    #expect(added.map(\.id) == FoodGroup.roots.ingredients.filter { $0 != "carrot" })
    #expect(added.allSatisfy { $0.role == .optional && $0.amount == nil && $0.prominence == .unknown })
    #expect(needs(["rice"]).isEmpty)
  }

  @Test func foodOfSeveralGroupsIsTakenOnce() {
    let ids = needs(["rice"], .vegetables, .roots).map(\.id)
    #expect(ids.count == Set(ids).count && ids.count(where: { $0 == "carrot" }) == 1)
  }

  /// A dish of chicken stays free of pork, and a vegan one of meat and cheese.
  @Test func foodWithOtherContentsIsNotTaken() {
    let ids = needs(["chicken", "rice"], .meat).map(\.id)
    #expect(ids.contains("turkey") && !ids.contains("pork") && !ids.contains("chicken"))
    #expect(needs(["rice", "onion"], .meat, .seafood, .cheese).isEmpty)
  }
}
