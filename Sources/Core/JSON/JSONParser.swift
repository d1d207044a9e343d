/// A JSON document as a value.
package enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

/// A JSON parser (RFC 8259), which limits the depth and the number of values.
///
/// It keeps open arrays and objects on a stack of its own, so that no nesting exhausts that of the thread.
package struct JSONParser: Sendable {
  /// The faults of other programs that are accepted.
  package enum Tolerance: Sendable {
    /// None.
    case none
    /// Control characters inside strings, which become spaces, and `NaN`, which becomes null.
    case common
  }

  /// The greatest depth of nesting.
  package static let deepest = 1000
  /// The most values of a document, as each takes memory.
  package static let mostValues = 2_000_000

  private let tolerance: Tolerance

  /// Creates a parser, which has no state.
  package init(_ tolerance: Tolerance = .none) { self.tolerance = tolerance }

  /// Returns the document in a text; nil if it is not JSON, or exceeds ``deepest`` or ``mostValues``.
  package func parse(_ text: String) -> JSONValue? { parse(Array(text.utf8)[...]) }

  /// Returns the document in the bytes of a text; nil also if a string is not UTF-8.
  package func parse(_ bytes: ArraySlice<UInt8>) -> JSONValue? {
    var scanner = JSONScanner(bytes, tolerance)
    return scanner.document()
  }
}

/// A reader of one document from left to right.
private struct JSONScanner {
  private let bytes: ArraySlice<UInt8>
  private let tolerance: JSONParser.Tolerance
  private var position: Int
  private var count = 0

  init(_ bytes: ArraySlice<UInt8>, _ tolerance: JSONParser.Tolerance) {
    (self.bytes, self.tolerance, position) = (bytes, tolerance, bytes.startIndex)
  }

  /// An array or object that has not ended yet.
  private struct Container {
    let end: UInt8
    var values: [JSONValue] = []
    /// The names of an object's members; the last one has no value yet.
    var keys: [String] = []

    var value: JSONValue {
      end == UInt8(ascii: "]")
        ? .array(values) : .object(Dictionary(zip(keys, values), uniquingKeysWith: { _, last in last }))
    }
  }

  mutating func document() -> JSONValue? {
    var open: [Container] = []
    while true {
      count += 1
      guard count <= JSONParser.mostValues, let byte = nextByte() else { return nil }
      let end: UInt8? =
        byte == UInt8(ascii: "{") ? UInt8(ascii: "}") : byte == UInt8(ascii: "[") ? UInt8(ascii: "]") : nil
      var value: JSONValue
      if let end {
        position += 1
        if nextByte() != end {
          guard open.count < JSONParser.deepest else { return nil }
          var container = Container(end: end)
          guard addKey(to: &container) else { return nil }
          open.append(container)
          continue
        }
        position += 1
        value = Container(end: end).value
      } else {
        guard let scalar = scalar(byte) else { return nil }
        value = scalar
      }
      // The value may be the last one of several containers.
      while let last = open.indices.last {
        open[last].values.append(value)
        guard let mark = nextByte() else { return nil }
        position += 1
        if mark == UInt8(ascii: ",") {
          guard addKey(to: &open[last]) else { return nil }
          break
        }
        guard mark == open[last].end else { return nil }
        value = open.removeLast().value
      }
      if open.isEmpty { return nextByte() == nil ? value : nil }
    }
  }

  /// Reads the name of the next member, if the container is an object; returns false if there is none.
  private mutating func addKey(to container: inout Container) -> Bool {
    if container.end == UInt8(ascii: "]") { return true }
    guard nextByte() == UInt8(ascii: "\""), let key = string(), nextByte() == UInt8(ascii: ":") else { return false }
    position += 1
    container.keys.append(key)
    return true
  }

