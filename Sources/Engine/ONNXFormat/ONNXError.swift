public import Files

/// An error in reading a model file.
public enum ONNXError: Error, Equatable {
  /// The file cannot be read.
  case file(FileError)
  /// The bytes are not valid protobuf; `offset` counts from the start of the file.
  case wire(offset: Int, WireFault)
  /// The file has no graph: it is empty, or another kind of file.
  case noGraph
  /// The file uses an opset version outside the supported range.
  case unsupportedOpset(Int, supported: ClosedRange<Int>)
  /// A repeated field has more elements than are accepted.
  case tooMany(String, limit: Int)
  /// The graph uses unsupported operators; each is listed once.
  case unsupportedOperators([UnsupportedOperator])
  /// An attribute of a node is missing or unknown, or has the wrong type or an unsupported value.
  case attribute(node: String, operator: String, attribute: String, reason: String)
  /// A node is invalid for another reason.
  case node(name: String, operator: String, reason: String)
  /// A stored tensor is inconsistent.
  case tensor(name: String, TensorFault)
  /// An input of the graph has an unsupported type.
  case input(name: String, reason: String)
  /// A value is used but never defined; `node` is nil for an output of the graph.
  case undefinedValue(name: String, node: String?)
  /// A value is defined twice.
  case definedTwice(name: String)
  /// A node depends on its own output.
  case cycle(node: String)
}

/// A fault in the protobuf wire format.
public enum WireFault: Error, Equatable {
  /// A field extends beyond the end of its message.
  case truncated
  /// A varint is longer than 64 bits.
  case longInteger
  /// A field number is 0 or out of range.
  case fieldNumber
  /// A wire type does not exist, or does not match the field.
  case encoding(Int)
  /// Messages are nested too deeply.
  case nesting
}

/// A fault in a stored tensor.
public enum TensorFault: Error, Equatable {
  /// A dimension is negative, there are too many of them, or their product overflows.
  case shape([Int])
  /// The element type, an ONNX `DataType` code, is not supported.
  case elementType(Int)
  /// The sparse tensors up to and including this one exceed the limit in bytes when made dense.
  case sparse([Int], limit: Int)
  /// The number of bytes, or of elements in a typed list, does not match the shape.
  case size(expected: Int, actual: Int)
  /// The tensor is stored in segments, which are not supported.
  case segmented
  /// The path of external data is missing or leads out of the model's folder.
  case externalPath(String)
  /// The range of external data lies outside its file.
  case externalRange(String)
  /// The file of external data cannot be read.
  case external(FileError)
}

/// An operator that a graph uses and the engine does not support.
public struct UnsupportedOperator: Equatable, Sendable {
  /// The operator's ONNX name.
  public let name: String
  /// The domain that defines it; empty for ONNX itself.
  public let domain: String
  /// The first node that uses it.
  public let node: String
  /// The number of nodes that use it.
  public internal(set) var count: Int
}
