internal import Graphs
internal import Tensors

extension OperatorTable {
  static let values: [String: OperatorReader] = [
    "Identity": .plain(Identity()),
    "Dropout": OperatorReader(read: dropout, outputs: 2),
    "Constant": OperatorReader(read: constant),
    "ConstantOfShape": .direct { (node) throws(ONNXError) in
      ConstantFilling(value: try node.tensor("value") ?? Tensor([Float(0)], shape: [1]))
    },
    "Shape": .direct { (node) throws(ONNXError) in
      ShapeReading(start: try node.integer("start") ?? 0, end: try node.integer("end"))
    },
    "Size": .plain(SizeReading()),
    "Range": .direct { (node) throws(ONNXError) in
      // Which precision floats of 16 bits are counted in; here it is always the highest.
      node.ignore("stash_type")
      return Counting()
    },
    "Cast": .direct { (node) throws(ONNXError) in
      // Both tell how to round to types of 8 bits and less, which are not provided.
      node.ignore("saturate", "round_mode")
      return Conversion(elementType: try node.elementType("to"))
    },
  ]

  @Sendable private static func dropout(_ node: inout NodeReader) throws(ONNXError) -> Expression {
    node.ignore("ratio", "seed")
    if let mode = node.known(2), mode.constant?.booleans.contains(true) ?? true {
      throw node.failure("training is not provided")
    }
    return .apply(Identity(), [node.input(0)])
  }

  @Sendable private static func constant(_ node: inout NodeReader) throws(ONNXError) -> Expression {
    if let tensor = try node.tensor("value") { return .constant(tensor) }
    if let tensor = try node.sparseTensor("sparse_value") { return .constant(tensor) }
    if let numbers = try node.floats("value_floats") { return .constant(Tensor(numbers, shape: [numbers.count])) }
    if let numbers = try node.integers("value_ints") { return .integers(numbers) }
    if let number = try node.integer("value_int") { return .constant(Tensor(scalar: Int64(number))) }
    let number = try node.float("value_float", default: .nan)
    try node.checkAllRead()
    guard !number.isNaN else { throw node.failure("value", "missing") }
    return .constant(Tensor(scalar: number))
  }
}

extension NodeReader {
  /// An element type by its number in ONNX.
  mutating func elementType(_ name: String) throws(ONNXError) -> ElementType {
    let number = try requiredInteger(name)
    guard let type = ElementType(onnxNumber: number) else {
      throw failure(name, "element type \(number) is not provided")
    }
    return type
  }
}
