import Testing

@testable import Web

struct WebSocketReaderTests {
  /// Returns the events of bytes that come in parts of a size, and the violation at which they end.
  private func read(
    _ bytes: [UInt8], inPartsOf size: Int = .max, limit: Int = 1000
  ) -> ([WebSocketReader.Event], WebSocket.Violation?) {
    var reader = WebSocketReader(limit: limit)
    var (events, rest): ([WebSocketReader.Event], _) = ([], bytes[...])
    while !rest.isEmpty {
      reader.append(rest.prefix(size))
      rest = rest.dropFirst(size)
      do throws(WebSocket.Violation) {
        while let event = try reader.next() { events.append(event) }
      } catch { return (events, error) }
    }
    return (events, nil)
  }

  @Test(arguments: [1, 2, 3, 7, Int.max]) func eventsComeInOrderHoweverTheBytesArrive(size: Int) {
    let long = (0..<70_000).map { UInt8(truncatingIfNeeded: $0) }
    let frames: [ClientFrame] = [
      .text("달걀"), ClientFrame(0x02, [1, 2]), ClientFrame(0x89, [9]), ClientFrame(0x00), ClientFrame(0x80, [3]),
      ClientFrame(0x8A), .binary(Array(long.prefix(126))), .binary(long), .binary([]), .close(1001),
    ]
    let (events, violation) = read(frames.flatMap(\.bytes), inPartsOf: size, limit: 70_000)
    #expect(violation == nil)
    #expect(
      events == [
        .message(.text("달걀")), .ping([9]), .message(.binary([1, 2, 3])), .pong,
        .message(.binary(Array(long.prefix(126)))), .message(.binary(long)), .message(.binary([])), .close(.goingAway),
      ])
  }

  @Test(arguments: [
    // Not masked; reserved bits; unknown codes.
    ClientFrame(0x82, [1], isMasked: false), ClientFrame(0xC2), ClientFrame(0xA2), ClientFrame(0x92), ClientFrame(0x83),
    ClientFrame(0x8B), ClientFrame(0x8F),
    // A continuation of nothing; a divided ping; a ping that is too long.
    ClientFrame(0x00), ClientFrame(0x80), ClientFrame(0x09), ClientFrame(0x89, [UInt8](repeating: 0, count: 126)),
    // Lengths in more bytes than they need, and with the highest bit.
    ClientFrame(0x82, [1], length: [126, 0, 1]), ClientFrame(0x82, [1], length: [127, 0, 0, 0, 0, 0, 0, 0, 1]),
    ClientFrame(0x82, [1], length: [127, 0, 0, 0, 0, 0, 0, 255, 255]),
    ClientFrame(0x82, [1], length: [127, 128, 0, 0, 0, 0, 0, 0, 0]),
    // Reasons to close that are cut short or may not be sent.
    ClientFrame(0x88, [3]), .close(999), .close(1004), .close(1005), .close(1006), .close(1015), .close(2999),
    .close(5000),
  ])
  func violationsEndTheConnection(frame: ClientFrame) {
    let (events, violation) = read(frame.bytes)
    #expect(events == [] && violation == .protocolError)
  }

  @Test func aMessageMayNotBeginWithinAnother() {
    let (events, violation) = read(ClientFrame(0x01, [65]).bytes + ClientFrame.text("b").bytes)
    #expect(events == [] && violation == .protocolError)
  }

  @Test(arguments: [
    ClientFrame(0x81, [0xFF]), ClientFrame(0x81, [0xED, 0xA0, 0x80]), ClientFrame(0x88, [3, 232, 0xC3]),
  ])
  func textsAreUTF8(frame: ClientFrame) { #expect(read(frame.bytes).1 == .invalidText) }

  @Test func messagesAreLimitedBeforeTheyCome() {
    #expect(read(ClientFrame.binary([UInt8](repeating: 1, count: 1000)).bytes).1 == nil)
    let head = ClientFrame(0x82, [], length: [126, 0x03, 0xE9]).bytes
    #expect(read(head).1 == .tooBig)
    #expect(read(ClientFrame(0x82, [], length: [127, 0x7F, 255, 255, 255, 255, 255, 255, 255]).bytes).1 == .tooBig)
    let parts = ClientFrame(0x02, [UInt8](repeating: 1, count: 600)).bytes
    #expect(read(parts + ClientFrame(0x00, [UInt8](repeating: 1, count: 400)).bytes).1 == nil)
    #expect(read(parts + ClientFrame(0x00, [UInt8](repeating: 1, count: 401)).bytes).1 == .tooBig)
  }

  @Test func aCloseNeedsNoReason() {
    #expect(read(ClientFrame(0x88).bytes).0 == [.close(nil)])
    #expect(read(ClientFrame(0x88, [0x0F, 0xA0, 65]).bytes).0 == [.close(WebSocket.CloseCode(rawValue: 4000))])
  }

  /// Whatever bytes come, the reader neither stops the program nor keeps more than it may.
  @Test func nonsenseIsRefusedOrReadAsItStands() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 1...60, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      let whole = read(bytes, limit: 20)
      let parts = read(bytes, inPartsOf: 1, limit: 20)
      #expect(whole.0 == parts.0 && whole.1 == parts.1, "\(bytes)")
    }
  }
}

struct SHA1Tests {
  /// The vectors of FIPS 180.
  @Test(arguments: [
    ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"), ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
    ), (String(repeating: "a", count: 1_000_000), "34aa973cd4c4daa4f61eeb2bdbad27316534016f"),
  ])
  func digestsAreThoseOfTheStandard(text: String, digest: String) {
    let hexadecimal = SHA1.digest(of: Array(text.utf8)).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
    #expect(hexadecimal == digest)
  }

  /// The example of RFC 6455, section 1.3.
  @Test func theKeyIsProved() {
    #expect(Response.acceptance(of: "dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
  }
}
