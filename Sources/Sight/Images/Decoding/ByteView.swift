/// A bounds-checked view of part of a file: reads beyond its end return nil.
struct ByteView {
  let bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  var count: Int { bytes.count }

  /// The width of an unsigned integer; the raw value is in bytes.
  enum Width: Int {
    case bits8 = 1
    case bits16 = 2
    case bits24 = 3
    case bits32 = 4
  }

  /// The byte order of an integer.
  enum Order {
    case bigEndian, littleEndian
  }

  subscript(offset: Int) -> UInt8? {
    guard offset >= 0, offset < count else { return nil }
    return bytes[bytes.startIndex + offset]
  }

  /// Returns the unsigned integer at `offset` from the start of the view.
  func unsigned(_ width: Width, at offset: Int, _ order: Order = .bigEndian) -> Int? {
    guard let field = view(from: offset, count: width.rawValue) else { return nil }
    return switch order {
    case .bigEndian: field.bytes.reduce(0) { $0 << 8 | Int($1) }
    case .littleEndian: field.bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
  }

  /// Returns the `count` bytes from `offset`; nil if the view ends before.
  func view(from offset: Int, count wanted: Int) -> ByteView? {
    guard offset >= 0, wanted >= 0, offset <= count, wanted <= count - offset else { return nil }
    let start = bytes.startIndex + offset
    return ByteView(bytes[start..<(start + wanted)])
  }

  /// Returns the view without its first `count` bytes, possibly empty.
  func dropping(_ count: Int) -> ByteView { ByteView(bytes.dropFirst(count)) }

  /// Whether exactly these bytes stand at `offset`.
  func has(_ pattern: [UInt8], at offset: Int) -> Bool {
    view(from: offset, count: pattern.count)?.bytes.elementsEqual(pattern) ?? false
  }

  /// Whether this text stands at `offset`, as ASCII.
  func has(_ text: String, at offset: Int) -> Bool { has(Array(text.utf8), at: offset) }
}
