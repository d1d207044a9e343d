import Foundation
import Testing

/// The list of ingredients on a terminal, as a person uses it.
@Suite struct PickTests {
  /// Returns the output on a terminal when these keys are pressed, and the exit code.
  private func pick(_ words: String..., keys: String...) throws -> (text: String, code: Int32, isReadyForAShell: Bool) {
    try TemporaryFolder.with { folder in
      let terminal = try PseudoTerminal()
      var program = FridgeProcess(["pick"] + words)
      program.environment["TERM"] = "xterm"
      program.environment["NO_COLOR"] = "1"
      let process = program.prepared(state: folder)
      terminal.connect(process)
      try process.run()
      defer { process.terminate() }
      for (index, key) in keys.enumerated() {
        // The list is drawn once before each key.
        try terminal.wait(for: "Search: ", count: index + 1)
        try terminal.press(key)
      }
      process.waitUntilExit()
      try terminal.readRest()
      return (terminal.transcript, process.terminationStatus, terminal.isReadyForAShell)
    }
  }

  @Test func arrowsAndSpaceChoose() throws {
    // The photos show a tomato and a cucumber.
    let (text, code, isReady) = try pick("photos", keys: "\u{1B}[B", " ", "\n")
    #expect(code == 0 && isReady)
    #expect(text.contains("> [x] Cucumber") && text.contains("[ ] Tomato"))
    #expect(text.contains("Cucumber Salad (cucumber-salad)") && !text.contains("(tomato-egg-soup)"))
  }

  @Test func typingFindsInBothLanguages() throws {
    let (text, code, _) = try pick("photos", keys: "양", "파", "\n", "\n")
    #expect(code == 0)
    #expect(text.contains("Search: 양파") && text.contains("[x] Onion") && text.contains("(onion-omelette)"))
  }

  @Test func aListWithoutAChoiceStays() throws {
    let (text, code, _) = try pick("photos", keys: "\n", "\u{3}")
    #expect(code == 0 && text.contains("Please choose ingredients.") && !text.contains(" 1. "))
  }

  @Test(arguments: ["q\u{7F}\u{1B}", "\u{3}", "\u{4}"]) func stoppingIsNoAnswer(_ keys: String) throws {
    let keys = keys.map(String.init)
    let (text, code, isReady) =
      try keys.count == 1 ? pick("photos", keys: keys[0]) : pick("photos", keys: keys[0], keys[1], keys[2])
    #expect(code == 0 && isReady && !text.contains("(tomato-egg-soup)"))
  }

  @Test func aDumbTerminalGetsTheList() throws {
    try TemporaryFolder.with { folder in
      let terminal = try PseudoTerminal()
      var program = FridgeProcess(["pick", "photos"])
      program.environment["TERM"] = "dumb"
      let process = program.prepared(state: folder)
      terminal.connect(process)
      try process.run()
      process.waitUntilExit()
      try terminal.readRest()
      #expect(process.terminationStatus == 0 && terminal.transcript.contains("cucumber"))
      #expect(!terminal.transcript.contains("\u{1B}"))
    }
  }
}
