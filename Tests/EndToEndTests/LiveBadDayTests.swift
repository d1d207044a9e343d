import Foundation
import Glibc
import Testing

/// Sources that fail, and watches that are ended.
@Suite struct LiveBadDayTests {
  /// Runs `fridge live` on a clip with these bytes.
  private func watch(_ bytes: Data, _ words: String...) throws -> FridgeProcess.Outcome {
    try TemporaryFolder.with { folder in
      try bytes.write(to: folder.appendingPathComponent("clip.mp4"))
      var process = FridgeProcess(["live", "../clip.mp4", "--every-frame"] + words)
      process.folder = folder.appendingPathComponent("here")
      try FileManager.default.createDirectory(at: process.folder, withIntermediateDirectories: false)
      return try process.run()
    }
  }

  private func clip(_ name: String) throws -> Data {
    try Data(contentsOf: FridgeProcess.home.appendingPathComponent("videos/\(name)"))
  }

  @Test func filesThatAreNoVideoAreRefused() throws {
    for bytes in [Data(), Data("hello\n".utf8), Data(repeating: 7, count: 100_000)] {
      let outcome = try watch(bytes)
      #expect(outcome.code == 2 && outcome.errors.contains("clip.mp4: This is not a video"))
    }
    let sound = try watch(try clip("sound.wav"))
    #expect(sound.code == 2 && sound.errors.contains("no moving picture"))
  }

  @Test func whatWasThereOfACutClipCounts() throws {
    let outcome = try watch(try clip("ten-bit.mkv").prefix(1_450), "--json")
    #expect(outcome.code == 0 && outcome.output.contains("\"tomato\""))
    #expect(outcome.errors.contains("../clip.mp4: ") && outcome.output.contains("\"event\":\"warning\""))
  }

  @Test func aCutGIFIsReported() throws {
    let whole = try clip("door.gif")
    #expect(try watch(whole, "--json").errors.isEmpty)
    let cut = try watch(whole.prefix(whole.count * 19 / 20), "--json")
    #expect(cut.code == 0 && cut.output.contains("\"tomato\"") && cut.errors.contains("1 frame is damaged."))
  }

  @Test func aSourceWithoutFramesIsReported() throws {
    var process = FridgeProcess(["live", "-"])
    process.input = Data("YUV4MPEG2 W16 H16 F25:1 Ip A1:1 C420jpeg\n".utf8)
    let outcome = try process.run()
    #expect(outcome.code == 2 && outcome.errors == "fridge: -: There is not a single frame in it.\n")
  }

