@testable import IngredientLines
import Localization
import Testing

@testable import Recipes

struct ProminenceTests {
  private func prominence(_ title: BilingualText, _ lines: RecipeIngredient...) -> [Int] {
    Recipe(
      id: "dish", title: title, cuisine: .korean, kind: .stew, difficulty: .easy, servings: 2, minutes: 10,
      ingredients: lines, steps: [title]
    ).needs.map(\.prominence.value)
  }

  private func line(_ id: String, _ grams: Double? = nil, _ role: RecipeIngredient.Role = .required) -> RecipeIngredient
  {
    RecipeIngredient(
      id: id, name: BilingualText(en: id, ko: id), amount: grams.flatMap { Amount($0, .gram) } ?? .toTaste, role: role)
  }

  private let untitled = BilingualText(en: "Dish", ko: "요리")

  @Test func theFirstRequiredIngredientLeadsUnlessAromatic() {
    #expect(
      prominence(untitled, line("garlic"), line("salt", nil, .staple), line("pork"), line("tofu")) == [0, 0, 8, 0])
  }

  @Test func theShareOfTheWeightCountsUpToHalf() {
    #expect(prominence(untitled, line("garlic", 25), line("pork", 75)) == [15, 31 + 8])
    #expect(prominence(untitled, line("tofu", 0.1), line("water", 1000)) == [31 + 8, 0])
  }

  @Test(arguments: [
    (BilingualText(en: "Potatoes with Cream", ko: "요리"), "potato", 32),
    (BilingualText(en: "Dish", ko: "감자조림"), "potato", 32),
    (BilingualText(en: "Pork Bake", ko: "요리"), "pork_belly", 32),
    (BilingualText(en: "Porky Bake", ko: "요리"), "pork", 8),
    // A name of one syllable is part of other words.
    (BilingualText(en: "Dish", ko: "두부무침"), "daikon", 8),
  ]) func theTitleNamesIt(title: BilingualText, id: String, value: Int) {
    #expect(prominence(title, line(id)) == [value])
  }

  @Test func anOptionalIngredientIsNeverMoreThanMajor() {
    #expect(prominence(BilingualText(en: "Pork", ko: "요리"), line("tofu"), line("pork", 100, .optional)) == [8, 7])
  }

  @Test func muchOfAStapleIsTheTasteOfTheDish() {
    let dish = prominence(untitled, line("tofu", 93), line("soy_sauce", 7, .staple), line("salt", 1, .staple))
    #expect(dish[1] == 4 && Prominence(dish[1]).part == .minor)
    #expect(prominence(untitled, line("tofu", 93), line("soy_sauce", 8, .staple))[1] == 24)
  }

  @Test(arguments: [(-1, 0), (63, 63), (64, 63)]) func isClamped(value: Int, kept: Int) {
    #expect(Prominence(value).value == kept)
  }

  @Test(
    arguments: [(4, .minor), (5, .major), (19, .major), (20, .central), (31, .central), (32, .whole)]
      as [(Int, Prominence.Part)])
  func partsHaveLimits(value: Int, part: Prominence.Part) { #expect(Prominence(value).part == part) }
}
