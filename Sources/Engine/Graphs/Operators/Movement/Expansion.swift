public import Tensors

/// Repeats a tensor along axes of extent 1 or missing ones, by the broadcasting rule (ONNX's Expand).
///
/// Inputs: x; the shape to be met, known beforehand, whose extents of 1 leave those of x.
public struct Expansion: Operator {
  public static let name = "Expand"

  /// The operator, which has no attributes.
  public init() {}

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let type = try inputs.operand(0).type
    guard let dimensions = try inputs.integers(1) else { throw .missingInput(1) }
    guard let shape = try type.shape.broadcast(with: Shape.checked(dimensions)) else {
      throw .shapes("\(type.shape) does not stretch to \(dimensions)")
    }
    return [ValueType(type.elementType, shape)]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    [try inputs.tensor(0).stretched(to: try outputType(for: inputs).shape)]
  }
}
