public import Tensors

/// The extents of a tensor as a list of `int64`.
public struct ShapeReading: Operator {
  public static let name = "Shape"

  /// The first axis that counts; negative from the end, cut to what there is.
  public var start: Int
  /// One past the last axis; nil for the end.
  public var end: Int?

  /// A reading of some of the axes.
  public init(start: Int = 0, end: Int? = nil) { (self.start, self.end) = (start, end) }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    [ValueType(.int64, [extents(of: try inputs.shape(0)).count])]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    [Self.list(extents(of: try inputs.tensor(0).shape))]
  }

  public func evaluate(types: Operands) -> [Tensor]? {
    types[optional: 0].map { [Self.list(extents(of: $0.type.shape))] }
  }

  private func extents(of shape: Shape) -> [Int] {
    func clamp(_ axis: Int) -> Int { min(max(axis < 0 ? axis + shape.rank : axis, 0), shape.rank) }
    let first = clamp(start)
    return Array(shape.dimensions[first..<max(first, end.map(clamp) ?? shape.rank)])
  }

  private static func list(_ numbers: [Int]) -> Tensor {
    Tensor(numbers.map { Int64($0) }, shape: [numbers.count])
  }
}
