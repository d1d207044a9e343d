import Ingredients
import Testing

@testable import Recipes

struct RecipeDetailsTests {
  @Test func groupsAreKeptInAFixedOrderAndOnce() {
    var details = RecipeDetails()
    #expect(details.isEmpty && details.takes.isEmpty)
    details.set("takes", to: "mushrooms, vegetables, spaceships, mushrooms")
    #expect(details.takes == [.vegetables, .mushrooms] && !details.isEmpty)
    #expect(details.pairs.map(\.name) == ["takes"] && details.pairs.map(\.value) == ["vegetables mushrooms"])
    details.set("takes", to: "")
    #expect(details.isEmpty)
  }

  @Test(arguments: FoodGroup.allCases) func everyGroupIsReadAsWritten(group: FoodGroup) {
    #expect(RecipeDetails.groups(named: group.rawValue) == [group])
    #expect(RecipeDetails.groups(named: "[\(group.rawValue)]") == [group])
  }
}
