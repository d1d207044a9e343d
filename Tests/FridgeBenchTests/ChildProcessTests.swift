import Files
import Testing

@testable import fridge_bench

@Suite struct ChildProcessTests {
  private func run(_ script: FilePath) throws {
    try ChildProcess(program: "/bin/sh", words: ["-c", script]).run()
  }

  @Test(arguments: ["exit 0", "exit 1", "echo much"] as [FilePath])
  func anAnswerIsAnAnswer(_ script: FilePath) throws { try run(script) }

  @Test(arguments: [("exit 2", 2), ("exit 77", 77), ("kill -9 $$", 137)] as [(FilePath, Int32)])
  func failureIsReportedWithItsCode(_ script: FilePath, _ code: Int32) {
    #expect(throws: ChildProcess.Failure.end("/bin/sh", code: code)) { try run(script) }
  }

  @Test func missingProgramIsReported() {
    #expect(throws: ChildProcess.Failure.start("/nowhere/fridge", code: 2)) {
      try ChildProcess(program: "/nowhere/fridge", words: []).run()
    }
  }
}
