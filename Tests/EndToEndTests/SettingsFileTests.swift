import Foundation
import Testing

/// The settings file, as a person edits it.
@Suite struct SettingsFileTests {
  private func run(_ words: String..., with settings: String) throws -> FridgeProcess.Outcome {
    try TemporaryFolder.with { state in
      let process = FridgeProcess(words)
      // The first run makes the home.
      _ = try process.run(state: state)
      try settings.write(to: state.appendingPathComponent("fridge/config.toml"), atomically: true, encoding: .utf8)
      var outcome = try process.run(state: state)
      outcome.errors = outcome.errors.replacing(state.path, with: "$STATE")
      return outcome
    }
  }

  @Test(arguments: [
    ["today"], ["scan", "photos"], ["pantry", "list"], ["config"], ["config", "set", "servings", "2"],
  ])
  func aBrokenFileIsReportedWithItsPlace(_ words: [String]) throws {
    try TemporaryFolder.with { state in
      _ = try FridgeProcess(["today"]).run(state: state)
      let file = state.appendingPathComponent("fridge/config.toml")
      try "language = \"en\"\nservings = \"four\"\n".write(to: file, atomically: true, encoding: .utf8)
      let outcome = try FridgeProcess(words).run(state: state)
      #expect(outcome.code == 2 && outcome.output.isEmpty)
      #expect(outcome.errors.contains("config.toml:2:12: This is not a valid value for “servings”."))
      #expect(outcome.errors.contains("It must be a whole number from 1 to 100."))
    }
  }

  @Test func aBrokenFileIsJSONForPrograms() throws {
    let outcome = try run("today", "--json", with: "servings = 4 4")
    #expect(outcome.code == 2 && outcome.output.contains("\"kind\":\"more_on_line\""))
  }

  @Test(arguments: [["help"], ["config", "path"], ["--version"], ["completions", "bash"]])
  func someThingsWorkAnyway(_ words: [String]) throws {
    try TemporaryFolder.with { state in
      _ = try FridgeProcess(["today"]).run(state: state)
      let file = state.appendingPathComponent("fridge/config.toml")
      try "[".write(to: file, atomically: true, encoding: .utf8)
      #expect(try FridgeProcess(words).run(state: state).code == 0)
    }
  }

  @Test func anUnknownIngredientHasAPlace() throws {
    let outcome = try run("menu", with: "# never\nnever = [\n  \"shrimp\",\n  \"shirmp\"]\n")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("config.toml:4:3: There is no ingredient “shirmp”."))
  }

  @Test func theLanguageOfTheFileBeatsTheLocaleButNotTheOption() throws {
    #expect(try run("pantry", "list", with: "language = \"ko\"").errors.contains("집에 식재료가 없습니다."))
    #expect(
      try run("pantry", "list", "--lang", "en", with: "language = \"ko\"").errors.contains("The pantry is empty."))
  }
}
