/// A remark inside a picture's file by which a program knows its own pictures again.
///
/// Viewers ignore it. It stands where it can be found without reading on: right behind the start of the file.
public struct PictureMark: Sendable {
  private let text: [UInt8]

  /// A mark with a text of at most 1,000 bytes in ASCII.
  public init(_ text: String) {
    precondition(text.utf8.count <= 1000 && text.utf8.allSatisfy { $0 < 0x80 }, "a mark is short, and in ASCII")
    self.text = Array(text.utf8)
  }

  /// The file with the mark; as it was when it is neither JPEG nor PNG.
  public func added(to bytes: [UInt8]) -> [UInt8] {
    guard let place = place(in: bytes) else { return bytes }
    return bytes[..<place.offset] + place.mark + bytes[place.offset...]
  }

  /// Whether a file bears the mark.
  public func isIn(_ bytes: some Collection<UInt8>) -> Bool {
    let start = Array(bytes.prefix(2048))
    guard let place = place(in: start) else { return false }
    return start.dropFirst(place.offset).starts(with: place.mark)
  }

  private func place(in bytes: [UInt8]) -> (offset: Int, mark: [UInt8])? {
    switch ImageFormat(of: bytes) {
    case .jpeg: (2, jpegSegment)
    // Behind the signature and the header chunk, which must come first.
    case .png where bytes.count >= 33: (33, pngChunk)
    default: nil
    }
  }

  /// A comment segment (ITU-T T.81, B.2.4.5); its length counts itself.
  private var jpegSegment: [UInt8] { [0xFF, 0xFE] + UInt16(text.count + 2).bigEndianBytes + text }

  /// A text chunk of the keyword `Software` (PNG, third edition, 11.3.3.2).
  private var pngChunk: [UInt8] {
    let content = Array("tEXtSoftware\0".utf8) + text
    return UInt32(content.count - 4).bigEndianBytes + content + Self.checksum(of: content).bigEndianBytes
  }

  /// The CRC of PNG (third edition, 5.5), a bit at a time.
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : (sum >> 1) ^ 0xEDB8_8320 }
    }
    return ~sum
  }
}

extension FixedWidthInteger {
  fileprivate var bigEndianBytes: [UInt8] {
    stride(from: bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}
