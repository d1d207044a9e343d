internal import CMicroHTTPD
internal import Glibc
public import Localization
internal import Synchronization
internal import Threads

/// The settings of a server.
public struct ServerConfiguration: Sendable {
  /// The numeric address of the network interface; `127.0.0.1` is reached from this machine alone.
  public var host = "127.0.0.1"
  /// The port; 0 lets the system choose one.
  public var port = 8372
  /// The rules by which requests are admitted.
  public var gate = Gate()
  /// The limits.
  public var limits = ServerLimits()
  /// The certificate and the private key in PEM; nil for plain HTTP.
  public var certificate: (chain: [UInt8], key: [UInt8])?
  /// The language of an answer whose request states none.
  public var language = Language.english
  /// The threads that answer requests.
  public var workers = 4
  /// Returns a number that differs whenever the data behind kept answers do; nil while they are just changing.
  public var stamp: @Sendable () -> Int? = { nil }
  /// Receives a line for each request; nil for no log.
  public var log: (@Sendable (String) -> Void)?

  /// Creates the usual settings.
  public init() {}
}

/// An HTTP server: it admits requests, has them answered, and sends the answers.
///
/// A few threads serve all connections and never wait; workers answer what takes time, meanwhile the connection is
/// suspended.
// The daemon is used by several threads, which the library allows; all other state is behind locks.
public final class Server: @unchecked Sendable {
  /// The port at which it listens.
  public let port: Int

  private let library: MicroHTTPLibrary
  private let answering: Answering
  private let limits: ServerLimits
  private let queue: WorkQueue
  private let watch: ConnectionWatch
  private let counters = ServerCounters()
  private let log: AccessLog?
  private let flights = Flights()
  private let bodyBytes = Atomic(0)
  private let working = Monitor(0)
  private let isStopping = Atomic(false)
  private let sockets: OpenWebSockets
  private var daemon: OpaquePointer?
  private var watchThread: WorkerThread?

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - router: the routes; the server adds `/healthz` and `/metrics`.
  ///   - problem: words a failure in a language.
  public init(
    _ configuration: ServerConfiguration, _ router: Router,
    problem: @escaping @Sendable (any Error, Language) -> Problem
  ) throws(ServerError) {
    guard let library = MicroHTTPLibrary() else { throw .libraryMissing(MicroHTTPLibrary.name) }
    let socket = try ListeningSocket(configuration.host, port: configuration.port)
    (self.library, limits, port) = (library, configuration.limits, socket.port)
    log = configuration.log.map(AccessLog.init)
    sockets = OpenWebSockets(capacity: limits.sockets)
    queue = WorkQueue(threads: configuration.workers, capacity: limits.waiting)
    watch = ConnectionWatch(allowance: .seconds(limits.requestSeconds))
    var router = router
    let (queue, watch, counters, working, sockets) = (queue, watch, counters, working, sockets)
    router.add("GET", "/healthz", on: .connection) { _ in Response(text: "ok\n").with("Cache-Control", "no-store") }
    router.add("GET", "/metrics", on: .connection) { _ in
      let text = counters.text(
        waiting: queue.waiting, working: working.update { $0 }, connections: watch.count.load(ordering: .relaxed),
        sockets: sockets.count)
      return Response(text: text, type: "text/plain; version=0.0.4; charset=utf-8").with("Cache-Control", "no-store")
    }
    answering = Answering(
      router: router, gate: configuration.gate, cache: AnswerCache(stamp: configuration.stamp), limits: limits,
      language: configuration.language, isSecure: configuration.certificate != nil, problem: problem)
    daemon = start(on: socket.descriptor, configuration.certificate)
    guard daemon != nil else {
      close(socket.descriptor)
      queue.stop()
      throw .cannotStart(secure: configuration.certificate != nil)
    }
    watchThread = WorkerThread { watch.run() }
  }

  /// The number of open WebSockets.
  var openSockets: Int { sockets.count }

  /// Stops accepting connections, finishes the requests in progress, and ends.
  public func stop() {
    guard let daemon else { return }
    // Not `MHD_quiesce_daemon`: it and a worker that has just been told may both remove the listening socket from the
    // worker's epoll set, and the library aborts the process for the second of them.
    isStopping.store(true, ordering: .relaxed)
    _ = working.wait(upTo: .seconds(limits.farewellSeconds)) { $0 == 0 ? true : nil }
    // Every suspended connection is resumed, and every upgraded one given back, before the daemon ends, as the library
    // demands.
    queue.stop()
    sockets.stop()
    library.stop(daemon)
    self.daemon = nil
    watch.stop()
    watchThread?.join()
  }
}

