/// A key pressed on a terminal.
enum Key: Equatable {
  /// A key with a character, including control characters.
  case character(Unicode.Scalar)
  case left, right, up, down
  /// The Esc key.
  case escape
  /// Any other key that sends an escape sequence.
  case other
}

/// Decodes keys from the bytes that a terminal sends (ECMA-48, UTF-8).
struct KeyDecoder {
  private static let escape: UInt8 = 0x1B

  private var bytes: ArraySlice<UInt8> = []

  /// Appends bytes as they arrive.
  mutating func add(_ more: some Sequence<UInt8>) { bytes += more }

  /// Returns the next key; nil until more bytes arrive.
  ///
  /// An escape at the end of the bytes, or before another key, is the Esc key: terminals send a sequence in one piece.
  mutating func next() -> Key? {
    guard let first = bytes.first else { return nil }
    return first == Self.escape ? sequence() : character()
  }

  /// Decodes `ESC [ … letter` and `ESC O letter`.
  private mutating func sequence() -> Key {
    bytes.removeFirst()
    guard let introducer = bytes.first, introducer == UInt8(ascii: "[") || introducer == UInt8(ascii: "O") else {
      return .escape
    }
    bytes.removeFirst()
    let parameters = bytes.prefix { (0x20...0x3F).contains($0) }
    bytes.removeFirst(parameters.count)
    switch bytes.popFirst() {
    case UInt8(ascii: "A") where parameters.isEmpty: return .up
    case UInt8(ascii: "B") where parameters.isEmpty: return .down
    case UInt8(ascii: "C") where parameters.isEmpty: return .right
    case UInt8(ascii: "D") where parameters.isEmpty: return .left
    default: return .other
    }
  }

  private mutating func character() -> Key? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    switch decoder.decode(&iterator) {
    case .scalarValue(let scalar):
      bytes.removeFirst(UTF8.width(scalar))
      return .character(scalar)
    case .emptyInput: return nil
    case .error:
      // An incomplete character may still be completed; the longest has four bytes.
      let isCutOff =
        bytes.count < 4 && bytes.dropFirst().allSatisfy { $0 & 0xC0 == 0x80 } && bytes[bytes.startIndex] >= 0xC2
      if isCutOff { return nil }
      bytes.removeFirst()
      return .other
    }
  }
}
