import Foundation
import Testing

/// The words of the program where no golden file shows them: wrapped lines, failures and output for programs.
@Suite struct WordsTests {
  @Test(arguments: ["en", "ko"], [20, 40, 60]) func linesWrapAtTheStatedWidth(language: String, width: Int) throws {
    for line in [
      "recommend onion egg", "menu", "recipe egg-fried-rice", "today", "menu --want martian", "cook egg-fried-rice",
      "config",
    ] {
      var process = FridgeProcess(line.split(separator: " ").map(String.init) + ["--lang", language])
      process.environment = ["COLUMNS": "\(width)"]
      let outcome = try process.run()
      let lines = (outcome.output + outcome.errors).split(separator: "\n")
      #expect(lines.allSatisfy { $0.reduce(0) { $0 + (("가"..."힣").contains($1) ? 2 : 1) } <= width }, "\(line)")
      let whole = try FridgeProcess(line.split(separator: " ").map(String.init) + ["--lang", language]).run()
      #expect(outcome.output.filter { !$0.isWhitespace } == whole.output.filter { !$0.isWhitespace })
    }
  }

  @Test(arguments: [
    ("recipe omlete --json", "unknown_recipe", 1), ("recommend onoin --json", "unknown", 2),
    ("menu --json --want martian", "invalid_value", 2),
    ("pantry undo --json", "nothing_to_undo", 1), ("import missing.json --json --nothing", "unknown_option", 2),
  ]) func aFailureIsJSONForAProgram(line: String, kind: String, code: Int32) throws {
    for language in ["en", "ko"] {
      let outcome = try FridgeProcess(line.split(separator: " ").map(String.init) + ["--lang", language]).run()
      let object = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
      let error = try #require(object["error"] as? [String: Any])
      #expect(object["version"] as? Int == 1 && error["kind"] as? String == kind && error["exit"] as? Int32 == code)
      let message = try #require(error["message"] as? String)
      #expect(outcome.code == code && outcome.errors.contains(message))
    }
  }

  @Test func anAnswerAndAFailureAreNotMixed() throws {
    let outcome = try fridge("pantry", "list", "--json")
    #expect(outcome.output == "{\"version\":1,\"items\":[]}\n" && outcome.code == 1)
  }

  @Test func unitsAreTheSameInEveryLanguage() throws {
    let answers = try ["en", "ko"].map { try fridge("recipe", "egg-fried-rice", "--json", "--lang", $0).output }
    let units = answers.map { $0.matches(of: /"unit":"([^"]*)"/).map { String($0.output.1) } }
    #expect(units[0] == units[1] && !units[0].isEmpty)
  }

  @Test(arguments: [
    ("--avoid", "매운", "spicy"), ("--require", "국물", "soup"), ("--want", "한식", "korean"), ("--kind", "Soup", "soup"),
  ])
  func choicesHaveNamesInBothLanguages(option: String, name: String, word: String) throws {
    #expect(try fridge("menu", option, name).output == fridge("menu", option, word).output)
  }

  @Test(arguments: [("jsonl", "{\"cuisine\""), ("markdown", "# "), ("json-ld", "{")]) func exportsToStandardOutput(
    format: String, start: String
  ) throws {
    let outcome = try fridge("export", "-", "--recipe", "egg-fried-rice", "--format", format)
    #expect(outcome.output.hasPrefix(start) && outcome.errors.isEmpty && outcome.code == 0)
  }

  @Test func severalRecipesDoNotFitOneCooklangText() throws {
    let outcome = try fridge("export", "-", "-r", "egg-fried-rice", "-r", "tomato-egg-soup", "-f", "cooklang")
    #expect(outcome.output.isEmpty && outcome.code == 2 && outcome.errors.contains("cooklang"))
  }
}
