@testable import IngredientLines
import KitchenSamples
import Testing

@testable import Pantry
@testable import Recipes
@testable import Time

struct RemainingPantryTests {
  private func taken(
    _ line: RecipeIngredient, from items: PantryItem..., on day: CalendarDate? = Sample.day
  ) -> (coverage: SuppliedIngredient.Coverage?, items: [Int], left: [String]) {
    var pantry = RemainingPantry(items)
    let supplied = pantry.take(Sample.dish("dish", .korean, .stew, line), on: day).first
    return (
      supplied?.coverage, supplied?.items.map(\.number) ?? [],
      pantry.changes.map { "\($0.item.number) \($0.remaining)" }
    )
  }

  private func grams(_ number: Double) throws -> Amount { try #require(Amount(number, .gram)) }

  @Test func nothingIsThere() throws {
    #expect(taken(Sample.line("tofu", 300, .gram)).coverage == .lacking(try grams(300)))
    #expect(taken(Sample.line("tofu", 300, .gram), from: Sample.item(1, "egg")).coverage == .lacking(try grams(300)))
    #expect(taken(Sample.line("salt")).coverage == .lacking(.toTaste))
  }

  @Test(arguments: [299.0, 300, 301]) func theRestIsLacking(_ there: Double) throws {
    let (coverage, items, left) = taken(
      Sample.line("tofu", 300, .gram), from: Sample.item(1, "tofu", .measured(there), .gram))
    #expect(coverage == (there < 300 ? .lacking(try grams(300 - there)) : .complete))
    #expect(items == [1])
    #expect(left == [there > 300 ? "1 measured(1.0)" : "1 gone"])
  }

  /// Two thirds of an onion are no amount that anyone keeps.
  @Test(arguments: [
    (3.0, 5.0 / 3, "1 measured(1.25)"), (1.0, 0.9, "1 gone"), (1.0, 0.75, "1 measured(0.25)"),
    // So little is taken that a quarter would be no less, or even more, than there was.
    (1.0, 0.1, "1 measured(0.9)"), (0.9, 0.01, "1 measured(0.89)"),
  ])
  func ofPiecesQuartersRemain(there: Double, used: Double, left: String) {
    let result = taken(
      Sample.line("onion", used, .piece), from: Sample.item(1, "onion", .measured(there), .piece))
    #expect(result.left == [left])
  }

  @Test func theFirstIsUsedUpBeforeTheNext() {
    let (coverage, items, left) = taken(
      Sample.line("milk", 1, .cup), from: Sample.item(1, "milk", .measured(200), .milliliter, days: 1),
      Sample.item(2, "milk", .measured(1), .liter, days: 3), Sample.item(3, "milk", .measured(1), .liter, days: 9))
    #expect(coverage == .complete)
    #expect(items == [1, 2])
    #expect(left == ["1 gone", "2 measured(0.96)"])
  }

  /// Rice at home is the cooked rice of a dish.
  @Test(arguments: [
    ("rice", 10.0, AmountUnit.kilogram, 400.0, AmountUnit.gram, ["1 measured(9.818182)"], true),
    ("rice", 100, .gram, 220, .gram, ["1 gone"], true), ("rice", 100, .gram, 221, .gram, ["1 gone"], false),
    ("brown_rice", 1, .kilogram, 2, .bowl, ["1 measured(0.809091)"], true),
    ("cooked_rice", 1, .bowl, 210, .gram, ["1 gone"], true),
  ]) func whatIsCookedAtHomeIsThere(
    id: String, there: Double, unit: AmountUnit, needed: Double, neededUnit: AmountUnit, left: [String], isEnough: Bool
  ) {
    let line = Sample.line("cooked_rice", needed, neededUnit)
    let found = taken(line, from: Sample.item(1, id, .measured(there), unit))
    #expect((found.coverage == .complete) == isEnough)
    #expect(found.left == left)
  }

  @Test func cookedRiceIsUsedBeforeRice() {
    let line = Sample.line("cooked_rice", 2, .bowl)
    let (coverage, items, left) = taken(
      line, from: Sample.item(1, "rice", .measured(1), .kilogram), Sample.item(2, "cooked_rice", .measured(1), .bowl))
    #expect(coverage == .complete && items == [2, 1] && left == ["1 measured(0.904545)", "2 gone"])
    #expect(taken(line, from: Sample.item(1, "rice")).coverage == .uncertain(line.amount))
    // Nobody makes rice of cooked rice flour.
    #expect(taken(line, from: Sample.item(1, "rice_flour", .measured(1), .kilogram)).coverage == .lacking(line.amount))
  }

  @Test(arguments: [(-1, false), (0, true), (1, true)]) func whatExpiredBeforeIsNotUsed(_ days: Int, _ isUsed: Bool) {
    let item = Sample.item(1, "tofu", .measured(1), .block, days: days)
    let line = Sample.line("tofu", 1, .block)
    #expect((taken(line, from: item).coverage == .complete) == isUsed)
    #expect(taken(line, from: item, on: nil).coverage == .complete)
  }

  @Test func unknownAmountsMayBeEnough() throws {
    let line = Sample.line("tofu", 300, .gram)
    #expect(taken(line, from: Sample.item(1, "tofu")).coverage == .uncertain(try grams(300)))
    #expect(taken(line, from: Sample.item(1, "tofu", .measured(2), .can)).coverage == .uncertain(try grams(300)))
    let both = taken(line, from: Sample.item(1, "tofu"), Sample.item(2, "tofu", .measured(100), .gram))
    #expect(both.coverage == .uncertain(try grams(200)))
    #expect(both.items == [2, 1])
    #expect(both.left == ["2 gone"])
  }

  @Test func toTasteTakesNothing() {
    let (coverage, items, left) = taken(Sample.line("salt"), from: Sample.item(1, "salt", .measured(5), .gram))
    #expect(coverage == .complete && items == [1] && left == [])
  }

  @Test func formsAndKindsServe() {
    #expect(taken(Sample.line("crushed_garlic"), from: Sample.item(1, "garlic")).coverage == .complete)
    #expect(taken(Sample.line("garlic"), from: Sample.item(1, "crushed_garlic")).coverage == .complete)
  }

  @Test func dishesFollowEachOther() throws {
    var pantry = RemainingPantry([Sample.item(1, "egg", .measured(3), .piece)])
    let dish = Sample.dish("dish", .korean, .stew, Sample.line("egg", 2, .piece))
    #expect(pantry.take(dish, on: nil).map(\.coverage) == [.complete])
    #expect(pantry.take(dish, on: nil).map(\.coverage) == [.lacking(try #require(Amount(1, .piece)))])
    #expect(pantry.take(dish, on: nil).map(\.coverage) == [.lacking(try #require(Amount(2, .piece)))])
  }

  @Test func stapleAndOptional() {
    let dish = Sample.dish(
      "dish", .korean, .stew, Sample.line("salt", nil, .bare, .staple), Sample.line("basil", 3, .leaf, .optional))
    var pantry = RemainingPantry([])
    #expect(pantry.take(dish, on: nil).map(\.isMissing) == [false, true])
  }
}
