public import Tensors

/// Repeats a tensor along axes of extent 1 or missing ones, by the broadcasting rule (ONNX's Expand).
///
/// Inputs: x; the shape to be met, known beforehand, whose extents of 1 leave those of x.
public struct Expand: Operator {
  public static let name = "Expand"

  /// The operator, which has no attributes.
  public init() {}

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let type = try inputs.operand(0).type
    guard let dimensions = try inputs.integers(1) else { throw .missingInput(1) }
    guard let shape = try type.shape.broadcast(with: Shape.checked(dimensions)) else {
      throw .shapes("\(type.shape) does not stretch to \(dimensions)")
    }
    return [ValueType(type.elementType, shape)]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    [try inputs.tensor(0).stretched(to: try outputType(for: inputs).shape)]
  }
}

/// Repeats a tensor as a whole along each axis (ONNX's Tile).
///
/// Inputs: x; how often along each axis, known beforehand.
public struct Tile: Operator {
  public static let name = "Tile"

  /// The operator, which has no attributes.
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
