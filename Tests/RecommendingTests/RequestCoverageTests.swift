import Ingredients
import KitchenSamples
import Recipes
import Testing

@testable import Recommending

struct RequestCoverageTests {
  /// Returns the coverage of chosen foods by a dish with a title.
  private func coverage(
    of chosen: [String], by title: String, _ required: [String], optional: [String] = [],
    in kitchen: RequestCoverage.Kitchen = .western
  ) throws -> RequestCoverage {
    let dish = Recipe.dish(title: title, required: required, optional: optional)
    return try #require(RequestCoverage(of: chosen, by: dish, RecipeMatcher(choosing: chosen), in: kitchen))
  }

  @Test func aDishOfEverythingIsComplete() throws {
    #expect(try coverage(of: ["beef", "carrot"], by: "Stew", ["beef", "carrot"]).isComplete(isBest: false))
    #expect(try !coverage(of: ["beef", "carrot"], by: "Stew", ["beef", "potato"]).isComplete(isBest: true))
  }

  /// Chili con carne lacks onion and canned tomatoes, and is what a cook makes of ground beef and beans.
  @Test func moreMayBeMissingOfADishThatIsNamedForTheFoods() throws {
    let chosen = ["ground_beef", "kidney_beans"]
    let needs = ["ground_beef", "kidney_beans", "onion", "canned_tomato", "bell_pepper"]
    #expect(try coverage(of: chosen, by: "Ground Beef and Kidney Beans", needs).isComplete(isBest: false))
    #expect(try !coverage(of: chosen, by: "Chili con Carne", needs).isComplete(isBest: true))
    let many = needs + ["corn"]
    #expect(try !coverage(of: chosen, by: "Ground Beef and Kidney Beans", many).isComplete(isBest: true))
    let few = Array(needs.dropLast())
    #expect(try coverage(of: chosen, by: "Chili con Carne", few).isComplete(isBest: true))
  }

  @Test func aDishNamedForWhatIsMissingIsNotComplete() throws {
    let chosen = ["spinach", "mushroom"], needs = ["spinach", "mushroom", "egg"]
    #expect(try coverage(of: chosen, by: "Spinach and Mushroom Pan", needs).isComplete(isBest: true))
    #expect(try !coverage(of: chosen, by: "Eggs with Spinach and Mushrooms", needs).isComplete(isBest: true))
    #expect(try coverage(of: chosen + ["egg"], by: "Eggs with Spinach", needs).isComplete(isBest: true))
  }

