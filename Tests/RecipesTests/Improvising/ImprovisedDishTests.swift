import IngredientLines
import Ingredients
import Localization
import Testing

@testable import Recipes

struct ImprovisedDishTests {
  /// One food for every part with which a dish is improvised.
  private static let foods: [FoodPart: String] = [
    .pasta: "spaghetti", .quickPasta: "ravioli", .cookedPasta: "cooked_pasta", .noodles: "udon",
    .dryNoodles: "rice_noodles", .coldNoodles: "soba",
    .soupNoodles: "kalguksu_noodles", .rice: "cooked_rice",
    .rawRice: "jasmine_rice", .wholeRice: "brown_rice", .grain: "bulgur", .slowGrain: "farro", .bread: "sourdough",
    .roll: "bagel",
    .flatbread: "pita",
    .pastry: "puff_pastry", .pizzaDough: "pizza_dough", .ricePaper: "rice_paper", .batter: "pancake_mix",
    .hotcakes: "hotcake_mix", .cracker: "crackers",
    .mash: "mashed_potatoes", .glassNoodles: "glass_noodles", .quickGrain: "couscous", .cookedGrain: "cooked_grains",
    .firmVegetable: "cauliflower",
    .meat: "chicken_breast", .steak: "flank_steak",
    .poultryOnTheBone: "chicken_wing", .stewMeat: "oxtail", .mince: "ground_lamb", .cured: "chorizo",
    .cookedMeat: "cooked_turkey",
    .fish: "hake", .seafood: "squid", .readySeafood: "fish_cake", .shellfish: "mussel", .cannedFish: "canned_tuna",
    .smokedFish: "smoked_trout", .driedFish: "dried_pollack", .driedSeafood: "small_dried_anchovy", .roe: "pollack_roe",
    .breaded: "fish_sticks", .dessertCream: "ice_cream", .finish: "cumin", .vinegar: "balsamic_vinegar",
    .stock: "beef_stock",
    .tofu: "tofu",
    .fryingCheese: "halloumi", .beans: "chickpeas", .egg: "egg", .boiledEgg: "boiled_eggs", .quailEgg: "quail_eggs",
    .lentils: "red_lentils",
    .splitPeas: "split_peas",
    .tteok: "garaetteok", .dumpling: "gunmandu", .softTofu: "soft_tofu", .curryRoux: "curry_roux", .root: "rutabaga",
    .vegetable: "leek", .smallVegetable: "peas", .leaf: "spinach", .sturdyLeaf: "kale",
    .mushroom: "enoki", .tomato: "cherry_tomato", .salad: "cucumber", .dressedSalad: "coleslaw", .kimchi: "kimchi",
    .seaweed: "seaweed",
    .aromatic: "onion",
    .meltingCheese: "cheddar", .softCheese: "feta", .cream: "mascarpone", .crumbs: "breadcrumbs",
    .coconutMilk: "coconut_milk", .milk: "milk",
    .yogurt: "greek_yogurt",
    .butter: "butter",
    .nuts: "walnuts", .fruit: "mango", .driedFruit: "raisins", .chocolate: "dark_chocolate", .cereal: "granola",
    .citrus: "lime", .herb: "mint", .woodyHerb: "thyme", .laver: "laver", .olives: "capers", .sweetener: "honey",
    .curry: "curry_powder", .koreanPaste: "gochujang", .asianSauce: "oyster_sauce", .condiment: "harissa",
    .tomatoSauce: "marinara", .spread: "mayonnaise", .nutButter: "peanut_butter", .thaiPaste: "red_curry_paste",
    .drink: "white_wine",
  ]

