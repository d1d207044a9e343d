import Foundation
import Testing

/// The commands of the README that the package has all files for, run as they stand.
@Suite struct ReadmeTests {
  /// A command with the output that the README shows; a comment behind the command may say that it is the beginning.
  private struct Example: CustomStringConvertible {
    let words: [String]
    let isBeginning: Bool
    var lines: [Substring] = []
    var description: String { words.joined(separator: " ") }

    init?(_ line: Substring) {
      guard line.hasPrefix("$ fridge ") else { return nil }
      let parts = line.split(separator: "  #", maxSplits: 1)
      words = parts[0].split(separator: " ").dropFirst(2).map(String.init)
      isBeginning = parts.count > 1 && parts[1].contains("the first")
    }
  }

  /// Commands whose output depends on neither the day nor on files of the reader.
  private static let commands = ["classify", "flatten", "import", "recipe", "recommend", "scan", "shopping", "sketch"]

  private static func examples() throws -> [Example] {
    let readme = try String(contentsOf: FridgeProcess.package.appendingPathComponent("README.md"), encoding: .utf8)
    var examples: [Example] = []
    for block in readme.components(separatedBy: "```").enumerated().filter({ $0.offset % 2 == 1 }).map(\.element) {
      var current: Example?
      for line in block.split(separator: "\n", omittingEmptySubsequences: false).dropFirst() {
        if line.hasPrefix("$ ") {
          examples += current.map { [$0] } ?? []
          current = Example(line)
        } else {
          current?.lines.append(line)
        }
      }
      examples += current.map { [$0] } ?? []
    }
    return examples.filter { commands.contains($0.words[0]) && !$0.lines.allSatisfy(\.isEmpty) }
  }

  @Test func everyExampleGivesWhatItSays() throws {
    let examples = try Self.examples()
    #expect(examples.count >= 9)
    for example in examples {
      try TemporaryFolder.with { folder in
        let written = folder.path + "/letter.pdf"
        var process = FridgeProcess(example.words.map { $0 == "letter.pdf" ? written : $0 })
        process.folder = FridgeProcess.package
        process.environment["FRIDGE_HOME"] = folder.appendingPathComponent("home").path
        let outcome = try process.run()
        let said = (outcome.output + outcome.errors).replacing(written, with: "letter.pdf").split(separator: "\n")
        let shown = example.lines.filter { !$0.isEmpty }
        if example.isBeginning {
          #expect(said.starts(with: shown), "\(example)")
        } else {
          #expect(said.sorted() == shown.sorted(), "\(example)")
        }
      }
    }
  }
}
