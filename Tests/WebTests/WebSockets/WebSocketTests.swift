import Glibc
import Localization
import Testing
import Threads

@testable import Web

struct WebSocketTests {
  private static let handshake = [
    "Upgrade": "websocket", "Connection": "keep-alive, Upgrade", "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
  ]

  private static func withServer(
    limits: ServerLimits = ServerLimits(), patience: Duration = .seconds(20),
    answer: @escaping @Sendable ([UInt8]) -> String = { "\($0.count)" }, _ body: (Server) throws -> Void
  ) throws {
    var configuration = ServerConfiguration()
    (configuration.port, configuration.workers, configuration.limits) = (0, 2, limits)
    var router = Router()
    router.add("GET", "/talk") { request in
      let skipped = Monitor(0)
      return try .webSocket(for: request) { socket in
        socket.answerNewest(
          within: patience, skipped: { skipped.update { $0 += 1 } },
          farewell: { $0 == "end" ? "skipped \(skipped.update { $0 })" : nil }, answer: { bytes, _ in answer(bytes) })
      }
    }
    router.add("GET", "/hello") { _ in Response(text: "hello") }
    let server = try Server(configuration, router) { error, language in
      Problem(status: (error as? RequestError)?.status ?? 500, kind: "\(error)", detail: language.rawValue)
    }
    defer { server.stop() }
    try body(server)
  }

  /// Opens a WebSocket.
  private static func open(_ server: Server) throws -> LoopbackClient {
    let client = try LoopbackClient(port: server.port)
    let reply = client.request("GET", "/talk", handshake)
    try #require(reply?.status == 101)
    #expect(reply?.headers["sec-websocket-accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    #expect(reply?.headers["connection"]?.lowercased() == "upgrade")
    #expect(reply?.headers["upgrade"] == "websocket")
    return client
  }

  @Test func messagesAreAnswered() throws {
    try Self.withServer { server in
      let client = try Self.open(server)
      for count in [0, 1, 125, 126, 65_535, 65_536, 1_000_000] {
        client.send(ClientFrame.binary([UInt8](repeating: 7, count: count)).bytes)
        #expect(client.frame() == .init(code: 1, payload: Array("\(count)".utf8)))
      }
      client.send(ClientFrame(0x89, [1, 2]).bytes)
      #expect(client.frame() == .init(code: 10, payload: [1, 2]))
      client.send(ClientFrame.text("end").bytes)
      #expect(client.frame()?.text == "skipped 0")
      #expect(client.frame()?.closeCode == 1000)
      #expect(client.frame() == nil)
    }
  }