  @Test func everyPartHasFoods() {
    #expect(Set(Self.foods.keys) == Set(FoodPart.allCases).subtracting([.unsuited]))
    for (part, food) in Self.foods { #expect(FoodPart.of(food) == part, "\(food)") }
  }

  @Test func everyFoodIsKnownAndStandsOnce() {
    let foods = FoodPart.allCases.flatMap(\.foods)
    #expect(Set(foods).count == foods.count)
    for food in foods { #expect(IngredientKnowledge.standard.ingredient(food) != nil, "\(food)") }
  }

  /// All dishes of one, two and three foods that differ in their parts, in both orders of techniques.
  private static let dishes: [Recipe] = {
    let ids = FoodPart.allCases.compactMap { foods[$0] }
    var sets: [[String]] = []
    for first in ids.indices {
      sets.append([ids[first]])
      for second in ids.indices.dropFirst(first + 1) {
        sets.append([ids[first], ids[second]])
        for third in ids.indices.dropFirst(second + 1) where (first + second + third).isMultiple(of: 5) {
          sets.append([ids[first], ids[second], ids[third]])
        }
      }
    }
    return sets.flatMap { set in [nil, Cuisine.korean].compactMap { ImprovisedDish(of: set, preferring: $0)?.recipe } }
  }()

  @Test func everyTechniqueIsUsed() {
    let names = Set(Self.dishes.compactMap { $0.id.split(separator: ".").first.map(String.init) })
    #expect(names == Set(Technique.all(preferring: .korean).map(\.name)))
    #expect(Set(Technique.all(preferring: .korean).map(\.name)) == Set(Technique.all(preferring: nil).map(\.name)))
  }

  @Test func theListIsUsedUpInBothLanguages() {
    for dish in Self.dishes {
      let english = dish.steps.map(\.english).joined(separator: " ").lowercased()
      let korean = dish.steps.map(\.korean).joined(separator: " ")
      for line in dish.ingredients {
        // The plural of cherry has no y.
        #expect(english.contains(line.name.english.lowercased().prefix(4)), "\(dish.id): \(line.name.english)")
        #expect(korean.contains(line.name.korean), "\(dish.id): \(line.name.korean)")
      }
    }
  }

  /// Whatever is made ready also gets into the dish.
  @Test func everyFoodIsUsedAfterItIsMadeReady() throws {
    for dish in Self.dishes {
      let improvised = try #require(ImprovisedDish(id: dish.id))
      let (foods, technique) = (improvised.foods, improvised.technique)
      let isPrepared = foods.contains {
        !technique.whole.contains($0.part)
          && $0.part.preparation(of: $0.id, for: technique.medium, fryingWhole: technique.friesChopsWhole) != nil
      }
      let korean = dish.steps.dropFirst(isPrepared ? 1 : 0).map(\.korean).joined(separator: " ")
      for food in foods where ![.rice, .rawRice].contains(food.part) {
        #expect(korean.contains(food.name.korean), "\(dish.id): \(food.name.korean)")
      }
    }
  }

  @Test func textsAreWhole() {
    for dish in Self.dishes {
      for text in [dish.title] + dish.steps {
        for mark in ["#", "@", "{", "}"] {
          #expect(!text.english.contains(mark) && !text.korean.contains(mark), "\(dish.id)")
        }
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
      #expect(english == korean && english.reduce(ImprovisedDish.minutesOfPreparation, +) == dish.minutes, "\(dish.id)")
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

  @Test(arguments: [
    ["honey"], ["spaghetti"], ["cumin"], ["lobster", "carrot"], ["bacon", "unicorn"], ["mango", "cola"],
    ["cola", "egg"], [],
  ])
  func notEverythingIsADish(ids: [String]) {
    #expect(ImprovisedDish(of: ids, preferring: nil) == nil)
  }

  @Test func foodThatTakesLongerGoesInFirst() throws {
    let dish = try #require(ImprovisedDish(of: ["spinach", "chicken_breast", "mushroom"], preferring: nil)).recipe
    #expect(dish.title.english == "Pan-Fried Chicken Breast with Spinach and Mushrooms")
    let fried = try #require(dish.steps.first { $0.english.hasPrefix("Fry") }).english
    #expect(
      fried == "Fry the chicken breast in the olive oil in a wide pan over medium-high heat for 1 minute. "
        + "Add the mushrooms and fry for 3 minutes. Add the spinach and fry for 2 minutes. "
        + "Go on until no pink is left inside the chicken breast.")
  }

  @Test func aPotBeginsWithTheOnionOrWhatStandsForIt() throws {
    func beginning(_ ids: [String]) throws -> String {
      try #require(ImprovisedDish(of: ids, preferring: nil)).recipe.steps.dropFirst().first?.english ?? ""
    }
    #expect(try beginning(["red_lentils", "celery"]).hasPrefix("Soften the celery in some of the olive oil"))
    #expect(
      try beginning(["red_lentils", "carrot"]).hasPrefix("Soften the onion (optional) and the garlic (optional)"))
  }

  @Test func splitPeasSimmerUntilTheyAreSoft() throws {
    func minutes(_ id: String) throws -> Int {
      try #require(ImprovisedDish(of: [id, "carrot"], preferring: nil)).recipe.minutes
    }
    #expect(try minutes("split_peas") == minutes("red_lentils") + 25)
  }

  private static func steps(_ ids: String..., at home: Cuisine? = nil) throws -> [String] {
    try #require(ImprovisedDish(of: ids, preferring: home), "\(ids)").recipe.steps.map(\.english)
  }

  @Test func meatIsBrownedAndComesBackIntoTheSauce() throws {
    let steps = try Self.steps("turkey", "curry_powder", "cauliflower")
    let browned = try #require(steps.firstIndex { $0.hasPrefix("Brown the turkey") && $0.hasSuffix("take out.") })
    #expect(try browned < #require(steps.firstIndex { $0.contains("Add the turkey and simmer") }))
  }

  @Test func theLiquidIsWhatTheFoodsNeed() throws {
    func water(_ ids: String...) throws -> Amount {
      let dish = try #require(ImprovisedDish(of: ids, preferring: nil)).recipe
      return try #require(dish.ingredients.first { $0.id == "water" }).amount
    }
    #expect(try water("chickpeas", "curry_powder").value == 200)
    #expect(try water("red_lentils", "curry_powder").value == 600)
    #expect(try water("chicken", "curry_roux").value == 450)
    #expect(try water("chicken", "curry_powder", "curry_roux").value == 450)
  }

  @Test func aNamedStockTakesThePlaceOfTheKitchens() throws {
    let dish = try #require(ImprovisedDish(of: ["carrot", "leek", "beef_stock"], preferring: nil)).recipe
    let stocks = dish.ingredients.filter { $0.id.hasSuffix("stock") }
    #expect(stocks.map(\.id) == ["beef_stock"] && stocks.map(\.amount.value) == [700])
    #expect(!dish.steps.contains { $0.english.contains("or water") })
    #expect(try Self.steps("leek", "peas").contains { $0.contains("the vegetable stock (or water)") })
  }

  @Test func steakForASaladIsFriedWholeAndTheDressingIsSour() throws {
    let steps = try Self.steps("steak", "arugula", "blue_cheese")
    #expect(
      steps.contains { $0.contains("the beef steak") && $0.contains("in one piece") && $0.contains("slice thinly") })
    #expect(!steps.joined().contains("bite-size"))
    #expect(steps.contains { $0.contains("the vinegar") })
    #expect(try !Self.steps("arugula", "blue_cheese", "lemon").joined().contains("vinegar"))
  }

  @Test func frozenSpinachIsThawed() throws {
    let toast = try Self.steps("frozen_spinach", "ricotta", "bread")
    #expect(toast.first == "Thaw the frozen spinach and squeeze out the water.")
  }

  @Test(arguments: [Cuisine?.none, .korean]) func brownRiceTakesLongerThanWhite(home: Cuisine?) throws {
    func minutes(_ id: String) throws -> Int {
      try #require(ImprovisedDish(of: [id, "carrot"], preferring: home)).recipe.minutes
    }
    #expect(try minutes("brown_rice") >= minutes("rice") + 18)
  }

  @Test func aQuicheHasMilkUnlessCreamIsNamed() throws {
    func milk(_ ids: String...) throws -> RecipeIngredient? {
      try #require(ImprovisedDish(of: ids, preferring: nil)).recipe.ingredients.first { $0.id == "milk" }
    }
    #expect(try milk("pie_crust", "egg", "bacon")?.role == .optional)
    #expect(try milk("pie_crust", "egg", "bacon", "cream") == nil)
  }

  @Test func meltedCheeseGoesIntoAWrapBeforeSlaw() throws {
    let wrap = try #require(ImprovisedDish(of: ["pulled_pork", "tortilla", "coleslaw", "cheddar"])?.recipe)
    let steps = wrap.steps.map(\.english)
    let (melting, adding) = (
      steps.firstIndex { $0.contains("Scatter the Cheddar") }, steps.firstIndex(of: "Add the coleslaw.")
    )
    #expect(try #require(melting) < #require(adding))
  }

  @Test func tofuMushroomsAndMeatAreAHotPotAtAKoreanHome() throws {
    let foods = ["bulgogi_beef", "enoki", "tofu"]
    let dish = try #require(ImprovisedDish(of: foods, preferring: .korean)?.recipe)
    #expect(dish.kind == .hotPot && dish.title.korean.hasSuffix("전골"))
    #expect(dish.steps.first?.english.contains("Cut off the base of the enoki mushroom") ?? false)
    #expect(ImprovisedDish(of: foods)?.recipe.kind != .hotPot)
  }

  @Test func friesAreBakedWithWhatGoesOnThem() throws {
    let dish = try #require(ImprovisedDish(of: ["tater_tots", "ground_beef", "cheddar"], preferring: .korean)?.recipe)
    #expect(dish.kind == .bake && dish.title.english == "Baked Tater Tots with Ground Beef and Cheddar")
  }

  @Test func whatIsHotGoesIntoAWrapThoughNothingIsFried() throws {
    #expect(try Self.steps("egg", "tortilla").contains { $0.hasPrefix("Fill it with everything hot") })
    #expect(try !Self.steps("lettuce", "feta", "tortilla").contains { $0.contains("hot") })
    let fries = try Self.steps("french_fries", "canned_chili", "cheddar")
    #expect(fries.contains("Heat the canned chili in a pan for 4 minutes and spoon it over the tray."))
  }

  @Test func rhubarbIsNotServedRaw() { #expect(ImprovisedDish(of: ["rhubarb", "ice_cream"]) == nil) }

  @Test func aPieHasASauceUnderItsLid() throws {
    let steps = try Self.steps("chicken_breast", "mushroom", "cream", "puff_pastry")
    func index(_ words: String) throws -> Int { try #require(steps.firstIndex { $0.contains(words) }, "\(words)") }
    #expect(try index("Stir in the flour") < index("Add the chicken breast and simmer"))
    #expect(try index("Stir in the cream") < index("Lay the puff pastry on top"))
    #expect(try index("Lay the puff pastry on top") < index("Bake for 30 minutes"))
    #expect(try #require(ImprovisedDish(of: ["puff_pastry", "salami"], preferring: nil)).id.hasPrefix("tart."))
  }

  @Test func foodsAreMadeReadyAsTheyAre() throws {
    #expect(try Self.steps("pork_chop", "apple_juice").first == "Pat the pork chops dry.")
    #expect(try Self.steps("chicken_breast", "apple_juice").first == "Cut the chicken breast into bite-size pieces.")
    #expect(try Self.steps("pork_chop", "cabbage", at: .korean).first?.contains("bite-size") == true)
    #expect(
      try Self.steps("passion_fruit", "greek_yogurt").first == "Halve the passion fruits and scoop out the pulp.")
    let eggs = try Self.steps("iceberg_lettuce", "boiled_eggs", "ham")
    #expect(eggs.first?.contains("Peel and quarter the boiled eggs.") == true && !eggs.joined().contains("Boil the"))
  }

  @Test func peanutButterBecomesASauceBeforeItMeetsNoodles() throws {
    let steps = try Self.steps("rice_noodles", "peanut_butter", "snow_peas")
    #expect(steps.contains { $0.hasPrefix("Stir the peanut butter with the water and the vinegar until smooth") })
    #expect(try !Self.steps("rice_noodles", "oyster_sauce", "snow_peas").joined().contains("vinegar"))
  }

  @Test func aNamedVinegarIsThatOfTheDressing() throws {
    let salad = try Self.steps("arugula", "tomato", "balsamic_vinegar")
    #expect(salad.contains { $0.hasPrefix("Stir the balsamic vinegar with the olive oil") })
    #expect(
      try Self.steps("chicken_breast", "leek", "balsamic_vinegar").contains(
        "Sprinkle with the balsamic vinegar, to taste."))
  }

  @Test func thaiPasteIsCookedInCoconutMilk() throws {
    let dish = try #require(ImprovisedDish(of: ["red_curry_paste", "tofu"], preferring: nil)).recipe
    #expect(dish.ingredients.first { $0.id == "coconut_milk" }?.role == .required)
    #expect(dish.title.english == "Thai Curry with Tofu")
    let named = try Self.steps("red_curry_paste", "tofu", "coconut_milk")
    #expect(named.count { $0.contains("the coconut milk") } == 1)
  }

  @Test func someGrainsTakeLongerThanOthers() throws {
    #expect(try Self.steps("farro", "feta").contains { $0.contains("about 30 minutes") })
    #expect(try Self.steps("quinoa", "feta").contains { $0.contains("about 15 minutes") })
    let salad = try Self.steps("bulgur", "tomato", "cucumber")
    #expect(
      salad.contains { $0.hasPrefix("Fold in the tomatoes and the cucumber") } && !salad.joined().contains("Fry the"))
  }

  @Test func chorizoBesideMeatIsLess() throws {
    func amount(_ ids: String...) throws -> Double? {
      try #require(ImprovisedDish(of: ids, preferring: nil)).recipe.ingredients.first { $0.id == "chorizo" }?.amount
        .value
    }
    #expect(try amount("chicken_thigh", "chorizo", "bell_pepper") == 100)
    #expect(try amount("chorizo", "bell_pepper", "potato") == 300)
  }

  @Test func wineIsBoiledDown() throws {
    #expect(
      try Self.steps("chicken_breast", "white_wine", "leek").contains(
        "Pour in the white wine and boil it down for 3 minutes."))
  }

