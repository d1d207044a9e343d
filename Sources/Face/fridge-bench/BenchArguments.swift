internal import CommandLineKit
internal import Files
internal import FridgeKit
internal import JSON

/// The options of every subcommand: the duration, the choice of measurements and the output format.
struct BenchArguments: Sendable {
  var runs: Int?
  var seconds = 0.5
  var filter = ""
  var json = false

  /// The parameters of every subcommand.
  static let parameters: [Parameter<Self>] = [
    .option(
      "runs", short: "n", \.runs, placeholder: "N", kind: .integer(1...1_000_000),
      help: .plain("Time exactly N runs of each, however long they take.")),
    .option(
      "seconds", \.seconds, placeholder: "S", kind: .number(0...3600),
      help: .plain("Time each for S seconds, but 5 to 1000 runs.")),
    .option("filter", \.filter, placeholder: "TEXT", help: .plain("Only measurements with this text in their name.")),
    .flag("json", \.json, help: .plain("Print a line of JSON per measurement.")),
  ]

  /// The number of runs of each measurement.
  var repetition: Repetition {
    runs.map { .exactly($0, warmUps: 1) } ?? Repetition(duration: .seconds(seconds))
  }

  /// Returns whether the filter selects this name, ignoring case.
  func includes(_ name: String) -> Bool { filter.isEmpty || name.lowercased().contains(filter.lowercased()) }

  /// Prints the results, if there are any.
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
  /// `--threads`, the cores of one forward pass.
  static func threads(_ path: any WritableKeyPath<Root, Int> & Sendable) -> Self {
    .option(
      "threads", short: "j", path, placeholder: "N", kind: .integer(1...256), help: .plain("Cores to use."))
  }
}

extension FilePath {
  /// Creates a path from a word of the command line.
  init(_ word: Argument) { self.init(bytes: word.bytes) }
}
