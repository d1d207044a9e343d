import Glibc
import Localization
import Testing
import Threads

@testable import Web

struct ServerTests {
  private static func withServer(
    configured change: (inout ServerConfiguration) -> Void = { _ in },
    routes: (inout Router) -> Void = { _ in }, _ body: (Server) throws -> Void
  ) throws {
    var configuration = ServerConfiguration()
    (configuration.port, configuration.workers) = (0, 2)
    change(&configuration)
    var router = Router()
    router.add("POST", "/echo") { Response("application/octet-stream", $0.body) }
    router.add("GET", "/hello/{name}") { Response(text: $0.placeholder("name")) }
    router.add("GET", "/long", on: .connection) { _ in Response(text: String(repeating: "abc ", count: 10_000)) }
    router.add("GET", "/fails") { _ in throw RequestError.busy }
    routes(&router)
    let server = try Server(configuration, router) { error, language in
      Problem(status: (error as? RequestError)?.status ?? 500, kind: "\(error)", detail: language.rawValue)
    }
    defer { server.stop() }
    try body(server)
  }

  @Test func requestsAreAnsweredOneAfterTheOther() throws {
    try Self.withServer { server in
      let client = try LoopbackClient(port: server.port)
      for name in ["a", "%EA%B9%80", "c%2Fd"] {
        let reply = client.request("GET", "/hello/\(name)")
        #expect(reply?.status == 200)
        #expect(reply?.text == Substring(name).percentDecoded)
      }
      let body = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
      #expect(client.request("POST", "/echo", body: body)?.body == body)
      #expect(client.request("POST", "/echo", body: [])?.body == [])
    }
  }

