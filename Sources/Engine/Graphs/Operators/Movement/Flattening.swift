public import Tensors

/// The same elements as a matrix: the axes before ``axis`` become its rows, the others its columns.
public struct Flattening: Operator {
  public static let name = "Flatten"

  /// The first axis of the columns; negative counts from the end, the number of axes means none.
  public var axis: Int

  /// A flattening at `axis`.
  public init(axis: Int = 1) { self.axis = axis }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let type = try inputs.operand(0).type
    let rank = type.shape.rank
    let first = axis == rank ? rank : try Operands.normalized(axis, rank: rank)
    let dimensions = [type.shape.count(0..<first), type.shape.count(first..<rank)]
    return [ValueType(type.elementType, try Shape.checked(dimensions))]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    [try inputs.tensor(0).reshaped(to: try outputType(for: inputs).shape)]
  }
}
