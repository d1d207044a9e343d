import Testing

@testable import Ingredients

struct CookedFoodTests {
  private func id(_ wording: String) -> String? { IngredientResolver.standard.ingredient(in: wording)?.id }

  @Test(arguments: [
    ("leftover pork chops", "cooked_pork"), ("pork chop leftovers", "cooked_pork"), ("남은 목살", "cooked_pork"),
    ("먹다 남은 돼지갈비", "cooked_pork"), ("구운 목살", "cooked_pork"), ("cooked chicken thighs", "cooked_chicken"),
    ("grilled flank steak", "cooked_beef"), ("leftover roast salmon", "cooked_fish"), ("남은 갈치", "cooked_fish"),
    ("cooked quinoa", "cooked_grains"), ("leftover cooked farro", "cooked_grains"),
    ("cooked lentils", "cooked_lentils"),
    ("cooked ground beef", "cooked_ground_beef"), ("leftover boiled potatoes", "boiled_potatoes"),
  ])
  func isFoodOfItsOwn(wording: String, expected: String) { #expect(id(wording) == expected) }

  @Test(arguments: [
    ("leftover ham", "ham"), ("leftover pulled pork", "pulled_pork"), ("cooked bacon", "bacon"),
    ("leftover smoked salmon", "smoked_salmon"), ("남은 수육", "boiled_pork"), ("cooked carrots", "carrot"),
    ("leftover rotisserie chicken", "rotisserie_chicken"), ("남은 양파", "onion"), ("cooked rice", "cooked_rice"),
    ("smoked salmon trimmings", "smoked_salmon"), ("구운 가지", "eggplant"),
  ])
  func staysItself(wording: String, expected: String) { #expect(id(wording) == expected) }

  @Test(arguments: [
    ("leftover vegetable curry", "instant_curry"), ("leftover beef stew", "stew_food"), ("남은 순두부찌개", "stew_food"),
    ("남은 배추된장국", "stew_food"), ("남은 새송이전", "jeon"), ("남은 목살구이", "cooked_pork"), ("남은 삼치구이", "cooked_fish"),
    ("남은 닭갈비볶음", "cooked_chicken"),
  ])
  func dishIsKnownByItsKind(wording: String, expected: String) { #expect(id(wording) == expected) }

  @Test(arguments: ["leftover", "leftover curry powder paste stuff", "남은", "남은 것", "남은 볶음"])
  func isNoFood(wording: String) {
    #expect(id(wording) == nil || id(wording) == "leftovers" || id(wording) == "curry_powder")
  }
}
