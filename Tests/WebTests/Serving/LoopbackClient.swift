import Glibc

/// A connection to a server on this machine, over which a test sends what it likes.
final class LoopbackClient {
  /// A response as it came.
  struct Reply: Equatable {
    var status: Int
    var headers: [String: String]
    var body: [UInt8]
    var text: String { String(decoding: body, as: UTF8.self) }
  }

  let descriptor: Int32
  private var pending: [UInt8] = []

  init(port: Int) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    // A server that never answers fails the test instead of stopping it.
    var patience = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    let code = withUnsafeBytes(of: &address) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) { connect(descriptor, $0.baseAddress, socklen_t(bytes.count)) }
    }
    guard code == 0 else { throw Refused() }
  }

  struct Refused: Error {}

  deinit { close(descriptor) }

  /// Sends bytes; false if the server has closed the connection.
  @discardableResult func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  @discardableResult func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Sends a request with usual headers.
  func request(_ method: String, _ target: String, _ headers: [String: String] = [:], body: [UInt8]? = nil) -> Reply? {
    var lines = ["\(method) \(target) HTTP/1.1", "Host: \(headers["Host"] ?? "localhost")"]
    lines += headers.filter { $0.key != "Host" }.map { "\($0.key): \($0.value)" }
    if let body { lines.append("Content-Length: \(body.count)") }
    send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (body ?? []))
    return reply(hasBody: method != "HEAD")
  }

  /// Waits for a response; nil if the connection ends before.
  func reply(hasBody: Bool = true) -> Reply? {
    let end = Array("\r\n\r\n".utf8)
    var headEnd: Int?
    while true {
      headEnd = pending.indices.first { pending[$0...].starts(with: end) }
      if headEnd != nil { break }
      guard fill() else { return nil }
    }
    guard let headEnd else { return nil }
    let lines = String(decoding: pending[..<headEnd], as: UTF8.self).split(separator: "\r\n")
    pending.removeFirst(headEnd + 4)
    let status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
    }
    if status == 100 { return reply(hasBody: hasBody) }
    let length = hasBody ? headers["content-length"].flatMap { Int($0) } ?? 0 : 0
    while pending.count < length { guard fill() else { return nil } }
    defer { pending.removeFirst(length) }
    return Reply(status: status, headers: headers, body: Array(pending.prefix(length)))
  }

  /// Waits for so many bytes; nil if the connection ends before.
  func take(_ count: Int) -> [UInt8]? {
    while pending.count < count { guard fill() else { return nil } }
    defer { pending.removeFirst(count) }
    return Array(pending.prefix(count))
  }

  private func fill() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &chunk, chunk.count, 0)
    guard count > 0 else { return false }
    pending += chunk.prefix(count)
    return true
  }
}
