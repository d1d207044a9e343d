import Foundation
import Glibc

/// A headless Chromium, driven through the WebDriver protocol (W3C) of its driver on loopback.
final class WebDriver {
  /// What the driver answered to a command that failed.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The programs from Debian, or the reason why there are none.
  static let programs: Result<(browser: String, driver: String), Failure> = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    func find(_ name: String) -> String? {
      folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
    guard let browser = find("chromium"), let driver = find("chromedriver") else {
      return .failure(Failure(description: "chromium and chromium-driver are not installed"))
    }
    return .success((browser, driver))
  }()

  /// Whether a browser can be driven; if not, the reason is printed once.
  static let isInstalled: Bool = {
    if case .failure(let failure) = programs { print("Browser tests are skipped: \(failure)") }
    return (try? programs.get()) != nil
  }()

  private let process: Process
  private let port: UInt16
  private var session = ""

  /// Starts the driver and a browser with this language and window.
  init(language: String, width: Int = 390, height: Int = 844, camera: URL? = nil) throws {
    let (browser, driver) = try Self.programs.get()
    let announcement = Pipe()
    process = Process()
    process.executableURL = URL(fileURLWithPath: driver)
    process.arguments = ["--port=0"]
    process.standardOutput = announcement
    process.standardError = FileHandle.nullDevice
    try process.run()
    port = try Self.port(in: announcement.fileHandleForReading)
    var arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
      "--lang=\(language)", "--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream",
    ]
    if let camera { arguments.append("--use-file-for-fake-video-capture=\(camera.path)") }
    let options: [String: Any] = [
      "args": arguments, "binary": browser, "prefs": ["intl.accept_languages": language],
    ]
    let wishes: [String: Any] = [
      "browserName": "chrome", "goog:chromeOptions": options,
      "goog:loggingPrefs": ["browser": "ALL", "performance": "ALL"], "timeouts": ["script": 90000],
    ]
    let answer = try command("POST", "session", ["capabilities": ["alwaysMatch": wishes]]) as? [String: Any]
    guard let id = answer?["sessionId"] as? String else { throw Failure(description: "no session: \(answer ?? [:])") }
    session = "session/\(id)/"
    try developer(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600,
      ])
    try developer(
      "Emulation.setEmulatedMedia", ["features": [["name": "prefers-reduced-motion", "value": "reduce"]]])
  }

  deinit {
    if !session.isEmpty { _ = try? command("DELETE", String(session.dropLast())) }
    _ = try? command("GET", "shutdown")
    // A driver whose browser hangs does not heed a polite signal.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Reads the driver's announcement of the port that it chose.
  private static func port(in output: FileHandle) throws -> UInt16 {
    var text = ""
    while true {
      let bytes = output.availableData
      if bytes.isEmpty { throw Failure(description: "the driver did not start: \(text)") }
      text += String(decoding: bytes, as: UTF8.self)
      if let port = text.firstMatch(of: /started successfully on port (\d+)/)?.1 { return UInt16(port) ?? 0 }
    }
  }
}

extension WebDriver {
  /// Opens an address.
  func open(_ address: String) throws { try command("POST", session + "url", ["url": address]) }

  /// Runs the body of a function in the page, and returns its result.
  @discardableResult func run(_ script: String, _ arguments: Any...) throws -> Any {
    try command("POST", session + "execute/sync", ["script": script, "args": arguments])
  }

  /// Returns what an expression of the page yields, as a text.
  func text(_ expression: String) throws -> String {
    try run("return String(\(expression))") as? String ?? ""
  }

  /// Returns whether an expression of the page becomes true within a minute.
  ///
  /// The page is asked once per frame that it draws, and answers as soon as it holds.
  func holds(_ expression: String) throws -> Bool {
    let script = """
      const done = arguments[0], end = performance.now() + 60000;
      const look = () => {
        let value = false;
        try { value = Boolean(\(expression)); } catch (error) { value = false; }
        if (value || performance.now() > end) done(value); else setTimeout(look, 20);
      };
      look();
      """
    return try command("POST", session + "execute/async", ["script": script, "args": [Any]()]) as? Bool ?? false
  }

  /// Presses the first element that a selector names, as a finger would.
  func press(_ selector: String) throws {
    let found = try element(selector)
    // The driver scrolls no further than the edge, where the bar of a phone covers what it would press.
    try run("document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })", selector)
    try command("POST", "\(session)element/\(found)/click", [String: Any]())
  }

  /// Types into an element, or hands a file to a file field.
  func type(_ text: String, into selector: String) throws {
    try command("POST", "\(session)element/\(element(selector))/value", ["text": text])
  }

  /// Presses keys, one after the other, wherever the focus is.
  func type(_ keys: [String]) throws {
    let actions = keys.flatMap { [["type": "keyDown", "value": $0], ["type": "keyUp", "value": $0]] }
    let source: [String: Any] = ["type": "key", "id": "keyboard", "actions": actions]
    try command("POST", session + "actions", ["actions": [source]])
  }

