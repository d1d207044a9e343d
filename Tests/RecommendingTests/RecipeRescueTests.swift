import KitchenSamples
@testable import Recommending
import Testing

@testable import Recipes

/// Food that is due by tomorrow is among the first answers.
struct RecipeRescueTests {
  private let index: RecipeIndexParts
  private let home = ["egg", "rice"].map { AvailableIngredient($0) }

  init() {
    var builder = RecipeTableBuilder()
    // 0 to 5 lack nothing; 6 lacks three ingredients, 7 one; 8 takes milk as an option; 9 only seasons with it.
    for _ in 0..<6 { builder.add(.dish(required: ["egg", "rice"])) }
    builder.add(.dish(required: ["milk", "a", "b", "c"]))
    builder.add(.dish(required: ["milk", "tofu"]))
    builder.add(.dish(required: ["rice", "a"], optional: ["cream"]))
    builder.add(.dish(required: ["rice"], staples: ["salt"]))
    index = RecipeIndexParts([RecipeIndex(builder.table)])
  }

  private func best(_ due: (String, Int)..., limit: Int? = 3, chosen: [String] = []) -> [Int] {
    let due = due.map { AvailableIngredient($0.0, daysLeft: $0.1) }
    return numbers(RecommendationRequest(chosen, available: home + due, limit: limit))
  }

  /// Recipes are numbered from 1 in a store.
  private func numbers(_ request: RecommendationRequest) -> [Int] { index.best(rescuing: request).map { $0 - 1 } }

  @Test(arguments: [(0, true), (1, true), (2, false)]) func dueByTomorrowComesFirst(days: Int, isFirst: Bool) {
    #expect(best(("milk", days)).first == (isFirst ? 7 : 0))
    #expect(best(("milk", days)).count == 3)
  }

  @Test func soonestFirstAndEachOnce() {
    #expect(Array(best(("cream", 1), ("milk", 0)).prefix(2)) == [7, 8])
    #expect(Array(best(("tofu", 1), ("milk", 0)).prefix(2)) == [7, 0])
    #expect(best(("milk", 0), limit: nil).sorted() == Array(0..<10))
  }

  @Test func noAnswerIsAddedWithoutADishOrRoom() {
    #expect(best(("unicorn", 0)).first == 0)
    #expect(best(("soy_sauce", 0)).first == 0)
    #expect(best(("cream", 1), ("milk", 0), limit: 1) == [7])
    #expect(best(("milk", 0), limit: 0) == [])
  }

  @Test func aChoiceStands() { #expect(best(("milk", 0), chosen: ["egg"]).allSatisfy { $0 < 6 }) }

  @Test func conditionsStand() {
    let due = AvailableIngredient("milk", daysLeft: 0)
    let request = RecommendationRequest(available: home + [due], maximumMissing: 0, limit: 3)
    #expect(numbers(request) == [0, 1, 2])
  }
}
