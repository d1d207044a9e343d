/// The bytes of a PNG file in which every pixel has one colour, stored without compression.
func png(width: Int, height: Int, _ color: (UInt8, UInt8, UInt8)) -> [UInt8] {
  let row: [UInt8] = [0] + Array(repeatElement([color.0, color.1, color.2], count: width).joined())
  let rows = Array(repeatElement(row, count: height).joined())
  let header = bigEndian(width) + bigEndian(height) + [8, 2, 0, 0, 0]
  let signature: [UInt8] = [0x89] + Array("PNG\r\n\u{1A}\n".utf8)
  return signature + chunk("IHDR", header) + chunk("IDAT", stored(rows)) + chunk("IEND", [])
}

/// A zlib stream of stored blocks.
private func stored(_ bytes: [UInt8]) -> [UInt8] {
  var stream: [UInt8] = [0x78, 0x01]
  for start in stride(from: 0, to: bytes.count, by: 65535) {
    let block = bytes[start..<min(start + 65535, bytes.count)]
    let length = UInt16(block.count)
    let isLast: UInt8 = start + block.count == bytes.count ? 1 : 0
    stream += [isLast, UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8)] + block
  }
  var (a, b) = (1, 0)
  for byte in bytes {
    a = (a + Int(byte)) % 65521
    b = (b + a) % 65521
  }
  return stream + bigEndian(b << 16 | a)
}

private func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
  let content = Array(name.utf8) + body
  var remainder = UInt32.max
  for byte in content {
    remainder ^= UInt32(byte)
    for _ in 0..<8 { remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1 }
  }
  return bigEndian(body.count) + content + bigEndian(Int(~remainder))
}

private func bigEndian(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