extension Server {
  private func start(on socket: Int32, _ certificate: (chain: [UInt8], key: [UInt8])?) -> OpaquePointer? {
    let context = Unmanaged.passUnretained(self).toOpaque()
    func option(_ name: MHD_OPTION, _ value: Int = 0, _ pointer: UnsafeMutableRawPointer? = nil) -> MHD_OptionItem {
      MHD_OptionItem(option: name, value: value, ptr_value: pointer)
    }
    var options = [
      option(MHD_OPTION_LISTEN_SOCKET, Int(socket)), option(MHD_OPTION_CONNECTION_MEMORY_LIMIT, limits.head),
      option(MHD_OPTION_CONNECTION_LIMIT, limits.connections),
      option(MHD_OPTION_CONNECTION_TIMEOUT, limits.idleSeconds),
      option(MHD_OPTION_URI_LOG_CALLBACK, unsafeBitCast(Self.beginExchange, to: Int.self), context),
      option(MHD_OPTION_NOTIFY_COMPLETED, unsafeBitCast(Self.endExchange, to: Int.self), context),
      option(MHD_OPTION_NOTIFY_CONNECTION, unsafeBitCast(Self.noteConnection, to: Int.self), context),
    ]
    let threads = min(ThreadTeam.processorCount, 4)
    // The library takes a pool of two or more.
    if threads > 1 { options.append(option(MHD_OPTION_THREAD_POOL_SIZE, threads)) }
    var flags =
      MHD_USE_INTERNAL_POLLING_THREAD.rawValue | MHD_USE_EPOLL.rawValue | MHD_ALLOW_UPGRADE.rawValue
    // Texts that end with a zero; the library has parsed them when it has started.
    let texts = [(certificate?.chain ?? []) + [0], (certificate?.key ?? []) + [0]].map { text in
      UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count).filled(with: text)
    }
    defer { for text in texts { text.deallocate() } }
    if certificate != nil {
      flags |= MHD_USE_TLS.rawValue
      options.append(option(MHD_OPTION_HTTPS_MEM_CERT, 0, UnsafeMutableRawPointer(texts[0].baseAddress)))
      options.append(option(MHD_OPTION_HTTPS_MEM_KEY, 0, UnsafeMutableRawPointer(texts[1].baseAddress)))
    }
    options.append(option(MHD_OPTION_END))
    return options.withUnsafeMutableBufferPointer { options in
      library.start(
        flags, 0, Self.admit, context, Self.handle, context, MHD_OPTION_ARRAY.rawValue, options.baseAddress,
        MHD_OPTION_END.rawValue)
    }
  }

  /// Admits a connection, unless the server stops; the library closes the others at once.
  private static let admit: MHD_AcceptPolicyCallback = { context, _, _ in
    guard let context else { return MHD_NO }
    return Unmanaged<Server>.fromOpaque(context).takeUnretainedValue().isStopping.load(ordering: .relaxed)
      ? MHD_NO : MHD_YES
  }

  /// Begins an exchange when the first line of a request has arrived; the library keeps it for the connection.
  private static let beginExchange:
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?) -> UnsafeMutableRawPointer? = {
      _, target, _ in
      Unmanaged.passRetained(Exchange(target: target.flatMap { String(validatingCString: $0) })).toOpaque()
    }

  private static let handle: MHD_AccessHandlerCallback = { context, connection, _, method, _, bytes, count, slot in
    guard let context, let connection, let method, let count, let pointer = slot?.pointee else { return MHD_NO }
    let server = Unmanaged<Server>.fromOpaque(context).takeUnretainedValue()
    let exchange = Unmanaged<Exchange>.fromOpaque(pointer).takeUnretainedValue()
    let chunk = UnsafeRawBufferPointer(start: bytes, count: count.pointee)
    // Everything is taken.
    count.pointee = 0
    return server.proceed(exchange, Connection(connection), String(cString: method), chunk)
  }

  /// Ends an exchange: the answer was sent, or the connection broke.
  private static let endExchange: MHD_RequestCompletedCallback = { context, connection, slot, _ in
    guard let context, let connection, let pointer = slot?.pointee else { return }
    slot?.pointee = nil
    let server = Unmanaged<Server>.fromOpaque(context).takeUnretainedValue()
    server.end(Unmanaged<Exchange>.fromOpaque(pointer).takeRetainedValue(), Connection(connection))
  }

  private static let noteConnection: MHD_NotifyConnectionCallback = { context, connection, _, event in
    guard let context, let connection else { return }
    Unmanaged<Server>.fromOpaque(context).takeUnretainedValue().note(
      Connection(connection), isOpen: event == MHD_CONNECTION_NOTIFY_STARTED)
  }
}

