import Ingredients
import Recipes
import Testing

@testable import FridgeCommands

@Suite struct RecommendationReasonTests {
  private func ingredient(_ id: String, _ english: String, _ korean: String) throws -> RecipeIngredient {
    RecipeIngredient(
      id: id, name: LocalizedText(english: english, korean: korean), amount: try #require(Amount(2, .block)))
  }

  private func reason(
    _ chosen: [String], leftOut: [String] = [], missing: RecommendationReason.Missing = .names,
    in language: Language = .english
  ) throws -> String {
    let words = LocalizedText(english: "Dish", korean: "요리")
    let ingredients = [
      try ingredient("tofu", "Soft tofu", "순두부"), try ingredient("crushed_garlic", "Crushed Garlic", "다진 마늘"),
    ]
    let recipe = Recipe(
      id: "dish", title: words, cuisine: .korean, kind: .stew, difficulty: .easy, servings: 1, minutes: 5,
      ingredients: ingredients, steps: [words])
    let match = try #require(RecipeMatcher(choosing: chosen).match(ingredients.map { ($0.id, $0.role) }))
    let recommendation = Recommendation(recipe: recipe, match: match, leftOut: leftOut)
    return RecommendationReason(recommendation: recommendation, missing: missing, language: language).text
  }

  @Test func tellsWhatIsThereAndWhatIsMissing() throws {
    #expect(try reason(["crushed_garlic"]) == "has 1 of 2; missing Soft tofu; uses Crushed Garlic")
    #expect(try reason(["crushed_garlic"], in: .korean) == "2개 중 1개 있음; 없는 재료 순두부; 쓰는 재료 다진 마늘")
  }

  @Test func saysNothingOfNothing() throws {
    #expect(try reason(["tofu", "crushed_garlic"]) == "has 2 of 2; uses Soft tofu, Crushed Garlic")
  }

  @Test func anotherFormHasItsOwnName() throws {
    #expect(try reason(["garlic"], in: .korean) == "2개 중 1개 있음; 없는 재료 순두부; 쓰는 재료 마늘")
  }

  @Test func amountsAreThoseOfTheRecipe() throws {
    #expect(try reason(["garlic"], missing: .amounts) == "has 1 of 2; missing Soft tofu (2 blocks); uses Garlic")
  }

  @Test func whatIsLeftOutComesLast() throws {
    #expect(try reason(["garlic"], leftOut: ["tofu"]).hasSuffix("; uses Garlic; leave out Soft tofu"))
  }
}
