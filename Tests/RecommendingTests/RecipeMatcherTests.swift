@testable import IngredientLines
@testable import Recommending
import KitchenSamples
import Testing

@testable import Ingredients
@testable import Recipes

/// Matches for chosen ingredients alone.
struct RecipeMatcherTests {
  private func match(_ chosen: [String], required: [String] = [], optional: [String] = [], staples: [String] = [])
    -> RecipeMatch?
  {
    RecipeMatcher(choosing: chosen).match(.dish(required: required, optional: optional, staples: staples))
  }

  private func score(
    _ chosen: [String], required: [String] = [], optional: [String] = [], staples: [String] = []
  ) throws -> Double {
    try #require(match(chosen, required: required, optional: optional, staples: staples)).score
  }

  /// Returns the score of these points for use, of at most 16 for a chosen ingredient, 20 for each of several, and this
  /// cover, which counts by the share of the chosen ingredients that the dish uses.
  private func score(points: Int, of chosenCount: Int, using used: Int? = nil, cover: Double) -> Double {
    let (most, weight) = chosenCount == 1 ? (16, 10.0) : (20 * chosenCount, 15.0)
    let share = Double(used ?? chosenCount) / Double(chosenCount)
    return (weight * Double(points) / Double(most) + 4 * cover * share) / (weight + 4)
  }

  @Test func aDishAboutAllOfTheChoiceWithNothingMissingIsOne() throws {
    let dish = Recipe.dish(amounts: ["egg": Amount(200, .gram), "onion": Amount(200, .gram)])
    #expect(RecipeMatcher(choosing: ["egg", "onion"]).match(dish)?.score == 1)
  }

