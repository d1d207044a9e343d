public import Tensors

/// How many elements a tensor has, as one `int64`.
public struct SizeReading: Operator {
  public static let name = "Size"

  /// The operator, which has no attributes.
  public init() {}

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    _ = try inputs.operand(0)
    return [ValueType(.int64, [])]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    [Tensor(scalar: Int64(try inputs.tensor(0).shape.count))]
  }

  public func evaluate(types: Operands) -> [Tensor]? {
    types[optional: 0].map { [Tensor(scalar: Int64($0.type.shape.count))] }
  }
}
