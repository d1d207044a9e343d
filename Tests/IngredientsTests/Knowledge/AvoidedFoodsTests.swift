import Testing

@testable import Ingredients

/// What is avoided together: groups of foods, and a food with its products.
struct AvoidedFoodsTests {
  @Test func groupsHaveNamesInBothLanguages() {
    #expect(AvoidedFoods.ids(named: "Shellfish")?.contains("shrimp") == true)
    #expect(AvoidedFoods.ids(named: "shellfish")?.contains("oyster") == true)
    #expect(AvoidedFoods.ids(named: "갑각류")?.contains("oyster") == false)
    #expect(AvoidedFoods.ids(named: "유제품") == ["dairy"] && AvoidedFoods.ids(named: "lactose") == ["dairy"])
    #expect(AvoidedFoods.ids(named: "peanuts") == nil)
  }

  @Test func everyFoodIsKnown() {
    for id in AvoidedFoods.all + FoodProducts.all where FoodContent(rawValue: id) == nil {
      #expect(IngredientKnowledge.standard.ingredient(id) != nil, "\(id)")
    }
  }

  @Test func aProductIsMadeOfItsSources() {
    #expect(FoodProducts.sources(of: "peanut_butter") == ["peanuts"])
    #expect(FoodProducts.sources(of: "mixed_seafood") == ["shrimp", "squid"])
    #expect(FoodProducts.sources(of: "peanuts").isEmpty)
    #expect(FoodProducts.content(avoidedWith: "milk") == .dairy && FoodProducts.content(avoidedWith: "egg") == .egg)
    #expect(FoodProducts.content(avoidedWith: "carrot") == nil)
  }
}