  @Test func whatADishIsAboutCountsMost() throws {
    let main = Recipe.dish(amounts: ["beef": Amount(300, .gram), "onion": Amount(10, .gram)])
    let scores = try ["beef", "onion"].map { try #require(RecipeMatcher(choosing: [$0]).match(main)).score }
    #expect(abs(scores[0] - score(points: 16, of: 1, cover: 0.5)) < 1e-4)
    #expect(abs(scores[1] - score(points: 12, of: 1, cover: 0.5)) < 1e-4)
    let both = try #require(RecipeMatcher(choosing: ["beef", "onion"]).match(main)).score
    #expect(abs(both - score(points: 16 + 12 + 8, of: 2, cover: 1)) < 1e-4)
  }

  /// One of two equal bodies without a title is what the dish is about, but not all that it is about.
  @Test func theOnlyChoiceAsksForADishThatIsAllAboutIt() throws {
    let named = Recipe.dish(amounts: ["beef": Amount(300, .gram), "onion": Amount(300, .gram)])
    let last = try #require(named.needs.last)
    #expect(last.prominence.part == .central)
    let alone = try #require(RecipeMatcher(choosing: [last.id]).match(named)).score
    #expect(abs(alone - score(points: 15 - 3, of: 1, cover: 0.5)) < 1e-4)
  }

  /// A stew about beef is a lesser answer to onion and carrot, but to onion alone it is no less than the real thing.
  @Test func whatADishIsAboutIsMissed() throws {
    let dish = Recipe.dish(
      amounts: ["beef": Amount(300, .gram), "onion": Amount(10, .gram), "carrot": Amount(10, .gram)])
    let both = try #require(RecipeMatcher(choosing: ["onion", "carrot"]).match(dish)).score
    #expect(abs(both - score(points: 12 + 12 + 4 - 13, of: 2, cover: 2.0 / 3)) < 1e-4)
    let alone = try #require(RecipeMatcher(choosing: ["onion"]).match(dish)).score
    #expect(abs(alone - score(points: 12, of: 1, cover: 1.0 / 3)) < 1e-4)
  }

  /// Food that a dish only takes besides is used, and said to be added; what is excluded is neither.
  @Test func foodOfAGroupIsAdded() throws {
    var details = RecipeDetails()
    details.take([.roots])
    let rice = Sample.dish("x", .korean, .rice, Sample.line("rice"), Sample.line("potato"))
    let dish = Recipe(
      id: "x", title: rice.title, cuisine: .korean, kind: .rice, difficulty: .easy, servings: 2, minutes: 20,
      ingredients: rice.ingredients, steps: rice.steps, details: details)
    func match(excluding excluded: Set<String>) throws -> RecipeMatch {
      let request = RecommendationRequest(
        ["rice"], available: [AvailableIngredient("carrot"), AvailableIngredient("potato")],
        filter: DishFilter(excluded: excluded))
      return try #require(RecipeMatcher(request).match(dish))
    }
    let both = try match(excluding: [])
    #expect(both.have == ["rice", "carrot", "potato"] && both.added == ["carrot"] && both.required == 2)
    let one = try match(excluding: ["carrot"])
    #expect(one.have == ["rice", "potato"] && one.added == [])
    // Of several chosen foods, one that is only added counts less than one that the dish lists.
    let scores = try [["rice", "carrot"], ["rice", "potato"]].map { chosen in
      try #require(RecipeMatcher(choosing: chosen).match(dish)).score
    }
    #expect(abs(scores[0] - score(points: 14 + 6 + 2 - 1, of: 2, cover: 0.5)) < 1e-4)
    #expect(scores[0] < scores[1])
  }

  /// What is missing costs less where it is no main food.
  @Test func missingVegetablesCostLess() throws {
    let dish = Recipe.dish(
      amounts: ["pumpkin": Amount(300, .gram), "onion": Amount(10, .gram), "carrot": Amount(10, .gram)])
    let both = try #require(RecipeMatcher(choosing: ["onion", "carrot"]).match(dish)).score
    #expect(abs(both - score(points: 12 + 12 + 8 - 11, of: 2, cover: 2.0 / 3)) < 1e-4)
  }

  /// A missing onion only takes its share of the cover; a missing carrot costs a point as well.
  @Test func missingAromaticsCostNothing() throws {
    func scored(missing id: String) throws -> Double {
      try score(["egg", "rice"], required: ["egg", "rice", id])
    }
    for id in Aromatics.all {
      #expect(try abs(scored(missing: id) - score(points: 14 + 12 + 8, of: 2, cover: 2.0 / 3)) < 1e-4, "\(id)")
    }
    #expect(try abs(scored(missing: "carrot") - score(points: 14 + 12 + 8 - 1, of: 2, cover: 2.0 / 3)) < 1e-4)
  }

  /// Who says tuna beside other food means canned tuna where a dish asks for that; alone, tuna asks for the fish itself.
  @Test(arguments: [("tuna", "canned_tuna"), ("sardine", "canned_sardine")])
  func fishMayBeCanned(_ fish: String, _ can: String) throws {
    #expect(match([fish, "kimchi"], required: [can, "kimchi"])?.missing == [])
    let (canned, general) = ([can, "kimchi"], ["fish", "kimchi"])
    #expect(try score([fish, "kimchi"], required: canned) >= score([fish, "kimchi"], required: general))
    #expect(try score([fish], required: canned) < score([fish], required: [fish, "kimchi"]))
  }

  /// Shrimp, noodles and carrots do not ask for noodles with carrots.
  @Test func mainFoodsAreNotLeftOut() throws {
    let vegetables = Sample.dish("x", .korean, .noodle, Sample.line("noodles"), Sample.line("carrot"))
    let shrimp = Sample.dish("y", .korean, .noodle, Sample.line("noodles"), Sample.line("shrimp"))
    let matcher = RecipeMatcher(choosing: ["shrimp", "noodles", "carrot"])
    let scores = try [vegetables, shrimp].map { try #require(matcher.match($0)).score }
    #expect(abs(scores[0] - score(points: 26 - 3, of: 3, using: 2, cover: 1)) < 1e-4)
    #expect(abs(scores[1] - score(points: 26, of: 3, using: 2, cover: 1)) < 1e-4)
    // Where all is main food, none matters more.
    let allMain = try #require(RecipeMatcher(choosing: ["shrimp", "tofu"]).match(shrimp)).score
    #expect(abs(allMain - score(points: 12 - 1, of: 2, using: 1, cover: 0.5)) < 1e-4)
  }

  /// A person who says cheese beside ham may have Gruyère, but on its own cheese asks for a dish that any cheese makes.
  @Test func aGeneralNameCountsMoreInCompany() throws {
    let dish = Recipe.dish(amounts: ["spaghetti": Amount(200, .gram), "canned_tomato": Amount(50, .gram)])
    let both = try #require(RecipeMatcher(choosing: ["spaghetti", "tomato"]).match(dish)).score
    #expect(abs(both - score(points: 16 + 10 + 8, of: 2, cover: 0.835)) < 1e-4)
    let alone = try #require(RecipeMatcher(choosing: ["tomato"]).match(dish)).score
    #expect(abs(alone - score(points: 2, of: 1, cover: 0.335)) < 1e-4)
  }

  /// A substitute counts more beside something that is used as what it is, and a poor one counts at all.
  @Test func aSubstituteCountsMoreInCompany() throws {
    let fried = Recipe.dish(amounts: ["spaghetti": Amount(200, .gram), "butter": Amount(50, .gram)])
    let good = try #require(RecipeMatcher(choosing: ["spaghetti", "margarine"]).match(fried)).score
    #expect(abs(good - score(points: 16 + 4 + 4, of: 2, cover: 0.725)) < 1e-4)
    let sauce = Recipe.dish(amounts: ["spaghetti": Amount(200, .gram), "tomato_sauce": Amount(50, .gram)])
    let poor = try #require(RecipeMatcher(choosing: ["spaghetti", "tomato"]).match(sauce)).score
    #expect(abs(poor - score(points: 16 + 2 + 2 - 1, of: 2, cover: 0.575)) < 1e-4)
    #expect(RecipeMatcher(choosing: ["tomato"]).match(sauce) == nil)
  }

  /// With two of three ingredients, one of them first, a drink counts half of what a dish counts; with all, and
  /// nothing missing, it counts as much, and as a treat it has half the cover.
  @Test(
    arguments: [
      (DishKind.soup, (26, 1), (34, 1)), (.drink, (13, 0.5), (34, 0.5)), (.side, (13, 0.5), (34, 1)),
      (.kimchi, (13, 0.5), (34, 0.5)), (.dessert, (26, 0.5), (34, 0.5)),
    ] as [(DishKind, (Int, Double), (Int, Double))])
  func whatIsHadBesideAMealComesAfterDishes(kind: DishKind, ofSome: (Int, Double), ofAll: (Int, Double)) throws {
    let dish = Sample.dish("x", .korean, kind, Sample.line("lemon"), Sample.line("honey"))
    let some = try #require(RecipeMatcher(choosing: ["potato", "lemon", "honey"]).match(dish)).score
    #expect(abs(some - score(points: ofSome.0, of: 3, using: 2, cover: ofSome.1)) < 1e-4)
    let all = try #require(RecipeMatcher(choosing: ["lemon", "honey"]).match(dish)).score
    #expect(abs(all - score(points: ofAll.0, of: 2, cover: ofAll.1)) < 1e-4)
    // A request for this kind gets it.
    let asked = RecommendationRequest(["potato", "lemon", "honey"], filter: DishFilter(kinds: [kind]))
    let wanted = try #require(RecipeMatcher(asked).match(dish)).score
    #expect(abs(wanted - score(points: 26, of: 3, using: 2, cover: 1)) < 1e-4)
  }

  @Test func dishesOfPreferredCuisinesRankHigherButScoreTheSame() throws {
    let dish = Sample.dish("x", .korean, .soup, Sample.line("lemon"), Sample.line("honey"))
    func answer(preferring cuisines: Set<Cuisine>) throws -> (rank: RecipeRank, score: Double) {
      let matcher = RecipeMatcher(RecommendationRequest(["lemon"], homeCuisines: cuisines))
      return try (#require(matcher.rank(dish, in: .score)).rank, #require(matcher.match(dish)).score)
    }
    let (plain, western, korean) = try (
      answer(preferring: []), answer(preferring: [.western]), answer(preferring: [.korean])
    )
    #expect(western.rank == plain.rank && korean.rank > plain.rank)
    #expect(western.score == plain.score && korean.score == plain.score)
  }

  @Test func usingNothingIsNoMatch() {
    #expect(match(["egg"], required: ["onion"]) == nil)
    #expect(match([], required: ["onion"]) == nil)
    #expect(match(["egg"]) == nil)
  }

  @Test func reportsAvailableAndMissingIngredients() {
    let match = match(
      ["onion", "tuna", "egg", "milk"], required: ["egg", "rice", "onion", "tofu"], optional: ["milk", "cream"],
      staples: ["salt"])
    #expect(match?.have == ["onion", "egg", "milk"])
    #expect(match?.missing == ["rice", "tofu"])
    #expect(match?.required == 4 && match?.covered == 2)
  }

  @Test func scoresAsDocumented() throws {
    // The first ingredient has 14 points, another one 12, and each of those that are missing costs one.
    let two = try score(["a", "b", "x"], required: ["a", "b", "c", "d"])
    #expect(abs(two - score(points: 26 - 2, of: 3, using: 2, cover: 0.5)) < 1e-4)
    // An optional one has 8, and a dish that can be made without it a quarter of what there is for both.
    let optional = try score(["a", "o"], required: ["a", "b"], optional: ["o"])
    #expect(abs(optional - score(points: 22 + 2 - 1, of: 2, cover: 0.5)) < 1e-4)
    // A chosen staple counts like a required ingredient.
    let staple = try score(["s"], required: ["a"], staples: ["s", "t"])
    #expect(abs(staple - score(points: 12, of: 1, cover: 0.5)) < 1e-4)
  }

  @Test func usingMoreOfTheChoiceBeatsMissingLess() throws {
    let usesFour = try score(["a", "b", "c", "d", "e"], required: ["a", "b", "c", "d", "x", "y"])
    let usesTwo = try score(["a", "b", "c", "d", "e"], required: ["a", "b"])
    #expect(usesFour > usesTwo)
  }

  @Test func missingLessBeatsMissingMore() throws {
    #expect(try score(["a"], required: ["a", "b"]) > score(["a"], required: ["a", "b", "c"]))
  }

  @Test func anOptionalIngredientHelpsAndItsAbsenceDoesNotHurt() throws {
    #expect(try score(["a"], required: ["a", "b"], optional: ["o"]) == score(["a"], required: ["a", "b"]))
    #expect(
      try score(["a", "o"], required: ["a", "b"], optional: ["o"]) > score(["a", "o"], required: ["a", "b"]))
  }

  @Test func staplesAreNeverMissing() throws {
    #expect(match(["a"], required: ["a"], staples: ["salt", "oil", "water"])?.missing == [])
  }

  @Test func countedStaplesAreMissingUnlessChosen() throws {
    let dish = Recipe.dish(required: ["a"], optional: ["o"], staples: ["salt", "oil", "water"])
    let match = try #require(RecipeMatcher(choosing: ["a", "oil"], staples: .counted).match(dish))
    #expect(match.have == ["a", "oil"] && match.missing == ["salt"])
    #expect(match.required == 3 && match.covered == 2)
    #expect(abs(match.score - score(points: 34 - 1, of: 2, cover: 2.0 / 3)) < 1e-4)
  }

  @Test func aDishOfStaplesAloneIsCovered() throws {
    #expect(abs(try score(["s"], staples: ["s"]) - score(points: 12, of: 1, cover: 1)) < 1e-4)
  }

  @Test func anotherFormOfTheSameFoodWillDo() throws {
    let other = match(["garlic"], required: ["crushed_garlic"])
    #expect(other?.have == ["garlic"] && other?.missing == [] && other?.substitutions == [])
    #expect(other?.score == match(["crushed_garlic"], required: ["crushed_garlic"])?.score)
    #expect(match(["garlic"], required: ["garlic", "crushed_garlic"])?.missing == [])
    #expect(match(["garlic", "crushed_garlic"], required: ["crushed_garlic"])?.have == ["crushed_garlic"])
    #expect(match(["garlic"], required: ["onion"]) == nil)
  }

  @Test func repeatedIngredientsCountOnce() throws {
    #expect(match(["a", "a", "b"], required: ["a", "c", "c"]) == match(["a", "b"], required: ["a", "c"]))
    #expect(match(["a"], required: ["a"], optional: ["a"], staples: ["a"]) == match(["a"], required: ["a"]))
  }
}

/// Matches for available ingredients: amounts, expiry, kinds and substitutes.
struct PantryMatchTests {
  /// Red chili is a kind of chili; butter and oil replace each other, and margarine counts as butter.
  private static let knowledge = IngredientKnowledge(
    IngredientTable(
      """
      [vegetable]
      chili|Chili|고추||||||
      red_chili|Red chili|홍고추||chili||||
      green_chili|Green chili|풋고추||chili||||
      oil|Oil|기름||||||butter 0.5
      butter|Butter|버터||||||margarine 0.9, oil 0.7
      """))

  private func assess(
    _ recipe: Recipe, choosing chosen: [String] = [], at home: AvailableIngredient..., servings: Int? = nil,
    staples: RecipeMatcher.Staples = .assumed
  ) -> RecipeMatch? {
    let finder = SupplyFinder(AvailableIngredients(chosen: chosen, available: home), knowledge: Self.knowledge)
    return RecipeMatcher(finder, staples: staples, servings: servings).match(recipe)
  }

  @Test func countsAvailableIngredients() throws {
    let match = try #require(assess(.dish(required: ["egg", "rice", "tofu"]), at: .init("rice"), .init("egg")))
    #expect(match.have == ["rice", "egg"] && match.missing == ["tofu"] && match.covered == 2)
    #expect(match.score == 0.6667)
  }

  @Test func staplesAtHomeAloneMakeNoMatch() {
    let dish = Recipe.dish(required: ["beef"], staples: ["salt"])
    #expect(assess(dish, at: .init("salt")) == nil)
    #expect(assess(dish, at: .init("salt"), staples: .counted)?.missing == ["beef"])
    #expect(assess(dish, choosing: ["salt"])?.have == ["salt"])
  }

  @Test func aChoiceMustBeUsedWhateverIsAvailable() {
    #expect(assess(.dish(required: ["egg"]), choosing: ["onion"], at: .init("egg")) == nil)
    #expect(assess(.dish(required: ["egg", "onion"]), choosing: ["onion"], at: .init("egg"))?.missing == [])
  }

  @Test(arguments: [(1.0, 0.25, 1), (3, 0.75, 1), (3.5, 0.87, 1), (3.6, 1, 0), (4, 1, 0), (9, 1, 0)])
  func tooLittleCountsInProportion(pieces: Double, score: Double, short: Int) throws {
    let dish = Recipe.dish(amounts: ["egg": Amount(4, .piece)])
    let match = try #require(assess(dish, at: .init("egg", amount: Amount(pieces, .piece))))
    #expect(match.score == score && match.short.count == short && match.missing.isEmpty)
  }

  @Test func reportsAvailableAmounts() throws {
    let dish = Recipe.dish(amounts: ["milk": Amount(500, .milliliter), "egg": Amount(2, .bare)])
    let match = try #require(
      assess(dish, at: .init("milk", amount: Amount(0.2, .liter)), .init("egg", amount: Amount(1, .piece)), servings: 4)
    )
    #expect(
      match.short == [
        .init(
          id: "milk", available: try #require(Amount(200, .milliliter)), needed: try #require(Amount(1000, .milliliter))
        ),
        .init(id: "egg", available: try #require(Amount(1, .bare)), needed: try #require(Amount(4, .bare))),
      ])
  }

  @Test func portionsAddUpAndUnknownOnesAreEnough() throws {
    let dish = Recipe.dish(amounts: ["flour": Amount(1, .kilogram)])
    let half = AvailableIngredient("flour", amount: Amount(500, .gram))
    #expect(assess(dish, at: half)?.short.count == 1)
    #expect(assess(dish, at: half, half)?.short == [])
    #expect(assess(dish, at: half, .init("flour"))?.short == [])
    #expect(assess(dish, at: .init("flour", amount: Amount(1, .bag)))?.short == [])
  }

  @Test func amountsOfStaplesAreIgnored() throws {
    let dish = Recipe.dish(required: ["egg"], staples: ["oil"])
    #expect(assess(dish, at: .init("egg"), .init("oil", amount: Amount(1, .milliliter)))?.short == [])
  }

  @Test func aKindIsTheIngredient() throws {
    let match = try #require(assess(.dish(required: ["chili"]), at: .init("red_chili")))
    #expect(match.have == ["red_chili"] && match.missing.isEmpty && match.score == 1)
    #expect(match.substitutions == [.init(id: "chili", substitute: "red_chili", quality: 100)])
    // A person who says chili may mean red chili.
    let broad = try #require(assess(.dish(required: ["red_chili"]), at: .init("chili")))
    // Three quarters of a quality of 90 %: a person who says pork may have ribs, but real ribs come first.
    #expect(broad.missing.isEmpty && broad.score == 0.67)
    #expect(broad.substitutions == [.init(id: "red_chili", substitute: "chili", quality: 90)])
  }

  @Test func aSubstituteCountsByItsQuality() throws {
    let match = try #require(assess(.dish(required: ["egg", "butter"]), at: .init("egg"), .init("oil")))
    #expect(match.have == ["egg"] && match.missing == ["butter"] && match.score == 0.585)
    #expect(match.substitutions == [.init(id: "butter", substitute: "oil", quality: 70)])
  }

  @Test func aNearlyEqualSubstituteCountsAsAvailable() throws {
    let match = try #require(assess(.dish(required: ["butter"]), at: .init("oil"), .init("margarine")))
    #expect(match.have == ["margarine"] && match.missing.isEmpty && match.score == 0.45)
  }

  @Test func oneKindDoesNotReplaceAnother() {
    #expect(assess(.dish(required: ["red_chili"]), choosing: ["green_chili"]) == nil)
    #expect(assess(.dish(required: ["red_chili", "egg"]), at: .init("green_chili"), .init("egg"))?.substitutions == [])
  }

  @Test func aUsedItemIsNotASubstituteAsWell() throws {
    let match = try #require(assess(.dish(required: ["oil", "butter"]), at: .init("oil")))
    #expect(match.missing == ["butter"] && match.substitutions.isEmpty && match.score == 0.5)
  }

  @Test func aSubstituteAloneMakesNoMatch() {
    #expect(assess(.dish(required: ["butter"]), at: .init("oil")) == nil)
    #expect(assess(.dish(required: ["butter"]), choosing: ["oil"]) == nil)
  }

  @Test(arguments: [(nil, 1), (0, 0.9), (1, 0.8857), (6, 0.8143), (7, 1)] as [(Int?, Double)])
  func rescuesExpiringIngredients(daysLeft: Int?, score: Double) throws {
    #expect(assess(.dish(required: ["milk"]), at: .init("milk", daysLeft: daysLeft))?.score == score)
  }

  @Test func twoThatExpireTodayAreAFullRescue() throws {
    let home = ["milk", "egg", "tofu"].map { AvailableIngredient($0, daysLeft: 0) }
    #expect(assess(.dish(required: ["milk", "egg"]), at: home[0], home[1])?.score == 1)
    #expect(assess(.dish(required: ["milk", "egg", "tofu"]), at: home[0], home[1], home[2])?.score == 1)
  }

  @Test func reportsExpiringIngredientsSoonestFirst() throws {
    let match = assess(
      .dish(required: ["a", "b", "c", "d"], optional: ["e"]), choosing: ["c"], at: .init("a", daysLeft: 6),
      .init("b", daysLeft: 7), .init("c", daysLeft: -2), .init("d"), .init("e", daysLeft: 1))
    #expect(
      match?.expiring == [.init(id: "c", daysLeft: -2), .init(id: "e", daysLeft: 1), .init(id: "a", daysLeft: 6)])
  }

  @Test func expiredIngredientsAreNotAvailableUnlessChosen() throws {
    let (milk, egg) = (AvailableIngredient("milk", daysLeft: -1), AvailableIngredient("egg"))
    #expect(assess(.dish(required: ["milk"]), at: milk) == nil)
    #expect(assess(.dish(required: ["milk", "egg"]), at: milk, egg)?.missing == ["milk"])
    let chosen = try #require(assess(.dish(required: ["milk", "egg"]), choosing: ["milk"], at: milk, egg))
    #expect(chosen.missing.isEmpty && chosen.expiring == [.init(id: "milk", daysLeft: -1)])
  }

  @Test(arguments: [[], ["milk"]]) func theExpiredPortionIsNotCountedBesideAFreshOne(chosen: [String]) throws {
    let dish = Recipe.dish(amounts: ["milk": Amount(1, .liter)])
    let match = try #require(
      assess(
        dish, choosing: chosen, at: .init("milk", amount: Amount(1, .liter), daysLeft: -3),
        .init("milk", amount: Amount(0.5, .liter), daysLeft: 2)))
    #expect(match.expiring == [.init(id: "milk", daysLeft: 2)])
    #expect(match.short.map(\.available) == [try #require(Amount(0.5, .liter))])
  }
}
