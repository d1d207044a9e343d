@testable import IngredientLines
import Ingredients
@testable import Localization
import Recipes
@testable import Recommending
import Testing

@testable import FridgeCommands

@Suite struct RecommendationReasonTests {
  private static let words = BilingualText(en: "Dish", ko: "요리")

  private static func ingredients(_ tofu: String) -> [RecipeIngredient] {
    [
      RecipeIngredient(
        id: "tofu", name: BilingualText(en: tofu, ko: "순두부"), amount: Amount(2, .block) ?? .toTaste),
      RecipeIngredient(
        id: "crushed_garlic", name: BilingualText(en: "Crushed Garlic", ko: "다진 마늘"),
        amount: Amount(2, .tablespoon) ?? .toTaste),
    ]
  }

  private func recommendation(
    _ chosen: [String], at home: [AvailableIngredient] = [], leftOut: [String] = [], tofu: String = "Soft tofu",
    takes groups: [FoodGroup] = []
  ) throws -> Recommendation {
    var details = RecipeDetails()
    details.take(groups)
    let recipe = Recipe(
      id: "dish", title: Self.words, cuisine: .korean, kind: .stew, difficulty: .easy, servings: 1, minutes: 5,
      ingredients: Self.ingredients(tofu), steps: [Self.words], details: details)
    let match = try #require(RecipeMatcher(choosing: chosen, available: home).match(recipe))
    return Recommendation(recipe: recipe, match: match, leftOut: leftOut)
  }

  private func reason(
    _ chosen: [String] = [], at home: [AvailableIngredient] = [], leftOut: [String] = [],
    missing: RecommendationReason.Missing = .names, tofu: String = "Soft tofu", takes groups: [FoodGroup] = [],
    in language: Language = .english
  ) throws -> String {
    let recommendation = try recommendation(chosen, at: home, leftOut: leftOut, tofu: tofu, takes: groups)
    return RecommendationReason(chosen: chosen, missing: missing, language: language).text(recommendation)
  }

  @Test func titlesHaveWhatWasChosenAndIsTakenBesides() throws {
    func additions(_ chosen: [String], at home: [String] = [], in language: Language = .english) throws -> [String] {
      let home = home.map { AvailableIngredient($0) }
      let found = try recommendation(chosen, at: home, takes: [.roots, .mushrooms])
      return RecommendationReason(chosen: chosen, missing: .names, language: language).additions(found)
    }
    #expect(try additions(["tofu", "potato"]) == ["Potato"])
    #expect(try additions(["tofu", "potato"], in: .korean) == ["감자"])
    #expect(try additions(["tofu"], at: ["enoki"]) == [])
    #expect(try additions(["tofu", "enoki"]).count == 1)
  }

  @Test func namesMissingAndUsedIngredients() throws {
    #expect(try reason(["crushed_garlic"]) == "has 1 of 2; missing Soft tofu; uses Crushed Garlic")
    #expect(try reason(["crushed_garlic"], in: .korean) == "2개 중 1개 있음; 없는 재료 순두부; 쓰는 재료 다진 마늘")
  }

