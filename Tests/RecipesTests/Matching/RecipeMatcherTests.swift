import Testing

@testable import Recipes

/// What a choice of ingredients alone is matched by.
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

  @Test func everythingUsedAndNothingMissingIsOne() throws {
    #expect(try score(["egg", "onion"], required: ["onion", "egg"], staples: ["salt"]) == 1)
  }

  @Test func usingNothingIsNoMatch() {
    #expect(match(["egg"], required: ["onion"]) == nil)
    #expect(match([], required: ["onion"]) == nil)
    #expect(match(["egg"]) == nil)
  }

  @Test func tellsWhatIsThereAndWhatIsMissing() {
    let match = match(
      ["onion", "tuna", "egg", "milk"], required: ["egg", "rice", "onion", "tofu"], optional: ["milk", "cream"],
      staples: ["salt"])
    #expect(match?.have == ["onion", "egg", "milk"])
    #expect(match?.missing == ["rice", "tofu"])
    #expect(match?.required == 4 && match?.covered == 2)
  }

  @Test func countsAsItSays() throws {
    // Use (1 + 1) / 3, cover 2 / 4.
    #expect(abs(try score(["a", "b", "x"], required: ["a", "b", "c", "d"]) - (0.6 * 2 / 3 + 0.4 / 2)) < 1e-4)
    // Use (1 + ½) / 2, cover 1 / 2.
    #expect(abs(try score(["a", "o"], required: ["a", "b"], optional: ["o"]) - (0.6 * 0.75 + 0.4 / 2)) < 1e-4)
    // A chosen staple is used at half weight, and covers nothing.
    #expect(abs(try score(["s"], required: ["a"], staples: ["s"]) - 0.3) < 1e-4)
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
    #expect(try score(["a"], required: ["a"], staples: ["salt", "oil", "water"]) == 1)
  }

  @Test func countedStaplesAreMissingUnlessChosen() throws {
    let dish = Recipe.dish(required: ["a"], optional: ["o"], staples: ["salt", "oil", "water"])
    let match = try #require(RecipeMatcher(choosing: ["a", "oil"], staples: .counted).match(dish))
    #expect(match.have == ["a", "oil"] && match.missing == ["salt"])
    #expect(match.required == 3 && match.covered == 2)
    #expect(abs(match.score - (0.6 + 0.4 * 2 / 3)) < 1e-4)
  }

  @Test func aDishOfStaplesAloneIsCovered() throws {
    #expect(try score(["s"], staples: ["s"]) == 0.6 * 0.5 + 0.4)
  }

  @Test func anotherFormOfTheSameFoodWillDo() throws {
    #expect(
      match(["garlic"], required: ["crushed_garlic"])
        == RecipeMatch(have: ["garlic"], missing: [], required: 1, score: 1))
    #expect(match(["crushed_garlic"], required: ["garlic"])?.score == 1)
    #expect(match(["garlic"], required: ["garlic", "crushed_garlic"])?.missing == [])
    #expect(match(["garlic", "crushed_garlic"], required: ["crushed_garlic"])?.have == ["crushed_garlic"])
    #expect(match(["garlic"], required: ["onion"]) == nil)
  }

  @Test func whatIsNamedTwiceCountsOnce() throws {
    #expect(match(["a", "a", "b"], required: ["a", "c", "c"]) == match(["a", "b"], required: ["a", "c"]))
    #expect(match(["a"], required: ["a"], optional: ["a"], staples: ["a"]) == match(["a"], required: ["a"]))
  }
}
