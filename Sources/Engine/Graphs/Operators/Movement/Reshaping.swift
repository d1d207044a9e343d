public import Tensors

/// The same elements under other extents.
///
/// Inputs: x; the extents, known beforehand. One of them may be −1: whatever is left.
public struct Reshaping: Operator {
  public static let name = "Reshape"

  /// Whether an extent of 0 means 0 (`allowzero`); otherwise it means that of x at the same position.
  public var keepsZero: Bool

  /// A reshaping from its attribute.
  public init(keepsZero: Bool = false) { self.keepsZero = keepsZero }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let type = try inputs.operand(0).type
    guard let wanted = try inputs.integers(1) else { throw .missingInput(1) }
    var dimensions = try copyingZeros(in: wanted, from: type.shape)
    if let open = dimensions.firstIndex(of: -1) {
      dimensions[open] = 1
      let known = try Shape.checked(dimensions).count
      guard known > 0, type.shape.count % known == 0 else {
        throw .shapes("\(type.shape) cannot be read as \(wanted)")
      }
      dimensions[open] = type.shape.count / known
    }
    let shape = try Shape.checked(dimensions)
    guard shape.count == type.shape.count else { throw .shapes("\(type.shape) cannot be read as \(wanted)") }
    return [ValueType(type.elementType, shape)]
  }

  private func copyingZeros(in wanted: [Int], from shape: Shape) throws(OperatorError) -> [Int] {
    if keepsZero { return wanted }
    return try wanted.enumerated().map { axis, extent throws(OperatorError) in
      guard extent == 0 else { return extent }
      guard axis < shape.rank else { throw .shapes("\(wanted) copies an axis that \(shape) lacks") }
      return shape[axis]
    }
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    [try inputs.tensor(0).reshaped(to: try outputType(for: inputs).shape)]
  }
}
