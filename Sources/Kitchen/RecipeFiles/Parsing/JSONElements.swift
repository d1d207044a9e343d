/// The elements of an array of JSON as ranges of its bytes, found by a scan for brackets and strings.
///
/// The inside of the elements is not looked at; each is parsed by itself later, so that a broken one spoils no other.
struct JSONElements: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position: Int

  /// Begins at the first element; nil for a document that is no array.
  init?(_ bytes: [UInt8]) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let first = bytes[start...].firstIndex(where: { !Self.isSpace($0) }), bytes[first] == UInt8(ascii: "[") else {
      return nil
    }
    (self.bytes, position) = (bytes, first + 1)
  }

  /// The range of the first element; nil for an empty array.
  var first: Range<Int>? {
    var copy = self
    return copy.next()
  }

  mutating func next() -> Range<Int>? {
    while position < bytes.count, Self.isSpace(bytes[position]) || bytes[position] == UInt8(ascii: ",") {
      position += 1
    }
    guard position < bytes.count, bytes[position] != UInt8(ascii: "]") else {
      position = bytes.count
      return nil
    }
    let start = position
    var (depth, isInString, isEscaped) = (0, false, false)
    while position < bytes.count {
      let byte = bytes[position]
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: ","), UInt8(ascii: "]"):
          // At depth zero a comma or a bracket belongs to the array.
          if depth == 0 { return start..<position }
          if byte == UInt8(ascii: "]") { depth -= 1 }
        case UInt8(ascii: "}"): depth = Swift.max(0, depth - 1)
        default: break
        }
      }
      position += 1
    }
    return start..<position
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }
}
