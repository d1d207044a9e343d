public import Tensors

/// Puts tensors one behind the other along an axis (ONNX's Concat).
///
/// Inputs: one or more tensors of one element type whose other extents agree.
public struct Concatenation: Operator {
  public static let name = "Concat"

  /// The axis that grows; negative counts from the end.
  public var axis: Int

  /// A concatenation along `axis`.
  public init(axis: Int) { self.axis = axis }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let first = try inputs.operand(0).type
    let axis = try Operands.normalized(axis, rank: first.shape.rank)
    var dimensions = first.shape.dimensions
    for position in 1..<max(inputs.count, 1) {
      let type = try inputs.operand(position).type
      guard type.elementType == first.elementType else { throw .elementType(type.elementType) }
      var others = type.shape.dimensions
      guard others.count == dimensions.count else { throw .shapes("\(type.shape) beside \(first.shape)") }
      let (sum, overflow) = dimensions[axis].addingReportingOverflow(others[axis])
      dimensions[axis] = sum
      others[axis] = sum
      guard !overflow, others == dimensions else { throw .shapes("\(type.shape) beside \(first.shape)") }
    }
    return [ValueType(first.elementType, try Shape.checked(dimensions))]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let type = try outputType(for: inputs)
    let axis = try Operands.normalized(axis, rank: type.shape.rank)
    let outer = type.shape.count(0..<axis)
    let row = type.shape.count(axis..<type.shape.rank) * type.elementType.size
    var start = 0
    let result = Tensor(type.elementType, type.shape) { bytes in
      for case let tensor? in inputs {
        let part = tensor.shape.count(axis..<type.shape.rank) * type.elementType.size
        tensor.withUnsafeBytes { source in
          for index in 0..<outer {
            let room = UnsafeMutableRawBufferPointer(rebasing: bytes[(index * row + start)...].prefix(part))
            room.copyMemory(from: UnsafeRawBufferPointer(rebasing: source[(index * part)..<((index + 1) * part)]))
          }
        }
        start += part
      }
    }
    return [result]
  }
}
