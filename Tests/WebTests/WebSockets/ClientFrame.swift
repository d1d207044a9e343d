/// A frame as a client sends it over a WebSocket, right or wrong.
struct ClientFrame {
  var first: UInt8
  var payload: [UInt8] = []
  var isMasked = true
  /// The length as it is written; nil for the shortest form.
  var length: [UInt8]?

  init(_ first: UInt8, _ payload: [UInt8] = [], isMasked: Bool = true, length: [UInt8]? = nil) {
    (self.first, self.payload, self.isMasked, self.length) = (first, payload, isMasked, length)
  }

  static func text(_ text: String) -> ClientFrame { ClientFrame(0x81, Array(text.utf8)) }
  static func binary(_ bytes: [UInt8]) -> ClientFrame { ClientFrame(0x82, bytes) }
  static func close(_ code: UInt16) -> ClientFrame { ClientFrame(0x88, [UInt8(code >> 8), UInt8(code & 0xFF)]) }

  var bytes: [UInt8] {
    var written =
      length
      ?? {
        switch payload.count {
        case ..<126: [UInt8(payload.count)]
        case ..<65_536: [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        default: [127] + (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - 8 * $0)) }
        }
      }()
    if !isMasked { return [first] + written + payload }
    written[0] |= 0x80
    let mask: [UInt8] = [0x12, 0xFE, 0x00, 0x7A]
    return [first] + written + mask + payload.enumerated().map { $1 ^ mask[$0 & 3] }
  }
}