  @Test func aClipThatMayNotBeReadIsDenied() throws {
    try TemporaryFolder.with { folder in
      let clip = folder.appendingPathComponent("door.mp4")
      try self.clip("door.mp4").write(to: clip)
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: clip.path)
      let process = FridgeProcess(["live", clip.path]).prepared(state: folder)
      if geteuid() == 0 {
        // Even root is denied without the capabilities to pass over permissions.
        let words = ["--bounding-set=-dac_override,-dac_read_search", FridgeProcess.program.path]
        process.arguments = words + (process.arguments ?? [])
        process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
      }
      let errors = Pipe()
      process.standardError = errors
      try process.run()
      let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 2 && text.hasSuffix("door.mp4: Permission denied.\n"))
    }
  }

  @Test(arguments: ["door.mp4", "door.avi", "door.gif", "ten-bit.mkv", "variable.webm"])
  func damagedClipsNeverCrash(_ name: String) throws {
    let whole = try clip(name)
    var generator = SystemRandomNumberGenerator()
    for cut in stride(from: 0, to: whole.count, by: max(whole.count / 8, 1)) {
      #expect([0, 1, 2].contains(try watch(whole.prefix(cut)).code))
      var changed = whole
      for _ in 0..<20 { changed[Int.random(in: 0..<whole.count, using: &generator)] = .random(in: 0...255) }
      let outcome = try watch(changed)
      #expect([0, 1, 2].contains(outcome.code), "\([UInt8](changed))")
    }
  }

  @Test func missingSourcesAreNamed() throws {
    let file = try fridge("live", "nothing.mp4")
    #expect(file.code == 2 && file.errors == "fridge: nothing.mp4: There is no such file.\n")
    let camera = try fridge("live", "/dev/video77")
    #expect(camera.code == 2 && camera.errors == "fridge: /dev/video77: There is no such file.\n")
    #expect(try fridge("live", "videos").errors.contains("There are no photos"))
  }

  @Test func missingLibrariesAreNamed() throws {
    try TemporaryFolder.with { folder in
      // A library that cannot be loaded hides the real one.
      try Data().write(to: folder.appendingPathComponent("libavutil.so.57"))
      var process = FridgeProcess(["live", "videos/door.mp4"])
      process.environment["LD_LIBRARY_PATH"] = folder.path
      let outcome = try process.run()
      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("libavutil.so.57") && outcome.errors.contains("apt-get install libavformat59"))
    }
  }

  @Test func contradictionsAreRefused() throws {
    #expect(try fridge("live").code == 2)
    #expect(try fridge("live", "videos/door.mp4", "--annotate", "-", "--json").code == 2)
    #expect(try fridge("live", "videos/door.mp4", "--frames").code == 2)
    #expect(try fridge("live", "videos/door.mp4", "--show", "--json").code == 2)
    #expect(try fridge("live", "videos/door.mp4", "--show").errors.contains("--annotate"))
    #expect(try fridge("live", "videos/door.mp4", "--confirm", "6/5").code == 2)
    #expect(try fridge("live", "videos/door.mp4", "--annotate", "seen.gif").errors.contains(".mjpeg"))
    let outside = try fridge("live", "videos/door.mp4", "--region", "500,0,10,10")
    #expect(outside.code == 2 && outside.errors.contains("96×64"))
  }

  @Test func aSourceThatSendsNothingIsGivenUp() throws {
    try TemporaryFolder.with { folder in
      let process = FridgeProcess(["live", "-", "--timeout", "0.3"]).prepared(state: folder)
      let (input, errors) = (Pipe(), Pipe())
      (process.standardInput, process.standardError) = (input, errors)
      try process.run()
      let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 2 && text.contains("Nothing arrived for 0.3 seconds."))
      try input.fileHandleForWriting.close()
    }
  }

  @Test(arguments: [SIGINT, SIGTERM]) func aSignalEndsTheWatchWithItsList(_ signal: Int32) throws {
    try TemporaryFolder.with { folder in
      let movie = folder.appendingPathComponent("seen.mjpeg")
      let process = FridgeProcess([
        "live", "lavfi:color=red:size=32x32:rate=20,realtime", "--json", "--annotate", movie.path,
      ]).prepared(state: folder)
      let text = try FridgeProcess.signal(process, signal, afterPrinting: "sighting")
      #expect(process.terminationReason == .exit && process.terminationStatus == 0)
      #expect(text.contains("\"event\":\"end\"") && text.contains("\"ingredient\":\"tomato\""))
      let bytes = try Data(contentsOf: movie)
      #expect(bytes.starts(with: [0xFF, 0xD8]) && bytes.suffix(2) == Data([0xFF, 0xD9]))
    }
  }

  @Test func aClosedPipeEndsQuietly() throws {
    try TemporaryFolder.with { folder in
      let process = FridgeProcess(["live", "lavfi:color=red:size=32x32:rate=20,realtime", "--json"])
        .prepared(state: folder)
      let (output, errors) = (Pipe(), Pipe())
      try output.fileHandleForReading.close()
      (process.standardOutput, process.standardError) = (output, errors)
      try process.run()
      let said = errors.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      #expect(process.terminationReason == .exit && process.terminationStatus == 0 && said.isEmpty)
    }
  }
}

/// `fridge live` on streams of a server on loopback.
@Suite struct LiveStreamTests {
  private static let photo = FridgeProcess.home.appendingPathComponent("photos/more/green.jpg")

