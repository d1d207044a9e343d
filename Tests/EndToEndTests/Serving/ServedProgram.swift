import Foundation

/// A running `fridge serve` at a free port of this machine, with a home of its own.
final class ServedProgram {
  /// What curl says about an answer.
  struct Answer: Equatable {
    var status: Int
    var type: String
    var body: Data
    var text: String { String(decoding: body, as: UTF8.self) }
    /// The document in the body; nil if it is none.
    var json: Any? { try? JSONSerialization.jsonObject(with: body) }
  }

  /// The address without a slash at its end.
  let address: String
  private let process: Process
  private let state: URL

  /// Starts the program and calls `body` once it listens; then ends it with `SIGTERM`.
  ///
  /// - Returns: the exit code.
  @discardableResult static func with(
    _ words: String..., environment: [String: String] = [:], _ body: (ServedProgram) throws -> Void
  ) throws -> Int32 {
    try TemporaryFolder.with { state in
      let served = try ServedProgram(words, environment, state: state)
      defer { served.end() }
      try body(served)
      served.end()
      return served.process.terminationStatus
    }
  }

  private init(_ words: [String], _ environment: [String: String], state: URL) throws {
    var template = FridgeProcess(["serve", "--port", "0"] + words)
    template.environment = environment
    (process, self.state) = (template.prepared(state: state), state)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var line = Data()
    while line.last != 0x0A {
      let more = output.fileHandleForReading.readData(ofLength: 1)
      if more.isEmpty { break }
      line += more
    }
    let words = String(decoding: line, as: UTF8.self).split { $0 == " " || $0 == "\n" }
    // The page's address ends with a slash, behind which a token may follow.
    address = String((words.last ?? "").prefix { $0 != "?" }.dropLast())
  }

  private func end() {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }

  /// The process.
  var identifier: Int32 { process.processIdentifier }

  /// Runs the program in the home of the server.
  func command(_ words: [String]) throws -> FridgeProcess.Outcome { try FridgeProcess(words).run(state: state) }

  /// Asks the server by curl.
  func curl(_ words: [String], _ path: String, folder: URL = FridgeProcess.home) throws -> Answer {
    try TemporaryFolder.with { scratch in
      let (body, facts) = (scratch.appendingPathComponent("body"), scratch.appendingPathComponent("facts"))
      try Data().write(to: facts)
      let curl = Process()
      curl.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      curl.arguments =
        ["curl", "--silent", "--max-time", "60", "--output", body.path, "--write-out", "%{http_code} %{content_type}"]
        + words + [address + path]
      curl.currentDirectoryURL = folder
      curl.standardOutput = try FileHandle(forWritingTo: facts)
      try curl.run()
      curl.waitUntilExit()
      let parts = try String(decoding: Data(contentsOf: facts), as: UTF8.self).split(separator: " ", maxSplits: 1)
      return Answer(
        status: parts.first.flatMap { Int($0) } ?? 0, type: parts.count > 1 ? String(parts[1]) : "",
        body: (try? Data(contentsOf: body)) ?? Data())
    }
  }

  func get(_ path: String, _ words: String...) throws -> Answer { try curl(words, path) }

  /// Sends a JSON document.
  func send(_ method: String, _ path: String, _ json: String) throws -> Answer {
    try curl(["--request", method, "--header", "Content-Type: application/json", "--data-binary", json], path)
  }
}
