/// Writes the fields of one message in the protobuf wire format.
struct ProtobufWriter {
  /// The message so far.
  private(set) var bytes: [UInt8] = []

  /// Appends an integer field.
  mutating func add(_ number: Int, integer: Int) {
    varint(UInt64(number) << 3)
    varint(UInt64(truncatingIfNeeded: integer))
  }

  /// Appends a length-delimited field.
  mutating func add(_ number: Int, bytes content: some Collection<UInt8>) {
    varint(UInt64(number) << 3 | 2)
    varint(UInt64(content.count))
    bytes += content
  }

  /// Appends a string field.
  mutating func add(_ number: Int, string: String) { add(number, bytes: string.utf8) }

  /// Appends a nested message.
  mutating func add(_ number: Int, message build: (inout ProtobufWriter) -> Void) {
    var message = ProtobufWriter()
    build(&message)
    add(number, bytes: message.bytes)
  }

  /// Appends fields that are encoded already.
  mutating func add(encoded: some Collection<UInt8>) { bytes += encoded }

  private mutating func varint(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
