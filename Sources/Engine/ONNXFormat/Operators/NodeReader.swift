internal import Graphs
internal import Tensors

/// The inputs and attributes of one node while it is translated; every attribute must be read or ignored explicitly.
struct NodeReader {
  /// An input, with its constant value and shape if they are known at load time.
  struct Input {
    let id: Graph.ValueID
    let constant: Tensor?
    /// The shape, if the file declares every extent.
    let shape: Shape?
  }

  private let node: NodeMessage
  private let inputs: [Input?]
  private var unread: [String: AttributeMessage] = [:]
  private let decoder: TensorDecoder
  /// The opset version of the file.
  let opset: Int

  init(_ node: NodeMessage, inputs: [Input?], opset: Int, decoder: TensorDecoder) throws(ONNXError) {
    (self.node, self.inputs, self.opset, self.decoder) = (node, inputs, opset, decoder)
    for attribute in node.attributes where unread.updateValue(attribute, forKey: attribute.name) != nil {
      throw failure(attribute.name, "given twice")
    }
  }

  /// The number of outputs, including unused ones.
  var outputCount: Int { node.outputs.count }

  /// The number of inputs, including omitted ones.
  var inputCount: Int { inputs.count }

  /// Returns the input at a position.
  func input(_ position: Int) -> Expression { .value(known(position)?.id) }

  /// All inputs.
  var allInputs: [Expression] { inputs.map { .value($0?.id) } }

  /// Returns the input at a position; nil if it is omitted.
  func known(_ position: Int) -> Input? { inputs.indices.contains(position) ? inputs[position] : nil }
}

extension NodeReader {
  /// Reads an integer attribute.
  mutating func integer(_ name: String) throws(ONNXError) -> Int? {
    try take(name, .integer)?.integer
  }

  /// Reads an integer attribute that is 0 or 1.
  mutating func flag(_ name: String, default value: Bool = false) throws(ONNXError) -> Bool {
    guard let number = try integer(name) else { return value }
    guard (0...1).contains(number) else { throw failure(name, "\(number) is neither 0 nor 1") }
    return number == 1
  }

  /// Reads a float attribute.
  mutating func float(_ name: String) throws(ONNXError) -> Float? { try take(name, .float)?.float }

  /// Reads a float attribute that has a default.
  mutating func float(_ name: String, default value: Float) throws(ONNXError) -> Float { try float(name) ?? value }

  /// Reads a string attribute that names a case of an enumeration.
  mutating func string<Value: RawRepresentable<String>>(_ name: String, default value: Value) throws(ONNXError) -> Value
  {
    guard let text = try take(name, .string)?.string else { return value }
    guard let value = Value(rawValue: text) else { throw failure(name, "'\(text)' is not supported") }
    return value
  }

  /// Reads an integer list.
  mutating func integers(_ name: String) throws(ONNXError) -> [Int]? { try take(name, .integers)?.integers }

  /// Reads a required integer list.
  mutating func requiredIntegers(_ name: String) throws(ONNXError) -> [Int] {
    guard let numbers = try integers(name) else { throw failure(name, "missing") }
    return numbers
  }

  /// Reads a required integer attribute.
  mutating func requiredInteger(_ name: String) throws(ONNXError) -> Int {
    guard let number = try integer(name) else { throw failure(name, "missing") }
    return number
  }

  /// Reads a float list.
  mutating func floats(_ name: String) throws(ONNXError) -> [Float]? { try take(name, .floats)?.floats }

  /// Reads a tensor attribute.
  mutating func tensor(_ name: String) throws(ONNXError) -> Tensor? {
    guard let attribute = try take(name, .tensor) else { return nil }
    guard let message = attribute.tensor else { throw failure(name, "holds no tensor") }
    return try decoder.decode(message)
  }

  /// Reads a sparse tensor attribute as a dense tensor.
  mutating func sparseTensor(_ name: String) throws(ONNXError) -> Tensor? {
    guard let attribute = try take(name, .sparseTensor) else { return nil }
    guard let message = attribute.sparseTensor else { throw failure(name, "holds no tensor") }
    return try decoder.decode(message)
  }

  /// Ignores attributes that do not affect inference.
  mutating func ignore(_ names: String...) { for name in names { unread[name] = nil } }

  /// Checks an integer attribute of which only one value is supported.
  mutating func require(_ name: String, _ value: Int) throws(ONNXError) {
    if let number = try integer(name), number != value { throw failure(name, "\(number) is not supported") }
  }

  /// Throws if an attribute is left unread.
  func checkAllRead() throws(ONNXError) {
    if let name = unread.keys.min() { throw failure(name, "unknown") }
  }

  private mutating func take(_ name: String, _ kind: AttributeMessage.Kind) throws(ONNXError) -> AttributeMessage? {
    guard let attribute = unread.removeValue(forKey: name) else { return nil }
    guard attribute.kind == kind else { throw failure(name, "is not of type \(kind)") }
    return attribute
  }

  /// Returns an error about an attribute.
  func failure(_ attribute: String, _ reason: String) -> ONNXError {
    .attribute(node: node.title, operator: node.type, attribute: attribute, reason: reason)
  }

  /// Returns an error about the node.
  func failure(_ reason: String) -> ONNXError { .node(name: node.title, operator: node.type, reason: reason) }
}

extension NodeReader {
  private enum AutomaticPadding: String {
    case notSet = "NOTSET"
    case sameUpper = "SAME_UPPER"
    case sameLower = "SAME_LOWER"
    case valid = "VALID"
  }

  /// Reads the window of a convolution or pooling: kernel, strides, dilations and padding.
  ///
  /// - Parameter weights: the position of the weights, whose spatial extents are the default of `kernel_shape`.
  mutating func window(weights: Int? = nil) throws(ONNXError) -> Window {
    let inferred = weights.flatMap { known($0)?.shape?.dimensions.dropFirst(2) }
    guard let kernel = try integers("kernel_shape") ?? inferred.map({ Array($0) }) else {
      throw failure("kernel_shape", "missing, and the weights' extents are unknown")
    }
    let ones = kernel.map { _ in 1 }
    return Window(
      kernel: kernel, strides: try integers("strides") ?? ones, dilations: try integers("dilations") ?? ones,
      padding: try padding(axes: kernel.count))
  }

  /// Reads a required element type.
  mutating func elementType(_ name: String) throws(ONNXError) -> ElementType {
    let code = try requiredInteger(name)
    guard let type = ElementType(onnxCode: code) else {
      throw failure(name, "element type \(code) is not supported")
    }
    return type
  }

  private mutating func padding(axes: Int) throws(ONNXError) -> Window.Padding {
    let pads = try integers("pads") ?? [Int](repeating: 0, count: 2 * axes)
    let automatic = try string("auto_pad", default: AutomaticPadding.notSet)
    guard pads.count == 2 * axes else { throw failure("pads", "\(pads.count) counts for \(axes) axes") }
    switch automatic {
    case .notSet: return .explicit(before: Array(pads[..<axes]), after: Array(pads[axes...]))
    case .sameUpper: return .same(upper: true)
    case .sameLower: return .same(upper: false)
    case .valid:
      let zeros = [Int](repeating: 0, count: axes)
      return .explicit(before: zeros, after: zeros)
    }
  }
}
