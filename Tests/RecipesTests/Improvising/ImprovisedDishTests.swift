import Ingredients
import Localization
import Testing

@testable import Recipes

struct ImprovisedDishTests {
  /// One food for every part with which a dish is improvised.
  private static let foods: [FoodPart: String] = [
    .pasta: "spaghetti", .noodles: "udon", .rice: "cooked_rice", .grain: "couscous", .bread: "bagel",
    .flatbread: "pita",
    .pastry: "puff_pastry", .pizzaDough: "pizza_dough", .batter: "pancake_mix", .meat: "chicken_breast",
    .bone: "chicken_wing",
    .mince: "ground_lamb", .cured: "chorizo", .cookedMeat: "cooked_turkey", .fish: "cod", .seafood: "squid",
    .shellfish: "mussel", .cannedFish: "canned_tuna", .smokedFish: "smoked_trout", .tofu: "tofu", .beans: "chickpeas",
    .egg: "egg", .tteok: "garaetteok", .root: "rutabaga", .vegetable: "fennel", .small: "peas", .leaf: "spinach",
    .mushroom: "enoki", .tomato: "cherry_tomato", .salad: "cucumber", .kimchi: "kimchi", .aromatic: "onion",
    .slow: "oxtail", .meltingCheese: "cheddar", .softCheese: "feta", .cream: "sour_cream", .yogurt: "greek_yogurt",
    .nuts: "walnuts", .fruit: "mango", .driedFruit: "raisins", .chocolate: "dark_chocolate", .cereal: "oats",
    .citrus: "lime", .herb: "mint", .olives: "capers", .sweetener: "honey", .curry: "curry_powder",
    .koreanPaste: "gochujang", .asianSauce: "oyster_sauce", .hotSauce: "harissa", .spread: "tahini",
  ]

  @Test(arguments: FoodPart.allCases) func aFoodHasThePart(part: FoodPart) throws {
    #expect(FoodPart.of(try #require(Self.foods[part])) == part)
  }

  /// All dishes of two and three foods that differ in their parts, in both orders of techniques.
  private static let dishes: [Recipe] = {
    let ids = FoodPart.allCases.compactMap { foods[$0] }
    var sets: [[String]] = []
    for first in ids.indices {
      for second in ids.indices.dropFirst(first + 1) {
        sets.append([ids[first], ids[second]])
        for third in ids.indices.dropFirst(second + 1) where (first + second + third).isMultiple(of: 5) {
          sets.append([ids[first], ids[second], ids[third]])
        }
      }
    }
    return sets.flatMap { set in [false, true].compactMap { ImprovisedDish(of: set, isKorean: $0)?.recipe } }
  }()

  @Test func everyTechniqueIsUsed() {
    let names = Set(Self.dishes.compactMap { $0.id.split(separator: ".").first.map(String.init) })
    #expect(names == Set((Technique.all(isKorean: true)).map(\.name)))
    #expect(Self.dishes.count > 3_000)
  }

  @Test func theListIsUsedUpInBothLanguages() {
    for dish in Self.dishes {
      let english = dish.steps.map(\.english).joined(separator: " ").lowercased()
      let korean = dish.steps.map(\.korean).joined(separator: " ")
      for line in dish.ingredients {
        #expect(english.contains(line.name.english.lowercased()), "\(dish.id): \(line.name.english)")
        #expect(korean.contains(line.name.korean), "\(dish.id): \(line.name.korean)")
      }
    }
  }

  @Test func textsAreWhole() {
    for dish in Self.dishes {
      for text in [dish.title] + dish.steps {
        #expect(!text.english.contains("#") && !text.korean.contains("#"), "\(dish.id)")
        #expect(
          !text.english.hasSuffix(" ") && !text.english.contains("  ") && !text.korean.contains("  "), "\(dish.id)")
      }
      #expect(dish.steps.allSatisfy { $0.english.hasSuffix(".") && $0.korean.hasSuffix("요.") }, "\(dish.id)")
    }
  }

  @Test func timesAddUpInBothLanguages() {
    for dish in Self.dishes {
      let english = dish.steps.flatMap { $0.english.matches(of: #/(\d+) minute/#) }.compactMap { Int($0.1) }
      let korean = dish.steps.flatMap { $0.korean.matches(of: #/(\d+)분/#) }.compactMap { Int($0.1) }
      #expect(english == korean && english.reduce(5, +) == dish.minutes, "\(dish.id)")
    }
  }

  @Test func identifiersLeadBack() throws {
    for dish in Self.dishes.prefix(2_000) {
      #expect(try #require(ImprovisedDish(id: dish.id)).recipe == dish)
      #expect(dish.isImprovised)
    }
  }

  @Test(arguments: [
    "", ".", "pasta", "pasta.", "pasta..", "pasta.spaghetti", "pasta.spaghetti.unicorn", "pasta.spaghetti.spaghetti",
    "pasta.mango.honey", "nothing.spaghetti.bacon", "pasta.spaghetti.bacon.peas.feta.mint.leek", "kimchi-stew",
  ]) func otherIdentifiersAreNone(id: String) {
    #expect(ImprovisedDish(id: id) == nil)
  }

  @Test(arguments: [["bacon"], ["oxtail", "carrot"], ["bacon", "unicorn"], ["mango", "cola"], ["cola", "egg"], []])
  func notEverythingIsADish(ids: [String]) {
    #expect(ImprovisedDish(of: ids, isKorean: false) == nil)
  }

  @Test func foodThatTakesLongerGoesInFirst() throws {
    let dish = try #require(ImprovisedDish(of: ["spinach", "chicken_breast", "mushroom"], isKorean: false)).recipe
    #expect(dish.title.english == "Pan-Fried Chicken Breast with Spinach and Mushroom")
    let fried = try #require(dish.steps.first { $0.english.hasPrefix("Fry") }).english
    #expect(
      fried == "Fry the chicken breast in the olive oil in a wide pan over medium-high heat for 3 minutes. "
        + "Add the mushroom and fry for 3 minutes. Add the spinach and fry for 2 minutes.")
  }

  @Test func titlesAreThoseOfACook() throws {
    func title(_ ids: String, korean: Bool) throws -> BilingualText {
      let dish = ImprovisedDish(of: ids.split(separator: " ").map(String.init), isKorean: korean)
      return try #require(dish, "\(ids)").recipe.title
    }
    #expect(try title("spinach bacon pasta", korean: true).korean == "베이컨 시금치 파스타")
    #expect(try title("doenjang zucchini tofu green_onion", korean: true).korean == "두부 애호박 된장찌개")
    #expect(try title("mussel fennel", korean: false).english == "Steamed Mussels with Fennel")
    #expect(try title("cauliflower potato curry_powder", korean: false).english == "Cauliflower and Potato Curry")
    #expect(try title("croissant ham", korean: false).english == "Croissant with Ham")
    #expect(try title("mussel onion", korean: false).english == "Steamed Mussels with Onion")
  }

  @Test func plantsAreVegan() throws {
    #expect(try #require(ImprovisedDish(of: ["tofu", "bok_choy"], isKorean: true)).recipe.tags.contains(.vegan))
    #expect(!(try #require(ImprovisedDish(of: ["feta", "eggplant"], isKorean: false)).recipe.tags.contains(.vegan)))
  }
}
