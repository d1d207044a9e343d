/// A 64-bit hash that detects changes of files; it is not cryptographic.
package struct Fingerprint: Equatable {
  private let value: UInt64

  /// Creates the fingerprint of byte strings in order; the boundaries between them count.
  package init(of strings: [[UInt8]]) { self.init(of: strings, by: Self.absorb) }

  /// Creates the fingerprint of long byte strings in order, in a third of the time, because each is read in four places at
  /// once. It is another one than that of the same strings by the plain way.
  package init(ofLong strings: [[UInt8]]) { self.init(of: strings, by: Self.absorbQuarters) }

  private init(of strings: [[UInt8]], by absorb: (UnsafeRawBufferPointer, UInt64) -> UInt64) {
    value = strings.reduce(Self.seed) { value, string in
      Self.mix(string.withUnsafeBytes { absorb($0, value) }, UInt64(string.count))
    }
  }

  /// Creates the fingerprint of numbers in order.
  package init(of numbers: [Int]) { self = numbers.withUnsafeBytes { Fingerprint(of: $0) } }

  /// Creates the fingerprint of a buffer.
  package init(of bytes: UnsafeRawBufferPointer) {
    value = Self.mix(Self.absorb(bytes, into: Self.seed), UInt64(bytes.count))
  }

  /// A fingerprint in the making, of a buffer that comes in parts.
  package struct Stream {
    private var value: UInt64 = Fingerprint.seed
    private var count = 0
    /// The bytes that do not fill a word yet, the first one in the lowest bits.
    private var rest: UInt64 = 0

    /// Creates the fingerprint of nothing.
    package init() {}

    /// Adds bytes.
    package mutating func add(_ bytes: UnsafeRawBufferPointer) {
      var bytes = bytes
      while count % 8 != 0, let byte = bytes.first {
        add(byte)
        bytes = UnsafeRawBufferPointer(rebasing: bytes.dropFirst())
      }
      let words = bytes.count & ~7
      value = Fingerprint.absorb(UnsafeRawBufferPointer(rebasing: bytes.prefix(words)), into: value)
      count += words
      for byte in bytes.dropFirst(words) { add(byte) }
    }

    private mutating func add(_ byte: UInt8) {
      rest |= UInt64(byte) << UInt64(8 * (count % 8))
      count += 1
      guard count % 8 == 0 else { return }
      (value, rest) = (Fingerprint.mix(value, rest), 0)
    }

    /// The fingerprint of all bytes, the same as that of one buffer.
    package var fingerprint: Fingerprint {
      var value = value
      for position in 0..<(count % 8) { value = Fingerprint.mix(value, rest >> UInt64(8 * position) & 0xFF) }
      return Fingerprint(value: Fingerprint.mix(value, UInt64(count)))
    }
  }

  private init(value: UInt64) { self.value = value }

  private static let seed: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The hash as eight bytes in little-endian order.
  package var bytes: [UInt8] { withUnsafeBytes(of: value.littleEndian) { Array($0) } }

  /// The hash as a number, for tables that have no unsigned ones.
  package var number: Int { Int(truncatingIfNeeded: value) }

  /// The hash as sixteen hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func absorb(_ bytes: UnsafeRawBufferPointer, into start: UInt64) -> UInt64 {
    var value = start
    let wordsEnd = bytes.count & ~7
    // Every load ends at or before wordsEnd, which is at most the count.
    for offset in stride(from: 0, to: wordsEnd, by: 8) {
      value = mix(value, word(of: bytes, at: offset))
    }
    for offset in wordsEnd..<bytes.count { value = mix(value, UInt64(bytes[offset])) }
    return value
  }

  /// Absorbs four quarters side by side, since each multiplication waits only for the one before it in its quarter, then
  /// what is left.
  private static func absorbQuarters(_ bytes: UnsafeRawBufferPointer, into start: UInt64) -> UInt64 {
    let quarter = bytes.count / 32 * 8
    var (a, b, c, d) = (start, start ^ 1, start ^ 2, start ^ 3)
    // Every load ends at or before 4 * quarter, which is at most the count.
    for offset in stride(from: 0, to: quarter, by: 8) {
      a = mix(a, word(of: bytes, at: offset))
      b = mix(b, word(of: bytes, at: quarter + offset))
      c = mix(c, word(of: bytes, at: 2 * quarter + offset))
      d = mix(d, word(of: bytes, at: 3 * quarter + offset))
    }
    return absorb(UnsafeRawBufferPointer(rebasing: bytes[(4 * quarter)...]), into: mix(mix(mix(a, b), c), d))
  }

  private static func word(of bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Multiplies to 128 bits and folds the halves: every input bit affects every bit of the result.
  private static func mix(_ value: UInt64, _ word: UInt64) -> UInt64 {
    let product = (value ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low &+ 0x2545_F491_4F6C_DD1D
  }
}
