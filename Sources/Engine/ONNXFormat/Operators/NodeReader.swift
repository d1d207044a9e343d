internal import Graphs
internal import Tensors

/// One node of the file while it is translated: its inputs, and its attributes, each of which must be asked for.
struct NodeReader {
  /// What is known about an input when the file is read.
  struct Input {
    let id: Graph.ValueID
    let constant: Tensor?
    /// Its extents, where the file tells them all.
    let shape: Shape?
  }

  private let node: NodeMessage
  private let inputs: [Input?]
  private var unread: [String: AttributeMessage] = [:]
  private let decoder: TensorDecoder
  /// The version of ONNX's operators that the file uses.
  let opset: Int

  init(_ node: NodeMessage, inputs: [Input?], opset: Int, decoder: TensorDecoder) throws(ONNXError) {
    (self.node, self.inputs, self.opset, self.decoder) = (node, inputs, opset, decoder)
    for attribute in node.attributes where unread.updateValue(attribute, forKey: attribute.name) != nil {
      throw failure(attribute.name, "given twice")
    }
  }

  /// How many outputs the node has, unused ones included.
  var outputCount: Int { node.outputs.count }

  /// How many inputs the node has, those left out included.
  var inputCount: Int { inputs.count }

  /// The input at a position.
  func input(_ position: Int) -> Expression { .value(known(position)?.id) }

  /// All inputs.
  var allInputs: [Expression] { inputs.map { .value($0?.id) } }

  /// What is known about the input at a position; nil when it is left out.
  func known(_ position: Int) -> Input? { inputs.indices.contains(position) ? inputs[position] : nil }
}

extension NodeReader {
  /// An integer.
  mutating func integer(_ name: String) throws(ONNXError) -> Int? {
    try take(name, .integer)?.integer
  }

  /// An integer that stands for a truth value.
  mutating func flag(_ name: String, default value: Bool = false) throws(ONNXError) -> Bool {
    guard let number = try integer(name) else { return value }
    guard (0...1).contains(number) else { throw failure(name, "\(number) is neither 0 nor 1") }
    return number == 1
  }

  /// A number.
  mutating func float(_ name: String, default value: Float) throws(ONNXError) -> Float {
    try take(name, .float)?.float ?? value
  }

  /// A text that names one of some cases.
  mutating func text<Value: RawRepresentable<String>>(_ name: String, default value: Value) throws(ONNXError) -> Value {
    guard let text = try take(name, .string)?.string else { return value }
    guard let value = Value(rawValue: text) else { throw failure(name, "'\(text)' is not provided") }
    return value
  }

  /// A list of integers.
  mutating func integers(_ name: String) throws(ONNXError) -> [Int]? { try take(name, .integers)?.integers }

  /// A list of integers that must be there.
  mutating func requiredIntegers(_ name: String) throws(ONNXError) -> [Int] {
    guard let numbers = try integers(name) else { throw failure(name, "missing") }
    return numbers
  }

  /// An integer that must be there.
  mutating func requiredInteger(_ name: String) throws(ONNXError) -> Int {
    guard let number = try integer(name) else { throw failure(name, "missing") }
    return number
  }

  /// A list of numbers.
  mutating func floats(_ name: String) throws(ONNXError) -> [Float]? { try take(name, .floats)?.floats }

  /// A tensor.
  mutating func tensor(_ name: String) throws(ONNXError) -> Tensor? {
    guard let attribute = try take(name, .tensor) else { return nil }
    guard let message = attribute.tensor else { throw failure(name, "holds no tensor") }
    return try decoder.decode(message)
  }

  /// A tensor of which only the elements that are not 0 are stored.
  mutating func sparseTensor(_ name: String) throws(ONNXError) -> Tensor? {
    guard let attribute = try take(name, .sparseTensor) else { return nil }
    guard let message = attribute.sparseTensor else { throw failure(name, "holds no tensor") }
    return try decoder.decode(message)
  }

  /// Takes note of attributes that change nothing here.
  mutating func ignore(_ names: String...) { for name in names { unread[name] = nil } }

  /// Takes note of an integer of which only one value is provided.
  mutating func require(_ name: String, _ value: Int) throws(ONNXError) {
    if let number = try integer(name), number != value { throw failure(name, "\(number) is not provided") }
  }

  /// Throws if there are attributes that nobody asked for.
  func checkAllRead() throws(ONNXError) {
    if let name = unread.keys.min() { throw failure(name, "unknown") }
  }

  private mutating func take(_ name: String, _ kind: AttributeMessage.Kind) throws(ONNXError) -> AttributeMessage? {
    guard let attribute = unread.removeValue(forKey: name) else { return nil }
    guard attribute.kind == kind else { throw failure(name, "is no \(kind)") }
    return attribute
  }

  /// An error about an attribute.
  func failure(_ attribute: String, _ reason: String) -> ONNXError {
    .attribute(node: node.title, operator: node.type, attribute: attribute, reason: reason)
  }

  /// An error about the node.
  func failure(_ reason: String) -> ONNXError { .node(name: node.title, operator: node.type, reason: reason) }
}
