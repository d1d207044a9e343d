public import Tensors

/// Drops axes of extent 1.
///
/// Inputs: x; optionally the axes, known beforehand; without them all of extent 1 go.
public struct Squeezing: Operator {
  public static let name = "Squeeze"

  /// The operator, which has no attributes.
  public init() {}

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let type = try inputs.operand(0).type
    let shape = type.shape
    let axes = try inputs.axes(1, rank: shape.rank) ?? (0..<shape.rank).filter { shape[$0] == 1 }
    guard axes.allSatisfy({ shape[$0] == 1 }) else { throw .shapes("axes \(axes) of \(shape) are not all 1") }
    let kept = (0..<shape.rank).filter { !axes.contains($0) }
    return [ValueType(type.elementType, Shape(kept.map { shape[$0] }))]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    [try inputs.tensor(0).reshaped(to: try outputType(for: inputs).shape)]
  }
}
