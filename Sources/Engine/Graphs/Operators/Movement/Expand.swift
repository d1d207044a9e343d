public import Tensors

/// A broadcast of a tensor against a shape.
///
/// Inputs: x; the shape, constant, whose extents of 1 keep those of x.
public struct Expand: Operator {
  public static let name = "Expand"

  /// Creates the operator, which has no attributes.
  public init() {}

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let type = try inputs.operand(0).type
    guard let dimensions = try inputs.integers(1) else { throw .missingInput(1) }
    guard let shape = try type.shape.broadcast(with: Shape.checked(dimensions)) else {
      throw .shapes("\(type.shape) cannot be broadcast to \(dimensions)")
    }
    return [ValueType(type.elementType, shape)]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    [try inputs.tensor(0).stretched(to: try outputType(for: inputs).shape)]
  }
}

/// A repetition of the whole tensor along each axis.
///
/// Inputs: x; the number of repetitions per axis, constant.
public struct Tile: Operator {
  public static let name = "Tile"

  /// Creates the operator, which has no attributes.
  public init() {}

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let type = try inputs.operand(0).type
    guard let repeats = try inputs.integers(1) else { throw .missingInput(1) }
    guard repeats.count == type.shape.rank else { throw .attribute("repeats", "\(repeats) for \(type.shape)") }
    let dimensions = try zip(type.shape.dimensions, repeats).map { extent, count throws(OperatorError) in
      let (product, overflow) = extent.multipliedReportingOverflow(by: count)
      guard !overflow, count >= 0 else { throw .attribute("repeats", "\(repeats) for \(type.shape)") }
      return product
    }
    return [ValueType(type.elementType, try Shape.checked(dimensions))]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let (type, x) = try (outputType(for: inputs), inputs.tensor(0))
    return [x.selecting(type.shape) { axis, position in position % x.shape[axis] }]
  }
}
