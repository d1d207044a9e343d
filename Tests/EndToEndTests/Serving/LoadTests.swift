import Foundation
import Glibc
import Testing

/// The server under many requests, and under clients that never finish theirs.
@Suite(.serialized) struct LoadTests {
  /// Whether `wrk` from Debian is there; if not, the reason is printed once.
  private static let hasWrk: Bool = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let isThere = folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/wrk") }
    if !isThere { print("The load test is skipped: wrk is not installed") }
    return isThere
  }()

  /// 10,000 requests over 256 connections are all answered, and leave neither memory nor descriptors behind.
  @Test(.enabled(if: hasWrk, "needs wrk")) func manyRequestsLeaveNothingBehind() throws {
    try ServedProgram.with { server in
      // The first run fills what is kept for good: pools, caches, buffers.
      _ = try wrk(server, requests: 10_000)
      let before = try Usage(of: server)
      let report = try wrk(server, requests: 10_000)
      #expect(report.requests >= 10_000 && report.failures.isEmpty, "\(report.failures)")
      let after = try Usage(of: server) { $0.descriptors <= before.descriptors }
      #expect(after.descriptors <= before.descriptors)
      #expect(after.megabytes < before.megabytes + 8, "\(before) → \(after)")
      try #expect(server.get("/healthz").text == "ok\n")
    }
  }

  /// Connections that send a request byte by byte keep nobody else from being served.
  @Test func dribblingClientsDoNotHoldUpOthers() throws {
    try ServedProgram.with { server in
      let port = try #require(server.address.split(separator: ":").last.flatMap { UInt16($0) })
      let before = try Usage(of: server)
      let clients = try (0..<300).map { _ in try Dribbler(port: port) }
      for part in ["GET /api/v1/today HTTP/1.1\r\n", "Host: local", "host\r\nX-a: b\r\n"] {
        for client in clients { client.send(part) }
        try #expect(server.get("/healthz").status == 200)
        try #expect(server.get("/api/v1/today").status == 200)
      }
      try #expect(server.get("/metrics").text.contains(/fridge_connections 30\d\n/))
      for client in clients { client.end() }
      let after = try Usage(of: server) { $0.descriptors <= before.descriptors }
      #expect(after.descriptors <= before.descriptors)
    }
  }

  /// Runs `wrk` over 256 connections until so many requests are answered.
  private func wrk(_ server: ServedProgram, requests: Int) throws -> (requests: Int, failures: [String]) {
    var (count, failures): (Int, [String]) = (0, [])
    while count < requests {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["wrk", "-t2", "-c256", "-d2s", "--timeout", "20s", server.address + "/api/v1/today"]
      let outcome = try FridgeProcess.finish(process)
      let lines = outcome.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      failures += lines.filter { $0.hasPrefix("Socket errors") || $0.hasPrefix("Non-2xx") }
      let answered = outcome.output.firstMatch(of: /(\d+) requests in/).flatMap { Int($0.1) } ?? 0
      guard outcome.code == 0, answered > 0 else { return (count, failures + [outcome.output + outcome.errors]) }
      count += answered
    }
    return (count, failures)
  }
}

/// The memory and descriptors that a process holds.
private struct Usage: CustomStringConvertible {
  let descriptors: Int
  let megabytes: Int
  var description: String { "\(descriptors) descriptors, \(megabytes) MB" }

  init(of server: ServedProgram) throws {
    let folder = "/proc/\(server.identifier)"
    descriptors = try FileManager.default.contentsOfDirectory(atPath: folder + "/fd").count
    let status = try String(contentsOfFile: folder + "/status", encoding: .utf8)
    megabytes = status.firstMatch(of: /VmRSS:\s+(\d+) kB/).flatMap { Int($0.1) }.map { $0 / 1024 } ?? 0
  }

  /// Looks until it is as it should be, for a quarter of a minute at most: connections end after their clients.
  init(of server: ServedProgram, until isRight: (Usage) -> Bool) throws {
    let end = ContinuousClock.now + .seconds(15)
    var usage = try Usage(of: server)
    while !isRight(usage), .now < end {
      // A request gives the server the time that it needs.
      _ = try server.get("/healthz")
      usage = try Usage(of: server)
    }
    self = usage
  }
}

/// A client that sends a request in small parts and never the end of it.
private final class Dribbler {
  private let socket: Int32

  init(port: UInt16) throws {
    socket = try #require(LoopbackSocket.connected(to: port))
  }

  func send(_ text: String) { _ = Glibc.send(socket, text, text.utf8.count, Int32(MSG_NOSIGNAL)) }
  func end() { close(socket) }
}
