import Foundation
import Testing

/// Recipes, names and words that want to steer the terminal.
@Suite struct HostileTextTests {
  /// An escape sequence, its one-character form, text turned around, an isolate, a line separator, and DEL.
  static let evil = "\u{1B}[31m\u{9B}2J\u{202E}\u{2066}\u{2028}\u{7F}"
  static let id = "tomato-31m-2j-eggs"

  /// The characters, except newlines, on which a terminal or pager may act.
  private func steering(_ text: String) -> Set<Unicode.Scalar> {
    Set(
      text.unicodeScalars.filter { scalar in
        let category = scalar.properties.generalCategory
        return scalar != "\n"
          && ([.control, .lineSeparator, .paragraphSeparator].contains(category) || scalar.properties.isBidiControl)
      })
  }

  /// A home with a recipe of which title, ingredients and steps want to steer the terminal.
  private func withHostileRecipe(_ body: (URL) throws -> Void) throws {
    try TemporaryFolder.with { state in
      let recipe: [String: Any] = [
        "@context": "https://schema.org", "@type": "Recipe", "name": "Tomato\(Self.evil) Eggs",
        "recipeYield": "2 servings", "totalTime": "PT20M", "recipeCuisine": "Chinese", "recipeCategory": "Soup",
        "recipeIngredient": [
          "3 large eggs", "2 tomatoes, cut\(Self.evil) into wedges", "100 g moon\u{1B}\u{9B}\u{202E}\u{2066}stone",
        ],
        "recipeInstructions": [["@type": "HowToStep", "text": "Beat\(Self.evil) the eggs."]],
      ]
      let file = state.appendingPathComponent("evil.json")
      try JSONSerialization.data(withJSONObject: recipe).write(to: file)
      let outcome = try FridgeProcess(["import", file.path]).run(state: state)
      #expect(outcome.code == 0 && outcome.output.hasSuffix("imported 1, duplicate 0, skipped 0\n"), "\(outcome)")
      try body(state)
    }
  }

  @Test(arguments: [
    "recipe \(id)", "menu", "recommend egg tomato -n 9", "recommend egg -n 9", "shopping \(id)",
    "shopping \(id) egg-fried-rice", "shopping \(id) --markdown", "recipe tomato-31m-2j-egs",
    "plan --days 7", "plan --days 7 --shopping",
  ]) func whatIsImportedDoesNotSteerTheTerminal(_ line: String) throws {
    try withHostileRecipe { state in
      let words = line.split(separator: " ").map(String.init)
      for language in ["en", "ko"] {
        let outcome = try FridgeProcess(words + ["--lang", language]).run(state: state)
        #expect(steering(outcome.output).isEmpty && steering(outcome.errors).isEmpty, "\(outcome)")
        #expect((outcome.output + outcome.errors).contains("�"), "\(outcome)")
      }
    }
  }

  @Test func whatIsKeptDoesNotSteerTheTerminal() throws {
    try withHostileRecipe { state in
      let lines = ["add moonstone 200 g", "list", "use \(Self.id)", "history", "undo"]
      for line in lines {
        let words = ["pantry"] + line.split(separator: " ").map(String.init)
        let outcome = try FridgeProcess(words).run(state: state)
        #expect(outcome.code == 0 && outcome.output.contains("moon��"), "\(outcome)")
        #expect(steering(outcome.output).isEmpty && steering(outcome.errors).isEmpty, "\(outcome)")
      }
    }
  }

  @Test func aTerminalGetsOnlyTheStylesOfTheProgram() throws {
    try withHostileRecipe { state in
      for words in ["recipe \(Self.id)", "recipe \(Self.id) --format cooklang", "recipe \(Self.id) --json"] {
        let process = FridgeProcess([]).prepared(state: state)
        process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
        process.arguments = ["-qec", "'\(FridgeProcess.program.path)' \(words)", "/dev/null"]
        process.environment?["TERM"] = "xterm"
        let text = try FridgeProcess.finish(process).output
        let plain = ["\u{1B}[1m", "\u{1B}[0m", "\r\n"].reduce(text) { $0.replacingOccurrences(of: $1, with: "") }
        #expect(text.contains("Tomato") && steering(plain).isEmpty, "\(words): \(text.debugDescription)")
      }
    }
  }

  @Test func filesAndProgramsGetWhatWasImported() throws {
    try withHostileRecipe { state in
      let wanted: Set<Unicode.Scalar> = ["\u{1B}", "\u{9B}", "\u{202E}", "\u{2066}", "\u{7F}"]
      let file = try FridgeProcess(["recipe", Self.id, "--format", "markdown"]).run(state: state).output
      #expect(steering(file) == wanted)
      let json = try FridgeProcess(["recipe", Self.id, "--json"]).run(state: state).output
      #expect(steering(json).isEmpty, "\(json.debugDescription)")
      let object = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
      let title = try #require((object["recipe"] as? [String: Any])?["title"] as? String)
      #expect(steering(title) == wanted)
    }
  }

  @Test(arguments: [
    ["scan", "\(evil).png"], ["classify", "photos/red.png", "--model", evil], ["import", "\(evil).json"],
    ["recommend", evil], ["recipe", evil], ["shopping", evil], [evil],
    ["scan", "--\(evil)"], ["plan", "--days", evil], ["help", evil], ["export", "x\(evil)"],
  ]) func wordsOfTheCommandLineDoNotSteerTheTerminal(_ words: [String]) throws {
    let outcome = try FridgeProcess(words).run()
    #expect(outcome.code != 0 && !outcome.errors.isEmpty)
    #expect(steering(outcome.output).isEmpty && steering(outcome.errors).isEmpty, "\(outcome)")
  }

  @Test func namesOfFilesDoNotSteerTheTerminal() throws {
    try TemporaryFolder.with { state in
      let photos = state.appendingPathComponent("photos" + Self.evil)
      try FileManager.default.copyItem(at: FridgeProcess.home.appendingPathComponent("photos"), to: photos)
      try Data().write(to: photos.appendingPathComponent("empty\(Self.evil).png"))
      let outcome = try FridgeProcess(["classify", photos.path]).run(state: state)
      #expect(outcome.output.contains("�") && outcome.errors.contains("�"), "\(outcome)")
      #expect(steering(outcome.output).isEmpty && steering(outcome.errors).isEmpty, "\(outcome)")
    }
  }
}
