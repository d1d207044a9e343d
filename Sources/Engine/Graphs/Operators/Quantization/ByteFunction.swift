public import Tensors

/// A function of one unsigned byte, as the list of its 256 results.
///
/// Input: x, unsigned bytes; the output has its type and shape. Not in ONNX: ``Graph/optimized()`` makes one of operators on
/// single elements between DequantizeLinear and QuantizeLinear.
public struct ByteFunction: Operator {
  public static let name = "ByteFunction"

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
