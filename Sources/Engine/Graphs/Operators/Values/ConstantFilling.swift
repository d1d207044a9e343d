public import Tensors

/// A tensor of equal elements (ONNX's ConstantOfShape).
///
/// Input: its extents, known beforehand.
public struct ConstantFilling: Operator {
  public static let name = "ConstantOfShape"

  /// The element, as a tensor of one.
  public var value: Tensor

  /// A filling with the element of `value`.
  public init(value: Tensor) { self.value = value }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    guard value.shape.count == 1 else { throw .attribute("value", "a tensor of \(value.shape)") }
    guard let dimensions = try inputs.integers(0) else { throw .missingInput(0) }
    return [ValueType(value.elementType, try Shape.checked(dimensions))]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let shape = try outputType(for: inputs).shape
    return [value.reshaped(to: []).stretched(to: shape)]
  }
}
