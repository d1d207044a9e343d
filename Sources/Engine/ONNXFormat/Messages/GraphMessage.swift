/// `GraphProto`: nodes, stored tensors, inputs and outputs.
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

/// `NodeProto`: one application of an operator to values that are named.
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

  /// The name, or for want of one that of the first output.
  var title: String { name.isEmpty ? outputs.first ?? "" : name }

  /// The domain; empty for ONNX itself, which has two spellings.
  var canonicalDomain: String { domain == "ai.onnx" ? "" : domain }
}
