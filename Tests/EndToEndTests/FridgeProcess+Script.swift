import Foundation

extension FridgeProcess {
  /// What the program says to one command line after the other, which share what they keep.
  ///
  /// - Parameter prepare: changes a process before it runs, given the folder that they share.
  static func transcript(
    ofScript lines: [String], language: String, _ prepare: (inout FridgeProcess, URL) -> Void = { _, _ in }
  ) throws -> String {
    try TemporaryFolder.with { state in
      try lines.enumerated().map { index, line in
        let words = line.split(separator: " ").map(String.init) + ["--lang", language]
        var process = FridgeProcess(words)
        // 2026-11-21 09:00 UTC and a minute more each time.
        process.environment = ["TZ": "UTC", "FRIDGE_TIME": "\(1_795_251_600 + 60 * index)"]
        prepare(&process, state)
        return try process.run(state: state).transcript(of: words).replacing(state.path, with: "$STATE")
      }.joined(separator: "\n")
    }
  }
}
