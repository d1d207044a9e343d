/// A reader of comma-separated values (RFC 4180), record by record.
///
/// Lines end in CR LF or LF; the last one may lack its line end. Blank lines and a byte order mark are skipped.
struct CSVReader {
  /// One record: its unquoted fields and the line on which it begins, counted from 1.
  struct Record: Equatable {
    let line: Int
    let fields: [[UInt8]]
  }

  /// A syntax error and the line on which it occurs.
  struct Fault: Error, Equatable {
    let line: Int
    let fault: ExampleTableFault
  }

  private static let quote = UInt8(ascii: "\"")
  private static let comma = UInt8(ascii: ",")
  private static let newline = UInt8(ascii: "\n")

  private let bytes: [UInt8]
  private var position: Int
  private var line = 1

  /// Creates a reader at the start of a text.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Returns the next record; nil at the end.
  mutating func next() throws(Fault) -> Record? {
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
      if bytes[position] == Self.quote { throw Fault(line: line, fault: .strayQuote) }
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
        guard isAtFieldEnd else { throw Fault(line: line, fault: .strayQuote) }
        return field
      }
      field.append(byte)
    }
    throw Fault(line: start, fault: .openQuote)
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
