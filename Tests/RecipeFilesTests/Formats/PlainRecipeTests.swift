import Files
@testable import IngredientLines
@testable import Localization
import Recipes
import TestSupport
import Testing

@testable import RecipeFiles

struct PlainRecipeTests {
  private let folder = TemporaryFolder()

  private func recipe(_ lines: String...) throws -> ImportedRecipe {
    try folder.recipe(of: (["국", ""] + lines).joined(separator: "\n"), named: "a.txt")
  }

  @Test(arguments: [
    ("재료 (3인분)", 3), ("재료(2인분):", 2), ("재료 2인분 기준", 2), ("[재료] (5인분)", 5), ("■ 재료", nil), ("<재료>", nil), ("## 재료", nil),
    ("**재료:**", nil), ("Ingredients (serves 6):", 6), ("INGREDIENTS for 4", 4), ("준비 재료", nil),
  ])
  func readsHeadings(heading: String, servings: Int?) throws {
    let read = try recipe(heading, "두부 1모", "만드는 방법:", "끓인다.")
    #expect(read.recipe.ingredients.map(\.id) == ["tofu"])
    #expect(read.recipe.steps.map(\.korean) == ["끓인다."])
    #expect(read.losses.contains(.guessedServings) == (servings == nil))
    if let servings { #expect(read.recipe.servings == servings) }
  }

  @Test(arguments: [
    ["재료", "두부 1모, 김치 100g, 대파 반 대"], ["재료: 두부 1모, 김치 100g, 대파 반 대"], ["재료(2인분): 두부 1모, 김치 100g, 대파 반 대"],
    ["재료 두부 1모, 김치 100g, 대파 반 대"], ["[재료] 두부 1모 김치 100g 대파 1/2대"], ["재료", "주재료: 두부 1모, 김치 100g", "양념", "대파 반 대"],
    ["재료", "두부 1모", "양념장: 김치 100g, 대파 반 대"],
  ])
  func readsKoreanListsInOneLine(lines: [String]) throws {
    let read = try folder.recipe(
      of: (["국", ""] + lines + ["만드는 법", "1. 끓인다."]).joined(separator: "\n"), named: "a.txt")
    #expect(read.recipe.ingredients.map(\.id) == ["tofu", "kimchi", "green_onion"])
    #expect(
      read.recipe.ingredients.map(\.amount) == [Amount(1, .block), Amount(100, .gram), Amount(0.5, .stalk)])
  }

  @Test func aKoreanNoteAfterACommaStaysWithItsLine() throws {
    let read = try recipe("재료", "두부 1모, 물기 뺀 것", "소금, 후추 약간", "김치 (잘 익은 것, 200g)", "조리법", "끓인다.")
    #expect(read.recipe.ingredients.map(\.id) == ["tofu", "salt", "black_pepper", "kimchi"])
    #expect(read.recipe.ingredients[0].note == "물기 뺀 것")
  }

  @Test(arguments: [
    ["Equipment", "Dutch oven", "wooden spoon"], ["Equipment:", "- Dutch oven", "- wooden spoon"],
    ["Special equipment: 9-by-13-inch pan"], ["Equipment: 9x13 inch baking dish"], ["Dutch oven"], ["1 large skillet"],
    ["## Tools", "a good fire", "2 spits"], ["도구", "냄비", "나무주걱"], ["준비 도구: 24cm 냄비"],
  ])
  func equipmentIsNoIngredient(lines: [String]) throws {
    for list in [["두부 1모"] + lines, lines + ["두부 1모"]] {
      let read = try folder.recipe(
        of: (["국", "", "재료"] + list + ["", "만드는 방법", "끓인다."]).joined(separator: "\n"), named: "a.txt")
      #expect(read.recipe.ingredients.map(\.id) == ["tofu"])
      #expect(read.recipe.steps.count == 1)
    }
  }

  @Test func equipmentMayPrecedeTheIngredients() throws {
    let text = "# Soup\n\n## Equipment\n\n- Dutch oven\n\n## Ingredients\n\n- 1 block tofu\n\n## Steps\n\n1. Boil.\n"
    let read = try folder.recipe(of: text, named: "a.md")
    #expect(read.recipe.ingredients.map(\.id) == ["tofu"])
  }

  @Test(arguments: [
    (
      "# House\n\n## Ingredients\n\n- 2 screws\n- 1 board\n- 1 drill\n\n## Directions\n\n1. Drill a hole.\n",
      RecordError.noFood
    ),
    ("# Errands\n\n- 1 L milk\n- 10 eggs\n- 1 loaf of bread\n", .noSteps),
    ("# Errands\n\n- milk\n- eggs\n- bread\n", .noSteps),
    ("# Soup\n\n## Ingredients\n\n- 1 block tofu\n", .noSteps), ("# Notes\n\nA walk in the park.\n", .noIngredients),
  ])
  func whatIsNoRecipeIsRefusedWithTheReason(text: String, error: RecordError) throws {
    #expect(try folder.records(of: text.utf8, named: "a.md").map(\.result) == [.failure(error)])
  }

  @Test func anEnglishLineIsOneIngredient() throws {
    let read = try recipe("Ingredients:", "2 onions, peeled, chopped", "Directions:", "Fry.")
    #expect(read.recipe.ingredients.map(\.note) == ["peeled, chopped"])
  }

  @Test(arguments: [
    (["끓인다.", "식힌다."], 2), (["1. 끓인다.", "식힌다."], 1), (["1. 끓인다.", "2. 식힌다."], 2), (["Fry until", "brown."], 1),
  ])
  func aSentenceEndsAStepWithoutANumber(steps: [String], count: Int) throws {
    let text = (["국", "", "재료", "두부 1모", "만드는 법"] + steps).joined(separator: "\n")
    #expect(try folder.recipe(of: text, named: "a.txt").recipe.steps.count == count)
  }

  @Test func wordsThatStartLikeAHeadingAreNotHeadings() {
    #expect(PlainHeading("재료 손질하기") == nil)
    #expect(PlainHeading("Methodical stirring") == nil)
    #expect(PlainHeading("Ingredients from the garden") == nil)
    #expect(PlainHeading("만드는 법 1. 끓인다.") == nil)
    #expect(PlainHeading("Preparation: 10 minutes") == nil)
    #expect(PlainHeading("Method: stovetop") == nil)
    #expect(PlainHeading("Method: Fry the onions until brown.")?.rest == "Fry the onions until brown.")
  }

  /// The rest of a heading line is not parsed for headings, so 100,000 of them neither take long nor overflow the stack.
  @Test(arguments: ["ingredients:", "재료: ", "steps:"])
  func headingsAreNotNested(heading: String) {
    let line = String(repeating: heading, count: 100_000) + " tofu and more"
    #expect(PlainRecipe.records(in: "Title\n\n\(line)\n", at: RecordPlace(file: "a.txt")).count == 1)
  }
}
