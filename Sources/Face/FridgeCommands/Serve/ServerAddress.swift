internal import FridgeKit
internal import Glibc
internal import Web

/// The address at which a server is reached, for people.
struct ServerAddress {
  /// The address of the page; it holds the token, if there is one.
  let page: String
  /// Whether other machines reach the server.
  let isRemote: Bool

  /// Finds the address of a running server.
  init(_ configuration: ServerConfiguration, port: Int) {
    isRemote = !Self.isLoopback(configuration.host)
    let isEverywhere = ["0.0.0.0", "::"].contains(configuration.host)
    let host = isEverywhere ? Self.ownAddresses.first ?? "127.0.0.1" : configuration.host
    let scheme = configuration.certificate == nil ? "http" : "https"
    let name = host.contains(":") ? "[\(host)]" : host
    let query = configuration.gate.token.map { "?token=\($0.text)" } ?? ""
    page = "\(scheme)://\(name):\(port)/\(query)"
  }

  /// Whether an address is reached from this machine alone.
  static func isLoopback(_ host: String) -> Bool {
    host == "localhost" || host == "::1" || host.hasPrefix("127.")
  }

  /// The addresses of the network interfaces that lead beyond this machine.
  static var ownAddresses: [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var addresses: [String] = []
    var next = first
    while let interface = next {
      next = interface.pointee.ifa_next
      guard let address = interface.pointee.ifa_addr, address.pointee.sa_family == sa_family_t(AF_INET),
        interface.pointee.ifa_flags & UInt32(IFF_LOOPBACK) == 0,
        interface.pointee.ifa_flags & UInt32(IFF_UP) != 0
      else { continue }
      var name = [CChar](repeating: 0, count: 64)
      let size = socklen_t(MemoryLayout<sockaddr_in>.size)
      guard getnameinfo(address, size, &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST) == 0 else { continue }
      addresses.append(String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
    return addresses
  }

  /// Opens the page in the browser that the desktop prefers; without a desktop nothing happens.
  func open() {
    var process = pid_t()
    var words: [UnsafeMutablePointer<CChar>?] = [strdup("xdg-open"), strdup(page), nil]
    defer { for word in words { free(word) } }
    posix_spawnp(&process, "xdg-open", nil, nil, &words, environ)
  }
}
