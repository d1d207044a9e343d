public import Tensors

/// The index of the largest (or smallest) element along an axis, as `int64`.
public struct ArgMax: Operator {
  public static let name = "ArgMax"

  /// The element that is searched for.
  public enum Extreme: Sendable {
    case largest, smallest
  }

  /// The axis that is searched; negative counts from the end.
  public var axis: Int
  /// Whether the axis is kept, with extent 1.
  public var keepsAxis: Bool
  /// Whether the last of equal elements is selected instead of the first.
  public var selectsLast: Bool
  /// The element that is searched for.
  public var extreme: Extreme

  /// Creates a search from its attributes.
  public init(axis: Int, keepsAxis: Bool = true, selectsLast: Bool = false, extreme: Extreme = .largest) {
    (self.axis, self.keepsAxis, self.selectsLast, self.extreme) = (axis, keepsAxis, selectsLast, extreme)
  }

  public var name: String { extreme == .largest ? "ArgMax" : "ArgMin" }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let shape = try inputs.number(0).shape
    let axis = try Operands.normalized(axis, rank: shape.rank)
    var dimensions = shape.dimensions
    guard dimensions[axis] > 0 else { throw .shapes("axis \(axis) of \(shape) is empty") }
    if keepsAxis { dimensions[axis] = 1 } else { dimensions.remove(at: axis) }
    return [ValueType(.int64, Shape(dimensions))]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let (type, x) = try (outputType(for: inputs), inputs.tensor(0))
    let axis = try Operands.normalized(axis, rank: x.shape.rank)
    let (length, inner) = (x.shape[axis], x.shape.count((axis + 1)..<x.shape.rank))
    let positions =
      x.elementType.isFloatingPoint
      ? positions(in: x.doubles, length, inner, type.shape.count)
      : positions(in: x.integers, length, inner, type.shape.count)
    return [Tensor(integers: positions, shape: type.shape, as: .int64)]
  }

  private func positions<Number: Comparable>(in x: [Number], _ length: Int, _ inner: Int, _ count: Int) -> [Int] {
    (0..<count).map { line in
      let start = line / inner * inner * length + line % inner
      return (1..<max(length, 1)).reduce(0) { best, position in
        let (a, b) = (x[start + position * inner], x[start + best * inner])
        let isBetter = extreme == .largest ? a > b : a < b
        return isBetter || (selectsLast && a == b) ? position : best
      }
    }
  }
}
