import Testing

@testable import Recipes

struct RecipeMatcherTests {
  private typealias Role = RecipeIngredient.Role

  private func match(_ chosen: [String], required: [String] = [], optional: [String] = [], staples: [String] = [])
    -> RecipeMatch?
  {
    let roles = [(required, Role.required), (optional, .optional), (staples, .staple)]
    return RecipeMatcher(choosing: chosen).match(roles.flatMap { ids, role in ids.map { ($0, role) } })
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
    // Use (1 + ½) / 2, cover (1 + ½) / (2 + ½).
    #expect(abs(try score(["a", "o"], required: ["a", "b"], optional: ["o"]) - (0.6 * 0.75 + 0.4 * 0.6)) < 1e-4)
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
    let dish: [(id: String, role: Role)] = [
      ("a", .required), ("salt", .staple), ("oil", .staple), ("water", .staple), ("o", .optional),
    ]
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

  @Test func staysBetweenZeroAndOne() throws {
    let ids = (0..<8).map { "i\($0)" }
    var generator = SplitMix64(seed: 7)
    for _ in 0..<2000 {
      let chosen = ids.filter { _ in generator.next(below: 3) == 0 }
      let ingredients = ids.filter { _ in generator.next(below: 2) == 0 }.map {
        ($0, Role.allCases[generator.next(below: 3)])
      }
      guard let match = RecipeMatcher(choosing: chosen).match(ingredients) else { continue }
      #expect(match.score > 0 && match.score <= 1)
      #expect(!match.have.isEmpty && Set(match.have).isDisjoint(with: match.missing))
    }
  }

  @Test func ordersByScoreThenMissingThenHave() {
    let best = RecipeMatch(have: ["a"], missing: [], required: 2, score: 0.5)
    #expect(best.precedes(RecipeMatch(have: ["a"], missing: [], required: 2, score: 0.4)) == true)
    #expect(best.precedes(RecipeMatch(have: ["a"], missing: ["b"], required: 2, score: 0.5)) == true)
    #expect(best.precedes(RecipeMatch(have: ["a", "c"], missing: [], required: 2, score: 0.5)) == false)
    #expect(best.precedes(best) == nil)
  }
}