  /// Returns a part of a stream as cameras send it (RFC 2046, `multipart/x-mixed-replace`).
  private func part() throws -> Data {
    let jpeg = try Data(contentsOf: Self.photo)
    return Data("--frame\r\nContent-Type: image/jpeg\r\nContent-Length: \(jpeg.count)\r\n\r\n".utf8) + jpeg
      + Data("\r\n".utf8)
  }

  private let head = Data("HTTP/1.0 200 OK\r\nContent-Type: multipart/x-mixed-replace; boundary=frame\r\n\r\n".utf8)

  @Test func aStreamIsWatchedUntilTheTimeIsOver() throws {
    let part = try part()
    let server = try LoopbackServer { connection in
      connection.send(head)
      // Ends when the client goes away.
      while connection.send(part) { connection.waitForQuiet(milliseconds: 20) }
    }
    let outcome = try fridge(
      "live", "http://me:secret@127.0.0.1:\(server.port)/live?key=secret", "--until", "1", "--json")
    #expect(outcome.code == 0 && outcome.output.contains("\"ingredient\":\"cucumber\""))
    #expect(!outcome.output.contains("secret") && !outcome.errors.contains("secret"))
    #expect(outcome.output.contains("\"source\":\"http://127.0.0.1:\(server.port)/live?…\""))
  }

  @Test func aStreamThatBreaksOffIsConnectedAgain() throws {
    let part = try part()
    let server = try LoopbackServer { connection in
      connection.send(head)
      for _ in 0..<4 { connection.send(part) }
    }
    let outcome = try fridge("live", "http://127.0.0.1:\(server.port)/", "--json")
    #expect(outcome.code == 0 && outcome.output.contains("\"ingredient\":\"cucumber\""))
    #expect(server.connections == 4)
    #expect(outcome.errors.contains("Connecting again.") && outcome.errors.contains("The source broke off"))
  }

  @Test func aStreamThatStallsIsGivenUp() throws {
    let part = try part()
    let server = try LoopbackServer { connection in
      connection.send(head)
      for _ in 0..<4 { connection.send(part) }
      connection.waitForEnd()
    }
    let outcome = try fridge("live", "http://127.0.0.1:\(server.port)/", "--timeout", "0.5", "--json")
    #expect(outcome.code == 0 && outcome.output.contains("\"ingredient\":\"cucumber\""))
    #expect(outcome.errors.contains("Nothing arrived for 0.5 seconds."))
  }

  @Test(arguments: ["door.mp4", "stream/door.m3u8"])
  func recordingsAndPlaylistsAreWatched(_ name: String) throws {
    let server = try LoopbackServer { $0.sendVideo(String($0.path.dropFirst())) }
    let outcome = try fridge("live", "http://127.0.0.1:\(server.port)/\(name)", "--every-frame", "--json")
    #expect(outcome.code == 0 && outcome.output.contains("\"frames\":15"), "\(outcome.errors)")
    #expect(outcome.output.contains("\"ingredient\":\"tomato\""))
  }

  @Test func aPageIsNoStream() throws {
    let server = try LoopbackServer { connection in
      connection.send(Data("HTTP/1.0 200 OK\r\nContent-Length: 18\r\n\r\n<html>hello</html>".utf8))
    }
    let outcome = try fridge("live", "http://127.0.0.1:\(server.port)/")
    #expect(outcome.code == 2 && outcome.errors.contains("This is not a video"))
  }
}

/// `fridge live` on a stream of GStreamer's RTSP server, where Debian's gir1.2-gst-rtsp-server-1.0, python3-gi and
/// gstreamer1.0-plugins-good are installed.
@Suite(.enabled("GStreamer's RTSP server or its Python bindings are not installed") { RTSPServer.isInstalled })
struct RTSPTests {
  @Test func aCameraIsWatched() throws {
    let server = try RTSPServer()
    // The child inherits a mask that blocks the other signals.
    defer { kill(server.process.processIdentifier, SIGKILL) }
    let outcome = try fridge("live", "rtsp://me:secret@127.0.0.1:\(server.port)/live", "--until", "1", "--json")
    #expect(outcome.code == 0 && outcome.output.contains("\"ingredient\":\"tomato\""))
    #expect(!outcome.output.contains("secret") && !outcome.errors.contains("secret"))
  }
}

