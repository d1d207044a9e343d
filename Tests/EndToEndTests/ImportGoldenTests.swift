import Foundation
import Testing

/// Compares what import and export say, one after the other in one home, with approved files.
@Suite struct ImportGoldenTests {
  static let scripts = [
    "import": """
    import recipes --dry-run
    import recipes
    import recipes --json
    recipe 두부조림
    recipe tomato eggs --servings 4
    recipe tomato eggs --servings 1
    recipe 두부조림 --format markdown
    recipe 두부조림 --format cooklang
    recipe tomato-eggs --format json-ld
    recommend tofu -n 1
    import missing.json
    import labelled.csv --json
    help import
    """
  ]

  @Test(arguments: scripts.keys.sorted(), ["en", "ko"]) func programSaysWhatWasApproved(
    _ name: String, language: String
  ) throws {
    let lines = try #require(Self.scripts[name]).split(separator: "\n")
    let transcript = try TemporaryFolder.with { state in
      try lines.map { line in
        let words = line.split(separator: " ").map(String.init) + ["--lang", language]
        return try FridgeProcess(words).run(state: state).transcript(of: words)
      }.joined(separator: "\n")
    }
    try Golden.expect(transcript, in: language == "en" ? name : "\(name)-\(language)")
  }

  @Test(arguments: ["out.jsonl", "out.json", "out.md", "out/"], ["en", "ko"]) func whatIsExportedIsKnownAgain(
    target: String, language: String
  ) throws {
    try TemporaryFolder.with { state in
      #expect(try FridgeProcess(["import", "recipes"]).run(state: state).code == 0)
      let path = state.appendingPathComponent(target).path + (target.hasSuffix("/") ? "/" : "")
      let words = ["export", path, "--lang", language] + (target == "out/" ? ["--format", "cooklang"] : [])
      #expect(try FridgeProcess(words).run(state: state).code == 0)
      let refused = try FridgeProcess(words).run(state: state)
      #expect(refused.code == 2 && refused.output.isEmpty, "\(refused)")
      #expect(try FridgeProcess(words + ["--force"]).run(state: state).code == 0)
      let again = try FridgeProcess(["import", path]).run(state: state)
      #expect(again.output.hasSuffix("imported 0, duplicate 2, skipped 0\n"), "\(again)")
    }
  }

  @Test func nothingOfOnesOwnIsNothingFound() throws {
    let outcome = try fridge("export", "nowhere.jsonl")
    #expect(outcome.code == 1 && outcome.output.isEmpty)
  }

  @Test(arguments: ["out.xyz", "out", "out.html"]) func aFormThatNobodyKnowsIsRefused(name: String) throws {
    try TemporaryFolder.with { state in
      let target = state.appendingPathComponent(name).path
      let outcome = try FridgeProcess(["export", target, "--recipe", "egg-fried-rice"]).run(state: state)
      #expect(outcome.code == 2 && outcome.output.isEmpty && outcome.errors.contains(".jsonl"), "\(outcome)")
      #expect(!FileManager.default.fileExists(atPath: target))
      let named = FridgeProcess(["export", target, "--recipe", "egg-fried-rice", "--format", "markdown"])
      #expect(try named.run(state: state).code == 0)
    }
  }

  /// Killed at any moment, an import has added everything or nothing.
  @Test func aKilledImportLeavesAllOrNothing() throws {
    var (whole, none) = (0, 0)
    for round in 0..<12 {
      try TemporaryFolder.with { state in
        let process = FridgeProcess(["import", "recipes"]).prepared(state: state)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        usleep(UInt32(round) * 8000)
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        let again = try FridgeProcess(["import", "recipes"]).run(state: state).output
        let isWhole = again.hasSuffix("imported 0, duplicate 2, skipped 1\n")
        let isNothing = again.hasSuffix("imported 2, duplicate 0, skipped 1\n")
        #expect(isWhole || isNothing, "\(again)")
        if isWhole { whole += 1 } else { none += 1 }
      }
    }
    #expect(whole + none == 12)
  }
}