extension Server {
  /// Takes the next step of an exchange: the head has arrived, or a part of the body, or all of it, or the answer is ready.
  private func proceed(
    _ exchange: Exchange, _ connection: Connection, _ method: String, _ chunk: UnsafeRawBufferPointer
  ) -> MHD_Result {
    switch exchange.phase {
    case .head: return begin(exchange, connection, method)
    case .body(let request, let match):
      if chunk.isEmpty { return dispatch(request, match, exchange, connection) }
      if exchange.append(chunk) > limits.body {
        _ = exchange.takeBody()
        exchange.phase = .excess(request)
      }
      return MHD_YES
    case .excess(let request):
      guard chunk.isEmpty else { return MHD_YES }
      let refusal = answering.response(to: RequestError.tooLarge(limit: limits.body), in: request.language)
      return send(refusal, to: request, exchange, connection)
    case .work: return MHD_YES
    case .answered(let request, let response): return send(response, to: request, exchange, connection)
    }
  }

  private func begin(_ exchange: Exchange, _ connection: Connection, _ method: String) -> MHD_Result {
    let headers = library.headers(of: connection.pointer)
    switch answering.admission(method, exchange.target, headers) {
    case .refused(let request, let response):
      let hasBody = headers["transfer-encoding"] != nil || headers["content-length", default: "0"] != "0"
      // The library ends a connection whose body it is told not to read. Without one, the next request may follow.
      if hasBody { return send(response, to: request, exchange, connection) }
      exchange.phase = .answered(request, response)
      return MHD_YES
    case .admitted(let request, let match):
      let isChunked = headers["transfer-encoding"] != nil
      let expected = isChunked ? limits.body : headers["content-length"].flatMap { Int($0) } ?? 0
      guard reserve(expected, for: exchange) else {
        return send(answering.response(to: RequestError.busy, in: request.language), to: request, exchange, connection)
      }
      exchange.phase = .body(request, match)
      return MHD_YES
    }
  }

  /// Reserves memory for a body; false if all bodies together would be too large.
  private func reserve(_ count: Int, for exchange: Exchange) -> Bool {
    guard count > 0 else { return true }
    guard bodyBytes.add(count, ordering: .relaxed).newValue <= limits.bodies else {
      bodyBytes.subtract(count, ordering: .relaxed)
      return false
    }
    exchange.reserved = count
    return true
  }

  private func dispatch(
    _ request: Request, _ match: Router.Match, _ exchange: Exchange, _ connection: Connection
  ) -> MHD_Result {
    var request = request
    request.body = exchange.takeBody()
    let target = exchange.target ?? ""
    if let response = answering.immediateAnswer(request, match, target) {
      return send(response, to: request, exchange, connection)
    }
    // The answer may take longer than a request may dribble.
    library.descriptor(of: connection.pointer).map(watch.forget)
    exchange.phase = .work(request)
    exchange.isWork = true
    library.suspend(connection.pointer)
    working.update { $0 += 1 }
    let passenger = Passenger(exchange: exchange, connection: connection, request: request)
    let stamp = match.isKept ? answering.cache.now : nil
    let key = stamp.map { Flights.Key(answer: AnswerCache.Key(request, target), stamp: $0) }
    if let key, !flights.board(passenger, key) { return MHD_YES }
    let isTaken = queue.submit { [self] in
      deliver(answering.answer(passenger.request, match, target), to: key.map(flights.land) ?? [passenger])
    }
    if !isTaken {
      let refusal = answering.response(to: RequestError.busy, in: request.language)
      deliver(refusal, to: key.map(flights.land) ?? [passenger])
    }
    return MHD_YES
  }