/// A server of a red picture at 20 frames a second.
private struct RTSPServer {
  let process: Process
  let port: String

  private static let imports = """
    import gi
    gi.require_version("GstRtspServer", "1.0")
    from gi.repository import Gst, GstRtspServer, GLib
    Gst.init(None)
    assert Gst.ElementFactory.find("rtpjpegpay") and Gst.ElementFactory.find("videotestsrc")

    """
  private static let program =
    imports + """
      server = GstRtspServer.RTSPServer()
      server.set_address("127.0.0.1")
      server.set_service("0")
      factory = GstRtspServer.RTSPMediaFactory()
      picture = "video/x-raw,format=I420,width=96,height=64,framerate=20/1"
      factory.set_launch(f"( videotestsrc is-live=true pattern=red ! {picture} ! jpegenc ! rtpjpegpay name=pay0 )")
      server.get_mount_points().add_factory("/live", factory)
      server.attach(None)
      print(server.get_bound_port(), flush=True)
      GLib.MainLoop().run()

      """

  static let isInstalled: Bool = {
    let process = python(imports)
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  private static func python(_ program: String) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-c", program]
    process.standardError = FileHandle.nullDevice
    return process
  }

  init() throws {
    let process = Self.python(Self.program)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var text = ""
    while !text.hasSuffix("\n") {
      let more = output.fileHandleForReading.availableData
      try #require(!more.isEmpty)
      text += String(decoding: more, as: UTF8.self)
    }
    self.process = process
    port = text.trimmingCharacters(in: .newlines)
  }
}

/// A server on loopback that answers every connection in the same way, on a thread of its own.
final class LoopbackServer: @unchecked Sendable {
  /// The port that it listens on.
  let port: UInt16
  private let lock = NSLock()
  private var count = 0

  /// The number of connections up to now.
  var connections: Int { lock.withLock { count } }

  /// Starts a server that reads a request and calls `answer`.
  init(_ answer: @escaping @Sendable (LoopbackConnection) -> Void) throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, length) == 0 && listen(descriptor, 8) == 0
          && getsockname(descriptor, address, &length) == 0
      }
    }
    try #require(code)
    port = UInt16(bigEndian: address.sin_port)
    Thread { [self] in
      while true {
        let client = accept(descriptor, nil, nil)
        guard client >= 0 else { return }
        lock.withLock { count += 1 }
        answer(LoopbackConnection(acceptedAt: client))
        close(client)
      }
    }.start()
  }
}

/// One connection of a ``LoopbackServer``.
struct LoopbackConnection {
  private let descriptor: Int32
  /// The path that was requested.
  let path: String

  /// Reads up to the empty line after a request's head.
  init(acceptedAt descriptor: Int32) {
    self.descriptor = descriptor
    var (text, byte) = ([UInt8](), UInt8(0))
    while !text.suffix(4).elementsEqual("\r\n\r\n".utf8), read(descriptor, &byte, 1) == 1 { text.append(byte) }
    let words = String(decoding: text, as: UTF8.self).split(separator: " ")
    path = words.count > 1 ? String(words[1]) : ""
  }

  /// Sends a file of the small home's videos as an HTTP server does.
  func sendVideo(_ name: String) {
    guard let data = try? Data(contentsOf: FridgeProcess.home.appendingPathComponent("videos/\(name)")) else {
      send(Data("HTTP/1.0 404 Not Found\r\n\r\n".utf8))
      return
    }
    send(Data("HTTP/1.0 200 OK\r\nContent-Length: \(data.count)\r\n\r\n".utf8) + data)
  }

  /// Sends bytes; returns whether the client is still there.
  @discardableResult func send(_ data: Data) -> Bool {
    data.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      == data.count
  }

  /// Waits until the client sends or leaves, but no longer than that.
  func waitForQuiet(milliseconds: Int32) {
    var client = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    poll(&client, 1, milliseconds)
  }

  /// Waits until the client leaves.
  func waitForEnd() {
    var byte: UInt8 = 0
    while read(descriptor, &byte, 1) > 0 {}
  }
}
