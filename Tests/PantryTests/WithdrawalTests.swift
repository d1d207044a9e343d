@testable import IngredientLines
import Ingredients
@testable import Localization
import Testing

@testable import Pantry
@testable import Recipes
@testable import Time

struct WithdrawalTests {
  private static let day = CalendarDate(year: 2026, month: 11, day: 21)

  private func item(
    _ number: Int, _ remaining: RemainingAmount, _ unit: AmountUnit, of id: String = "milk"
  ) throws -> PantryItem {
    PantryItem(
      number: number, ingredient: id, name: BilingualText(en: "Milk", ko: "우유"), unit: unit,
      added: try #require(Self.day), expiry: nil, place: .fridge, remaining: remaining)
  }

  private func left(_ amount: Amount?, _ items: PantryItem...) throws -> [String] {
    try Withdrawal(taking: amount, from: items).remainders.map { "\($0.item.number) \($0.remaining)" }
  }

  @Test func withoutAnAmountEverythingIsTaken() throws {
    let items = [try item(1, .measured(1), .liter), try item(2, .unmeasured, .bare)]
    #expect(try left(nil, items[0], items[1]) == ["1 gone", "2 gone"])
  }

  @Test func theFirstIsUsedUpBeforeTheNext() throws {
    let items = [try item(1, .measured(1), .liter), try item(2, .measured(500), .milliliter)]
    #expect(try left(Amount(0.9, .liter), items[0], items[1]) == ["1 measured(0.1)"])
    #expect(try left(Amount(1, .liter), items[0], items[1]) == ["1 gone"])
    #expect(try left(Amount(1200, .milliliter), items[0], items[1]) == ["1 gone", "2 measured(300.0)"])
    #expect(try left(Amount(1.5, .liter), items[0], items[1]) == ["1 gone", "2 gone"])
    #expect(throws: WithdrawalFault.notEnough(available: 1.5, .liter)) {
      try Withdrawal(taking: Amount(1.501, .liter), from: items)
    }
  }

  @Test func aBareNumberCountsInTheFirstUnit() throws {
    #expect(
      try left(Amount(0.5, .bare), item(1, .unmeasured, .bare), item(2, .measured(2), .bottle)) == ["2 measured(1.5)"])
    #expect(try left(Amount(3, .piece), item(1, .measured(10), .bare)) == ["1 measured(7.0)"])
  }

  @Test func weightsAreTakenOffPieces() throws {
    // A block of tofu weighs 300 g.
    let items = [try item(1, .measured(0.5), .block, of: "tofu"), try item(2, .measured(2), .piece, of: "tofu")]
    #expect(try left(Amount(60, .gram), items[0], items[1]) == ["1 measured(0.3)"])
    #expect(try left(Amount(300, .gram), items[0], items[1]) == ["1 gone", "2 measured(1.5)"])
    #expect(try left(Amount(1, .block), item(1, .measured(1), .kilogram, of: "tofu")) == ["1 measured(0.7)"])
    #expect(throws: WithdrawalFault.notEnough(available: 750, .gram)) {
      try Withdrawal(taking: Amount(751, .gram), from: items)
    }
  }

  @Test func aThirdOfABlockIsAHundredGrams() throws {
    let items = [try item(1, .measured(0.333333), .block, of: "tofu"), try item(2, .measured(2), .block, of: "tofu")]
    #expect(try left(Amount(100, .gram), items[0], items[1]) == ["1 gone"])
    #expect(try left(Amount(100, .gram), items[0]) == ["1 gone"])
    #expect(throws: WithdrawalFault.self) { try left(Amount(100.1, .gram), items[0]) }
  }

  @Test func vagueAmountsAreRefused() throws {
    let items = [try item(1, .measured(1), .liter)]
    #expect(throws: WithdrawalFault.vague) { try Withdrawal(taking: .toTaste, from: items) }
  }

  @Test func unitsOfOtherMeasuresAreNotTouched() throws {
    let items = [try item(1, .measured(2), .bottle), try item(2, .unmeasured, .bare)]
    #expect(throws: WithdrawalFault.otherUnits) { try Withdrawal(taking: Amount(1, .gram), from: items) }
    #expect(throws: WithdrawalFault.otherUnits) { try Withdrawal(taking: Amount(1, .bare), from: [items[1]]) }
  }
}