  private func deliver(_ response: Response, to passengers: [Passenger]) {
    for passenger in passengers {
      passenger.exchange.phase = .answered(passenger.request, response)
      library.resume(passenger.connection.pointer)
    }
  }

  private func send(
    _ response: Response, to request: Request?, _ exchange: Exchange, _ connection: Connection
  ) -> MHD_Result {
    var response = request.map(response.validated) ?? response
    if response.conversation != nil, sockets.isFull {
      response = answering.response(to: RequestError.busy, in: request?.language ?? answering.language)
    }
    exchange.phase = .answered(request, response)
    let object =
      response.conversation != nil
      ? upgrade
      : response.body.withUnsafeBytes { bytes in
        // The library copies the bytes, and so does not change them.
        library.createResponse(
          bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), MHD_RESPMEM_MUST_COPY)
      }
    guard let object else { return MHD_NO }
    defer { library.destroyResponse(object) }
    for (name, value) in response.headers + Response.securityHeaders { _ = library.addHeader(object, name, value) }
    return library.queue(connection.pointer, UInt32(response.status), object)
  }

  /// A response after which the connection is a WebSocket.
  private var upgrade: OpaquePointer? {
    library.createUpgrade(
      { context, connection, slot, bytes, count, descriptor, handle in
        guard let context, let connection, let slot, let handle else { return }
        let server = Unmanaged<Server>.fromOpaque(context).takeUnretainedValue()
        let exchange = Unmanaged<Exchange>.fromOpaque(slot).takeUnretainedValue()
        let early = Array(UnsafeRawBufferPointer(start: bytes, count: count))
        server.converse(exchange, Connection(connection), UpgradedConnection(handle), descriptor, early)
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// A connection that the library has handed over.
  // It is given back once, by the thread of its conversation.
  private struct UpgradedConnection: @unchecked Sendable {
    let handle: OpaquePointer
    init(_ handle: OpaquePointer) { self.handle = handle }
  }

  /// Begins the conversation for which a connection was upgraded.
  private func converse(
    _ exchange: Exchange, _ connection: Connection, _ upgraded: UpgradedConnection, _ descriptor: Int32,
    _ early: [UInt8]
  ) {
    let client = library.descriptor(of: connection.pointer) ?? descriptor
    // It may stay as long as it likes: the conversation has a patience of its own, and a server that stops closes it.
    watch.forget(client)
    if exchange.isWork {
      exchange.isWork = false
      working.update { $0 -= 1 }
    }
    let (socket, library) = (WebSocket(descriptor, client: client, early: early, limit: limits.message), library)
    guard case .answered(_, let response) = exchange.phase, let conversation = response.conversation else {
      _ = library.upgraded(upgraded.handle, MHD_UPGRADE_ACTION_CLOSE)
      return
    }
    sockets.begin(socket, conversation) { _ = library.upgraded(upgraded.handle, MHD_UPGRADE_ACTION_CLOSE) }
  }

  private func end(_ exchange: Exchange, _ connection: Connection) {
    if exchange.reserved > 0 { bodyBytes.subtract(exchange.reserved, ordering: .relaxed) }
    library.descriptor(of: connection.pointer).map(watch.restart)
    // Only now is the answer on its way: a server that stops waits for this.
    if exchange.isWork { working.update { $0 -= 1 } }
    guard case .answered(let request, let response) = exchange.phase else { return }
    // A conversation takes as long as it takes.
    let seconds = response.status == 101 ? 0 : (ContinuousClock.now - exchange.start) / .seconds(1)
    counters.count(status: response.status, bytes: response.body.count, seconds: seconds)
    log?.add(
      request?.method ?? "-", exchange.target ?? "-", from: library.client(of: connection.pointer), response.status,
      bytes: response.body.count, seconds: seconds)
  }

  private func note(_ connection: Connection, isOpen: Bool) {
    watch.count.add(isOpen ? 1 : -1, ordering: .relaxed)
    library.descriptor(of: connection.pointer).map(isOpen ? watch.restart : watch.forget)
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Returns the buffer after copying bytes into it, as many as it has room for.
  fileprivate func filled(with bytes: [UInt8]) -> Self {
    _ = initialize(from: bytes)
    return self
  }
}
