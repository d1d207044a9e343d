internal import CommandLineKit
internal import Files
internal import FridgeKit

/// What every subcommand can be told: how long to measure, which of its measurements, and in what form to answer.
struct BenchArguments: Sendable {
  var runs: Int?
  var seconds = 0.5
  var filter = ""
  var json = false

  /// The parameters of every subcommand.
  static let parameters: [Parameter<Self>] = [
    .option(
      "runs", short: "n", \.runs, placeholder: "N", kind: .integer(1...1_000_000),
      help: .plain("Time exactly so many runs of each, however long they take.")),
    .option(
      "seconds", \.seconds, placeholder: "S", kind: .number(0...3600),
      help: .plain("Time each for so long, but 5 to 1000 runs.")),
    .option("filter", \.filter, placeholder: "TEXT", help: .plain("Only what has this text in its name.")),
    .flag("json", \.json, help: .plain("A line of JSON for each measurement.")),
  ]

  /// How often each thing is run.
  var repetition: Repetition {
    runs.map { .exactly($0, warmUps: 1) } ?? Repetition(duration: .seconds(seconds))
  }

  /// Whether something of this name is to be measured; letters count whatever their case.
  func includes(_ name: String) -> Bool { filter.isEmpty || name.lowercased().contains(filter.lowercased()) }

  /// Shows results, unless none of them was wanted.
  func show(_ results: Results) {
    guard !results.measurements.isEmpty else { return }
    if json {
      for object in results.json { print(object.text) }
    } else {
      for line in results.lines + [""] { print(line) }
    }
  }
}

extension Parameter {
  /// How many cores may work on one thing at a time.
  static func threads(_ path: any WritableKeyPath<Root, Int> & Sendable) -> Self {
    .option(
      "threads", short: "j", path, placeholder: "N", kind: .integer(1...256), help: .plain("How many cores to use."))
  }
}

extension FilePath {
  /// The word as the name of a file.
  init(_ word: Argument) { self.init(bytes: word.bytes) }
}
