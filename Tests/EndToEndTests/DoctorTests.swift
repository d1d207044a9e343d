import Foundation
import Testing

/// `fridge doctor` in homes that are in order and in homes that are not.
@Suite struct DoctorTests {
  /// Runs the program with the portable kernels in a home where `prepare` has been.
  private func run(_ words: [String], prepare: (URL) throws -> Void = { _ in }) throws -> FridgeProcess.Outcome {
    try TemporaryFolder.with { state in
      var process = FridgeProcess(words)
      process.environment = ["FRIDGE_KERNELS": "portable"]
      // The first run makes the home and the index.
      var first = FridgeProcess(["recipes", "egg"])
      first.environment = process.environment
      _ = try first.run(state: state)
      try prepare(state.appendingPathComponent("fridge"))
      var outcome = try process.run(state: state)
      outcome.output = Self.withoutMachine(outcome.output.replacing(state.path, with: "$STATE"))
      return outcome
    }
  }

  /// Returns the text without what differs from machine to machine.
  private static func withoutMachine(_ text: String) -> String {
    text.replacing(/(processor|프로세서)( +)[^\n]*portable[^\n]*/) { "\($0.1)\($0.2)$PROCESSOR" }
      .replacing(/[0-9.]+ GB/, with: "$SPACE")
      .replacing(/"name":"[^"]*","status":"ok","message":"[^"]*portable[^"]*"/, with: "$PROCESSOR")
  }

  @Test(arguments: [
    ("doctor", ["doctor"]), ("doctor-ko", ["doctor", "--lang", "ko"]), ("doctor-json", ["doctor", "--json"]),
  ]) func programSaysWhatWasApproved(name: String, words: [String]) throws {
    let outcome = try run(words) { home in
      var process = FridgeProcess(["pantry", "add", "milk"])
      process.environment = ["FRIDGE_HOME": home.path]
      #expect(try process.run(state: home.deletingLastPathComponent()).code == 0)
      try Data("servings = 4\n".utf8).write(to: home.appendingPathComponent("config.toml"))
    }
    try Golden.expect(outcome.transcript(of: words), in: name)
  }

  /// A home with a damaged pantry, a model that was cut off, and a mistake in the settings.
  private static func damage(_ home: URL) throws {
    try Data("this is no database".utf8).write(to: home.appendingPathComponent("pantry.sqlite"))
    try Data("colour = \"red\"\n".utf8).write(to: home.appendingPathComponent("config.toml"))
    let models = home.appendingPathComponent("models")
    let original = FridgeProcess.home.appendingPathComponent("models/colors.onnx")
    try FileManager.default.removeItem(at: models)
    try FileManager.default.createDirectory(at: models, withIntermediateDirectories: false)
    try FileManager.default.copyItem(at: original, to: models.appendingPathComponent("colors.onnx"))
    try Data(contentsOf: original).prefix(300).write(to: models.appendingPathComponent("cut.onnx"))
  }

  @Test(arguments: [
    ("doctor-damaged", ["doctor"]), ("doctor-damaged-ko", ["doctor", "--lang", "ko"]),
    ("doctor-damaged-json", ["doctor", "--json"]),
  ]) func damageIsFoundAndLeftAlone(name: String, words: [String]) throws {
    let outcome = try run(words) { try Self.damage($0) }
    #expect(outcome.code == 2)
    try Golden.expect(outcome.transcript(of: words), in: name)
  }

  @Test func variablesAreChecked() throws {
    var process = FridgeProcess(["doctor"])
    process.environment = ["FRIDGE_HOEM": "/x", "COLUMNS": "19", "FRIDGE_TIME": "noon"]
    let outcome = try process.run()
    #expect(outcome.code == 0, "these are warnings")
    for text in ["“FRIDGE_HOEM”", "Did you mean “FRIDGE_HOME”?", "“COLUMNS” is ignored", "“FRIDGE_TIME” is ignored"] {
      #expect(outcome.output.contains(text), "\(text)")
    }
  }

  @Test func aNarrowTerminalKeepsTheColumns() throws {
    var process = FridgeProcess(["doctor"])
    process.environment = ["COLUMNS": "60", "FRIDGE_HOEM": "/x"]
    let lines = try process.run().output.split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { $0.count <= 60 || !$0.contains(" ") }, "\(lines)")
    let column = try #require(lines.first).replacing("version 0.1.0", with: "").count
    // Each line has a verdict, or stands in the column of what is said.
    let verdicts = ["ok ", "warning ", "problem ", String(repeating: " ", count: column)]
    #expect(lines.allSatisfy { line in verdicts.contains { line.hasPrefix($0) } }, "\(lines)")
  }

  @Test func onAVeryNarrowTerminalTheWordsStandBelowTheName() throws {
    var process = FridgeProcess(["doctor"])
    process.environment = ["COLUMNS": "40"]
    let lines = try process.run().output.split(separator: "\n").map(String.init)
    #expect(lines.starts(with: ["ok  fridge", "    version 0.1.0"]), "\(lines)")
    let beginnings = ["ok  ", "warning  ", "    "]
    #expect(lines.allSatisfy { line in line.count <= 40 && beginnings.contains(where: line.hasPrefix) }, "\(lines)")
  }

  @Test func anUnknownKernelSetIsAProblem() throws {
    var process = FridgeProcess(["doctor"])
    process.environment = ["FRIDGE_KERNELS": "abacus"]
    let outcome = try process.run()
    #expect(outcome.code == 2 && outcome.output.contains("abacus"))
  }
}
