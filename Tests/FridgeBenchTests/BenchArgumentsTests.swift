import CommandLineKit
import FridgeKit
import Testing

@testable import fridge_bench

@Suite struct BenchArgumentsTests {
  private func arguments(_ words: Argument...) throws -> BenchArguments {
    try #require(try BenchKernels(parsing: words)).bench
  }

  @Test func exactRunsComeBeforeTime() throws {
    #expect(try arguments("--runs", "3", "--seconds", "9").repetition == .exactly(3, warmUps: 1))
    #expect(try arguments("--seconds", "0.25").repetition == Repetition(duration: .milliseconds(250)))
    #expect(try arguments().repetition == Repetition(duration: .milliseconds(500)))
  }

  @Test func filterLooksForTextInAnyCase() throws {
    let filtered = try arguments("--filter", "DepthWise 5")
    #expect(filtered.includes("depthwise 5×5 240, 28²") && !filtered.includes("depthwise 3×3 32, 112²"))
    #expect(try arguments().includes("anything"))
  }
}
