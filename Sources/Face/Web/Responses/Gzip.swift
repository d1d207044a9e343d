internal import CZlib

/// Compression by zlib into the format of RFC 1952.
enum Gzip {
  /// The effort to find repetitions.
  enum Effort: Int32 {
    case fast = 1
    case best = 9
  }

  /// Returns the bytes compressed; nil if there is no memory for it.
  static func compressed(_ bytes: [UInt8], _ effort: Effort) -> [UInt8]? {
    var stream = z_stream()
    // 16 more than the window of 15 bits asks for the gzip header.
    guard
      deflateInit2_(
        &stream, effort.rawValue, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    // A bound that zlib promises, so that one call finishes.
    let capacity = Int(deflateBound(&stream, UInt(bytes.count)))
    return bytes.withUnsafeBufferPointer { source in
      guard let count = UInt32(exactly: source.count), let room = UInt32(exactly: capacity) else { return nil }
      var isFinished = false
      let result = [UInt8](unsafeUninitializedCapacity: capacity) { target, written in
        // zlib does not write to its input; the field lacks `const` for historical reasons.
        stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
        stream.avail_in = count
        stream.next_out = target.baseAddress
        stream.avail_out = room
        isFinished = deflate(&stream, Z_FINISH) == Z_STREAM_END
        written = capacity - Int(stream.avail_out)
      }
      return isFinished ? result : nil
    }
  }
}
