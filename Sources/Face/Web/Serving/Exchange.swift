internal import Synchronization

/// A request on its way: the head, the body as it arrives, and the response.
final class Exchange: Sendable {
  /// The progress of a request.
  enum Phase: Sendable {
    /// The head is being read.
    case head
    /// The body is being read.
    case body(Request, Router.Match)
    /// The body is longer than allowed; it is read no further than necessary, and forgotten.
    case excess(Request)
    /// A worker answers.
    case work(Request)
    /// The response is ready, or is being sent.
    case answered(Request?, Response)
  }

  /// The address as it was sent; nil if it is no UTF-8.
  let target: String?
  /// The moment at which the first line arrived.
  let start = ContinuousClock.now
  private let state = Mutex<(phase: Phase, body: [UInt8], reserved: Int, isWork: Bool)>((.head, [], 0, false))

  /// Begins an exchange.
  init(target: String?) { self.target = target }

  /// The progress.
  var phase: Phase {
    get { state.withLock { $0.phase } }
    set { state.withLock { $0.phase = newValue } }
  }

  /// Adds bytes to the body, and returns its length.
  func append(_ bytes: UnsafeRawBufferPointer) -> Int {
    state.withLock { state in
      state.body.append(contentsOf: bytes)
      return state.body.count
    }
  }

  /// Takes the body out.
  func takeBody() -> [UInt8] {
    state.withLock { state in
      defer { state.body = [] }
      return state.body
    }
  }

  /// The bytes that are reserved for the body.
  var reserved: Int {
    get { state.withLock { $0.reserved } }
    set { state.withLock { $0.reserved = newValue } }
  }

  /// Whether a worker answers or has answered it.
  var isWork: Bool {
    get { state.withLock { $0.isWork } }
    set { state.withLock { $0.isWork = newValue } }
  }
}
