public import Tensors

/// Puts the axes into another order.
///
/// Input: x. Output: axis `i` is axis `permutation[i]` of x.
public struct Transposition: Operator {
  public static let name = "Transpose"

  /// Where each axis of the output comes from; nil reverses them.
  public var permutation: [Int]?

  /// A transposition by `permutation`.
  public init(permutation: [Int]?) { self.permutation = permutation }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let type = try inputs.operand(0).type
    let order = permutation ?? (0..<type.shape.rank).reversed()
    guard order.sorted() == Array(0..<type.shape.rank) else {
      throw .attribute("perm", "\(order) of \(type.shape.rank) axes")
    }
    return [ValueType(type.elementType, Shape(order.map { type.shape[$0] }))]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let (type, x) = try (outputType(for: inputs), inputs.tensor(0))
    let strides = x.shape.strides
    let order = permutation ?? (0..<x.shape.rank).reversed()
    return [x.strided(type.shape, strides: order.map { strides[$0] })]
  }
}
