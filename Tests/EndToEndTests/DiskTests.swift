import Foundation
import Testing

/// The program where nothing can be written: it reads on, and says why it cannot write.
@Suite(.enabled(if: Disk.canBeMounted, "This system does not let a process mount anything, not even for itself."))
struct DiskTests {
  private static let reading = [
    ["pantry", "list"], ["pantry", "history", "--json"], ["pantry", "expiring", "--days", "30"],
    ["recipe", "boiled-eggs"], ["today", "--date", "2026-11-21"], ["menu"], ["recommend", "egg"],
    ["recommend", "--from-pantry"], ["plan", "--days", "2", "--shopping"], ["shopping", "boiled-eggs"],
  ]
  private static let writing = [
    ["pantry", "add", "onion"], ["pantry", "remove", "milk"], ["pantry", "use", "boiled-eggs"], ["pantry", "undo"],
    ["import", "soup.md"], ["restore", "kept.fridge"],
  ]
  private static let reasons: [Disk: String] = [
    .readOnly: "Read-only file system", .full: "No space left on device",
  ]

  /// Calls `body` with a folder where a pantry and a recipe of the user's own are kept.
  private func withHome(_ body: (URL) throws -> Void) throws {
    try TemporaryFolder.with { state in
      for (name, food) in [("eggs", "egg"), ("soup", "onion")] {
        let recipe = "# Boiled \(name)\n\n- 2 \(food)\n\n1. Boil it.\n"
        try Data(recipe.utf8).write(to: state.appendingPathComponent("\(name).md"))
      }
      let furnishing = [
        ["import", "eggs.md"], ["pantry", "add", "milk", "1", "L", "egg", "3"], ["backup", "kept.fridge"], ["today"],
      ]
      for outcome in try Disk.ordinary.run(furnishing, state: state) { try #require(outcome.code == 0, "\(outcome)") }
      try body(state)
    }
  }

  @Test(arguments: [Disk.readOnly, .full]) func readingGoesOn(on disk: Disk) throws {
    try withHome { state in
      let usual = try Disk.ordinary.run(Self.reading, state: state)
      #expect(usual.allSatisfy { $0.code == 0 }, "\(usual)")
      let found = try disk.run(Self.reading, state: state)
      for (index, words) in Self.reading.enumerated() { #expect(found[index] == usual[index], "\(words)") }
    }
  }

  @Test(arguments: [Disk.readOnly, .full]) func writingFailsAndLosesNothing(on disk: Disk) throws {
    try withHome { state in
      let usual = try Disk.ordinary.run(Self.reading, state: state)
      let found = try disk.run(Self.writing + Self.reading, state: state)
      let reason = try #require(Self.reasons[disk])
      for (words, outcome) in zip(Self.writing, found) {
        let file = words[0] == "import" ? "collection.sqlite" : "pantry.sqlite"
        #expect(outcome.code == 2, "\(words) \(outcome)")
        #expect(outcome.output.contains("fridge/\(file): ") && outcome.output.contains(reason), "\(words) \(outcome)")
      }
      #expect(Array(found.dropFirst(Self.writing.count)) == usual)
      #expect(try Disk.ordinary.run(Self.reading, state: state) == usual)
    }
  }

  @Test(arguments: [Disk.readOnly, .full]) func aBackupGoesToAnotherDisk(from disk: Disk) throws {
    try withHome { state in
      let (words, file) = (["backup", "later.fridge"], state.appendingPathComponent("later.fridge"))
      let usual = try Disk.ordinary.run([words], state: state)
      let bytes = try Data(contentsOf: file)
      try FileManager.default.removeItem(at: file)
      #expect(try disk.run([words], state: state) == usual)
      #expect(try Data(contentsOf: file) == bytes)
    }
  }

  @Test(arguments: Disk.allCases) func whereThereIsNothingNothingIsFound(on disk: Disk) throws {
    try TemporaryFolder.with { state in
      let found = try disk.run([["pantry", "list"], ["pantry", "expiring"], ["pantry", "history"]], state: state)
      #expect(found.map(\.code) == [1, 1, 1], "\(found)")
    }
  }
}
