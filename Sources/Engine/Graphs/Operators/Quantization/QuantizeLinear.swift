public import Tensors

/// Affine quantisation: `round(x / scale) + zero point`, with ties to even, saturated to the integer type.
///
/// Inputs: x, floating-point; scale; optionally the zero point, whose type is that of the output. Scale and zero point
/// are scalars, or vectors with one element per position along ``axis``.
public struct QuantizeLinear: Operator {
  public static let name = "QuantizeLinear"

  /// The axis of per-axis scales; a negative one counts from the end.
  public var axis: Int
  /// The element type of the output in the absence of a zero point.
  public var elementType: ElementType

  /// Creates a quantisation from its attributes.
  public init(axis: Int, elementType: ElementType = .uint8) { (self.axis, self.elementType) = (axis, elementType) }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let x = try inputs.operand(0).type
    guard x.elementType.isFloatingPoint || x.elementType == .int32 else { throw .elementType(x.elementType) }
    _ = try inputs.floatingPoint(1)
    let type = inputs[optional: 2]?.type.elementType ?? elementType
    guard type.quantizedRange != nil else { throw .elementType(type) }
    for position in 1...2 { try ScaleAxis.check(inputs, position, axis: axis) }
    return [ValueType(type, x.shape)]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let (type, x, scale) = try (outputType(for: inputs), inputs.tensor(0), inputs.tensor(1))
    let zeroPoint = inputs[optional: 2]
    guard let range = type.elementType.quantizedRange else { throw .elementType(type.elementType) }
    let (scales, zeros) = (scale.floats, zeroPoint?.integers ?? [0])
    let scaleAxis = ScaleAxis(axis, of: x.shape)
    let integers = x.floats.enumerated().map { index, value in
      let channel = scaleAxis.position(of: index)
      return Self.integer(
        of: value / scales[scales.count == 1 ? 0 : channel], zeroPoint: zeros[zeros.count == 1 ? 0 : channel], in: range
      )
    }
    return [Tensor(integers: integers, shape: type.shape, as: type.elementType)]
  }

  /// Returns the integer of a real value in steps of the scale: rounded half to even, plus the zero point, clamped; 0
  /// for NaN.
  static func integer(of steps: Float, zeroPoint: Int, in range: ClosedRange<Int>) -> Int {
    let shifted = Double(steps.rounded(.toNearestOrEven)) + Double(zeroPoint)
    let cut = min(max(shifted, Double(range.lowerBound)), Double(range.upperBound))
    return cut.isNaN ? 0 : Int(cut)
  }
}

/// The mapping from elements to positions along the axis of per-axis scales.
struct ScaleAxis {
  private let inner: Int
  private let extent: Int

  init(_ axis: Int, of shape: Shape) {
    let axis = shape.normalized(axis: axis)
    inner = max(axis.map { shape.count(($0 + 1)..<shape.rank) } ?? 1, 1)
    extent = max(axis.map { shape[$0] } ?? 1, 1)
  }

  func position(of index: Int) -> Int { index / inner % extent }

  /// Checks that a scale or zero point has one element, or one per position along the axis.
  static func check(_ inputs: Operands, _ position: Int, axis: Int) throws(OperatorError) {
    guard let shape = inputs[optional: position]?.type.shape else { return }
    let x = try inputs.shape(0)
    let fits = shape.count == 1 || (shape.rank == 1 && x.normalized(axis: axis).map { x[$0] } == shape[0])
    guard fits else { throw .shapes("input \(position) is \(shape) for axis \(axis) of \(x)") }
  }
}

extension ElementType {
  /// The range of an integer type for quantised values; nil for other types.
  var quantizedRange: ClosedRange<Int>? {
    [.uint8, .int8, .uint16, .int16].contains(self) ? integerRange : nil
  }
}

/// Affine dequantisation: `(x − zero point) · scale`.
///
/// Inputs: x, an integer type; scale, whose type is that of the output; optionally the zero point, of the type of x.
/// Scale and zero point are scalars, or vectors with one element per position along ``axis``.
public struct DequantizeLinear: Operator {
  public static let name = "DequantizeLinear"

  /// The axis of per-axis scales; a negative one counts from the end.
  public var axis: Int

  /// Creates a dequantisation from its attribute.
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
    return [Tensor(type.elementType, type.shape, deferring: { dequantized(x, scale, zeroPoint, as: type) })]
  }

  /// Returns the real values of quantised integers.
  private func dequantized(_ x: Tensor, _ scale: Tensor, _ zeroPoint: Tensor?, as type: ValueType) -> Tensor {
    let (scales, zeros) = (scale.doubles, zeroPoint?.integers ?? [0])
    let scaleAxis = ScaleAxis(axis, of: x.shape)
    let values = x.integers.enumerated().map { index, value in
      let channel = scaleAxis.position(of: index)
      return Double(value - zeros[zeros.count == 1 ? 0 : channel]) * scales[scales.count == 1 ? 0 : channel]
    }
    return Tensor(values, shape: type.shape, as: type.elementType)
  }
}
