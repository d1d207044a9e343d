public import Tensors

/// Maps small integers back to numbers (ONNX's DequantizeLinear): `(x − zero point) · scale`.
///
/// Inputs: x, an integer type; scale, whose type is that of the output; optionally the zero point, of the type of x.
/// Scale and zero point are one number, or a list of one for each position along ``axis``.
public struct Dequantization: Operator {
  public static let name = "DequantizeLinear"

  /// The axis that a list of scales belongs to; negative counts from the end.
  public var axis: Int

  /// A dequantisation from its attribute.
  public init(axis: Int) { self.axis = axis }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let x = try inputs.operand(0).type
    guard x.elementType.quantizedRange != nil || x.elementType == .int32 else { throw .elementType(x.elementType) }
    let type = try inputs.floatingPoint(1).elementType
    try inputs.check(2...2, have: x.elementType)
    for position in 1...2 { try ScaleAxis.check(inputs, position, axis: axis) }
    return [ValueType(type, x.shape)]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let (type, x, scale) = try (outputType(for: inputs), inputs.tensor(0), inputs.tensor(1))
    let zeroPoint = inputs[optional: 2]
    return [Tensor(type.elementType, type.shape, deferring: { numbers(x, scale, zeroPoint, as: type) })]
  }

  /// The numbers that integers stand for.
  private func numbers(_ x: Tensor, _ scale: Tensor, _ zeroPoint: Tensor?, as type: ValueType) -> Tensor {
    let (scales, zeros) = (scale.doubles, zeroPoint?.integers ?? [0])
    let scaleAxis = ScaleAxis(axis, of: x.shape)
    let numbers = x.integers.enumerated().map { index, value in
      let channel = scaleAxis.position(of: index)
      return Double(value - zeros[zeros.count == 1 ? 0 : channel]) * scales[scales.count == 1 ? 0 : channel]
    }
    return Tensor(numbers, shape: type.shape, as: type.elementType)
  }
}
