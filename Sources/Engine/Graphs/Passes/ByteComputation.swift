internal import Tensors

extension Graph {
  /// Lets networks in eight bits keep to bytes where the file goes through numbers on the way.
  mutating func computeWithBytes() {
    makeQuantizationUnsigned()
    moveBytes()
    recognizeByteFunctions()
  }

  /// Tells activations of signed bytes in unsigned ones, 128 higher, between quantising and dequantising.
  private mutating func makeQuantizationUnsigned() {
    let (readers, results) = (readers, Set(outputs))
    for index in nodes.indices where nodes[index].operation is Quantization {
      guard let output = nodes[index].outputs[0], self[output].type?.elementType == .int8, !results.contains(output),
        let zero = raisedZeroPoint(nodes[index]),
        readers[output.position].allSatisfy({
          nodes[$0].operation is Dequantization && raisedZeroPoint(nodes[$0]) != nil
        })
      else { continue }
      self[output].type?.elementType = .uint8
      nodes[index].inputs[2] = addConstant("zero", zero)
      for reader in readers[output.position] {
        if let zero = raisedZeroPoint(nodes[reader]) { nodes[reader].inputs[2] = addConstant("zero", zero) }
      }
    }
  }

  private func raisedZeroPoint(_ node: Node) -> Tensor? {
    guard let scale = scale(node), scale.zeroPoint?.elementType == .int8, let zero = scale.uniform?.zeroPoint else {
      return nil
    }
    return Tensor(integers: [zero + 128], shape: [], as: .uint8)
  }

  /// The constant scale of a quantising or dequantising node.
  private func scale(_ node: Node) -> QuantizationScale? {
    let axis: Int
    switch node.operation {
    case let operation as Quantization: axis = operation.axis
    case let operation as Dequantization: axis = operation.axis
    default: return nil
    }
    guard node.inputs.count > 2, let scale = node.inputs[1].flatMap({ self[$0].constant }),
      scale.elementType == .float32, let zero = node.inputs[2].flatMap({ self[$0].constant })
    else { return nil }
    return QuantizationScale(scale: scale, zeroPoint: zero, axis: axis)
  }

  /// The one scale of a node that quantises to unsigned bytes, or dequantises them; nil for any other.
  func byteScale(of node: Node) -> QuantizationScale? {
    guard let scale = scale(node), scale.isUsual, scale.zeroPoint?.elementType == .uint8 else { return nil }
    return scale
  }
}

extension QuantizationScale {
  /// Whether all elements share one scale, and larger integers stand for larger numbers.
  fileprivate var isUsual: Bool { uniform.map { $0.scale > 0 && $0.scale.isFinite } ?? false }
}
