/// The limits of a server.
public struct ServerLimits: Sendable {
  /// The largest body in bytes.
  public var body = 32 << 20
  /// The most bytes of all bodies that are held at a time.
  public var bodies = 256 << 20
  /// The largest head in bytes, address and headers together.
  public var head = 32 << 10
  /// The most connections; of further ones, none is accepted until another ends.
  public var connections = 1024
  /// The time after which a connection without traffic is closed, in seconds.
  public var idleSeconds = 30
  /// The time in which a request must have arrived as a whole, counted from the end of the one before, in seconds. It ends
  /// connections that dribble.
  public var requestSeconds = 60
  /// The most WebSockets, and the largest message of a client in bytes.
  public var (sockets, message) = (16, 4 << 20)
  /// The most requests that wait for a worker.
  public var waiting = 64
  /// The time that requests in progress have when the server stops, in seconds.
  public var farewellSeconds = 30

  /// Creates the usual limits.
  public init() {}
}
