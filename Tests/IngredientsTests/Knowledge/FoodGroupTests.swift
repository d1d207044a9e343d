import Ingredients
import Localization
import Testing

struct FoodGroupTests {
  @Test(arguments: FoodGroup.allCases) func itsFoodsAreKnownAndStandOnce(group: FoodGroup) {
    let foods = group.ingredients
    #expect(!foods.isEmpty && Set(foods).count == foods.count)
    for food in foods { #expect(IngredientKnowledge.standard.ingredient(food) != nil, "\(food)") }
  }

  /// Whoever has a vegan dish may add any vegetable to it.
  @Test(arguments: [FoodGroup.vegetables, .roots, .salad, .mushrooms, .beans, .fruit])
  func plantsHaveNoContents(group: FoodGroup) {
    for food in group.ingredients { #expect(IngredientKnowledge.standard.contents(of: food) == [], "\(food)") }
  }

  @Test(arguments: Language.allCases) func namesTellGroupsApart(language: Language) {
    #expect(Set(FoodGroup.allCases.map { $0.name(in: language) }).count == FoodGroup.allCases.count)
  }
}
