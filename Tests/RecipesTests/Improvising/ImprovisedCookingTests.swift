import IngredientLines
import Localization
import Testing

@testable import Recipes

/// How the seasoning, the heat and the order of an improvised dish follow from its foods.
struct ImprovisedCookingTests {
  private func recipe(_ ids: String, at home: Cuisine? = nil) throws -> Recipe {
    let dish = ImprovisedDish(of: ids.split(separator: " ").map(String.init), preferring: home)
    return try #require(dish, "\(ids)").recipe
  }

  private func steps(_ ids: String, at home: Cuisine? = nil) throws -> String {
    try recipe(ids, at: home).steps.map(\.english).joined(separator: " ")
  }

  private func amount(of id: String, in recipe: Recipe) -> Amount? {
    recipe.ingredients.first { $0.id == id }?.amount
  }

  @Test func saltyFoodsTakeLittleSaltAndSoySauce() throws {
    #expect(amount(of: "salt", in: try recipe("spaghetti zucchini"))?.value == 0.5)
    #expect(amount(of: "salt", in: try recipe("spaghetti bacon")) == .toTaste)
    #expect(amount(of: "soy_sauce", in: try recipe("pork zucchini", at: .korean))?.unit == .tablespoon)
    #expect(amount(of: "soy_sauce", in: try recipe("pork zucchini salted_shrimp", at: .korean))?.unit == .teaspoon)
  }

  @Test func fatAndCookedMeatIsFriedInLittleOil() throws {
    #expect(amount(of: "olive_oil", in: try recipe("tortilla cooked_chicken"))?.unit == .teaspoon)
    #expect(amount(of: "olive_oil", in: try recipe("tortilla cooked_chicken bell_pepper"))?.unit == .tablespoon)
  }

  @Test func aDryWrapHasASauce() throws {
    #expect(try steps("tortilla cooked_chicken").contains("Spread the mayonnaise on it."))
    for moist in ["tortilla cooked_chicken salsa", "tortilla cooked_chicken cheddar", "tortilla spinach feta"] {
      #expect(try !steps(moist).contains("mayonnaise"), "\(moist)")
    }
  }

  @Test func steakIsFriedAndNeverRoastedInPieces() throws {
    #expect(try recipe("flank_steak bell_pepper").id == "pan.flank_steak.bell_pepper")
    #expect(try steps("flank_steak bell_pepper").contains("Pat the flank steak dry."))
    #expect(try recipe("pork_chop bell_pepper potato").id.hasPrefix("roast"))
  }

  @Test func poultryIsCookedThrough() throws {
    #expect(try steps("chicken_breast mushroom").contains("no pink is left inside the chicken breast"))
    #expect(try !steps("rotisserie_chicken mushroom").contains("pink"))
    #expect(try !steps("pork mushroom").contains("pink"))
  }

  @Test func seafoodGoesIntoASauceThatIsReady() throws {
    let sauced = try steps("penne shrimp marinara mushroom")
    let (sauce, shrimp) = (sauced.firstRange(of: "for 8 minutes"), sauced.firstRange(of: "Add the shrimp"))
    #expect(try #require(sauce).lowerBound < #require(shrimp).lowerBound)
    #expect(try steps("penne shrimp").contains("Fry the shrimp"))
  }

  @Test func milkIsThickenedForPasta() throws {
    let pasta = try recipe("spaghetti milk bacon")
    #expect(amount(of: "milk", in: pasta)?.value == 300)
    #expect(pasta.steps.contains { $0.english.hasPrefix("Stir the flour smooth with the milk") })
    #expect(try !steps("spaghetti milk cream bacon").contains("flour"))
  }

  @Test func crispRootsAreRawInASalad() throws {
    #expect(try !steps("persimmon cucumber daikon").contains("Boil"))
    #expect(try steps("potato cucumber").contains("Boil the potatoes"))
  }