  /// Skips white space; returns the byte after it, which is not taken yet.
  private mutating func nextByte() -> UInt8? {
    while position < bytes.endIndex {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      case let byte: return byte
      }
    }
    return nil
  }

  private mutating func scalar(_ first: UInt8) -> JSONValue? {
    switch first {
    case UInt8(ascii: "\""): string().map(JSONValue.string)
    case UInt8(ascii: "t"): take("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): take("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): take("null") ? .null : nil
    case UInt8(ascii: "N"): tolerance == .common && take("NaN") ? .null : nil
    default: number().map(JSONValue.number)
    }
  }

  private mutating func take(_ word: StaticString) -> Bool {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.endIndex,
      word.withUTF8Buffer({ $0.elementsEqual(bytes[position..<end]) })
    else { return false }
    position = end
    return true
  }
}

// Numbers.
extension JSONScanner {
  /// The most digits whose number a `Double` surely holds exactly.
  private static let exactDigits = 15

  private mutating func number() -> Double? {
    let start = position
    if peek == UInt8(ascii: "-") { position += 1 }
    let (whole, digits) = integer()
    guard digits == 1 || digits > 1 && bytes[position - digits] != UInt8(ascii: "0") else { return nil }
    var isWhole = true
    if peek == UInt8(ascii: ".") {
      position += 1
      isWhole = false
      guard integer().digits > 0 else { return nil }
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      position += 1
      isWhole = false
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
      guard integer().digits > 0 else { return nil }
    }
    if isWhole, digits <= Self.exactDigits {
      return bytes[start] == UInt8(ascii: "-") ? -Double(whole) : Double(whole)
    }
    return Double(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private var peek: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  /// Takes digits; the value counts only if they are few.
  private mutating func integer() -> (value: Int, digits: Int) {
    var (value, digits) = (0, 0)
    while let byte = peek, (0x30...0x39).contains(byte) {
      value = value &* 10 &+ Int(byte - 0x30)
      digits += 1
      position += 1
    }
    return (value, digits)
  }
}

// Strings.
extension JSONScanner {
  /// Takes a string from its opening to its closing quotation mark.
  private mutating func string() -> String? {
    let start = position + 1
    var end = start
    while end < bytes.endIndex {
      switch bytes[end] {
      case UInt8(ascii: "\""):
        position = end + 1
        return String(validating: bytes[start..<end], as: UTF8.self)
      case UInt8(ascii: "\\"), 0..<0x20:
        return rewritten(from: start, to: end)
      default: end += 1
      }
    }
    return nil
  }

  /// Takes a string that is not spelt as it reads, from the first byte that tells.
  private mutating func rewritten(from start: Int, to first: Int) -> String? {
    var text = Array(bytes[start..<first])
    position = first
    while let byte = peek {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
      case UInt8(ascii: "\\"): guard addEscaped(to: &text) else { return nil }
      case 0..<0x20:
        guard tolerance == .common else { return nil }
        text.append(0x20)
      default: text.append(byte)
      }
    }
    return nil
  }

  /// Takes what follows a backslash; returns false if it means nothing.
  private mutating func addEscaped(to text: inout [UInt8]) -> Bool {
    guard let byte = peek else { return false }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      guard let unit = codeUnit() else { return false }
      text += Character(scalar(of: unit)).utf8
    default: return false
    }
    return true
  }

  /// Returns the scalar that a code unit of UTF-16 begins; U+FFFD for half a surrogate pair.
  private mutating func scalar(of unit: UInt16) -> Unicode.Scalar {
    guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    let start = position
    if peek == UInt8(ascii: "\\") {
      position += 1
      if peek == UInt8(ascii: "u") {
        position += 1
        if let trail = codeUnit(), UTF16.isTrailSurrogate(trail) {
          return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
        }
      }
    }
    position = start
    return "\u{FFFD}"
  }

  /// Takes four hexadecimal digits.
  private mutating func codeUnit() -> UInt16? {
    guard position + 4 <= bytes.endIndex else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[position..<(position + 4)] {
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte - 0x30
      case 0x41...0x46, 0x61...0x66: digit = (byte | 0x20) - 0x61 + 10
      default: return nil
      }
      unit = unit << 4 | UInt16(digit)
    }
    position += 4
    return unit
  }
}
