import CommandLineKit
import Testing

@testable import FridgeCommands

struct ShoppingTableTests {
  private let table = ShoppingTable(rows: [
    ShoppingTable.Row(name: "Onion", amount: "1", need: "", purpose: ""),
    ShoppingTable.Row(name: "Crushed Garlic", amount: "1 tub (200 g)", need: "needs 1 tbsp", purpose: "Kimchi Stew"),
    ShoppingTable.Row(name: "Salt", amount: "", need: "", purpose: "Kimchi Stew"),
    ShoppingTable.Row(name: "paper towels of an extraordinary length", amount: "", need: "", purpose: ""),
  ])

  private func lines(_ width: Int?) -> [[String]] { table.lines(within: width).map { $0.map(\.text) } }

  @Test func aWideTerminalShowsATable() {
    for width in [nil, 90] {
      #expect(lines(width).map(\.count) == [1, 1, 1, 1])
      #expect(lines(width)[0][0].hasPrefix("  Onion      ") && lines(width)[0][0].hasSuffix("  1"))
    }
  }

  @Test func aNarrowTerminalShowsNotesBelow() {
    #expect(
      lines(30) == [
        ["  Onion 1"], ["  Crushed Garlic 1 tub (200", "    g)", "    needs 1 tbsp, Kimchi Stew"],
        ["  Salt", "    Kimchi Stew"], ["  paper towels of an", "    extraordinary length"],
      ])
    #expect(lines(30).joined().allSatisfy { $0.count <= 30 })
  }

  @Test func nothingIsNoLine() { #expect(ShoppingTable(rows: []).lines(within: 30).isEmpty) }
}
