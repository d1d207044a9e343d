/// A protobuf message of which the needed fields are read.
protocol WireMessage {
  /// A message with every field at its default.
  init()

  /// Takes up one field; those of no interest are passed over.
  mutating func read(_ field: WireField, from reader: ProtobufReader) throws(ONNXError)
}

extension WireMessage {
  /// The message that a reader stands before.
  init(_ reader: ProtobufReader) throws(ONNXError) {
    self.init()
    var reader = reader
    while let field = try reader.next() { try read(field, from: reader) }
  }
}

extension ProtobufReader {
  /// How many messages one repeated field may hold: far beyond any model, but little memory.
  private static let mostMessages = 1 << 18

  /// Adds a message of a repeated field.
  func append<Message: WireMessage>(_ field: WireField, to messages: inout [Message]) throws(ONNXError) {
    guard messages.count < Self.mostMessages else {
      throw .tooMany("\(Message.self)", limit: Self.mostMessages)
    }
    messages.append(try Message(message(field)))
  }

  /// Adds a text of a repeated field.
  func append(_ field: WireField, to strings: inout [String]) throws(ONNXError) {
    guard strings.count < Self.mostMessages else { throw .tooMany("String", limit: Self.mostMessages) }
    strings.append(try string(field))
  }
}
