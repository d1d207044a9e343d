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
  public var operands: [QuantizationScale?]
  /// How the result is told; nil for numbers. Its zero point has the type of the result.
  public var result: QuantizationScale?

  /// An operator on integers from its parts.
  public init(_ operation: any Operator, operands: [QuantizationScale?], result: QuantizationScale?) {
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
