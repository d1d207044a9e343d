internal import Graphs
internal import Tensors

/// Any operator by its plain definition, where no faster step exists.
struct PlainStep: Step {
  private let operation: any Operator
  private let inputs: [(type: ValueType, place: Place)?]
  private let outputs: [Place?]

  /// The step for any node.
  init(_ preparation: Preparation) {
    operation = preparation.node.operation
    inputs = preparation.node.inputs.indices.map { position in
      guard let type = preparation.operand(position)?.type, let place = preparation.source(position) else { return nil }
      return (type, place)
    }
    outputs = preparation.node.outputs.indices.map { preparation.destination($0) }
  }

  func run(_ frame: Frame) throws(OperatorError) {
    try frame.alone { () throws(OperatorError) in try evaluate(frame) }
  }

  private func evaluate(_ frame: Frame) throws(OperatorError) {
    let tensors = inputs.map { input in
      input.map { input in
        Tensor(input.type.elementType, input.type.shape) { bytes in
          bytes.copyMemory(from: UnsafeRawBufferPointer(start: frame.bytes(input.place), count: bytes.count))
        }
      }
    }
    for (place, result) in zip(outputs, try operation.evaluate(tensors)) {
      guard let place else { continue }
      result.withUnsafeBytes { bytes in
        if let start = bytes.baseAddress { frame.bytes(place).copyMemory(from: start, byteCount: bytes.count) }
      }
    }
  }
}
