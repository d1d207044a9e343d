internal import Glibc

/// A socket that accepts connections.
struct ListeningSocket {
  /// Its descriptor, which the caller closes.
  let descriptor: Int32
  /// The port, which the system has chosen if 0 was asked for.
  let port: Int

  /// The connections that wait to be accepted.
  private static let backlog: Int32 = 511

  /// Opens a socket at a numeric address of IPv4 or IPv6, or at `localhost`.
  init(_ host: String, port: Int) throws(ServerError) {
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICHOST | AI_PASSIVE
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    let address = host == "localhost" ? "127.0.0.1" : host
    guard getaddrinfo(address, "\(port)", &hints, &found) == 0, let found else { throw .badAddress(host) }
    defer { freeaddrinfo(found) }
    let family = found.pointee.ai_family
    let descriptor = socket(family, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw .cannotListen(host, port, code: errno) }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    guard bind(descriptor, found.pointee.ai_addr, found.pointee.ai_addrlen) == 0,
      listen(descriptor, Self.backlog) == 0
    else {
      let code = errno
      close(descriptor)
      throw code == EADDRINUSE ? .portInUse(host, port) : .cannotListen(host, port, code: code)
    }
    self.descriptor = descriptor
    self.port = Self.port(of: descriptor) ?? port
  }

  private static func port(of descriptor: Int32) -> Int? {
    var storage = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let status = withUnsafeMutableBytes(of: &storage) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) { getsockname(descriptor, $0.baseAddress, &size) }
    }
    guard status == 0 else { return nil }
    // The port lies behind the family in addresses of both versions.
    return withUnsafeBytes(of: storage) { Int($0[2]) << 8 | Int($0[3]) }
  }
}
