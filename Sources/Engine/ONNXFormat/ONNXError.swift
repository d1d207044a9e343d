public import Files

/// Why a file is not a model that can be run.
public enum ONNXError: Error, Equatable {
  /// The file cannot be read.
  case file(FileError)
  /// The bytes are not those of the protobuf format; `offset` counts from the start of the file.
  case wire(offset: Int, WireFault)
  /// The file has no graph: it is empty, or another kind of file.
  case noGraph
  /// The file asks for a version of ONNX's operators that is not read.
  case unsupportedOpset(Int, supported: ClosedRange<Int>)
  /// More of something than is accepted.
  case tooMany(String, limit: Int)
  /// The graph uses operators that are not provided; each is named once.
  case unsupportedOperators([UnsupportedOperator])
  /// An attribute of a node is missing, of another type, unknown, or has a value that is not provided.
  case attribute(node: String, operator: String, attribute: String, reason: String)
  /// A node cannot be read for another reason.
  case node(name: String, operator: String, reason: String)
  /// A stored tensor does not hold together.
  case tensor(name: String, TensorFault)
  /// An input of the graph has a type that is not provided.
  case input(name: String, reason: String)
  /// A value is used but neither fed, stored nor computed; `node` is nil for an output of the graph.
  case undefinedValue(name: String, node: String?)
  /// Two places define one value.
  case definedTwice(name: String)
  /// A node depends on its own result.
  case cycle(node: String)
}

/// What is wrong with bytes that should be a protobuf message.
public enum WireFault: Error, Equatable {
  /// A field reaches beyond the end of its message.
  case truncated
  /// An integer has more bytes than 64 bits need.
  case longInteger
  /// A field has the number 0 or one of no use.
  case fieldNumber
  /// A field is encoded in a way that does not exist, or not for its number.
  case encoding(Int)
  /// Messages are nested deeper than any model needs.
  case nesting
}

/// What is wrong with a stored tensor.
public enum TensorFault: Error, Equatable {
  /// The extents are negative, too many or overflow.
  case shape([Int])
  /// The element type, by its number in ONNX, is not provided.
  case elementType(Int)
  /// The tensors of which only some elements are stored, this one included, have more bytes than all of them may.
  case sparse([Int], limit: Int)
  /// There are more or fewer bytes, or elements of a typed list, than the shape needs.
  case size(expected: Int, actual: Int)
  /// The tensor is one of several segments, which are not provided.
  case segmented
  /// The data lies in another file whose path leads out of the model's folder or is missing.
  case externalPath(String)
  /// The place in the other file is no place in it.
  case externalRange(String)
  /// The other file cannot be read.
  case external(FileError)
}

/// An operator that a graph uses and this program does not provide.
public struct UnsupportedOperator: Equatable, Sendable {
  /// The operator.
  public let name: String
  /// The domain that defines it; empty for ONNX itself.
  public let domain: String
  /// The first node that uses it.
  public let node: String
  /// How many nodes use it.
  public internal(set) var count: Int
}
