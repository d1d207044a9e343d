/// A reader of the frames that a client sends over a WebSocket (RFC 6455, section 5): it takes bytes as they come, and
/// refuses whatever the standard does not allow.
struct WebSocketReader {
  /// A message of a client.
  enum Event: Equatable {
    /// A whole message.
    case message(WebSocket.Message)
    /// A question whether the server is there, to be answered with the same bytes.
    case ping([UInt8])
    /// An answer to such a question.
    case pong
    /// The last frame, with the reason if there is one.
    case close(WebSocket.CloseCode?)
  }

  /// A message whose last fragment has not come.
  private struct Fragments {
    let isText: Bool
    var bytes: [UInt8]
  }

  /// The first bytes of a frame.
  private struct Head {
    let isFinal: Bool
    let code: UInt8
    let mask: [UInt8]
    let start: Int
    let length: Int
    var isControl: Bool { code & 8 != 0 }
  }

  private let limit: Int
  private var bytes: [UInt8] = []
  private var fragments: Fragments?

  /// Creates a reader.
  ///
  /// - Parameter limit: the largest message in bytes.
  init(limit: Int) { self.limit = limit }

  /// Adds bytes that have come.
  mutating func append(_ chunk: some Sequence<UInt8>) { bytes.append(contentsOf: chunk) }

  /// Returns the next event; nil until more bytes have come.
  ///
  /// - Throws: the reason for which the connection must be closed.
  mutating func next() throws(WebSocket.Violation) -> Event? {
    while let head = try nextHead() {
      guard bytes.count - head.start >= head.length else { return nil }
      let payload = (0..<head.length).map { bytes[head.start + $0] ^ head.mask[$0 & 3] }
      bytes.removeFirst(head.start + head.length)
      if let event = try event(head, payload) { return event }
    }
    return nil
  }

  /// Reads the head of the next frame; nil if it has not come as a whole.
  ///
  /// A frame that is too long is refused here, before its bytes are kept.
  private func nextHead() throws(WebSocket.Violation) -> Head? {
    guard bytes.count >= 2 else { return nil }
    let (isFinal, code, short) = (bytes[0] & 0x80 != 0, bytes[0] & 0x0F, Int(bytes[1] & 0x7F))
    // Nothing was agreed that would give a meaning to the reserved bits, and a client always masks what it sends.
    guard bytes[0] & 0x70 == 0, [0, 1, 2, 8, 9, 10].contains(code), bytes[1] & 0x80 != 0 else { throw .protocolError }
    let isControl = code & 8 != 0
    if isControl, !isFinal || short > 125 { throw .protocolError }
    if !isControl, (code == 0) != (fragments != nil) { throw .protocolError }
    let extra = short == 127 ? 8 : short == 126 ? 2 : 0
    guard bytes.count >= 2 + extra else { return nil }
    let length = bytes[2..<2 + extra].reduce(UInt64(short < 126 ? short : 0)) { $0 << 8 | UInt64($1) }
    // A length is written in as few bytes as it needs.
    if extra == 2, length < 126 { throw .protocolError }
    if extra == 8, length <= 0xFFFF || length >> 63 != 0 { throw .protocolError }
    guard isControl || length <= UInt64(limit - (fragments?.bytes.count ?? 0)) else { throw .tooBig }
    let start = 2 + extra + 4
    guard bytes.count >= start else { return nil }
    return Head(
      isFinal: isFinal, code: code, mask: Array(bytes[start - 4..<start]), start: start, length: Int(length))
  }

  /// Returns the content of a whole frame; nil for a part of a message.
  private mutating func event(_ head: Head, _ payload: [UInt8]) throws(WebSocket.Violation) -> Event? {
    switch head.code {
    case 8: return .close(try Self.closeCode(payload))
    case 9: return .ping(payload)
    case 10: return .pong
    default:
      var message = fragments ?? Fragments(isText: head.code == 1, bytes: [])
      message.bytes += payload
      guard head.isFinal else {
        fragments = message
        return nil
      }
      fragments = nil
      guard message.isText else { return .message(.binary(message.bytes)) }
      guard let text = String(validating: message.bytes, as: UTF8.self) else { throw .invalidText }
      return .message(.text(text))
    }
  }

  private static func closeCode(_ payload: [UInt8]) throws(WebSocket.Violation) -> WebSocket.CloseCode? {
    if payload.isEmpty { return nil }
    guard payload.count >= 2 else { throw .protocolError }
    let code = UInt16(payload[0]) << 8 | UInt16(payload[1])
    // The codes that may be sent (section 7.4); 1004 to 1006 and 1015 are reserved.
    guard [1000...1003, 1007...1014, 3000...4999].contains(where: { $0.contains(code) }) else { throw .protocolError }
    guard String(validating: payload[2...], as: UTF8.self) != nil else { throw .invalidText }
    return WebSocket.CloseCode(rawValue: code)
  }
}