  @Test func citrusIsSqueezedIntoTheDressing() throws {
    let salad = try steps("shrimp avocado tomato lime")
    #expect(
      salad.contains("Stir the olive oil with the salt and the black pepper to a dressing. Squeeze the lime into it."))
    #expect(!salad.contains("vinegar"))
  }

  @Test func vegetablesThatAreBoiledLongAreBoughtBoiled() throws {
    #expect(try steps("bamboo_shoots pork", at: .korean).contains("Rinse the bamboo shoots, boiled beforehand"))
  }

  @Test func sturdyLeavesTakeLongerThanSpinach() throws {
    #expect(try recipe("ham collard_greens").minutes > recipe("ham spinach").minutes)
  }

  @Test func cookedGrainIsNotBoiledAgain() throws {
    #expect(try steps("cooked_grains avocado cucumber").contains("Loosen the cooked grains with a fork."))
  }

  @Test func cookedPastaIsNotBoiledAgain() throws {
    #expect(try !steps("cooked_pasta zucchini parmesan").contains("Boil"))
    #expect(try steps("spaghetti zucchini parmesan").contains("Boil the spaghetti"))
  }

  @Test func coldFoodGoesIntoMayonnaiseUnfried() throws {
    #expect(try recipe("mayonnaise canned_corn ham", at: .korean).id.hasPrefix("mayosalad"))
    #expect(try !recipe("mayonnaise shrimp broccoli", at: .korean).id.hasPrefix("mayosalad"))
  }

  @Test func freshCheeseGoesOnWarmVegetables() throws {
    #expect(try recipe("fava_beans ricotta").kind == .salad)
    #expect(try recipe("pumpkin fava_beans").kind != .salad)
  }

  @Test func juicyFruitIsNeverRoasted() throws {
    #expect(ImprovisedDish(of: ["mandarin", "carrot"])?.recipe.kind != .bake)
    #expect(try recipe("apple carrot").kind == .bake)
  }

  @Test func fatMeatFriesInItsOwnFat() throws {
    #expect(try amount(of: "cooking_oil", in: recipe("thin_pork_belly onion", at: .korean)) == Amount(1, .teaspoon))
    #expect(try amount(of: "cooking_oil", in: recipe("pork onion", at: .korean)) == Amount(2, .tablespoon))
  }

  @Test func aSweetSauceIsBalanced() throws {
    #expect(try steps("chicken_breast maple_syrup").contains("Balance it with the soy sauce and the vinegar."))
    #expect(try !steps("chicken_breast maple_syrup mustard").contains("Balance it"))
  }

  @Test func tenderGreensFollowTheShellfish() throws {
    let soup = try steps("clam mugwort", at: .korean)
    let (open, greens) = (soup.firstRange(of: "until they open"), soup.firstRange(of: "Add the mugwort"))
    #expect(try #require(open).upperBound < #require(greens).lowerBound)
  }

  @Test func leeksAreRoastedNoLongerThanOtherVegetables() throws {
    #expect(try recipe("leek potato cheddar").minutes == recipe("zucchini potato cheddar").minutes)
    #expect(try recipe("leek ham").minutes > recipe("zucchini ham").minutes)
  }

  @Test func fruitIsMadeReadyAsItsKindNeeds() throws {
    #expect(try steps("peach arugula feta").contains("Halve the peach and cut the flesh off the stone in slices."))
    #expect(try steps("grape arugula feta").contains("Rinse the grapes"))
  }

  @Test func bakedBeansKeepTheirSauce() throws {
    #expect(try !steps("ground_beef baked_beans").contains("Drain"))
    #expect(try steps("ground_beef kidney_beans").contains("Drain the kidney beans"))
  }

  @Test func driedAnchoviesAreNoMeatOfFriedNoodles() throws {
    #expect(try recipe("thin_noodles dried_anchovy zucchini", at: .korean).id.hasPrefix("noodlesoup"))
  }

  @Test func scapesAndDriedShrimpAreFriedWithGochujang() throws {
    #expect(try recipe("dried_shrimp garlic_scapes gochujang", at: .korean).id.hasPrefix("stirfry"))
    #expect(try recipe("pork zucchini gochujang", at: .korean).id.hasPrefix("stew"))
  }

  @Test func aSandwichIsFilledBeforeItsCheeseMelts() throws {
    let toast = try steps("burger_buns meatballs provolone")
    let (filled, melted) = (toast.firstRange(of: "Put on everything fried"), toast.firstRange(of: "until it melts"))
    #expect(try #require(filled).lowerBound < #require(melted).lowerBound)
  }
}
