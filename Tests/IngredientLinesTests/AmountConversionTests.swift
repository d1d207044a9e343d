@testable import IngredientLines
import Ingredients
import Testing

@testable import Recipes

struct AmountConversionTests {
  private let onion = AmountConversion(of: "onion"), unknown = AmountConversion(of: "moon_cheese")

  @Test(arguments: [
    ("mackerel", AmountUnit.whole, AmountUnit.piece, 1.0), ("mackerel", .whole, .bare, 1), ("kimchi", .plant, .head, 1),
    ("green_onion", .root, .stalk, 1), ("garlic", .kernel, .clove, 1), ("hairtail", .chunk, .slice, 1),
    ("napa_cabbage", .plant, .gram, 1500), ("mackerel", .piece, .whole, 1),
  ]) func koreanCountersEqualOtherUnits(id: String, unit: AmountUnit, target: AmountUnit, factor: Double) {
    #expect(AmountConversion(of: id).factor(from: unit, to: target) == factor)
  }

  @Test(arguments: [
    (AmountUnit.kilogram, AmountUnit.gram, 1000.0), (.liter, .milliliter, 1000), (.tablespoon, .teaspoon, 3),
    (.cup, .tablespoon, 16), (.milliliter, .liter, 0.001), (.piece, .bare, 1), (.clove, .clove, 1),
  ]) func unitsOfOneMeasureNeedNoFacts(_ from: AmountUnit, _ to: AmountUnit, _ factor: Double) {
    #expect(unknown.factor(from: from, to: to) == factor)
  }

  @Test(arguments: [AmountUnit.block, .stalk, .bunch, .can]) func aBareNumberCountsWhatTheOtherCounts(
    _ unit: AmountUnit
  ) {
    #expect(unknown.factor(from: .bare, to: unit) == 1)
    #expect(unknown.factor(from: unit, to: .bare) == 1)
    #expect(unknown.factor(from: .piece, to: unit) == nil)
  }

  @Test func piecesAreWeighedWhereThatIsKnown() throws {
    let grams = try #require(onion.grams(per: .piece))
    #expect((50...400).contains(grams))
    #expect(onion.factor(from: .piece, to: .gram) == grams)
    #expect(onion.factor(from: .kilogram, to: .piece) == 1000 / grams)
    #expect(unknown.factor(from: .piece, to: .gram) == nil)
    #expect(unknown.factor(from: .bare, to: .kilogram) == nil)
  }

  @Test(
    arguments: [
      ("tofu", .block, .gram, 300), ("garlic", .piece, .clove, 1), ("perilla_leaf", .sheet, .leaf, 1),
      ("green_onion", .stalk, .piece, 1), ("cabbage", .kilogram, .head, 1000.0 / 900), ("soft_tofu", .pack, .gram, 350),
      ("cabbage", .leaf, .gram, nil), ("milk", .block, .gram, nil), ("egg", .block, .piece, nil),
    ] as [(String, AmountUnit, AmountUnit, Double?)])
  func piecesHaveNamesOfTheirOwn(_ id: String, _ from: AmountUnit, _ to: AmountUnit, _ factor: Double?) {
    #expect(AmountConversion(of: id).factor(from: from, to: to) == factor)
  }

  @Test func theNamesOfPiecesAreUnits() {
    let knowledge = IngredientKnowledge.standard
    for id in knowledge.ids {
      for name in knowledge[id]?.pieceUnits ?? [] {
        #expect(AmountUnit(rawValue: name).map { $0.measure == $0 && $0 != .gram } == true, "\(id): \(name)")
      }
    }
  }

  @Test func spoonsAreWeighedWhereThatIsKnown() throws {
    let flour = AmountConversion(of: "flour")
    let grams = try #require(flour.grams(per: .tablespoon))
    #expect((5...12).contains(grams))
    #expect(try #require(flour.grams(per: .teaspoon)) == grams / 3)
    #expect(unknown.factor(from: .tablespoon, to: .gram) == nil)
    #expect(flour.factor(from: .handful, to: .gram) == nil)
  }
}
