/// A reader of comma-separated values (RFC 4180), record by record.
///
/// Lines end in CR LF or LF; the last one may lack its line end. Blank lines and a byte order mark are skipped. Debian
/// has no C library for CSV that is kept as well as this is short.
package struct CSVReader {
  /// The treatment of text that is not RFC 4180.
  package enum Mode: Sendable {
    /// A quotation mark out of place is a fault.
    case strict
    /// A quotation mark inside a field stands for itself, and an open quotation ends with the text.
    case lenient
  }

  /// One record: its unquoted fields and the line on which it begins, counted from 1.
  package struct Record: Equatable {
    package let line: Int
    package let fields: [[UInt8]]

    package init(line: Int, fields: [[UInt8]]) { (self.line, self.fields) = (line, fields) }
  }

  /// A syntax error and the line on which it occurs.
  package struct Fault: Error, Equatable {
    /// The quotation mark that is wrong.
    package enum Mistake: Sendable {
      /// A quotation mark inside a field without quotes, or text after the closing one.
      case strayQuote
      /// A quotation that is still open at the end of the text.
      case openQuote
    }

    package let line: Int
    package let mistake: Mistake
  }

  private static let quote = UInt8(ascii: "\"")
  private static let comma = UInt8(ascii: ",")
  private static let newline = UInt8(ascii: "\n")

  private let bytes: [UInt8]
  private let mode: Mode
  private var position: Int
  private var line = 1

  /// Creates a reader at the start of a text.
  package init(_ bytes: [UInt8], _ mode: Mode = .strict) {
    (self.bytes, self.mode) = (bytes, mode)
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Returns the next record; nil at the end.
  package mutating func next() throws(Fault) -> Record? {
    while takeLineEnd() { continue }
    guard position < bytes.count else { return nil }
    let start = line
    var fields = [try field()]
    while take(Self.comma) { fields.append(try field()) }
    // Reading a field stops only at a comma, at a line end or at the end of the text.
    _ = takeLineEnd()
    return Record(line: start, fields: fields)
  }
}

extension CSVReader {
  private mutating func field() throws(Fault) -> [UInt8] {
    if take(Self.quote) { return try quotedField() }
    let start = position
    while !isAtFieldEnd {
      if bytes[position] == Self.quote, mode == .strict { throw Fault(line: line, mistake: .strayQuote) }
      position += 1
    }
    return Array(bytes[start..<position])
  }

  /// Reads the rest of a quoted field, after its opening quote.
  private mutating func quotedField() throws(Fault) -> [UInt8] {
    let start = line
    var field: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == Self.newline { line += 1 }
      if byte == Self.quote, !take(Self.quote) {
        if isAtFieldEnd { return field }
        if mode == .strict { throw Fault(line: line, mistake: .strayQuote) }
        return field + (try self.field())
      }
      field.append(byte)
    }
    if mode == .strict { throw Fault(line: start, mistake: .openQuote) }
    return field
  }
}

extension CSVReader {
  private var isAtLineEnd: Bool { lineEndCount > 0 }

  private var isAtFieldEnd: Bool { position == bytes.count || bytes[position] == Self.comma || isAtLineEnd }

  /// The length in bytes of the line end at the current position; 0 when there is none.
  private var lineEndCount: Int {
    guard position < bytes.count else { return 0 }
    if bytes[position] == Self.newline { return 1 }
    guard bytes[position] == UInt8(ascii: "\r") else { return 0 }
    if position + 1 == bytes.count { return 1 }
    return bytes[position + 1] == Self.newline ? 2 : 0
  }

  private mutating func takeLineEnd() -> Bool {
    let count = lineEndCount
    position += count
    line += count > 0 ? 1 : 0
    return count > 0
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }
}
