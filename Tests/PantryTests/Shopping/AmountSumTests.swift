@testable import IngredientLines
import Ingredients
@testable import Localization
import Testing

@testable import Pantry
@testable import Recipes

struct AmountSumTests {
  private func sum(_ amounts: (Double, AmountUnit)..., of id: String = "moon_cheese") throws -> [String] {
    var sum = AmountSum()
    for (number, unit) in amounts { sum.add(try #require(Amount(number, unit))) }
    return sum.amounts(by: AmountConversion(of: id)).map { $0.text(in: .english) }
  }

  @Test func comparableUnitsAreAddedUp() throws {
    #expect(try sum((200, .gram), (0.5, .kilogram)) == ["700 g"])
    #expect(try sum((600, .gram), (0.5, .kilogram)) == ["1.1 kg"])
    #expect(try sum((1, .tablespoon), (1, .teaspoon)) == ["1½ tbsp"])
    #expect(try sum((1, .tablespoon), (10, .milliliter)) == ["25 ml"])
    #expect(try sum((1, .liter), (1, .cup)) == ["1¼ L"])
    #expect(try sum((2, .bare), (1, .piece)) == ["3"])
  }

  @Test func oneUnitAloneIsKept() throws {
    #expect(try sum((1, .tablespoon), (2, .tablespoon)) == ["3 tbsp"])
    #expect(try sum((0.5, .block), (0.5, .block)) == ["1 block"])
  }

  @Test func incomparableUnitsStaySeparate() throws {
    #expect(try sum((1, .handful), (100, .gram), (2, .handful)) == ["3 handfuls", "100 g"])
  }

  @Test func weighableAmountsAreMerged() throws {
    let grams = try #require(AmountConversion(of: "onion").grams(per: .piece))
    #expect(try sum((2, .piece), (grams, .gram), of: "onion") == ["3"])
    #expect(try sum((1, .piece), (grams * 4, .gram), of: "onion").count == 1)
    #expect(try sum((1, .piece), (grams * 4, .gram), of: "onion")[0].hasSuffix("g"))
  }

  @Test func nothingAndToTasteAreNothing() throws {
    var sum = AmountSum()
    #expect(sum.amounts(by: AmountConversion(of: "onion")) == [])
    sum.add(.toTaste)
    #expect(sum.amounts(by: AmountConversion(of: "onion")) == [])
  }

  @Test(arguments: [
    (0.25, AmountUnit.piece, 1.0, AmountUnit.piece), (2, .piece, 2, .piece), (2.01, .piece, 3, .piece),
    (0.3, .tablespoon, 0.5, .tablespoon), (2.6, .teaspoon, 3, .teaspoon), (7, .gram, 7, .gram), (12, .gram, 15, .gram),
    (101, .gram, 110, .gram), (999, .gram, 1, .kilogram), (1010, .milliliter, 1.05, .liter),
    (0.2, .liter, 200, .milliliter),
    (1e6, .kilogram, 1e6, .kilogram), (1e-9, .gram, 1, .gram), (3.0000001, .block, 3, .block),
  ]) func isRoundedUpToWhatAShopSells(_ number: Double, _ unit: AmountUnit, _ up: Double, _ target: AmountUnit) throws {
    #expect(try #require(Amount(number, unit)).roundedUpForShopping == Amount(up, target))
  }

  @Test func manyMillionsAreStillAnAmount() throws {
    #expect(try sum((1e6, .piece), (1e6, .piece)) == ["1000000"])
    #expect(try sum((1e6, .kilogram), (1e6, .kilogram)) == ["1000000 kg"])
  }
}
