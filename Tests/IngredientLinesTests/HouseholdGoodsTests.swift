import Testing

@testable import IngredientLines

struct HouseholdGoodsTests {
  @Test(arguments: [
    ("AA batteries", true), ("paper towels", true), ("Toilet Paper", true), ("건전지", true), ("물티슈", true),
    ("쓰레기 봉투", true),
    ("aluminum foil", true), ("bagels", false), ("soap berries", false), ("leftover curry", false),
    ("rice paper", false),
    ("컵라면", false), ("", false),
  ]) func batteriesAreNoFood(name: String, expected: Bool) { #expect(HouseholdGoods.hold(name) == expected) }
}
