internal import CZlib

/// Unpacks deflated data (RFC 1951), bare or as gzip (RFC 1952), up to a limit.
enum Inflation {
  /// How packed data are wrapped.
  enum Wrapping {
    case bare
    case gzip

    /// What zlib calls the window bits: 15 for the largest window, negative without a header, 16 more for gzip.
    fileprivate var windowBits: Int32 {
      switch self {
      case .bare: -15
      case .gzip: 15 + 16
      }
    }
  }

  private static let chunk = 64 << 10

  /// The unpacked bytes.
  ///
  /// - Parameter limit: the most bytes to unpack; a longer stream is refused as soon as it gets there.
  static func unpack(_ packed: [UInt8], _ wrapping: Wrapping, limit: Int) throws(RecordFault) -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(&stream, wrapping.windowBits, ZLIB_VERSION, size) == Z_OK else { throw .archive(.damaged) }
    defer { inflateEnd(&stream) }
    var input = packed
    var unpacked: [UInt8] = []
    let isWhole = input.withUnsafeMutableBufferPointer { buffer in
      // The stream keeps this address only until the closure returns.
      stream.next_in = buffer.baseAddress
      stream.avail_in = UInt32(clamping: buffer.count)
      return fill(&unpacked, from: &stream, limit: limit)
    }
    if unpacked.count > limit { throw .tooLarge(limit: limit) }
    guard isWhole else { throw .archive(.damaged) }
    return unpacked
  }

  /// Unpacks until the stream ends; stops one chunk beyond the limit.
  ///
  /// - Returns: whether the end was reached.
  private static func fill(_ unpacked: inout [UInt8], from stream: inout z_stream, limit: Int) -> Bool {
    var output = [UInt8](repeating: 0, count: chunk)
    while unpacked.count <= limit {
      let code = output.withUnsafeMutableBufferPointer { buffer in
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(buffer.count)
        return inflate(&stream, Z_NO_FLUSH)
      }
      unpacked += output.prefix(chunk - Int(stream.avail_out))
      if code == Z_STREAM_END { return true }
      // Without progress the data end too early.
      guard code == Z_OK else { return false }
    }
    return false
  }

  /// The CRC-32 of bytes, as ZIP stores it.
  static func checksum(_ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { Int(crc32(0, $0.baseAddress, UInt32(clamping: $0.count))) }
  }
}
