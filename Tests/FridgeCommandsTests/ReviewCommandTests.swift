import FridgeKit
import Testing

@testable import FridgeCommands

@Suite struct ReviewCommandTests {
  @Test(arguments: [
    ("list", ReviewCommand.list), ("  L ", .list), ("?", .help), ("QUIT", .quit), ("turn 1", .turn([1])),
    ("t 3 12\r", .turn([3, 12])), ("delete 2", .delete([2])), ("keep 2", .keep([2])), ("save", .save(to: nil)),
    ("save a b.pdf ", .save(to: "a b.pdf")), ("s\tx.pdf", .save(to: "x.pdf")),
  ])
  func commandsAreRead(line: String, command: ReviewCommand) throws { #expect(try ReviewCommand(line) == command) }

  @Test(arguments: ["", "  ", "\t\r"]) func emptyLinesAreNone(line: String) throws {
    #expect(try ReviewCommand(line) == nil)
  }

  @Test(arguments: [
    ("turm 1", ReviewCommandError.unknown("turm")), ("turn", .needsNumber("turn")), ("delete 0", .notNumber("0")),
    ("turn 1 x", .notNumber("x")), ("turn -1", .notNumber("-1")),
    ("turn 99999999999999999999", .notNumber("99999999999999999999")),
  ])
  func mistakesAreNamed(line: String, error: ReviewCommandError) {
    #expect(throws: error) { try ReviewCommand(line) }
  }
}