  @Test func whatComesWithTheHandshakeCounts() throws {
    try Self.withServer { server in
      let client = try LoopbackClient(port: server.port)
      let lines = ["GET /talk HTTP/1.1", "Host: localhost"] + Self.handshake.map { "\($0.key): \($0.value)" }
      client.send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + ClientFrame.binary([1, 2, 3]).bytes)
      #expect(client.reply()?.status == 101)
      #expect(client.frame()?.text == "3")
    }
  }

  @Test func onlyTheNewestWaits() throws {
    let (started, release) = (Gatekeeper(), Gatekeeper())
    let answer: @Sendable ([UInt8]) -> String = { bytes in
      if bytes == [0] {
        started.open()
        release.wait()
      }
      return "\(bytes)"
    }
    try Self.withServer(answer: answer) { server in
      let client = try Self.open(server)
      client.send(ClientFrame.binary([0]).bytes)
      started.wait()
      for number in UInt8(1)...5 { client.send(ClientFrame.binary([number]).bytes) }
      // The answer to a ping says that the others have been read.
      client.send(ClientFrame(0x89).bytes)
      #expect(client.frame()?.code == 10)
      release.open()
      #expect(client.frame()?.text == "[0]")
      #expect(client.frame()?.text == "[5]")
      client.send(ClientFrame.text("end").bytes)
      #expect(client.frame()?.text == "skipped 4")
    }
  }

  @Test(arguments: [
    (ClientFrame.binary([UInt8](repeating: 0, count: 1001)), 1009), (.text("what?"), 1003), (.close(3000), 3000),
    (ClientFrame(0x88), 1000), (ClientFrame(0x82, [1], isMasked: false), 1002), (ClientFrame(0x81, [0xFF]), 1007),
  ])
  func theReasonIsSaid(frame: ClientFrame, code: Int) throws {
    var limits = ServerLimits()
    limits.message = 1000
    try Self.withServer(limits: limits) { server in
      let client = try Self.open(server)
      client.send(frame.bytes)
      #expect(client.frame()?.closeCode == code)
      #expect(client.frame() == nil)
      try #expect(LoopbackClient(port: server.port).request("GET", "/hello")?.text == "hello")
    }
  }

  @Test func whoSaysNothingWholeIsLeft() throws {
    try Self.withServer(patience: .milliseconds(200)) { server in
      let client = try Self.open(server)
      client.send(Array(ClientFrame.binary([1, 2, 3]).bytes.dropLast()))
      #expect(client.frame()?.closeCode == 1008)
    }
  }

  /// Connections that break at every point of the protocol leave nothing behind.
  @Test func brokenConnectionsLeaveNothingOpen() throws {
    try Self.withServer { server in
      func descriptors() -> Int {
        var count = 0
        guard let folder = opendir("/proc/self/fd") else { return 0 }
        while readdir(folder) != nil { count += 1 }
        closedir(folder)
        return count
      }
      for length in [0, 1, 3, 9] {
        for _ in 0..<20 {
          let client = try Self.open(server)
          client.send(Array(ClientFrame.binary([1, 2, 3, 4, 5, 6]).bytes.prefix(length)))
        }
        // Every place is free again once the server has seen that the clients are gone.
        while server.openSockets > 0 {}
      }
      let before = descriptors()
      for _ in 0..<50 { _ = try Self.open(server) }
      while server.openSockets > 0 {}
      // Other tests of this process open some of their own.
      #expect(descriptors() < before + 40)
    }
  }

  @Test func placesAreLimited() throws {
    var limits = ServerLimits()
    limits.sockets = 2
    try Self.withServer(limits: limits) { server in
      let clients = try [Self.open(server), Self.open(server)]
      let refused = try LoopbackClient(port: server.port).request("GET", "/talk", Self.handshake)
      #expect(refused?.status == 503 && refused?.headers["retry-after"] == "1")
      clients[0].send(ClientFrame.close(1000).bytes)
      #expect(clients[0].frame()?.closeCode == 1000)
      #expect(clients[0].frame() == nil)
      while server.openSockets > 1 {}
      let next = try Self.open(server)
      next.send(ClientFrame.binary([1]).bytes)
      #expect(next.frame()?.text == "1")
    }
  }

  @Test(arguments: [
    ("Upgrade", "h2c"), ("Connection", "close"), ("Sec-WebSocket-Version", "8"), ("Sec-WebSocket-Key", ""),
    ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ"), ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25j*Q=="),
  ])
  func otherRequestsAreRefused(name: String, value: String) throws {
    try Self.withServer { server in
      let reply = try LoopbackClient(port: server.port).request(
        "GET", "/talk", Self.handshake.merging([name: value]) { $1 })
      #expect(reply?.status == 426 && reply?.headers["upgrade"] == "websocket")
      try #expect(LoopbackClient(port: server.port).request("GET", "/talk")?.status == 426)
    }
  }

  @Test func pagesOfOtherOriginsDoNotListen() throws {
    try Self.withServer { server in
      let foreign = Self.handshake.merging(["Origin": "http://evil.example"]) { $1 }
      try #expect(LoopbackClient(port: server.port).request("GET", "/talk", foreign)?.status == 403)
      let own = Self.handshake.merging(["Origin": "http://localhost"]) { $1 }
      try #expect(LoopbackClient(port: server.port).request("GET", "/talk", own)?.status == 101)
    }
  }

  @Test func aServerThatStopsSaysSo() throws {
    try Self.withServer { server in
      let client = try Self.open(server)
      server.stop()
      #expect(client.frame()?.closeCode == 1001)
      #expect(client.frame() == nil)
    }
  }
}

extension LoopbackClient {
  /// A frame that the server sent.
  struct Frame: Equatable {
    var code: UInt8
    var payload: [UInt8]
    var text: String? { code == 1 ? String(decoding: payload, as: UTF8.self) : nil }
    var closeCode: Int? { code == 8 && payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : nil }
  }

  /// Waits for a frame; nil if the connection ends before.
  func frame() -> Frame? {
    guard let head = take(2), head[0] & 0xF0 == 0x80, head[1] & 0x80 == 0 else { return nil }
    let extra = head[1] == 127 ? 8 : head[1] == 126 ? 2 : 0
    guard let length = take(extra) else { return nil }
    let count = extra == 0 ? Int(head[1]) : length.reduce(0) { $0 << 8 | Int($1) }
    return take(count).map { Frame(code: head[0] & 0x0F, payload: $0) }
  }
}
