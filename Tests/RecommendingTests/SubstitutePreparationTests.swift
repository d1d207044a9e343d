import Testing

@testable import Recommending

struct SubstitutePreparationTests {
  @Test(arguments: [
    ("frozen_spinach", "spinach", SubstitutePreparation.thaw), ("dried_shiitake", "shiitake", .soak),
    ("chicken", "cooked_chicken", .cookFirst), ("rice", "cooked_rice", .cookFirst), ("cooked_rice", "rice", .heatOnly),
    ("rotisserie_chicken", "chicken_breast", .heatOnly), ("cooked_pasta", "spaghetti", .heatOnly),
  ])
  func followsFromBothFoods(substitute: String, listed: String, expected: SubstitutePreparation) {
    #expect(SubstitutePreparation(of: substitute, insteadOf: listed, isBoneless: false) == expected)
  }

  @Test(arguments: [
    ("spinach", "frozen_spinach"), ("dried_shiitake", "dried_porcini"),
    ("dried_anchovy", "small_dried_anchovy"), ("ham", "bacon"),
    ("canned_tuna", "cooked_fish"),
    ("chicken_thigh", "chicken_breast"), ("roast_potatoes", "boiled_potatoes"),
  ])
  func mostFoodsNeedNone(substitute: String, listed: String) {
    #expect(SubstitutePreparation(of: substitute, insteadOf: listed, isBoneless: false) == nil)
  }

  /// Chicken may be listed in pieces, with their bones.
  @Test func bonesMatterWhereTheRecipeHasNone() {
    #expect(SubstitutePreparation(of: "chicken_leg", insteadOf: "chicken", isBoneless: true) == .cookLonger)
    #expect(SubstitutePreparation(of: "chicken_leg", insteadOf: "chicken", isBoneless: false) == nil)
  }
}
