/// A hash of 64 bits by which two versions of a body are told apart (FNV-1a, eight bytes at a time).
struct ContentHash {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Computes the hash of bytes.
  init(of bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      // Every load ends at or before wordsEnd, which is at most the count.
      let wordsEnd = buffer.count & ~7
      for offset in stride(from: 0, to: wordsEnd, by: 8) {
        mix(UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      }
      for offset in wordsEnd..<buffer.count { mix(UInt64(buffer[offset])) }
    }
    mix(UInt64(bytes.count))
  }

  private mutating func mix(_ word: UInt64) {
    value = (value ^ word) &* 0x0000_0100_0000_01B3
    // A multiplication moves bits upwards only.
    value ^= value >> 29
  }

  /// The hash in hexadecimal digits.
  var text: String { String(value, radix: 16) }
}