  @Test func cornmealCoatsFish() throws {
    #expect(try Self.steps("catfish", "cornmeal").contains("Press them into the cornmeal."))
  }

  @Test func aSaladOfGrainIsDressed() throws {
    func lists(_ ids: [String]) throws -> [String] {
      try #require(ImprovisedDish(of: ids, preferring: nil)).recipe.ingredients.map(\.id)
    }
    #expect(try Set(lists(["quinoa", "cucumber"])).isSuperset(of: ["olive_oil", "vinegar"]))
    #expect(try !lists(["quinoa", "cucumber", "lemon"]).contains("vinegar"))
  }

  @Test func aCurryIsServedWithItsBread() throws {
    let dish = try #require(ImprovisedDish(of: ["chicken", "naan", "garam_masala"], preferring: nil))
    #expect(dish.id.hasPrefix("curry."))
    #expect(dish.recipe.steps.contains { $0.english == "Serve with the naans." })
  }

  @Test func onePotRiceFriesItsMeatAndLaysFishOnTop() throws {
    let steps = try #require(ImprovisedDish(of: ["jasmine_rice", "ground_lamb", "salmon"], preferring: nil)).recipe
      .steps
      .map(\.english)
    let (fried, rice) = (
      steps.firstIndex { $0.hasPrefix("Fry the ground lamb") }, steps.firstIndex { $0.contains("bring to a boil") }
    )
    let fish = steps.firstIndex { $0.hasPrefix("Lay the salmon on top") }
    #expect(try #require(fried) < #require(rice) && #require(rice) < #require(fish))
    #expect(!steps.joined().contains("until the rice is tender and dry"))
  }

