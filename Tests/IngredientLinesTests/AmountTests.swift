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

  @Test(arguments: [
    ("고등어 두 마리", AmountUnit.whole, "2마리", "2"), ("양배추 반 포기", .plant, "½포기", "½ head"),
    ("배추 2포기", .plant, "2포기", "2 heads"), ("배추 1통", .head, "1통", "1 head"), ("김치 1/4포기", .plant, "¼포기", "¼ head"),
    ("갈치 한 토막", .chunk, "1토막", "1 slice"), ("생강 한 톨", .kernel, "1톨", "1 clove"), ("마늘 3쪽", .clove, "3쪽", "3 cloves"),
    ("포도 한 송이", .cluster, "1송이", "1"), ("대파 두 뿌리", .root, "2뿌리", "2 stalks"), ("시금치 한 단", .bunch, "1단", "1 bunch"),
    ("두부 한 모", .block, "1모", "1 block"), ("식빵 4장", .sheet, "4장", "4 sheets"),
  ]) func koreanCountersAreKept(line: String, unit: AmountUnit, korean: String, english: String) throws {
    let amount = try #require(IngredientLineParser().line(line).amount)
    #expect(amount.unit == unit)
    #expect((amount.text(in: .korean), amount.text(in: .english)) == (korean, english))
  }

  @Test(arguments: [
    ("sandwich_bread", "4 slices"), ("bread", "4 slices"), ("cheese", "4 slices"), ("ham", "4 slices"),
    ("laver", "4 sheets"), ("tortilla", "4 sheets"), ("lasagna", "4 sheets"), ("unheard_of", "4 sheets"),
  ]) func englishCountsSlicesOfWhatIsCut(id: String, english: String) throws {
    let amount = try #require(Amount(4, .sheet))
    #expect(amount.text(in: .english, of: id) == english)
    #expect(amount.text(in: .korean, of: id) == "4장")
  }

  @Test func everyUnitHasAKoreanWordOrNone() {
    for unit in AmountUnit.allCases {
      #expect(unit.name(for: 2, in: .korean).isEmpty == (unit == .bare))
    }
  }
}
