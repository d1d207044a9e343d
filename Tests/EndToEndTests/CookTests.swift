import Foundation
import Testing

/// Cooking on a terminal, as a person does.
@Suite struct CookTests {
  /// Returns the output on a terminal when these keys are pressed, each once the page before it was drawn.
  private func cook(
    _ recipe: String, keys: String...
  ) throws -> (text: String, code: Int32, isReadyForAShell: Bool) {
    try TemporaryFolder.with { folder in
      let terminal = try PseudoTerminal()
      var program = FridgeProcess(["cook", recipe])
      program.environment = ["TERM": "xterm", "NO_COLOR": "1"]
      let process = program.prepared(state: folder)
      terminal.connect(process)
      try process.run()
      defer { process.terminate() }
      for (index, key) in keys.enumerated() {
        try terminal.wait(for: "q quit", count: index + 1)
        try terminal.press(key)
      }
      process.waitUntilExit()
      try terminal.readRest()
      return (terminal.transcript, process.terminationStatus, terminal.isReadyForAShell)
    }
  }

  @Test func everyStepComesInItsTurn() throws {
    let (text, code, isReady) = try cook("onion-omelette", keys: " ", "\u{1B}[C", " ")
    #expect(code == 0 && isReady)
    #expect(text.contains("Onion Omelette  1/2") && text.contains("Onion Omelette  2/2"))
    #expect(text.contains("Soften the onion.") && text.contains("Enjoy your meal!"))
  }

  @Test func backAndIngredientsGoBack() throws {
    let (text, code, _) = try cook("onion-omelette", keys: " ", "b", " ", "i", "q")
    #expect(code == 0)
    #expect(text.components(separatedBy: "serves 2").count == 4 && !text.contains("2/2"))
  }

  @Test(arguments: ["\u{3}", "q", "ㅂ", "\u{4}"]) func stoppingRestoresTheTerminal(_ key: String) throws {
    let (text, code, isReady) = try cook("onion-omelette", keys: " ", key)
    #expect(code == 0 && isReady && !text.contains("Enjoy"))
  }

  @Test func aTimerIsStarted() throws {
    let (text, code, _) = try cook("egg-fried-rice", keys: " ", " ", "t", "q")
    #expect(code == 0)
    #expect(text.contains("⏲ 1  five minutes  5:00"))
  }
}
