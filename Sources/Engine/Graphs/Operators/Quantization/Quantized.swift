public import Tensors

/// An operator on quantised operands, with an optionally quantised result, like ONNX's QLinearConv.
///
/// By definition the operands are dequantised, the operator is applied, and the result is quantised, as
/// DequantizeLinear and QuantizeLinear around the operator do; fast steps compute with the integers themselves.
public struct Quantized: Operator {
  public static let name = "QLinear"

  /// The operator that is applied.
  public var operation: any Operator
  /// The quantisation parameters of the operands by position; nil for an operand that is not quantised, or omitted.
  public var operands: [QuantizationParameters?]
  /// The quantisation parameters of the result; nil if it is not quantised. Its zero point has the type of the result.
  public var result: QuantizationParameters?

  /// Creates a quantised operator.
  public init(_ operation: any Operator, operands: [QuantizationParameters?], result: QuantizationParameters?) {
    (self.operation, self.operands, self.result) = (operation, operands, result)
  }

  public var name: String { Self.name + operation.name }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    var dequantized: [Operand?] = []
    for position in 0..<inputs.count {
      let isQuantized = operands.indices.contains(position) && operands[position] != nil
      dequantized.append(
        inputs[optional: position].map { isQuantized ? Operand(ValueType(.float32, $0.type.shape)) : $0 })
    }
    let type = try operation.outputTypes(Operands(dequantized))[0]
    return [ValueType(result?.zeroPoint?.elementType ?? type.elementType, type.shape)]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    var dequantized: [Tensor?] = []
    for (position, input) in inputs.enumerated() {
      if let input, operands.indices.contains(position), let parameters = operands[position] {
        dequantized.append(try parameters.dequantized(input))
      } else {
        dequantized.append(input)
      }
    }
    let output = try operation.evaluate(dequantized)[0]
    return [try result?.quantized(output) ?? output]
  }
}

/// Affine quantisation parameters: `real = (integer − zero point) · scale`.
public struct QuantizationParameters: Sendable {
  /// The scale: a scalar, or a vector with one element per position along ``axis``.
  public let scale: Tensor
  /// The zero point, shaped like the scale, of the quantised integers' type; nil for zeros.
  public let zeroPoint: Tensor?
  /// The axis of per-axis parameters.
  public let axis: Int

  /// Creates parameters.
  public init(scale: Tensor, zeroPoint: Tensor?, axis: Int) {
    (self.scale, self.zeroPoint, self.axis) = (scale, zeroPoint, axis)
  }

  /// The per-tensor scale and zero point; nil if the parameters are per axis.
  public var uniform: (scale: Float, zeroPoint: Int)? {
    guard scale.shape.count == 1, zeroPoint.map({ $0.shape.count == 1 }) ?? true else { return nil }
    return (scale.floats[0], zeroPoint?.integers[0] ?? 0)
  }

  /// Whether every zero point is 0 (symmetric quantisation).
  public var isSymmetric: Bool { zeroPoint?.integers.allSatisfy { $0 == 0 } ?? true }

  /// Returns the real values of quantised integers.
  func dequantized(_ integers: Tensor) throws(OperatorError) -> Tensor {
    try DequantizeLinear(axis: axis).evaluate([integers, scale, zeroPoint])[0]
  }

  /// Returns the quantised integers of real values, of the zero point's type.
  func quantized(_ values: Tensor) throws(OperatorError) -> Tensor {
    try QuantizeLinear(axis: axis).evaluate([values, scale, zeroPoint])[0]
  }
}

/// The quantised form of a constant.
public struct QuantizedConstant: Sendable {
  /// The integers.
  public let integers: Tensor
  /// The quantisation parameters of the integers.
  public let scale: QuantizationParameters
}

/// An elementwise function from uint8 to uint8, as a lookup table of 256 results.
///
/// Input: x, `uint8`. Output: of the type of x. ONNX has no such operator; ``Graph/optimized()`` creates it from
/// elementwise operators between DequantizeLinear and QuantizeLinear.
public struct Int8Table: Operator {
  public static let name = "Int8Table"

  /// The results for the inputs 0 to 255.
  public let results: [UInt8]

  /// Creates a table of 256 results.
  public init(results: [UInt8]) {
    precondition(results.count == 256, "a table for uint8 has 256 results")
    self.results = results
  }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let type = try inputs.operand(0).type
    guard type.elementType == .uint8 else { throw .elementType(type.elementType) }
    return [type]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let (type, x) = try (outputType(for: inputs), inputs.tensor(0))
    return [Tensor(x.integers.map { results[$0] }, shape: type.shape)]
  }
}

/// An affine function of uint8 values with constants for each channel: `(x − zero) · factor + offset`, rounded half to
/// even, clamped, plus the zero point of the result.
///
/// Input: x, `uint8`, channels last. Output: of the type of x. ONNX has no such operator; ``Graph/optimized()`` creates
/// it from batch normalisation between DequantizeLinear and QuantizeLinear.
public struct Int8Affine: Operator {
  public static let name = "Int8Affine"

  /// The zero point of the input.
  public let zeroPoint: Int
  /// The factor of each channel.
  public let factors: [Float]
  /// The offset of each channel, in steps of the result's scale.
  public let offsets: [Float]
  /// The zero point of the result.
  public let resultZeroPoint: Int

  /// Creates the function from its constants, as many factors as offsets.
  public init(zeroPoint: Int, factors: [Float], offsets: [Float], resultZeroPoint: Int) {
    precondition(factors.count == offsets.count, "each channel has a factor and an offset")
    (self.zeroPoint, self.factors, self.offsets) = (zeroPoint, factors, offsets)
    self.resultZeroPoint = resultZeroPoint
  }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let type = try inputs.operand(0).type
    guard type.elementType == .uint8 else { throw .elementType(type.elementType) }
    guard type.shape.dimensions.last == factors.count else {
      throw .shapes("\(type.shape) for \(factors.count) channels")
    }
    return [type]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let (type, x) = try (outputType(for: inputs), inputs.tensor(0))
    let results = x.integers.enumerated().map { index, value in
      let channel = index % factors.count
      let result = Float(value - zeroPoint) * factors[channel] + offsets[channel]
      return QuantizeLinear.integer(of: result, zeroPoint: resultZeroPoint, in: 0...255)
    }
    return [Tensor(integers: results, shape: type.shape, as: .uint8)]
  }
}
