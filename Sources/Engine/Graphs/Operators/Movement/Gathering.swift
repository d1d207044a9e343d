public import Tensors

/// Picks slices along an axis by their numbers (ONNX's Gather).
///
/// Inputs: x; integers of any shape, negative ones counting from the end. Output: the shape of x with the axis replaced
/// by the axes of the integers.
public struct Gathering: Operator {
  public static let name = "Gather"

  /// The axis picked from; negative counts from the end.
  public var axis: Int

  /// A pick along `axis`.
  public init(axis: Int) { self.axis = axis }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let (type, indices) = try (inputs.operand(0).type, inputs.operand(1).type)
    guard [.int32, .int64].contains(indices.elementType) else { throw .elementType(indices.elementType) }
    let axis = try Operands.normalized(axis, rank: type.shape.rank)
    var dimensions = type.shape.dimensions
    dimensions.replaceSubrange(axis...axis, with: indices.shape.dimensions)
    return [ValueType(type.elementType, try Shape.checked(dimensions))]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let (type, x) = try (outputType(for: inputs), inputs.tensor(0))
    let axis = try Operands.normalized(axis, rank: x.shape.rank)
    let extent = x.shape[axis]
    let positions = try inputs.tensor(1).integers.map { index throws(OperatorError) in
      guard (-extent..<extent).contains(index) else { throw .shapes("element \(index) of \(extent)") }
      return index < 0 ? index + extent : index
    }
    return [x.taking(positions, axis: axis).reshaped(to: type.shape)]
  }
}
