import Foundation
import Testing

/// The menu on a terminal, as a person uses it.
@Suite struct MenuTests {
  /// Returns the output on a terminal when one of these keys is pressed at each dish, and the exit code.
  private func menu(_ words: String..., keys: String...) throws -> (text: String, code: Int32) {
    try TemporaryFolder.with { folder in
      let terminal = try PseudoTerminal()
      var program = FridgeProcess(["menu", "--seed", "3"] + words)
      program.environment["TERM"] = "dumb"
      let process = program.prepared(state: folder)
      terminal.connect(process)
      try process.run()
      defer { process.terminate() }
      for (index, key) in keys.enumerated() {
        try terminal.wait(for: "q stop ", count: index + 1)
        try terminal.press(key)
      }
      process.waitUntilExit()
      try terminal.readRest()
      return (terminal.transcript, process.terminationStatus)
    }
  }

  /// The dishes that were offered, by their identifiers.
  private func offered(_ text: String) -> [String] {
    text.matches(of: /\(([a-z-]+)\)  \d+\/\d+/).map { String($0.1) }
  }

  @Test func dishesComeOneAtATimeUntilNothingIsLeft() throws {
    let (text, code) = try menu(keys: "n", "\u{1B}[D", "ㅜ", "N")
    #expect(code == 0 && text.contains("Nothing is left."))
    #expect(Set(offered(text)).count == 4 && offered(text).count == 4)
  }

  @Test func seedDecidesTheOrder() throws {
    let first = try menu(keys: "n", "n", "n", "n"), second = try menu(keys: "n", "n", "n", "n")
    #expect(offered(first.text) == offered(second.text))
  }

  @Test(arguments: ["y", "xx\u{1B}[C", "ㅛ"]) func yesShowsTheRecipe(_ key: String) throws {
    let (text, code) = try menu("--want", "chinese", keys: "n", key)
    #expect(code == 0 && offered(text).count == 2)
    #expect(text.contains(" 1. ") && text.contains("serves") && !text.contains("Nothing is left."))
  }

  @Test(arguments: ["q", "\u{3}", "\u{4}"]) func stoppingIsNoAnswer(_ key: String) throws {
    let (text, code) = try menu(keys: key)
    #expect(code == 0 && offered(text).count == 1 && !text.contains(" 1. "))
  }
}
