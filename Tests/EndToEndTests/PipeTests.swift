import Foundation
import Testing

/// Readers that go away, and terminals that are none.
@Suite struct PipeTests {
  @Test(arguments: [["help"], ["classify", "photos", "--json"], ["batch", "photos"], ["completions", "bash"]])
  func closedPipeEndsQuietly(_ words: [String]) throws {
    try TemporaryFolder.with { folder in
      let process = FridgeProcess(words).prepared(state: folder)
      let (output, errors) = (Pipe(), Pipe())
      try output.fileHandleForReading.close()
      process.standardOutput = output
      process.standardError = errors
      try process.run()
      let said = errors.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      #expect(process.terminationReason == .exit && process.terminationStatus == 0)
      #expect(said.isEmpty)
    }
  }

  @Test func fullDeviceIsAnError() throws {
    try TemporaryFolder.with { folder in
      let process = FridgeProcess(["help"]).prepared(state: folder)
      let errors = Pipe()
      process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
      process.standardError = errors
      try process.run()
      let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 2 && said.contains("The output cannot be written"))
    }
  }

  @Test(arguments: [
    ([:], true), (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), (["TERM": "dumb"], false),
  ])
  func colorNeedsATerminal(_ variables: [String: String], _ isColored: Bool) throws {
    try TemporaryFolder.with { folder in
      let process = FridgeProcess([]).prepared(state: folder)
      let command = "'\(FridgeProcess.program.path)' recommend egg -n 1"
      process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
      process.arguments = ["-qec", command, "/dev/null"]
      process.environment?["TERM"] = "xterm"
      process.environment?.merge(variables) { $1 }
      let outcome = try FridgeProcess.finish(process)
      #expect(outcome.output.contains("\u{1B}[1m") == isColored)
    }
  }

  @Test func noColorWithoutATerminal() throws {
    var process = FridgeProcess(["recommend", "egg"])
    process.environment = ["TERM": "xterm"]
    let output = try process.run().output
    #expect(!output.contains("\u{1B}") && output.contains("Egg"))
  }

  @Test func localeChoosesTheLanguage() throws {
    var process = FridgeProcess(["recommend"])
    process.environment = ["LC_ALL": "ko_KR.UTF-8"]
    try #expect(process.run().errors.contains("식재료를 선택해 주세요.\n식재료를 1개 이상 5개 이하로 선택해주세요.\n"))
  }
}
