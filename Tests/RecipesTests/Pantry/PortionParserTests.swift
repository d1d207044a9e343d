import Ingredients
import Testing

@testable import Recipes

struct PortionParserTests {
  private func read(_ line: String) throws -> [String] {
    try PortionParser(.standard).portions(line.split(separator: " ").map(String.init)).map {
      ([$0.ingredient.id] + ($0.amount.map { [$0.text(in: .english)] } ?? [])).joined(separator: " ")
    }
  }

  @Test(arguments: [
    ("", []), ("milk", ["milk"]), ("milk 1 L", ["milk 1 L"]), ("milk 1L", ["milk 1 L"]), ("달걀 10", ["egg 10"]),
    ("달걀 10 개 두부 1 모", ["egg 10", "tofu 1 block"]), ("달걀 10개 두부 ½모", ["egg 10", "tofu ½ block"]),
    ("milk egg tofu", ["milk", "egg", "tofu"]), ("green onion 2 stalks milk", ["green_onion 2 stalks", "milk"]),
    ("milk green onion 2", ["milk", "green_onion 2"]), ("milk 2 egg", ["milk 2", "egg"]),
    ("green_onion", ["green_onion"]), ("청양고추 1 봉 우유", ["green_chili 1 bag", "milk"]),
  ]) func reads(line: String, portions: [String]) throws { #expect(try read(line) == portions) }

  @Test func namesThatNothingAnswersToAreReportedWhole() throws {
    let error = #expect(throws: PortionError.self) { try read("milk grean onion 2") }
    guard case .unknown("grean onion", let suggestions) = error else { throw error ?? .notAnAmount("") }
    #expect(suggestions.first?.id == "green_onion")
    #expect(throws: PortionError.self) { try read("none") }
  }

  @Test(arguments: ["milk 0", "milk -1 L", "milk 7up", "milk 1/0"]) func amountsMustBeAmounts(line: String) {
    let word = String(line.split(separator: " ")[1])
    #expect(throws: PortionError.notAnAmount(word)) { try read(line) }
  }

  @Test(arguments: ["1", "1 L milk", "milk 1 2"]) func anAmountNeedsAName(line: String) {
    #expect(throws: PortionError.self) { try read(line) }
    #expect(throws: PortionError.amountOfNothing("2")) { try read("milk 1 2") }
  }
}