  /// Sheets of filo want fat between them, and rolled dough burns in the time of a tart.
  @Test func noTartIsImprovisedOfThinDough() {
    for dough in ["phyllo", "crescent_dough"] {
      #expect(ImprovisedDish(of: [dough, "spinach", "feta"], preferring: nil) == nil)
    }
  }

  @Test func titlesAreThoseOfACook() throws {
    func title(_ ids: String, at home: Cuisine? = nil) throws -> BilingualText {
      let dish = ImprovisedDish(of: ids.split(separator: " ").map(String.init), preferring: home)
      return try #require(dish, "\(ids)").recipe.title
    }
    #expect(try title("spinach bacon pasta", at: .korean).korean == "베이컨 시금치 파스타")
    #expect(try title("doenjang zucchini tofu green_onion", at: .korean).korean == "두부 애호박 된장찌개")
    #expect(try title("mussel fennel").english == "Steamed Mussels with Fennel")
    #expect(try title("cauliflower potato curry_powder").english == "Cauliflower and Potato Curry")
    #expect(try title("croissant ham").english == "Croissant with Ham")
    #expect(try title("mussel onion").english == "Steamed Mussels with Onion")
    #expect(try title("chorizo leek mussel").english == "Steamed Mussels with Chorizo and Leeks")
    #expect(try title("chorizo squid").english == "Pan-Fried Squid with Chorizo")
    #expect(try title("yogurt cherry").english == "Cherries with Yogurt")
    #expect(try title("mussel baguette").english == "Steamed Mussels")
    #expect(try title("chickpeas walnuts tomato").english == "Pan-Fried Chickpeas with Walnuts and Tomatoes")
    #expect(
      try title("mashed_potatoes canned_salmon green_onion").english
        == "Potato Cakes with Canned Salmon and Green Onion")
    #expect(try title("crackers canned_tuna").english == "Crackers with Canned Tuna")
    #expect(try title("fish_sticks lettuce tomato").english.hasPrefix("Salad of"))
    #expect(try title("eggplant zucchini canned_tomato").english == "Eggplant, Zucchini and Canned Tomato Stew")
    #expect(try title("leek peas").english == "Leek and Pea Soup")
    #expect(try title("coconut_milk chickpeas spinach").english == "Chickpea, Spinach and Coconut Milk Curry")
    #expect(try title("peanut_butter tofu broccoli").english == "Tofu with Broccoli and Peanut Butter")
    #expect(try title("kalguksu_noodles zucchini clam", at: .korean).korean == "바지락 애호박 칼국수")
    #expect(try title("soba cucumber tofu", at: .korean).korean == "두부 오이 비빔소바")
    #expect(try title("kidney_beans ground_beef cheddar").english == "Ground Beef, Kidney Bean and Cheddar Chili")
    #expect(try title("kielbasa").english == "Pan-Fried Kielbasa")
    #expect(try title("ground_lamb").english == "Ground Lamb Patties")
    #expect(try title("spinach", at: .korean).korean == "시금치나물")
    #expect(try title("wild_garlic", at: .korean).korean == "명이나물")
    #expect(try title("shishito beef quail_eggs", at: .korean).korean == "메추리알 소고기 꽈리고추조림")
  }

  @Test func plantsAreVegan() throws {
    #expect(try #require(ImprovisedDish(of: ["tofu", "bok_choy"], preferring: .korean)).recipe.tags.contains(.vegan))
    #expect(!(try #require(ImprovisedDish(of: ["feta", "eggplant"], preferring: nil)).recipe.tags.contains(.vegan)))
  }
}
