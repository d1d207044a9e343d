internal import Glibc

/// The rules by which requests are admitted before anything else looks at them.
public struct Gate: Sendable {
  /// The secret that a client must know; nil on a server that only this machine reaches.
  public let token: AccessToken?
  /// The names of this machine, in lower case; addresses of numbers are accepted anyway.
  private let names: Set<String>

  /// The name of the cookie that holds the token.
  static let cookie = "fridge"

  /// Creates the rules.
  ///
  /// - Parameter names: further names under which clients reach this machine.
  public init(token: AccessToken? = nil, names: [String] = []) {
    self.token = token
    self.names = Set((names + ["localhost"]).map { $0.lowercased() })
  }

  /// The names that this machine gives itself: its own, and that with `.local`.
  public static var machineNames: [String] {
    var bytes = [CChar](repeating: 0, count: 256)
    guard gethostname(&bytes, bytes.count - 1) == 0 else { return [] }
    let name = String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return name.isEmpty ? [] : [name, name + ".local"]
  }

  /// Throws if a request must not be answered.
  ///
  /// A page that an attacker's name server has pointed at this machine (DNS rebinding) sends a foreign name as the host. A
  /// page of another origin that writes to this server is told by the headers that browsers add to its requests.
  public func check(_ request: Request) throws(RequestError) {
    guard isOwn(request.headers["host"] ?? "") else { throw .foreignHost }
    // A page of another origin may open a WebSocket, and would read what comes.
    let isRead = ["GET", "HEAD", "OPTIONS"].contains(request.method) && request.headers["upgrade"] == nil
    if !isRead, isForeign(request) { throw .foreignOrigin }
    if let token, request.path != ["healthz"], !isLetIn(request, token) { throw .unauthorized }
  }

  /// Whether a `Host` header names this machine: a numeric address, which no name server has a say in, or a known name.
  private func isOwn(_ host: String) -> Bool {
    if host.hasPrefix("[") {
      guard let end = host.firstIndex(of: "]"), Self.isPort(host[host.index(after: end)...]) else { return false }
      return Self.isAddress(String(host[host.index(after: host.startIndex)..<end]), AF_INET6)
    }
    let name = host.prefix { $0 != ":" }
    guard Self.isPort(host[name.endIndex...]) else { return false }
    let plain = name.hasSuffix(".") ? name.dropLast() : name
    return names.contains(plain.lowercased()) || Self.isAddress(String(plain), AF_INET)
  }

  private static func isPort(_ text: Substring) -> Bool {
    text.isEmpty || text.first == ":" && text.dropFirst().utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func isAddress(_ text: String, _ family: Int32) -> Bool {
    var address = in6_addr()
    return inet_pton(family, text, &address) == 1
  }

  private func isForeign(_ request: Request) -> Bool {
    if let site = request.headers["sec-fetch-site"], site != "same-origin", site != "none" { return true }
    guard let origin = request.headers["origin"] else { return false }
    return origin.lowercased() != request.origin.lowercased()
  }

  private func isLetIn(_ request: Request, _ token: AccessToken) -> Bool {
    if let header = request.headers["authorization"] {
      let parts = header.split(separator: " ")
      if parts.count == 2, parts[0].lowercased() == "bearer", token.equals(parts[1]) { return true }
    }
    let cookies = request.headers["cookie", default: ""].split(separator: ";")
    return cookies.contains { cookie in
      let parts = cookie.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      return parts.count == 2 && parts[0] == Self.cookie && token.equals(parts[1])
    }
  }
}

/// A secret that lets clients in.
public struct AccessToken: Sendable, Equatable {
  /// The secret, of letters, digits, `-` and `_`.
  public let text: String

  /// Takes a secret; nil unless it has 8 to 200 letters, digits, hyphens and underscores.
  public init?(_ text: String) {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isPlain, (8...200).contains(text.utf8.count) else { return nil }
    self.text = text
  }

  /// Makes a secret of 125 random bits, in letters and digits that are hard to confuse.
  public static func random() -> AccessToken {
    let alphabet = Array("abcdefghijkmnpqrstuvwxyz23456789")
    var generator = SystemRandomNumberGenerator()
    let letters = (0..<25).map { _ in alphabet[Int(generator.next(upperBound: UInt(alphabet.count)))] }
    return AccessToken(unchecked: String(letters))
  }

  private init(unchecked text: String) { self.text = text }

  /// Returns whether a text is the secret, in a time that does not tell how much of it is right.
  func equals(_ other: Substring) -> Bool {
    let (own, other) = (Array(text.utf8), Array(other.utf8))
    guard own.count == other.count else { return false }
    return zip(own, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension Gate {
  /// Returns the response that keeps the token of the address `/?token=…` as a cookie and leads to the page; nil for other
  /// requests, and for a wrong token.
  func welcome(_ request: Request) -> Response? {
    var query = request.query
    guard let token, request.method == "GET", request.path.isEmpty, let given = try? query.text("token"),
      token.equals(given[...])
    else { return nil }
    let secure = request.isSecure ? "; Secure" : ""
    return Response.redirection(to: "/").with(
      "Set-Cookie", "\(Self.cookie)=\(given); Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict\(secure)")
  }
}