  /// A title of tomato is that of the listed sauce, not of the tomatoes that the dish may take besides.
  @Test func whatADishTakesBesidesIsNotNamedInVain() throws {
    let chosen = ["shrimp", "spaghetti", "tomato_sauce"]
    var details = RecipeDetails()
    details.take([.vegetables])
    let plain = Recipe.dish(title: "Shrimp Spaghetti with Tomato", required: chosen)
    let dish = Recipe(
      id: plain.id, title: plain.title, cuisine: plain.cuisine, kind: plain.kind, difficulty: plain.difficulty,
      servings: plain.servings, minutes: plain.minutes, ingredients: plain.ingredients, steps: plain.steps,
      details: details)
    let taking = try #require(RequestCoverage(of: chosen, by: dish, RecipeMatcher(choosing: chosen), in: .western))
    #expect(taking.isComplete(isBest: true))
    #expect(
      try !coverage(of: chosen, by: "Shrimp Spaghetti with Tomato", chosen, optional: ["tomato"])
        .isComplete(isBest: true))
  }

  /// A pasta sauce calls for pasta, and canned tomatoes for none in particular.
  @Test func theUsualBaseOfAFoodIsNotMissed() throws {
    let rest = ["ricotta", "spinach"]
    let needs = rest + ["spaghetti_sauce", "penne"]
    #expect(try coverage(of: rest + ["marinara"], by: "Spinach and Ricotta", rest + ["marinara", "penne"]).isFirm)
    #expect(try coverage(of: rest + ["spaghetti_sauce"], by: "Spinach and Ricotta", needs).isFirm)
    #expect(try !coverage(of: rest + ["spaghetti_sauce"], by: "Spinach and Ricotta", needs + ["tortilla"]).isFirm)
    let others = rest + ["canned_tomato"]
    #expect(try !coverage(of: others, by: "Spinach and Ricotta", others + ["penne"]).isFirm)
  }

  @Test func cookedRiceIsNotWhatAPilafRequires() throws {
    let chosen = ["cooked_rice", "peas"]
    #expect(try !coverage(of: chosen, by: "Pilaf", ["rice", "carrot"], optional: ["peas"]).isComplete(isBest: true))
    #expect(try coverage(of: chosen, by: "Fried Rice", ["cooked_rice", "peas"]).isFirm)
  }

  @Test func manyFoodsMayLeaveOneOut() throws {
    let chosen = ["eggplant", "mozzarella", "tomato_sauce", "breadcrumbs"]
    let bake = try coverage(of: chosen, by: "Eggplant Bake", ["eggplant", "mozzarella", "tomato_sauce", "basil"])
    #expect(bake.isAboutAllButOne && !bake.isAboutAll)
    let other = try coverage(
      of: chosen, by: "Zucchini Bake", ["zucchini", "mozzarella", "tomato_sauce", "breadcrumbs"])
    #expect(!other.isAboutAllButOne)
  }

  @Test func aLemonMayNotBeLeftOut() throws {
    let chosen = ["flour", "milk", "lemon"]
    #expect(try !coverage(of: chosen, by: "Scones", ["flour", "milk"]).isComplete(isBest: true))
    #expect(try coverage(of: chosen, by: "Lemon Scones", chosen).isComplete(isBest: true))
    #expect(try coverage(of: ["flour", "milk", "ginger"], by: "Scones", ["flour", "milk"]).isComplete(isBest: true))
  }

  @Test func aWordOfANameMayBeThatOfTheTitle() throws {
    let chosen = ["potato", "mushroom"], needs = ["steak", "potato", "mushroom"]
    #expect(try !coverage(of: chosen, by: "Steak with Potatoes and Mushrooms", needs).isComplete(isBest: true))
    #expect(try coverage(of: chosen, by: "Potatoes with Mushrooms", needs).isComplete(isBest: true))
    let curry = ["chicken", "bell_pepper", "coconut_milk"]
    #expect(try !coverage(of: Array(curry.dropLast()), by: "Coconut Curry", curry).isComplete(isBest: true))
    #expect(try coverage(of: curry, by: "Coconut Curry", curry).isComplete(isBest: true))
    let cheeses = ["cheddar", "broccoli"], list = ["cream_cheese", "cheddar", "broccoli"]
    #expect(try coverage(of: cheeses, by: "Broccoli and Cheese", list).isComplete(isBest: true))
  }

  /// Of shrimp and peanuts no one makes pad thai, for which everything else is missing, unless it is named for them.
  @Test func aLongListIsNotCoveredByAFewFoods() throws {
    let chosen = ["shrimp", "peanuts"], needs = chosen + ["egg", "tofu", "lime", "cream", "bread"]
    #expect(try !coverage(of: chosen, by: "Pad Thai", needs).isComplete(isBest: true))
    #expect(
      try coverage(of: chosen, by: "Pad Thai", chosen + ["egg", "cream", "onion", "lime"]).isComplete(isBest: true))
    #expect(try coverage(of: chosen, by: "Shrimp with Peanuts", needs).isComplete(isBest: true))
  }

  @Test func oneOfTwoFoodsMayBeAnOptionWhereNothingElseIsMissing() throws {
    let chosen = ["broccoli", "stilton"]
    #expect(try coverage(of: chosen, by: "Soup", ["broccoli"], optional: ["stilton"]).isComplete(isBest: true))
    let lacking = try coverage(of: chosen, by: "Soup", ["broccoli", "butter"], optional: ["stilton"])
    #expect(!lacking.isComplete(isBest: true))
  }

  /// Oats stand for granola, but a bowl of granola is not about oats.
  @Test func aFoodThatOnlyReplacesAnotherIsNotCovered() throws {
    let chosen = ["oats", "blueberry"]
    #expect(try !coverage(of: chosen, by: "Bowl", ["granola", "blueberry"]).isComplete(isBest: true))
    #expect(try coverage(of: chosen, by: "Bowl", ["oats", "blueberry"]).isComplete(isBest: true))
  }

  @Test func herbsAndOnionsMayBeLeftOutBesideTwoFoods() throws {
    let needs = ["beef", "carrot"]
    #expect(try coverage(of: ["beef", "carrot", "parsley"], by: "Stew", needs).isComplete(isBest: true))
    #expect(try !coverage(of: ["beef", "parsley"], by: "Stew", needs).isComplete(isBest: true))
  }

  @Test func aKindIsNamedButNotExactly() throws {
    let fish = try coverage(of: ["salmon", "spinach"], by: "Fish on Spinach", ["fish", "spinach"])
    #expect(fish.isNamedForAll && !fish.isNamedExactly)
    let salmon = try coverage(of: ["salmon", "spinach"], by: "Salmon with Spinach", ["salmon", "spinach"])
    #expect(salmon.isNamedForAll && salmon.isNamedExactly)
    #expect(try !coverage(of: ["salmon", "spinach"], by: "Salmon", ["salmon", "spinach"]).isNamedForAll)
  }

  @Test func theSeasoningsOfAKitchenAreAtHandInIt() throws {
    let chosen = ["tofu", "zucchini"], needs = ["tofu", "zucchini", "doenjang"]
    #expect(try !coverage(of: chosen, by: "Stew", needs).isComplete(isBest: true))
    #expect(try coverage(of: chosen, by: "Stew", needs, in: .korean).isComplete(isBest: true))
    let dip = try coverage(of: ["broccoli"], by: "Broccoli with Gochujang", ["broccoli", "gochujang"])
    #expect(!dip.isPlain && dip.lack == 1)
  }

  @Test func onlyWhatAKitchenHasNotIsLacking() throws {
    #expect(try coverage(of: ["potato"], by: "Bake", ["potato", "egg", "cheese", "parsley", "leek"]).lack == 1)
    #expect(try coverage(of: ["potato"], by: "Toast", ["potato", "bread"]).lack == 1)
  }

  @Test func meatThatIsAnOptionIsNotRequired() throws {
    let chosen = ["tuna", "mayonnaise", "celery"]
    #expect(try !coverage(of: chosen, by: "Salad", ["celery", "mayonnaise"], optional: ["tuna"]).requiresMains)
    #expect(try coverage(of: chosen, by: "Salad", ["tuna", "mayonnaise"], optional: ["celery"]).requiresMains)
  }

  @Test func aCompleteDishIsFirmUnlessItsOnlyMeatIsAnOption() throws {
    let chosen = ["shrimp", "tomato", "broccoli"]
    #expect(try !coverage(of: chosen, by: "Salad", ["tomato", "broccoli"], optional: ["shrimp"]).isFirm)
    #expect(try coverage(of: chosen, by: "Salad", ["shrimp", "tomato"], optional: ["broccoli"]).isFirm)
    let stew = ["beef", "tofu", "zucchini"]
    #expect(try coverage(of: stew, by: "Stew", ["beef", "zucchini"], optional: ["tofu"]).isFirm)
    #expect(try coverage(of: ["tomato", "broccoli"], by: "Salad", ["tomato"], optional: ["broccoli"]).isFirm)
    #expect(try !coverage(of: ["tomato", "broccoli"], by: "Bake", ["tomato", "broccoli", "pie_crust"]).isFirm)
  }
}
