internal import CMicroHTTPD
internal import Glibc

extension MicroHTTPLibrary {
  /// Returns the headers of a connection's request by their names in lower case; those of one name are joined by commas.
  func headers(of connection: Object) -> [String: String] {
    var headers: [String: String] = [:]
    withUnsafeMutablePointer(to: &headers) { headers in
      _ = eachValue(
        connection, MHD_HEADER_KIND,
        { context, _, name, value in
          guard let headers = context?.assumingMemoryBound(to: [String: String].self), let name else { return MHD_YES }
          let text = value.map { String(cString: $0) } ?? ""
          let key = String(cString: name).lowercased()
          headers.pointee[key] = headers.pointee[key].map { $0 + ", " + text } ?? text
          return MHD_YES
        }, headers)
    }
    return headers
  }

  /// Returns the socket of a connection.
  func descriptor(of connection: Object) -> Int32? {
    information(connection, MHD_CONNECTION_INFO_CONNECTION_FD)?.pointee.connect_fd
  }

  /// Returns the numeric address of a connection's client; a dash where it is unknown.
  func client(of connection: Object) -> String {
    guard let address = information(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS)?.pointee.client_addr
    else { return "-" }
    let size =
      address.pointee.sa_family == sa_family_t(AF_INET6)
      ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size
    var name = [CChar](repeating: 0, count: 64)
    guard getnameinfo(address, socklen_t(size), &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST) == 0 else {
      return "-"
    }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
