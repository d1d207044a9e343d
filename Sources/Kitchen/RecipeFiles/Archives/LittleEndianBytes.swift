/// Numbers in a byte array, least significant byte first; nil when they would reach beyond its end.
struct LittleEndianBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// How many bytes there are.
  var count: Int { bytes.count }

  /// The number in two bytes.
  func short(at offset: Int) -> Int? {
    slice(offset, 2).map { Int($0[$0.startIndex]) | Int($0[$0.startIndex + 1]) << 8 }
  }

  /// The number in four bytes.
  func long(at offset: Int) -> Int? {
    guard let low = short(at: offset), let high = short(at: offset + 2) else { return nil }
    return low | high << 16
  }

  /// So many bytes.
  func slice(_ offset: Int, _ length: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { return nil }
    return bytes[offset..<(offset + length)]
  }
}
