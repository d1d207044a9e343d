public import Tensors

/// How integers stand for numbers: `number = (integer − zero point) · scale`.
public struct QuantizationScale: Sendable {
  /// One number, or a list of one for each position along ``axis``.
  public let scale: Tensor
  /// As many integers, of the type of those that they shift; nil for zeros.
  public let zeroPoint: Tensor?
  /// The axis that a list belongs to.
  public let axis: Int

  /// A scale from its parts.
  public init(scale: Tensor, zeroPoint: Tensor?, axis: Int) {
    (self.scale, self.zeroPoint, self.axis) = (scale, zeroPoint, axis)
  }

  /// The one scale and zero point that all elements share; nil where there are several.
  public var uniform: (scale: Float, zeroPoint: Int)? {
    guard scale.shape.count == 1, zeroPoint.map({ $0.shape.count == 1 }) ?? true else { return nil }
    return (scale.floats[0], zeroPoint?.integers[0] ?? 0)
  }

  /// Whether 0 stands for 0 everywhere.
  public var isSymmetric: Bool { zeroPoint?.integers.allSatisfy { $0 == 0 } ?? true }

  /// The numbers that integers stand for.
  func numbers(_ integers: Tensor) throws(OperatorError) -> Tensor {
    try Dequantization(axis: axis).evaluate([integers, scale, zeroPoint])[0]
  }

  /// The integers nearest to numbers, of the zero point's type.
  func integers(_ numbers: Tensor) throws(OperatorError) -> Tensor {
    try Quantization(axis: axis).evaluate([numbers, scale, zeroPoint])[0]
  }
}

/// A constant and the integers that it was made of.
public struct QuantizedConstant: Sendable {
  /// The integers.
  public let integers: Tensor
  /// What they stand for.
  public let scale: QuantizationScale
}
