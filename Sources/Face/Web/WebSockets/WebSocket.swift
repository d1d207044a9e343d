internal import Glibc
internal import Synchronization

/// A WebSocket (RFC 6455) to a client: messages go both ways until one of the two closes it.
///
/// One thread receives; any may send or close.
public final class WebSocket: Sendable {
  /// A message.
  public enum Message: Sendable, Equatable {
    case text(String)
    case binary([UInt8])
  }

  /// Why a connection is closed (RFC 6455, section 7.4).
  public struct CloseCode: RawRepresentable, Sendable, Equatable {
    public let rawValue: UInt16

    /// Creates a code.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// All is done.
    public static let normal = CloseCode(rawValue: 1000)
    /// The server stops.
    public static let goingAway = CloseCode(rawValue: 1001)
    /// The client does not keep to the protocol.
    public static let protocolError = CloseCode(rawValue: 1002)
    /// The client sends messages of a kind that is not expected.
    public static let unsupported = CloseCode(rawValue: 1003)
    /// A text is no UTF-8.
    public static let invalidText = CloseCode(rawValue: 1007)
    /// The client does what it may not do, for instance nothing for too long.
    public static let policy = CloseCode(rawValue: 1008)
    /// A message is too big.
    public static let tooBig = CloseCode(rawValue: 1009)
    /// Too much is going on.
    public static let tryAgainLater = CloseCode(rawValue: 1013)
  }

  /// A violation of the protocol by a client.
  enum Violation: Error {
    case protocolError, invalidText, tooBig

    var code: CloseCode {
      switch self {
      case .protocolError: .protocolError
      case .invalidText: .invalidText
      case .tooBig: .tooBig
      }
    }
  }

  private let descriptor: Int32
  private let client: Int32
  /// Whether the last frame was sent.
  private let isClosed = Mutex(false)
  private let reader: Mutex<WebSocketReader>

  /// The time that a client may take to accept what is sent, and the time until it must have closed its side, too.
  private static let (patience, leave) = (Duration.seconds(10), Duration.seconds(1))

  /// The event that the other side has closed: `POLLRDHUP`, which the headers hide from Swift.
  private static let hangUp: Int16 = 0x2000

  /// Takes over a connection.
  ///
  /// - Parameters:
  ///   - descriptor: the socket to read and write, which stays open until the library closes it.
  ///   - client: the socket to the client: the same one, unless the library encrypts what goes between the two. It then
  ///     does not say when the client is gone.
  ///   - early: what came behind the handshake.
  ///   - limit: the largest message in bytes.
  init(_ descriptor: Int32, client: Int32, early: [UInt8] = [], limit: Int) {
    (self.descriptor, self.client) = (descriptor, client)
    var reader = WebSocketReader(limit: limit)
    reader.append(early)
    self.reader = Mutex(reader)
  }

  /// Sends a text; false if the connection is closed, or if the client does not take it.
  @discardableResult public func send(_ text: String) -> Bool { send(1, Array(text.utf8)) }

  /// Waits for a message, and answers the frames that the protocol wants answered meanwhile.
  ///
  /// - Returns: nil when the connection is closed: by either, because the client broke a rule, or because nothing whole has
  ///   come in the time.
  public func receive(within time: Duration) -> Message? {
    let deadline = ContinuousClock.now + time
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      do throws(WebSocket.Violation) {
        while let event = try reader.withLock({ reader throws(WebSocket.Violation) in try reader.next() }) {
          switch event {
          case .message(let message): return message
          case .ping(let bytes): if !send(10, bytes) { return nil }
          case .pong: break
          case .close(let code):
            close(code ?? .normal)
            return nil
          }
        }
      } catch {
        close(error.code)
        return nil
      }
      guard wait(for: POLLIN, until: deadline) else {
        // Whoever is gone reads no reason.
        close(.policy)
        return nil
      }
      let count = recv(descriptor, &chunk, chunk.count, Int32(MSG_DONTWAIT))
      if count < 0, [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) { continue }
      guard count > 0 else {
        shut()
        return nil
      }
      reader.withLock { $0.append(chunk.prefix(count)) }
    }
  }

  /// Sends the reason, and closes the connection for sending.
  public func close(_ code: CloseCode) {
    if send(8, [UInt8(code.rawValue >> 8), UInt8(code.rawValue & 0xFF)]) { shutdown(descriptor, Int32(SHUT_WR)) }
  }

  /// Ends all waiting, in both directions; the library closes the socket.
  func shut() {
    isClosed.withLock { isClosed in
      isClosed = true
      shutdown(descriptor, Int32(SHUT_RDWR))
    }
  }

  /// Waits a little until the client has closed its side, too: a socket that is closed with bytes unread is reset, and the
  /// client would not learn why.
  func awaitLeave() {
    let deadline = ContinuousClock.now + Self.leave
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while wait(for: POLLIN, until: deadline), recv(descriptor, &chunk, chunk.count, Int32(MSG_DONTWAIT)) > 0 {}
    shut()
    // The library ends a connection that it encrypts when neither side can be read.
    shutdown(client, Int32(SHUT_RDWR))
  }

  /// Sends a frame, which a server does not mask; behind the last one nothing is sent.
  private func send(_ code: UInt8, _ payload: [UInt8]) -> Bool {
    var frame: [UInt8] = [0x80 | code]
    switch payload.count {
    case ..<126: frame.append(UInt8(payload.count))
    case ..<0x1_0000: frame += [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    default: frame += [127] + (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - 8 * $0)) }
    }
    frame += payload
    let deadline = ContinuousClock.now + Self.patience
    return isClosed.withLock { isClosed in
      if isClosed { return false }
      isClosed = code == 8
      if write(frame, until: deadline) { return true }
      // Half a frame cannot be continued.
      isClosed = true
      shutdown(descriptor, Int32(SHUT_RDWR))
      return false
    }
  }

  private func write(_ bytes: [UInt8], until deadline: ContinuousClock.Instant) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        Glibc.send(
          descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent,
          Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
      }
      if count > 0 {
        sent += count
      } else {
        guard count < 0, [EAGAIN, EWOULDBLOCK, EINTR].contains(errno), wait(for: POLLOUT, until: deadline) else {
          return false
        }
      }
    }
    return true
  }

  /// Waits until the socket can be read or written; false if the time is over, or if the client is gone.
  private func wait(for event: Int32, until deadline: ContinuousClock.Instant) -> Bool {
    while true {
      let left = (deadline - .now) / .milliseconds(1)
      guard left > 0 else { return false }
      var entries = [
        pollfd(fd: descriptor, events: Int16(event), revents: 0),
        pollfd(fd: client, events: Self.hangUp, revents: 0),
      ]
      let count = poll(&entries, 2, Int32(min(left.rounded(.up), 60_000)))
      if count > 0 { return entries[0].revents != 0 }
      if count < 0, errno != EINTR { return false }
    }
  }
}
