import Testing

@testable import Recipes

struct AmountWordTests {
  @Test(
    arguments: [
      ("2", 2, nil), ("0.5", 0.5, nil), ("1/2", 0.5, nil), ("½", 0.5, nil), ("1½", 1.5, nil), ("500g", 500, .gram),
      ("1.5L", 1.5, .liter), ("10개", 10, .piece), ("½모", 0.5, .block), ("2kg", 2, .kilogram), ("3병", 3, .bottle),
      ("1000000", 1e6, nil),
    ] as [(String, Double, AmountUnit?)]) func reads(word: String, number: Double, unit: AmountUnit?)
  {
    let read = AmountWord(word)
    #expect(read?.number == number)
    #expect(read?.unit == unit)
  }

  @Test(arguments: [
    "", "0", "-1", "+2", ".", "/", "1/0", "0/3", "1/2/3", "½½", "1½2", "1000001", "7up", "milk", "2 ", "1e3", "inf",
    "nan",
    "99999999999999999999½",
  ]) func rejects(word: String) { #expect(AmountWord(word) == nil) }

  @Test func tellsAmountsFromNames() {
    for word in ["1", "½", "-1", "+3", ".5", "7up"] { #expect(AmountWord.isBegun(by: word)) }
    for word in ["", "milk", "우유", "—"] { #expect(!AmountWord.isBegun(by: word)) }
  }
}
