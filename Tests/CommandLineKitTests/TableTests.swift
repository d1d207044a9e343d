import CommandLineKit
import Testing

@Suite struct TableTests {
  @Test func columnsLineUpWhateverTheScript() {
    var table = Table(.left, .right, .left)
    table.add("양파", "1", "a")
    table.add("Egg", "10", "bb")
    table.add("무")
    #expect(table.lines.map(\.text) == ["양파   1  a", "Egg   10  bb", "무"])
  }

  @Test func columnsLineUpAsTheyAreShown() {
    var table = Table(.left, .right, .left)
    table.add("a\u{1B}[2J", "\u{202E}1", "x")
    table.add("egg", "10", "y")
    table.add("a\u{200B}", DisplayText("5", .red), "z")
    #expect(
      table.lines.map(\.text) == ["a�[2J  �1  x", "egg    10  y", "a       \u{1B}[31m5\u{1B}[0m  z"])
  }

  @Test func tableWithoutRowsHasNoLines() {
    #expect(Table(.left).lines.isEmpty)
    #expect(Table(.left).lines(within: 20).isEmpty)
  }

  @Test func firstColumnWrapsWhereTheTableIsTooWide() {
    var table = Table(.left, .right)
    table.add("Glass noodles with minced pork", "30 min")
    table.add("Army stew", "5 min")
    let narrowed = ["Glass noodles with        30 min", "minced pork", "Army stew                  5 min"]
    #expect(table.lines(within: 32).map(\.text) == narrowed)
    #expect(table.lines(within: 38).map(\.text) == table.lines.map(\.text))
    #expect(table.lines(within: nil).map(\.text) == table.lines.map(\.text))
  }

  @Test func firstColumnKeepsTwentyColumns() {
    var table = Table(.left, .left)
    table.add("Glass noodles with minced pork", "Noodle dish")
    #expect(table.lines(within: 20).map(\.text) == ["Glass noodles with    Noodle dish", "minced pork"])
  }
}

@Suite struct DecimalsTests {
  @Test(arguments: [
    (0, 2, "0.00"), (0.97, 2, "0.97"), (0.999, 2, "1.00"), (0.005, 2, "0.01"), (1.5, 0, "2"), (-0.001, 2, "0.00"),
    (-1.25, 1, "-1.3"), (12.04, 1, "12.0"), (0.0625, 3, "0.063"),
  ])
  func digitsAreFixed(_ number: Double, _ places: Int, _ text: String) { #expect(number.fixed(places) == text) }
}
