import Foundation
import Testing

/// Backups as a person makes and uses them.
@Suite struct BackupTests {
  private static let script = """
    backup kept.fridge
    pantry add milk 1 L --date 2026-11-21
    backup kept.fridge
    pantry add egg --date 2026-11-21
    restore kept.fridge
    pantry list
    restore fridge/before-restore-20261121T090400Z --json
    pantry list
    backup other.fridge --json
    config set units us
    backup kept.fridge
    config set units metric
    restore kept.fridge --json
    config --json
    backup fridge/config.toml --force
    backup fridge/pantry.sqlite
    restore fridge/pantry.sqlite
    restore missing.fridge
    restore
    """

  @Test(arguments: ["en", "ko"]) func programSaysWhatWasApproved(_ language: String) throws {
    let lines = Self.script.split(separator: "\n").map(String.init)
    let transcript = try FridgeProcess.transcript(ofScript: lines, language: language) { $0.folder = $1 }
    try Golden.expect(transcript, in: language == "en" ? "backup" : "backup-\(language)")
  }

  /// One bit of the version in the header makes it negative, which no program has ever written.
  @Test(arguments: [("pantry.sqlite", ["pantry", "list"]), ("collection.sqlite", ["recipe", "boiled-eggs"])])
  func aStoreOfAnImpossibleVersionGivesWayToABackup(_ name: String, _ reading: [String]) throws {
    try TemporaryFolder.with { state in
      func run(_ words: [String]) throws -> FridgeProcess.Outcome {
        var process = FridgeProcess(words)
        process.folder = state
        process.environment = ["FRIDGE_TIME": "1795251600"]
        return try process.run(state: state)
      }
      try Data("# Boiled Eggs\n\n- 2 eggs\n\n1. Boil them.\n".utf8).write(to: state.appendingPathComponent("eggs.md"))
      for words in [["import", "eggs.md"], ["pantry", "add", "milk"], ["backup", "good.fridge"]] {
        #expect(try run(words).code == 0)
      }
      let before = try run(reading)
      #expect(before.code == 0)
      let store = state.appendingPathComponent("fridge/\(name)")
      var bytes = try Data(contentsOf: store)
      // The user version in SQLite's header, most significant byte first.
      bytes[60] ^= 0x80
      try bytes.write(to: store)
      for words in [reading, ["backup", "bad.fridge"]] {
        let refused = try run(words)
        #expect(refused.code == 2 && refused.output == "", "\(refused)")
        #expect(refused.errors.contains(name) && refused.errors.contains("“fridge restore”"), "\(refused.errors)")
      }
      #expect(try Data(contentsOf: store) == bytes)
      let restored = try run(["restore", "good.fridge"])
      #expect(restored.code == 0, "\(restored.errors)")
      #expect(try run(reading) == before)
    }
  }

  /// A restoration that is killed leaves what was there or what was backed up, never a part of it.
  @Test func aKilledRestorationIsAllOrNothing() throws {
    try TemporaryFolder.with { state in
      func run(_ words: String...) throws -> FridgeProcess.Outcome {
        var process = FridgeProcess(words)
        process.folder = state
        return try process.run(state: state)
      }
      let names = ["milk", "egg", "tofu", "onion", "carrot", "pork", "rice", "kimchi"]
      for name in names { _ = try run("pantry", "add", name) }
      let before = try run("pantry", "list", "--json").output
      _ = try run("backup", "full.fridge")
      _ = try run("pantry", "remove", names[0], names[1], names[2])
      let after = try run("pantry", "list", "--json").output
      let whole = try ContinuousClock().measure { _ = try run("restore", "full.fridge") }
      let microseconds = UInt32(min(max(1, whole / .microseconds(1)), 500_000))
      let rounds: UInt32 = 15
      for round in 0..<rounds {
        _ = try run("pantry", "remove", names[0], names[1], names[2])
        var restoring = FridgeProcess(["restore", "full.fridge"])
        restoring.folder = state
        let process = restoring.prepared(state: state)
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        usleep(microseconds * round / rounds)
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        let list = try run("pantry", "list", "--json")
        #expect(list.output == before || list.output == after, "\(list.errors)")
        _ = try run("restore", "full.fridge")
        #expect(try run("pantry", "list", "--json").output == before)
      }
    }
  }
}
