/// Comma-separated values (RFC 4180), with line feeds as line ends.
package enum CSV {
  /// Returns one record with its line end.
  package static func line(_ fields: [String]) -> String { fields.map(quoted).joined(separator: ",") + "\n" }

  /// Returns the field, in quotes where a comma, a quote or a line end would otherwise be misread.
  private static func quoted(_ field: String) -> String {
    guard field.utf8.contains(where: ",\"\n\r".utf8.contains) else { return field }
    let quote = UInt8(ascii: "\"")
    // Byte by byte: a quotation mark followed by a combining mark is another character, and still ends a field.
    let doubled = field.utf8.flatMap { $0 == quote ? [quote, quote] : [$0] }
    return String(decoding: [quote] + doubled + [quote], as: UTF8.self)
  }

  /// Calls `body` with the first field of every complete record and where the record ends.
  ///
  /// A record is complete when it has its line end outside quotes.
  package static func forEachRecord(
    in bytes: UnsafeRawBufferPointer, _ body: (_ firstField: [UInt8], _ end: Int) -> Void
  ) {
    var field: [UInt8] = []
    var isFirst = true
    var isQuoted = false
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "\""):
        let isEscaped = !isQuoted && index > 0 && bytes[index - 1] == byte
        if isFirst && isEscaped { field.append(byte) }
        isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted: isFirst = false
      case UInt8(ascii: "\n") where !isQuoted:
        body(field, index + 1)
        field.removeAll(keepingCapacity: true)
        isFirst = true
      default: if isFirst { field.append(byte) }
      }
    }
  }
}
