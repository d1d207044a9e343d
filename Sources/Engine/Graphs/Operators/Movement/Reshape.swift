public import Tensors

/// The same elements in another shape.
///
/// Inputs: x; the extents, constant. One of them may be −1: it is inferred from the others.
public struct Reshape: Operator {
  public static let name = "Reshape"

  /// Whether an extent of 0 means 0 (`allowzero`); otherwise it copies the extent of x at the same position.
  public var keepsZero: Bool

  /// Creates the operator from its attribute.
  public init(keepsZero: Bool = false) { self.keepsZero = keepsZero }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let type = try inputs.operand(0).type
    guard let wanted = try inputs.integers(1) else { throw .missingInput(1) }
    var dimensions = try copyingZeros(in: wanted, from: type.shape)
    if let open = dimensions.firstIndex(of: -1) {
      dimensions[open] = 1
      let known = try Shape.checked(dimensions).count
      guard known > 0, type.shape.count % known == 0 else {
        throw .shapes("\(type.shape) cannot be reshaped to \(wanted)")
      }
      dimensions[open] = type.shape.count / known
    }
    let shape = try Shape.checked(dimensions)
    guard shape.count == type.shape.count else { throw .shapes("\(type.shape) cannot be reshaped to \(wanted)") }
    return [ValueType(type.elementType, shape)]
  }

  private func copyingZeros(in wanted: [Int], from shape: Shape) throws(OperatorError) -> [Int] {
    if keepsZero { return wanted }
    return try wanted.enumerated().map { axis, extent throws(OperatorError) in
      guard extent == 0 else { return extent }
      guard axis < shape.rank else { throw .shapes("\(wanted) copies an axis that \(shape) does not have") }
      return shape[axis]
    }
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    [try inputs.tensor(0).reshaped(to: try outputType(for: inputs).shape)]
  }
}

/// The same elements as a matrix: the axes before ``axis`` become the rows, the others the columns.
public struct Flatten: Operator {
  public static let name = "Flatten"

  /// The first axis of the columns; a negative one counts from the end, and the rank itself means none.
  public var axis: Int

  /// Creates an operator that flattens at `axis`.
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

/// The same elements without some axes of extent 1.
///
/// Inputs: x; optionally the axes, constant; without them all axes of extent 1 are removed.
public struct Squeeze: Operator {
  public static let name = "Squeeze"

  /// Creates the operator, which has no attributes.
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

/// The same elements with additional axes of extent 1.
///
/// Inputs: x; the positions of the new axes in the output, constant.
public struct Unsqueeze: Operator {
  public static let name = "Unsqueeze"

  /// Creates the operator, which has no attributes.
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
