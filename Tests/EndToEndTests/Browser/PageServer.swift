import Foundation

/// A running `fridge serve` with the shipped models and dishes and an empty kitchen, on a free port of this machine.
final class PageServer {
  private let process: Process
  private let folder: URL

  /// The address of the page, which ends with a slash.
  let address: String

  /// Starts a server, which asks for a token if one is given.
  init(token: String? = nil) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("fridge-page-\(UUID().uuidString)")
    let kept = folder.appendingPathComponent("fridge")
    try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
    for (name, source) in [("models", "Models"), ("dishes", "Sources/Kitchen/Recipes/Dishes")] {
      try FileManager.default.createSymbolicLink(
        at: kept.appendingPathComponent(name),
        withDestinationURL: FridgeProcess.package.appendingPathComponent(source))
    }
    process = FridgeProcess(["serve", "--port", "0", "--lang", "en"] + (token.map { ["--token", $0] } ?? []))
      .prepared(state: folder)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var text = ""
    while !text.contains("\n") {
      let bytes = output.fileHandleForReading.availableData
      if bytes.isEmpty { break }
      text += String(decoding: bytes, as: UTF8.self)
    }
    guard let found = text.firstMatch(of: /http:\/\/127\.0\.0\.1:\d+\//) else {
      process.terminate()
      throw WebDriver.Failure(description: "the server did not say its address: \(text)")
    }
    address = String(found.0)
  }

  /// Ends the server, as when someone closes its terminal.
  func stop() {
    guard process.isRunning else { return }
    process.terminate()
    process.waitUntilExit()
  }

  deinit {
    stop()
    try? FileManager.default.removeItem(at: folder)
  }
}
