import Testing

@testable import Ingredients

struct SpellingTests {
  private let spelling = Spelling([
    "Ground Cinnamon", "Tomatoes", "Avocado", "Turmeric", "Mozzarella", "Parsley", "Butter", "Carrot", "Peas", "Mint",
  ])

  @Test(arguments: [
    ("cinammon", "cinnamon"), ("tomatoe", "tomatoes"), ("avacado", "avocado"), ("tumeric", "turmeric"),
    ("mozarella", "mozzarella"), ("parsely", "parsley"), ("turmerick", "turmeric"),
  ])
  func oneSlipIsPutRight(slip: String, word: String) { #expect(spelling.correction(of: slip) == word) }

  /// Short words, another first letter, two slips, and words that are right are left alone.
  @Test(arguments: ["batter", "carob", "pees", "mind", "futter", "avacadu", "tomato", "tomatoes", "", "시금치", "2%"])
  func othersAreNot(word: String) { #expect(spelling.correction(of: word) == nil) }

  @Test func betweenTwoNoneIsChosen() {
    #expect(Spelling(["Mustang", "Mustard"]).correction(of: "mustarg") == nil)
  }
}