  @Test func foodThatIsOnlyTakenBesidesIsNamedApart() throws {
    let chosen = ["potato", "tofu"]
    #expect(
      try reason(chosen, takes: [.roots]) == "has 1 of 2; missing Crushed Garlic; uses Soft tofu; also takes Potato")
    #expect(
      try reason(chosen, takes: [.roots], in: .korean) == "2개 중 1개 있음; 없는 재료 다진 마늘; 쓰는 재료 순두부; 더 넣을 재료 감자")
    #expect(try reason(chosen) == "has 1 of 2; missing Crushed Garlic; uses Soft tofu")
  }

  @Test func emptyPhrasesAreLeftOut() throws {
    #expect(try reason(["tofu", "crushed_garlic"]) == "has 2 of 2; uses Soft tofu, Crushed Garlic")
    #expect(try reason(at: [AvailableIngredient("tofu", daysLeft: 7)]) == "has 1 of 2; missing Crushed Garlic")
  }

  @Test func everyFormThatCountsIsNamed() throws {
    let lines = [("garlic", "Garlic"), ("crushed_garlic", "Crushed Garlic"), ("egg", "Egg")].map { id, name in
      RecipeIngredient(id: id, name: BilingualText(en: name, ko: name), amount: .toTaste)
    }
    let recipe = Recipe(
      id: "dish", title: Self.words, cuisine: .korean, kind: .stew, difficulty: .easy, servings: 1, minutes: 5,
      ingredients: lines, steps: [Self.words])
    for (chosen, names) in [(["garlic"], "Garlic, Crushed Garlic"), (["crushed_garlic"], "Crushed Garlic, Garlic")] {
      let match = try #require(RecipeMatcher(choosing: chosen).match(recipe))
      let reason = RecommendationReason(chosen: chosen, missing: .names, language: .english)
      #expect(reason.text(Recommendation(recipe: recipe, match: match)) == "has 2 of 3; missing Egg; uses \(names)")
    }
  }

  @Test func anotherFormHasItsOwnName() throws {
    #expect(try reason(["garlic"], in: .korean) == "2개 중 1개 있음; 없는 재료 순두부; 쓰는 재료 마늘")
  }

  @Test func amountsAreThoseOfTheRecipe() throws {
    #expect(try reason(["garlic"], missing: .amounts) == "has 1 of 2; missing Soft tofu (2 blocks); uses Garlic")
  }

  @Test func namesShortIngredients() throws {
    let home = [AvailableIngredient("tofu", amount: Amount(0.5, .block)), AvailableIngredient("garlic")]
    #expect(try reason(at: home) == "has 2 of 2; too little Soft tofu (½ block of 2 blocks)")
    #expect(try reason(at: home, in: .korean) == "2개 중 2개 있음; 부족한 재료 순두부 (2모 중 ½모)")
  }

  @Test(
    arguments: [
      (0, "that expires today", "오늘까지"), (1, "that expires tomorrow", "내일까지"),
      (6, "that expires in 6 days", "6일 뒤까지"), (-1, "that expired yesterday", "어제까지"),
      (-4, "that expired 4 days ago", "4일 지남"),
    ])
  func namesExpiringIngredients(days: Int, english: String, korean: String) throws {
    let home = [AvailableIngredient("tofu", daysLeft: days)]
    // Expired items are used only if they were chosen.
    let chosen = ["garlic"] + (days < 0 ? ["tofu"] : [])
    #expect(try reason(chosen, at: home) == "has 2 of 2; uses Garlic, the soft tofu \(english)")
    #expect(try reason(["tofu"], at: home, in: .korean).hasSuffix("쓰는 재료 순두부(\(korean))"))
  }

  @Test(arguments: [
    ("Peas", "peas that expire"), ("Asparagus", "asparagus that expires"),
    ("Chicken, in pieces", "chicken that expires"),
  ])
  func thePluralHasItsOwnVerb(name: String, words: String) throws {
    let reason = try reason(["garlic"], at: [AvailableIngredient("tofu", daysLeft: 1)], tofu: name)
    #expect(reason == "has 2 of 2; uses Garlic, the \(words) tomorrow")
  }

  @Test func namesSubstitutes() throws {
    let knowledge = IngredientKnowledge.standard
    let kind = try #require(knowledge.ids.first { knowledge.satisfied(by: $0).first == "tofu" })
    let name = try #require(knowledge[kind]).ingredient.name(in: .korean)
    #expect(try reason([kind], in: .korean).hasSuffix("; 없는 재료 다진 마늘; 쓰는 재료 \(name); 순두부 → \(name)"))
  }

  @Test func whatIsLeftOutComesLast() throws {
    #expect(try reason(["garlic"], leftOut: ["tofu"]).hasSuffix("; uses Garlic; leave out Soft tofu"))
  }
}
