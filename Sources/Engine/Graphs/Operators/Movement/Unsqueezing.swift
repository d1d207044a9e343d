public import Tensors

/// Adds axes of extent 1.
///
/// Inputs: x; the positions of the new axes in the output, known beforehand.
public struct Unsqueezing: Operator {
  public static let name = "Unsqueeze"

  /// The operator, which has no attributes.
  public init() {}

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let type = try inputs.operand(0).type
    guard let count = try inputs.integers(1)?.count else { throw .missingInput(1) }
    let axes = try inputs.axes(1, rank: type.shape.rank + count) ?? []
    var dimensions = type.shape.dimensions
    for axis in axes.sorted() { dimensions.insert(1, at: axis) }
    return [ValueType(type.elementType, Shape(dimensions))]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    [try inputs.tensor(0).reshaped(to: try outputType(for: inputs).shape)]
  }
}
