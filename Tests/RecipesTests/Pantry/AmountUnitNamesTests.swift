import Ingredients
import Testing

@testable import Recipes

struct AmountUnitNamesTests {
  @Test(arguments: AmountUnit.allCases.filter { $0 != .bare }) func answersToItsOwnNames(unit: AmountUnit) {
    #expect(AmountUnit(named: unit.rawValue) == unit)
    #expect(AmountUnit(named: unit.rawValue.uppercased()) == unit)
    if unit != .piece { #expect(AmountUnit(named: unit.name(for: 2, in: .english)) == unit) }
    // Sheets and leaves are both counted in 장.
    if unit != .leaf { #expect(AmountUnit(named: unit.name(for: 2, in: .korean)) == unit) }
  }

  @Test(
    arguments: [
      ("l", .liter), ("리터", .liter), ("litres", .liter), ("킬로", .kilogram), ("개", .piece), ("마리", .piece),
      ("봉지", .bag), ("bottles", .bottle), ("packs", .pack), ("boxes", .pack), ("bunches", .bunch), ("포기", .head),
      ("\u{1107}\u{1169}\u{11BC}", .bag),
    ] as [(String, AmountUnit)]) func answersToOtherNames(name: String, unit: AmountUnit)
  {
    #expect(AmountUnit(named: name) == unit)
  }

  @Test(arguments: ["", " ", "milk", "우유", "gg"]) func otherWordsAreNoUnits(name: String) {
    #expect(AmountUnit(named: name) == nil)
  }
}
