import Glibc

/// Plain connections to a server of this machine.
enum LoopbackSocket {
  /// Returns a connected socket, which the caller closes; nil if nothing listens.
  ///
  /// - Parameter patience: the seconds after which reading fails; nil for no limit.
  static func connected(to port: UInt16, patience: Int? = nil) -> Int32? {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    if let patience {
      var limit = timeval(tv_sec: patience, tv_usec: 0)
      setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let outcome = withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    if outcome == 0 { return descriptor }
    close(descriptor)
    return nil
  }
}