  /// Draws with a finger through points of the window.
  func stroke(_ points: [(x: Double, y: Double)]) throws {
    let moves = points.map { point -> [String: Any] in
      ["type": "pointerMove", "duration": 10, "x": Int(point.x), "y": Int(point.y)]
    }
    let down: [String: Any] = ["type": "pointerDown", "button": 0],
      up: [String: Any] = ["type": "pointerUp", "button": 0]
    let source: [String: Any] = [
      "type": "pointer", "id": "finger", "parameters": ["pointerType": "touch"],
      "actions": Array(moves.prefix(1) + [down] + moves.dropFirst() + [up]),
    ]
    try command("POST", session + "actions", ["actions": [source]])
  }

  /// Sends a command of Chromium's developer tools.
  @discardableResult func developer(_ name: String, _ parameters: [String: Any] = [:]) throws -> Any {
    try command("POST", session + "goog/cdp/execute", ["cmd": name, "params": parameters])
  }

  /// Returns the warnings and errors in the console since the last call.
  func complaints() throws -> [String] {
    let entries = try command("POST", session + "se/log", ["type": "browser"]) as? [[String: Any]] ?? []
    return entries.filter { ["WARNING", "SEVERE"].contains($0["level"] as? String ?? "") }
      .map { "\($0["message"] ?? "")" }
  }

  /// Returns the hosts that the page asked for anything since the last call.
  func hosts() throws -> Set<String> {
    let entries = try command("POST", session + "se/log", ["type": "performance"]) as? [[String: Any]] ?? []
    let hosts = entries.compactMap { entry -> String? in
      let text = Data((entry["message"] as? String ?? "").utf8)
      let message = (try? JSONSerialization.jsonObject(with: text) as? [String: Any])?["message"] as? [String: Any]
      guard message?["method"] as? String == "Network.requestWillBeSent" else { return nil }
      let parameters = message?["params"] as? [String: Any]
      let request = parameters?["request"] as? [String: Any]
      return URL(string: request?["url"] as? String ?? "")?.host
    }
    return Set(hosts)
  }

  private func element(_ selector: String) throws -> String {
    guard try holds("document.querySelector(\(Self.literal(selector)))") else {
      throw Failure(description: "there is no \(selector)")
    }
    let found = try command("POST", session + "element", ["using": "css selector", "value": selector])
    return (found as? [String: String])?.values.first ?? ""
  }

  /// Returns a text as a literal of JavaScript.
  static func literal(_ text: String) -> String {
    let data = try? JSONSerialization.data(withJSONObject: [text])
    return String(decoding: data ?? Data(), as: UTF8.self).dropFirst().dropLast().description
  }

  @discardableResult private func command(_ method: String, _ path: String, _ body: [String: Any]? = nil) throws -> Any
  {
    let content = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    let answer = try DriverConnection(port: port).answer(to: method, "/" + path, content)
    let value = (try JSONSerialization.jsonObject(with: answer) as? [String: Any])?["value"] ?? NSNull()
    if let failure = value as? [String: Any], let message = failure["message"] as? String, failure["error"] != nil {
      throw Failure(description: message)
    }
    return value
  }
}

/// A connection for one request to a server of this machine.
private struct DriverConnection: ~Copyable {
  private let socket: Int32

  init(port: UInt16) throws {
    // The driver answers each command at the latest when a page did not load in this time.
    guard let socket = LoopbackSocket.connected(to: port, patience: 120) else {
      throw WebDriver.Failure(description: "the driver does not listen")
    }
    self.socket = socket
  }

  deinit { close(socket) }

  /// Sends a request, and returns the body of the answer.
  borrowing func answer(to method: String, _ path: String, _ body: Data) throws -> Data {
    let head = """
      \(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Type: application/json\r\n\
      Content-Length: \(body.count)\r\n\r\n
      """
    var rest = Data(head.utf8) + body
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { throw WebDriver.Failure(description: "the driver does not listen to the end") }
      rest.removeFirst(count)
    }
    var answer = Data()
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(socket, &part, part.count, 0)
      guard count > 0 else { break }
      answer.append(contentsOf: part.prefix(count))
      if Self.isWhole(answer) { break }
    }
    guard let end = answer.firstRange(of: Data("\r\n\r\n".utf8)) else {
      throw WebDriver.Failure(description: "the driver does not answer")
    }
    return answer.suffix(from: end.upperBound)
  }

  /// Returns whether an answer has as many bytes as its head says.
  private static func isWhole(_ answer: Data) -> Bool {
    guard let end = answer.firstRange(of: Data("\r\n\r\n".utf8)) else { return false }
    let head = String(decoding: answer.prefix(upTo: end.lowerBound), as: UTF8.self).lowercased()
    guard let length = head.firstMatch(of: /content-length: *(\d+)/)?.1 else { return false }
    return answer.count - end.upperBound >= Int(length) ?? 0
  }
}
