extension Response {
  /// Returns the answer that turns a connection into a WebSocket (RFC 6455, section 4.2), or the refusal of a request that
  /// does not ask for one.
  ///
  /// - Parameter conversation: what is done with the socket, on a thread of its own; the socket is closed when it returns.
  public static func webSocket(
    for request: Request, _ conversation: @escaping @Sendable (WebSocket) -> Void
  ) throws(RequestError) -> Response {
    func holds(_ name: String, _ word: String) -> Bool {
      request.headers[name, default: ""].split(separator: ",").contains { item in
        item.filter { !$0.isWhitespace }.lowercased() == word
      }
    }
    guard request.method == "GET", holds("upgrade", "websocket"), holds("connection", "upgrade"),
      request.headers["sec-websocket-version"] == "13", let key = request.headers["sec-websocket-key"],
      isKey(key)
    else { throw .noWebSocket }
    var response = Response(status: 101, "", [])
    // The library adds `Connection: Upgrade`.
    response.headers = [("Upgrade", "websocket"), ("Sec-WebSocket-Accept", acceptance(of: key))]
    response.conversation = Conversation(run: conversation)
    return response
  }

  /// Returns the proof that a key was read.
  static func acceptance(of key: String) -> String {
    base64(SHA1.digest(of: Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)))
  }

  /// Whether a text is the code of 16 bytes in Base64.
  private static func isKey(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.count == 24 && bytes.suffix(2) == [UInt8(ascii: "="), UInt8(ascii: "=")]
      && bytes.dropLast(2).allSatisfy { base64Alphabet.contains($0) }
  }

  private static let base64Alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private static func base64(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = (group + [UInt8](repeating: 0, count: 3 - group.count)).reduce(0) { $0 << 8 | Int($1) }
      for digit in 0...3 {
        text.append(digit > group.count ? UInt8(ascii: "=") : base64Alphabet[bits >> (18 - 6 * digit) & 63])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// The conversation on a WebSocket. Two of them are never equal.
struct Conversation: Sendable {
  let run: @Sendable (WebSocket) -> Void
}
