import Foundation
import Testing

/// A process of the built program.
struct FridgeProcess {
  /// The output and exit code of a run.
  struct Outcome: Equatable {
    var output: String
    var errors: String
    var code: Int32
  }

  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A small home with a model that sees colours, four dishes and flat photos.
  static let home = package.appendingPathComponent("Fixtures/home")

  /// The kernel set of every process: the processor's best unless `FRIDGE_TEST_KERNELS` names another.
  private static let kernels = ProcessInfo.processInfo.environment["FRIDGE_TEST_KERNELS"] ?? ""

  /// The program, which is built beside the test bundle.
  static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("fridge")

  var program = Self.program
  var words: [String]
  var folder = home
  var environment: [String: String] = [:]
  var input = Data()

  init(_ words: [String]) { self.words = words }

  /// A process that is ready to start; it keeps what it keeps in the folder `fridge` of `state`.
  func prepared(state: URL) -> Process {
    let kept = Self.furnish(state)
    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.currentDirectoryURL = folder
    let standard = ["FRIDGE_HOME": kept.path, "LC_ALL": "C", "FRIDGE_KERNELS": Self.kernels]
    process.environment = standard.merging(environment) { $1 }
    return process
  }

  /// Gives a folder for the user's data the model and the dishes of the small home; a `state` that is no folder stays.
  private static func furnish(_ state: URL) -> URL {
    let (files, folder) = (FileManager.default, state.appendingPathComponent("fridge"))
    try? files.createDirectory(at: folder, withIntermediateDirectories: false)
    for name in ["models", "dishes"] {
      try? files.createSymbolicLink(
        at: folder.appendingPathComponent(name), withDestinationURL: home.appendingPathComponent(name))
    }
    return folder
  }

  /// Runs the program to its end.
  func run() throws -> Outcome { try TemporaryFolder.with(run(state:)) }

  /// Runs the program to its end, with what earlier runs left in the state folder.
  func run(state: URL) throws -> Outcome { try Self.finish(prepared(state: state), input: input) }

  /// Starts a process, feeds it, and collects what it says.
  static func finish(_ process: Process, input: Data = Data()) throws -> Outcome {
    try TemporaryFolder.with { folder in
      let files = ["input", "output", "errors"].map(folder.appendingPathComponent)
      try input.write(to: files[0])
      for file in files[1...] { try Data().write(to: file) }
      process.standardInput = try FileHandle(forReadingFrom: files[0])
      process.standardOutput = try FileHandle(forWritingTo: files[1])
      process.standardError = try FileHandle(forWritingTo: files[2])
      try process.run()
      process.waitUntilExit()
      let texts = try files[1...].map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
      return Outcome(output: texts[0], errors: texts[1], code: process.terminationStatus)
    }
  }

  /// Starts a process, sends it a signal as soon as its output has `text`, and returns all that it printed to its end.
  static func signal(_ process: Process, _ signal: Int32, afterPrinting text: String) throws -> String {
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
    try process.run()
    var printed = ""
    while !printed.contains(text) {
      let more = output.fileHandleForReading.availableData
      try #require(!more.isEmpty)
      printed += String(decoding: more, as: UTF8.self)
    }
    kill(process.processIdentifier, signal)
    printed += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return printed
  }
}

/// Runs `fridge` with these words in the small home.
func fridge(_ words: String...) throws -> FridgeProcess.Outcome { try FridgeProcess(words).run() }

enum TemporaryFolder {
  /// Calls `body` with an empty folder that is removed afterwards.
  static func with<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fridge-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}

extension FridgeProcess {
  /// Returns the words of a line; a word in double quotes may hold spaces.
  private static func words(of line: String) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
      index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
    }
  }

  /// Returns the transcript of several command lines that run in turn and share their state.
  ///
  /// - Parameter prepare: changes a process before it runs, given the shared folder.
  static func transcript(
    ofScript lines: [String], language: String, _ prepare: (inout FridgeProcess, URL) -> Void = { _, _ in }
  ) throws -> String {
    try TemporaryFolder.with { state in
      try lines.enumerated().map { index, line in
        let words = self.words(of: line) + ["--lang", language]
        var process = FridgeProcess(words)
        // 2026-11-21 09:00 UTC and a minute more each time.
        process.environment = ["TZ": "UTC", "FRIDGE_TIME": "\(1_795_251_600 + 60 * index)"]
        prepare(&process, state)
        return try process.run(state: state).transcript(of: words).replacing(state.path, with: "$STATE")
      }.joined(separator: "\n")
    }
  }
}
