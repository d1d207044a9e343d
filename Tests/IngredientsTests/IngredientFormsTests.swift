import Testing

@testable import Ingredients

struct IngredientFormsTests {
  @Test func formsLeadToEachOther() {
    for ingredient in Vocabulary.standard.ingredients {
      for other in IngredientForms.others(of: ingredient.id) {
        #expect(Vocabulary.standard[other] != nil)
        #expect(IngredientForms.others(of: other).contains(ingredient.id))
      }
    }
    #expect(IngredientForms.others(of: "garlic") == ["crushed_garlic"])
    #expect(IngredientForms.others(of: "onion").isEmpty)
  }
}
