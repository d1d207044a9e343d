@testable import IngredientLines
import Ingredients
@testable import Localization
import Testing

@testable import Recipes

struct AmountTests {
  @Test(arguments: [0, -1, .nan, .infinity, 1_000_001]) func refuses(value: Double) {
    #expect(Amount(value, .gram) == nil)
  }

  @Test(arguments: [
    (300, AmountUnit.gram, "300 g", "300g"), (1.5, .cup, "1½ cups", "1½컵"), (0.5, .block, "½ block", "½모"),
    (1, .clove, "1 clove", "1쪽"), (2, .clove, "2 cloves", "2쪽"), (2, .piece, "2", "2개"), (0.25, .piece, "¼", "¼개"),
    (2, .pinch, "2 pinches", "2꼬집"), (3, .leaf, "3 leaves", "3장"), (2.67, .tablespoon, "2⅔ tbsp", "2⅔큰술"),
    (0.33, .teaspoon, "⅓ tsp", "⅓작은술"), (2.999, .can, "3 cans", "3캔"), (0.1, .milliliter, "0.1 ml", "0.1ml"),
    (1.15, .head, "1.15 heads", "1.15통"), (7, .bare, "7", "7"), (1_000_000, .gram, "1000000 g", "1000000g"),
  ])
  func writesAsACookDoes(value: Double, unit: AmountUnit, english: String, korean: String) throws {
    let amount = try #require(Amount(value, unit))
    #expect(amount.text(in: .english) == english)
    #expect(amount.text(in: .korean) == korean)
  }

  @Test func writesToTasteInWords() {
    #expect(Amount.toTaste.text(in: .english) == "to taste")
    #expect(Amount.toTaste.text(in: .korean) == "약간")
    #expect(Amount.toTaste.scaled(by: 3) == .toTaste)
  }

  @Test(arguments: [
    (300, AmountUnit.gram, 1.5, 450), (125, .gram, 0.5, 65), (210, .gram, 3, 630), (333, .gram, 4, 1350),
    (3, .gram, 0.1, 1),
    (15, .milliliter, 1.5, 23), (2, .piece, 1.5, 3), (1, .piece, 0.5, 0.5), (1, .clove, 0.1, 0.25),
    (3, .tablespoon, 0.75, 2.25),
    (0.5, .block, 5, 2.5), (1, .cup, 4.3, 4.5), (3, .slice, 3.4, 10), (5, .leaf, 7.1, 36), (2.9, .piece, 2.0 / 3, 2),
  ])
  func scalesToWhatCanBeMeasured(value: Double, unit: AmountUnit, factor: Double, expected: Double) throws {
    let scaled = try #require(Amount(value, unit)).scaled(by: factor)
    #expect(scaled.unit == unit)
    #expect(abs(try #require(scaled.value) - expected) < 1e-9)
  }

  @Test(arguments: [
    (1, AmountUnit.piece, 0.5, AmountDivisibility.halves, 0.5), (1, .piece, 0.2, .halves, 0.5),
    (2, .piece, 0.67, .halves, 1.5),
    (3, .piece, 2.0 / 3, .halves, 2), (2, .piece, 1.25, .halves, 3), (1, .piece, 0.5, .whole, 1),
    (2, .piece, 0.7, .whole, 1),
    (1, .pinch, 0.5, .fractions, 1), (3, .pinch, 0.5, .fractions, 2), (1, .leaf, 0.25, .halves, 1),
  ])
  func dividesNoFurtherThanACookCan(
    value: Double, unit: AmountUnit, factor: Double, divisibility: AmountDivisibility, expected: Double
  ) throws {
    #expect(try #require(Amount(value, unit)).scaled(by: factor, dividing: divisibility).value == expected)
  }

  @Test func aFactorOfOneChangesNothing() throws {
    let amount = try #require(Amount(123.456, .gram))
    #expect(amount.scaled(by: 1) == amount)
  }

  @Test func everyUnitHasAKoreanWordOrNone() {
    for unit in AmountUnit.allCases {
      #expect(unit.name(for: 2, in: .korean).isEmpty == (unit == .bare))
    }
  }
}
