import Localization
import Testing

@testable import Recipes

struct StepMarkupTests {
  private func steps(_ english: String, _ korean: String = "끓여요.", servings: Int, from written: Int = 2) -> [String]? {
    StepMarkup([BilingualText(en: english, ko: korean)], servings: written)?.steps(forServings: servings)
      .flatMap { [$0.english, $0.korean] }
  }

  @Test func amountsGrowWithTheServings() {
    let (english, korean) = ("Add {1.5 tbsp} of oil.", "식용유 {1.5 tbsp}을 둘러요.")
    #expect(steps(english, korean, servings: 2) == ["Add 1½ tbsp of oil.", "식용유 1½큰술을 둘러요."])
    #expect(steps(english, korean, servings: 4) == ["Add 3 tbsp of oil.", "식용유 3큰술을 둘러요."])
    #expect(steps(english, korean, servings: 1) == ["Add ¾ tbsp of oil.", "식용유 ¾큰술을 둘러요."])
  }

  @Test(arguments: [(2, "8 balls"), (1, "4 balls"), (3, "12 balls")]) func countsAreNamed(servings: Int, text: String) {
    #expect(steps("Shape {8|ball|balls}.", "{8}개로 빚어요.", servings: servings)?[0] == "Shape \(text).")
  }

  @Test func aCountIsWholeAndNeverNothing() {
    #expect(steps("Cut it into {2|piece|pieces}.", "{2}토막 내요.", servings: 1) == ["Cut it into 1 piece.", "1토막 내요."])
    #expect(steps("Cut it into {1|piece|pieces}.", "{1}토막 내요.", servings: 1) == ["Cut it into 1 piece.", "1토막 내요."])
    #expect(steps("Roll {5}.", "{5}줄 말아요.", servings: 3) == ["Roll 8.", "8줄 말아요."])
  }

  @Test(arguments: [
    "", "Boil for 5 minutes at 180 °C.", "{}", "{two}", "{2 spoons}", "{2 }", "{-1}", "{1|a}", "{1||}", "{2 tbsp|a|b}",
    "{3", "3}", "{1 tbsp of oil}",
  ])
  func otherTextIsNoMarkup(text: String) { #expect(steps(text, servings: 4) == nil) }

  @Test func otherTextInBracesStays() {
    #expect(steps("{a} {2} {b c} {", servings: 4)?[0] == "{a} 4 {b c} {")
  }

  @Test func timesAndSizesStay() {
    let text = "Cut {100 g} into 2 cm cubes and roast at 200 °C for 20 minutes."
    #expect(steps(text, servings: 4)?[0] == "Cut 200 g into 2 cm cubes and roast at 200 °C for 20 minutes.")
  }
}
