import Foundation
import Testing

/// Compares what the pantry commands say, one after the other in one home, with approved files.
@Suite struct PantryGoldenTests {
  static let scripts = [
    "pantry": """
    pantry add milk 1 L --date 2026-11-21 --expires 2026-11-22
    pantry add 달걀 10 개 두부 1 모 --date 2026-11-21
    pantry add salt green onion 2 --date 2026-11-18 --in fridge
    pantry add pork 600g --date 2026-11-21 --in freezer --json
    pantry list
    pantry list --json
    pantry expiring
    pantry expiring --days 7 --date 2026-11-24
    pantry expiring --days 1 --json
    pantry remove egg 3
    pantry remove pork 0.2kg milk
    pantry remove 두부 --json
    pantry undo
    pantry undo
    pantry list
    pantry history
    pantry history --json
    """,
    "pantry-refusals": """
    pantry list
    pantry list --json
    pantry history
    pantry undo
    pantry remove milk
    pantry add mlik 1 L
    pantry add milk 0 L
    pantry add 1 L
    pantry add
    pantry add milk --in cellar
    pantry add milk --expires tomorrow
    pantry add milk 1 L --expires 2026-12-24
    pantry expiring
    pantry remove milk 2 L
    pantry remove milk 1 bottle
    """,
    "pantry-photo": """
    pantry add --photo photos
    pantry add --photo photos/grey.png
    pantry add --photo missing.jpg
    pantry list
    """,
  ]

  @Test(arguments: scripts.keys.sorted(), ["en", "ko"]) func programSaysWhatWasApproved(
    _ name: String, language: String
  ) throws {
    let lines = try #require(Self.scripts[name]).split(separator: "\n")
    let transcript = try TemporaryFolder.with { state in
      try lines.enumerated().map { index, line in
        let words = line.split(separator: " ").map(String.init) + ["--lang", language]
        var process = FridgeProcess(words)
        // 2026-11-21 09:00 UTC and a minute more each time.
        process.environment = ["TZ": "UTC", "FRIDGE_TIME": "\(1_795_251_600 + 60 * index)"]
        return try process.run(state: state).transcript(of: words)
      }.joined(separator: "\n")
    }
    try Golden.expect(transcript, in: language == "en" ? name : "\(name)-\(language)")
  }
}
