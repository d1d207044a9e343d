public import Tensors

/// An operator whose operands are given as integers, and whose result may be wanted as integers.
///
/// By definition the operands are turned into numbers, the operator is applied, and the result is rounded to integers;
/// fast steps compute with the integers themselves. This is what QuantizeLinear and DequantizeLinear around an operator
/// stand for, and what ONNX calls QLinearConv.
public struct Quantized: Operator {
  public static let name = "QLinear"

  /// What is computed.
  public var operation: any Operator
  /// By position, what the integers of an operand stand for; nil for one that is given as numbers or left out.
  public var operands: [QuantizationParameters?]
  /// How the result is told; nil for numbers. Its zero point has the type of the result.
  public var result: QuantizationParameters?

  /// An operator on integers from its parts.
  public init(_ operation: any Operator, operands: [QuantizationParameters?], result: QuantizationParameters?) {
    (self.operation, self.operands, self.result) = (operation, operands, result)
  }

  public var name: String { Self.name + operation.name }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    var numbers: [Operand?] = []
    for position in 0..<inputs.count {
      let isInteger = operands.indices.contains(position) && operands[position] != nil
      numbers.append(inputs[optional: position].map { isInteger ? Operand(ValueType(.float32, $0.type.shape)) : $0 })
    }
    let type = try operation.outputTypes(Operands(numbers))[0]
    return [ValueType(result?.zeroPoint?.elementType ?? type.elementType, type.shape)]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    var numbers: [Tensor?] = []
    for (position, input) in inputs.enumerated() {
      if let input, operands.indices.contains(position), let scale = operands[position] {
        numbers.append(try scale.numbers(input))
      } else {
        numbers.append(input)
      }
    }
    let output = try operation.evaluate(numbers)[0]
    return [try result?.integers(output) ?? output]
  }
}

/// How integers stand for numbers: `number = (integer − zero point) · scale`.
public struct QuantizationParameters: Sendable {
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
    try DequantizeLinear(axis: axis).evaluate([integers, scale, zeroPoint])[0]
  }

  /// The integers nearest to numbers, of the zero point's type.
  func integers(_ numbers: Tensor) throws(OperatorError) -> Tensor {
    try QuantizeLinear(axis: axis).evaluate([numbers, scale, zeroPoint])[0]
  }
}

/// A constant and the integers that it was made of.
public struct QuantizedConstant: Sendable {
  /// The integers.
  public let integers: Tensor
  /// What they stand for.
  public let scale: QuantizationParameters
}

/// A function of one unsigned byte, as the list of its 256 results.
///
/// Input: x, unsigned bytes; the output has its type and shape. Not in ONNX: ``Graph/optimized()`` makes one of operators on
/// single elements between DequantizeLinear and QuantizeLinear.
public struct Int8Function: Operator {
  public static let name = "Int8Function"

  /// The results for the bytes from 0 to 255.
  public let results: [UInt8]

  /// A function from its 256 results.
  public init(results: [UInt8]) {
    precondition(results.count == 256, "a function of a byte has 256 results")
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
