public import Tensors

/// Products of the matrices in the last two axes; the outer axes are stretched by the broadcasting rule.
///
/// Inputs: left `[…, m, k]`, right `[…, k, n]`; a tensor with one axis stands for a row on the left, a column on the
/// right, and that axis is dropped again. Any numbers of one type; integers wrap.
public struct MatrixProduct: Operator {
  public static let name = "MatMul"

  /// The operator, which has no attributes.
  public init() {}

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let type = try inputs.number(0)
    try inputs.check(1...1, have: type.elementType)
    let plan = try MatrixPlan(type.shape, inputs.shape(1))
    return [ValueType(type.elementType, plan.result)]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let (a, b) = try (inputs.tensor(0), inputs.tensor(1))
    let plan = try MatrixPlan(a.shape, b.shape)
    if a.elementType.isFloatingPoint {
      let sums = plan.product(a.doubles, b.doubles, zero: 0) { $0 + $1 * $2 }
      return [Tensor(sums, shape: plan.result, as: a.elementType)]
    }
    let sums = plan.product(a.integers, b.integers, zero: 0) { $0 &+ $1 &* $2 }
    return [Tensor(integers: sums, shape: plan.result, as: a.elementType)]
  }
}

/// Which matrices of two stacks are multiplied.
private struct MatrixPlan {
  let result: Shape
  private let rows: Int
  private let depth: Int
  private let columns: Int
  private let left: StridedOffsets
  private let right: StridedOffsets

  init(_ a: Shape, _ b: Shape) throws(OperatorError) {
    guard a.rank > 0, b.rank > 0 else { throw .shapes("\(a) and \(b) are no matrices") }
    let matrixA = a.rank == 1 ? [1] + a.dimensions : a.dimensions
    let matrixB = b.rank == 1 ? b.dimensions + [1] : b.dimensions
    (rows, depth, columns) = (matrixA[matrixA.count - 2], matrixA[matrixA.count - 1], matrixB[matrixB.count - 1])
    let (outerA, outerB) = (Shape(Array(matrixA.dropLast(2))), Shape(Array(matrixB.dropLast(2))))
    guard depth == matrixB[matrixB.count - 2], let outer = outerA.broadcast(with: outerB) else {
      throw .shapes("\(a) and \(b) cannot be multiplied")
    }
    let ends = (a.rank == 1 ? [] : [rows]) + (b.rank == 1 ? [] : [columns])
    result = try Shape.checked(outer.dimensions + ends)
    let (sizeA, sizeB) = (rows * depth, depth * columns)
    left = StridedOffsets(
      extents: outer.dimensions, strides: outerA.strides(broadcastTo: outer).map { $0 * sizeA })
    right = StridedOffsets(
      extents: outer.dimensions, strides: outerB.strides(broadcastTo: outer).map { $0 * sizeB })
  }

  func product<Number>(
    _ a: [Number], _ b: [Number], zero: Number, accumulate: (Number, Number, Number) -> Number
  ) -> [Number] {
    var results: [Number] = []
    results.reserveCapacity(result.count)
    for (startA, startB) in zip(left, right) {
      for row in 0..<rows {
        for column in 0..<columns {
          var sum = zero
          for k in 0..<depth { sum = accumulate(sum, a[startA + row * depth + k], b[startB + k * columns + column]) }
          results.append(sum)
        }
      }
    }
    return results
  }
}
