/// A part of a file whose every read is checked against its end: what is not there reads as nil.
struct ByteView {
  let bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  var count: Int { bytes.count }

  /// The width of an unsigned number, in bytes.
  enum Width: Int {
    case bits8 = 1
    case bits16 = 2
    case bits24 = 3
    case bits32 = 4
  }

  /// Which byte of a number comes first.
  enum Order {
    case bigEndian, littleEndian
  }

  subscript(offset: Int) -> UInt8? {
    guard offset >= 0, offset < count else { return nil }
    return bytes[bytes.startIndex + offset]
  }

  /// The number that starts at `offset`, counted from the start of the view.
  func unsigned(_ width: Width, at offset: Int, _ order: Order = .bigEndian) -> Int? {
    guard let field = view(from: offset, count: width.rawValue) else { return nil }
    return switch order {
    case .bigEndian: field.bytes.reduce(0) { $0 << 8 | Int($1) }
    case .littleEndian: field.bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
  }

  /// The `count` bytes from `offset` on; nil when they are not all there.
  func view(from offset: Int, count wanted: Int) -> ByteView? {
    guard offset >= 0, wanted >= 0, offset <= count, wanted <= count - offset else { return nil }
    let start = bytes.startIndex + offset
    return ByteView(bytes[start..<(start + wanted)])
  }

  /// What follows the first `count` bytes, which may be nothing.
  func dropping(_ count: Int) -> ByteView { ByteView(bytes.dropFirst(count)) }

  /// Whether exactly these bytes stand at `offset`.
  func has(_ pattern: [UInt8], at offset: Int) -> Bool {
    view(from: offset, count: pattern.count)?.bytes.elementsEqual(pattern) ?? false
  }

  /// Whether this text stands at `offset`, as ASCII.
  func has(_ text: String, at offset: Int) -> Bool { has(Array(text.utf8), at: offset) }
}
