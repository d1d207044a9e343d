import Foundation
import Testing

/// The examples of the guide to the server, run as they stand.
@Suite struct ServingGuideTests {
  private struct Example: CustomStringConvertible {
    let command: String
    let expected: String
    var description: String { command }

    /// Reads a line: a command of curl, and behind `#` a part of its answer.
    init?(_ line: Substring) {
      guard line.hasPrefix("curl "), let comment = line.ranges(of: "  # ").last else { return nil }
      command = line[..<comment.lowerBound].trimmingCharacters(in: .whitespaces)
      expected = String(line[comment.upperBound...])
    }
  }

  @Test func everyExampleGivesWhatItSays() throws {
    let guide = FridgeProcess.package.appendingPathComponent("Sources/Face/FridgeKit/FridgeKit.docc/Serving.md")
    let examples = try String(contentsOf: guide, encoding: .utf8).split(separator: "\n").compactMap(Example.init)
    #expect(examples.count >= 13)
    try ServedProgram.with { server in
      for example in examples {
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        let command = example.command.replacing("http://localhost:8372", with: server.address)
        shell.arguments = ["-c", command.replacing("curl ", with: "curl --silent --max-time 60 ", maxReplacements: 1)]
        shell.currentDirectoryURL = FridgeProcess.home
        let outcome = try FridgeProcess.finish(shell)
        #expect(outcome.code == 0, "\(example)")
        #expect(outcome.output.contains(example.expected), "\(example) answered \(outcome.output.prefix(300))")
      }
    }
  }
}
