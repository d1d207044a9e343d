/// `ModelProto`: the whole file. Field numbers of all messages follow onnx.proto.
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

/// `ModelProto` reduced to its metadata properties.
struct MetadataMessage: WireMessage {
  var entries: [EntryMessage] = []

  mutating func read(_ field: WireField, from reader: ProtobufReader) throws(ONNXError) {
    if field.number == 14 { try reader.append(field, to: &entries) }
  }
}

/// `OperatorSetIdProto`: an operator domain and its version.
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

/// `GraphProto`: nodes, initialisers, inputs and outputs.
struct GraphMessage: WireMessage {
  var name = ""
  var nodes: [NodeMessage] = []
  var initializers: [TensorMessage] = []
  var inputs: [ValueMessage] = []
  var outputs: [ValueMessage] = []
  var sparseInitializers: [SparseTensorMessage] = []

  mutating func read(_ field: WireField, from reader: ProtobufReader) throws(ONNXError) {
    switch field.number {
    case 1: try reader.append(field, to: &nodes)
    case 2: name = try reader.string(field)
    case 5: try reader.append(field, to: &initializers)
    case 11: try reader.append(field, to: &inputs)
    case 12: try reader.append(field, to: &outputs)
    case 15: try reader.append(field, to: &sparseInitializers)
    default: break
    }
  }
}

/// `NodeProto`: one operator with its named inputs and outputs.
struct NodeMessage: WireMessage {
  var inputs: [String] = []
  var outputs: [String] = []
  var name = ""
  var type = ""
  var domain = ""
  var attributes: [AttributeMessage] = []

  mutating func read(_ field: WireField, from reader: ProtobufReader) throws(ONNXError) {
    switch field.number {
    case 1: try reader.append(field, to: &inputs)
    case 2: try reader.append(field, to: &outputs)
    case 3: name = try reader.string(field)
    case 4: type = try reader.string(field)
    case 5: try reader.append(field, to: &attributes)
    case 7: domain = try reader.string(field)
    default: break
    }
  }

  /// The name, or the name of the first output if the node has none.
  var title: String { name.isEmpty ? outputs.first ?? "" : name }

  /// The domain; empty for standard ONNX, which has two spellings.
  var canonicalDomain: String { domain == "ai.onnx" ? "" : domain }
}

/// `AttributeProto`: a constant attribute of a node.
struct AttributeMessage: WireMessage {
  /// The field that holds the value (`AttributeType`).
  enum Kind: Int {
    case undefined = 0
    case float, integer, string, tensor, graph, floats, integers, strings
    case sparseTensor = 11
  }

  var name = ""
  var kind = Kind.undefined
  var float: Float = 0
  var integer = 0
  var string = ""
  var tensor: TensorMessage?
  var sparseTensor: SparseTensorMessage?
  var floats: [Float] = []
  var integers: [Int] = []
  var strings: [String] = []

  mutating func read(_ field: WireField, from reader: ProtobufReader) throws(ONNXError) {
    switch field.number {
    case 1: name = try reader.string(field)
    case 2: float = try reader.float(field)
    case 3: integer = try reader.integer(field)
    case 4: string = try reader.string(field)
    case 5: tensor = try TensorMessage(reader.message(field))
    case 7: try reader.append(field, to: &floats)
    case 8: try reader.append(field, to: &integers)
    case 9: try reader.append(field, to: &strings)
    case 20: kind = Kind(rawValue: try reader.integer(field)) ?? .undefined
    case 22: sparseTensor = try SparseTensorMessage(reader.message(field))
    default: break
    }
  }
}
