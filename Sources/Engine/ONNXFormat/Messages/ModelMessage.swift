/// `ModelProto`: the whole file. Field numbers of all messages are those of onnx.proto.
struct ModelMessage: WireMessage {
  var irVersion = 0
  var producer = ""
  var producerVersion = ""
  var description = ""
  var graph: GraphMessage?
  var opsets: [OpsetMessage] = []
  var metadata: [EntryMessage] = []

  mutating func read(_ field: WireField, from reader: ProtobufReader) throws(ONNXError) {
    switch field.number {
    case 1: irVersion = try reader.integer(field)
    case 2: producer = try reader.string(field)
    case 3: producerVersion = try reader.string(field)
    case 6: description = try reader.string(field)
    case 7: graph = try GraphMessage(reader.message(field))
    case 8: try reader.append(field, to: &opsets)
    case 14: try reader.append(field, to: &metadata)
    default: break
    }
  }
}

/// `ModelProto` again, of which only the metadata are read.
struct MetadataMessage: WireMessage {
  var entries: [EntryMessage] = []

  mutating func read(_ field: WireField, from reader: ProtobufReader) throws(ONNXError) {
    if field.number == 14 { try reader.append(field, to: &entries) }
  }
}

/// `OperatorSetIdProto`: which version of which operators the file uses.
struct OpsetMessage: WireMessage {
  var domain = ""
  var version = 0

  mutating func read(_ field: WireField, from reader: ProtobufReader) throws(ONNXError) {
    switch field.number {
    case 1: domain = try reader.string(field)
    case 2: version = try reader.integer(field)
    default: break
    }
  }
}

/// `StringStringEntryProto`: a key and its value.
struct EntryMessage: WireMessage {
  var key = ""
  var value = ""

  mutating func read(_ field: WireField, from reader: ProtobufReader) throws(ONNXError) {
    switch field.number {
    case 1: key = try reader.string(field)
    case 2: value = try reader.string(field)
    default: break
    }
  }
}