  @Test func pipelinedRequestsAreAnsweredInOrder() throws {
    try Self.withServer { server in
      let client = try LoopbackClient(port: server.port)
      client.send((0..<20).map { "GET /hello/\($0) HTTP/1.1\r\nHost: localhost\r\n\r\n" }.joined())
      for number in 0..<20 { #expect(client.reply()?.text == "\(number)") }
    }
  }

  @Test func chunksArePutTogether() throws {
    try Self.withServer { server in
      let client = try LoopbackClient(port: server.port)
      client.send(
        "POST /echo HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n")
      #expect(client.reply()?.text == "abcde")
    }
  }

  @Test func headersKeepPagesFromDoingHarm() throws {
    try Self.withServer { server in
      let headers = try LoopbackClient(port: server.port).request("GET", "/hello/x")?.headers ?? [:]
      #expect(headers["content-security-policy"]?.contains("default-src 'none'") == true)
      #expect(headers["content-security-policy"]?.contains("unsafe") == false)
      #expect(headers["x-content-type-options"] == "nosniff")
      #expect(headers["referrer-policy"] == "no-referrer")
    }
  }

  @Test func anAnswerIsSentOnceToOneWhoKeepsIt() throws {
    try Self.withServer { server in
      let client = try LoopbackClient(port: server.port)
      let tag = client.request("GET", "/hello/x")?.headers["etag"] ?? ""
      #expect(tag.hasPrefix("\""))
      let reply = client.request("GET", "/hello/x", ["If-None-Match": tag])
      #expect(reply?.status == 304)
      #expect(reply?.body == [])
      #expect(client.request("GET", "/hello/y", ["If-None-Match": tag])?.status == 200)
    }
  }

  @Test func longAnswersAreCompressed() throws {
    try Self.withServer { server in
      let client = try LoopbackClient(port: server.port)
      #expect(client.request("GET", "/long")?.body.count == 40_000)
      let reply = client.request("GET", "/long", ["Accept-Encoding": "br, gzip"])
      #expect(reply?.headers["content-encoding"] == "gzip")
      #expect(reply?.headers["vary"] == "Accept-Encoding")
      #expect((reply?.body.count ?? .max) < 1000)
      #expect(client.request("GET", "/long", ["Accept-Encoding": "gzip;q=0"])?.headers["content-encoding"] == nil)
      #expect(client.request("GET", "/hello/x", ["Accept-Encoding": "gzip"])?.headers["content-encoding"] == nil)
    }
  }

  @Test(arguments: [
    ("GET", "/nothing", 404), ("PUT", "/echo", 405), ("GET", "/echo", 405), ("GET", "/fails", 503),
    ("GET", "/%zz", 400),
    ("GET", "/../../etc/passwd", 404), ("GET", "/hello/..%2f..%2fetc%2fpasswd", 200), ("GET", "//etc/passwd", 404),
  ])
  func problemsAreStated(method: String, target: String, status: Int) throws {
    try Self.withServer { server in
      let reply = try LoopbackClient(port: server.port).request(method, target, ["Accept-Language": "ko"])
      #expect(reply?.status == status)
      if status == 200 { return #expect(reply?.text == "../../etc/passwd") }
      #expect(reply?.headers["content-type"] == "application/problem+json")
      #expect(reply?.text.contains("\"detail\":\"ko\"") == true)
      if status == 405 { #expect(reply?.headers["allow"]?.isEmpty == false) }
      if status == 503 { #expect(reply?.headers["retry-after"] == "1") }
    }
  }

  @Test func foreignHostsAreTurnedAway() throws {
    try Self.withServer { server in
      let reply = try LoopbackClient(port: server.port).request("GET", "/hello/x", ["Host": "evil.example"])
      #expect(reply?.status == 421)
    }
  }

  @Test func theTokenIsAsked() throws {
    try Self.withServer(configured: { $0.gate = Gate(token: AccessToken("secret-secret")) }) { server in
      let client = try LoopbackClient(port: server.port)
      let refused = client.request("GET", "/hello/x")
      #expect(refused?.status == 401)
      #expect(refused?.headers["www-authenticate"] == "Bearer")
      #expect(client.request("GET", "/hello/x", ["Authorization": "Bearer secret-secret"])?.status == 200)
      #expect(client.request("GET", "/?token=secret-secret")?.headers["set-cookie"]?.contains("HttpOnly") == true)
      #expect(client.request("GET", "/healthz")?.text == "ok\n")
      #expect(client.request("GET", "/metrics")?.status == 401)
    }
  }

  @Test(arguments: [(1000, 200), (1001, 413)]) func bodiesAreLimited(count: Int, status: Int) throws {
    try Self.withServer(configured: { $0.limits.body = 1000 }) { server in
      let body = [UInt8](repeating: 65, count: count)
      try #expect(LoopbackClient(port: server.port).request("POST", "/echo", body: body)?.status == status)
      let chunked = try LoopbackClient(port: server.port)
      chunked.send("POST /echo HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
      chunked.send(Array("\(String(count, radix: 16))\r\n".utf8) + body + Array("\r\n0\r\n\r\n".utf8))
      #expect(chunked.reply()?.status == status)
    }
  }

  @Test func anAnnouncedGiantIsRefusedBeforeItIsSent() throws {
    try Self.withServer { server in
      let client = try LoopbackClient(port: server.port)
      client.send("POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999\r\n\r\n")
      #expect(client.reply()?.status == 413)
    }
  }

  @Test func longHeadsAreRefused() throws {
    try Self.withServer { server in
      let client = try LoopbackClient(port: server.port)
      client.send("GET /hello/x HTTP/1.1\r\nHost: localhost\r\nX: \(String(repeating: "x", count: 100_000))\r\n\r\n")
      let reply = client.reply()
      #expect(reply == nil || (400..<500).contains(reply?.status ?? 0))
      try #expect(LoopbackClient(port: server.port).request("GET", "/hello/x")?.status == 200)
    }
  }

  /// A status of 0 stands for a connection that is closed without an answer, nil for one that stays silent.
  @Test(arguments: [
    ("\r\n\r\n\r\n", nil), ("\u{1}\u{2}\r\n\r\n", nil), ("GET\r\n\r\n", 0), ("GET / HTTP/9.9\r\n\r\n", 505),
    ("GET /hello/x HTTP/1.1\r\n\r\n", 421),
    ("POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n", 400),
    ("POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: abc\r\n\r\n", 400),
    ("POST /echo HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", 400),
    ("GET /hello/x HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n", 421),
  ])
  func nonsenseDoesNotStopTheServer(text: String, status: Int?) throws {
    try Self.withServer { server in
      let client = try LoopbackClient(port: server.port)
      client.send(text)
      if let status { #expect(client.reply()?.status ?? 0 == status) }
      try #expect(LoopbackClient(port: server.port).request("GET", "/hello/x")?.status == 200)
    }
  }

  @Test func aDribblingConnectionIsEnded() throws {
    let watch = ConnectionWatch(allowance: .seconds(60))
    try Self.withServer { server in
      let client = try LoopbackClient(port: server.port)
      watch.restart(client.descriptor)
      watch.endOverdue(at: .now + .seconds(59))
      #expect(client.request("GET", "/hello/x")?.status == 200)
      watch.restart(client.descriptor)
      watch.endOverdue(at: .now + .seconds(61))
      #expect(client.request("GET", "/hello/x") == nil)
    }
  }

  @Test func aFullQueueIsBusy() throws {
    let (started, release) = (Gatekeeper(), Gatekeeper())
    try Self.withServer(
      configured: { ($0.workers, $0.limits.waiting) = (1, 1) },
      routes: { router in
        router.add("GET", "/slow") { _ in
          started.open()
          release.wait()
          return Response(text: "done")
        }
      }
    ) { server in
      defer { release.open() }
      let clients = try (0..<3).map { _ in try LoopbackClient(port: server.port) }
      let request = "GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n"
      clients[0].send(request)
      started.wait()
      clients[1].send(request)
      while try !metrics(server).contains("fridge_requests_waiting 1\n") {}
      let refused = clients[2].request("GET", "/slow")
      #expect(refused?.status == 503)
      #expect(refused?.headers["retry-after"] == "1")
      release.open()
      #expect(clients[0].reply()?.text == "done")
      #expect(clients[1].reply()?.text == "done")
    }
  }

  private func metrics(_ server: Server) throws -> String {
    try LoopbackClient(port: server.port).request("GET", "/metrics")?.text ?? ""
  }

  @Test func countersCount() throws {
    try Self.withServer { server in
      let client = try LoopbackClient(port: server.port)
      _ = client.request("GET", "/hello/x")
      _ = client.request("GET", "/nothing")
      let text = client.request("GET", "/metrics")?.text ?? ""
      #expect(text.contains("fridge_requests_total{status=\"2xx\"} 1\n"))
      #expect(text.contains("fridge_requests_total{status=\"4xx\"} 1\n"))
      #expect(text.contains("fridge_connections 1\n"))
      #expect(text.contains("process_resident_memory_bytes "))
    }
  }

  @Test func theLogHasALineForEachRequestAndNoToken() throws {
    let lines = Lines()
    try Self.withServer(configured: { $0.log = { line in lines.add(line) } }) { server in
      let client = try LoopbackClient(port: server.port)
      _ = client.request("GET", "/hello/x?a=1")
      _ = client.request("GET", "/nothing?token=secret-secret")
      _ = client.request("GET", "/hello/y")
    }
    let log = lines.all
    #expect(log.count == 3)
    #expect(log[0].hasPrefix("127.0.0.1 - - ["))
    #expect(log[0].contains("\"GET /hello/x?a=1 HTTP/1.1\" 200 1 "))
    #expect(log[1].contains("\"GET /nothing?… HTTP/1.1\" 404 "))
  }

  @Test func keptAnswersAreMadeOnceForEachState() throws {
    let (calls, state) = (Monitor(0), Monitor<Int?>(1))
    try Self.withServer(
      configured: { $0.stamp = { state.update { $0 } } },
      routes: { router in
        router.add("GET", "/kept", isKept: true) { _ in
          let count = calls.update { calls in
            calls += 1
            return calls
          }
          return Response(text: "\(count)")
        }
      }
    ) { server in
      let client = try LoopbackClient(port: server.port)
      func text(_ target: String = "/kept") -> String? { client.request("GET", target)?.text }
      #expect([text(), text(), text("/kept?a=1"), text("/kept?a=1"), text()] == ["1", "1", "2", "2", "1"])
      state.update { $0 = 2 }
      #expect([text(), text()] == ["3", "3"])
      // While the data change, nothing is kept.
      state.update { $0 = nil }
      #expect([text(), text()] == ["4", "5"])
    }
  }

  @Test func whoAsksForTheSameWaitsForTheSameAnswer() throws {
    let (calls, started, release) = (Monitor(0), Gatekeeper(), Gatekeeper())
    try Self.withServer(
      configured: {
        ($0.workers, $0.limits.waiting) = (1, 1)
        $0.stamp = { 1 }
      },
      routes: { router in
        router.add("GET", "/kept", isKept: true) { _ in
          calls.update { $0 += 1 }
          started.open()
          release.wait()
          return Response(text: String(repeating: "same ", count: 1000))
        }
      }
    ) { server in
      defer { release.open() }
      let clients = try (0..<20).map { _ in try LoopbackClient(port: server.port) }
      clients[0].send("GET /kept HTTP/1.1\r\nHost: localhost\r\n\r\n")
      started.wait()
      for client in clients.dropFirst() { client.send("GET /kept HTTP/1.1\r\nHost: localhost\r\n\r\n") }
      while try !metrics(server).contains("fridge_requests_working 20\n") {}
      release.open()
      for client in clients { #expect(client.reply()?.body.count == 5000) }
      #expect(calls.update { $0 } == 1)
    }
  }

  @Test func aCompressedAnswerIsKeptForThoseWhoAskForOne() throws {
    try Self.withServer(
      configured: { $0.stamp = { 1 } },
      routes: { router in
        router.add("GET", "/kept", isKept: true) { _ in Response(text: String(repeating: "same ", count: 1000)) }
      }
    ) { server in
      let client = try LoopbackClient(port: server.port)
      for _ in 1...2 {
        #expect((client.request("GET", "/kept", ["Accept-Encoding": "gzip"])?.body.count ?? .max) < 100)
        #expect(client.request("GET", "/kept")?.body.count == 5000)
      }
    }
  }

  @Test func stoppingFinishesWhatRuns() throws {
    let release = Gatekeeper()
    let started = Gatekeeper()
    var configuration = ServerConfiguration()
    configuration.port = 0
    var router = Router()
    router.add("GET", "/slow") { _ in
      started.open()
      release.wait()
      return Response(text: "done")
    }
    let server = try Server(configuration, router) { _, _ in Problem(status: 500, kind: "", detail: "") }
    let client = try LoopbackClient(port: server.port)
    client.send("GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n")
    started.wait()
    let port = server.port
    let ended = Gatekeeper()
    let stopping = Stopper(server, ended)
    // New connections are closed from now on.
    while (try? LoopbackClient(port: port))?.request("GET", "/healthz") != nil { sched_yield() }
    release.open()
    #expect(client.reply()?.text == "done")
    ended.wait()
    withExtendedLifetime(stopping) {}
  }

  @Test func aTakenPortIsNamed() throws {
    try Self.withServer { server in
      var configuration = ServerConfiguration()
      configuration.port = server.port
      #expect(throws: ServerError.portInUse("127.0.0.1", server.port)) {
        try Server(configuration, Router()) { _, _ in Problem(status: 500, kind: "", detail: "") }
      }
    }
  }

  @Test(arguments: ["kitchen.example", "", "1.2.3.4.5"]) func namesAreNoAddresses(host: String) {
    var configuration = ServerConfiguration()
    (configuration.host, configuration.port) = (host, 0)
    #expect(throws: ServerError.badAddress(host)) {
      try Server(configuration, Router()) { _, _ in Problem(status: 500, kind: "", detail: "") }
    }
  }
}
