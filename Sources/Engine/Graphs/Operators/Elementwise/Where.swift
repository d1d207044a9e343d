public import Tensors

/// A selection of each element from one of two tensors by a condition, with broadcasting.
///
/// Inputs: condition (`bool`), elements where true, elements where false. Output: the broadcast shape.
public struct Where: Operator {
  public static let name = "Where"

  /// Creates the operator, which has no attributes.
  public init() {}

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let (condition, yes, no) = try (inputs.operand(0).type, inputs.operand(1).type, inputs.operand(2).type)
    guard condition.elementType == .bool else { throw .elementType(condition.elementType) }
    guard yes.elementType == no.elementType else { throw .elementType(no.elementType) }
    guard let shape = condition.shape.broadcast(with: yes.shape)?.broadcast(with: no.shape) else {
      throw .shapes("\(condition.shape), \(yes.shape) and \(no.shape) cannot be broadcast together")
    }
    return [ValueType(yes.elementType, shape)]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let type = try outputType(for: inputs)
    let (condition, yes, no) = try (
      inputs.tensor(0).stretched(to: type.shape), inputs.tensor(1).stretched(to: type.shape),
      inputs.tensor(2).stretched(to: type.shape)
    )
    let size = type.elementType.size
    let result = yes.withUnsafeBytes { yes in
      no.withUnsafeBytes { no in
        Tensor(type.elementType, type.shape) { bytes in
          for (index, isTrue) in condition.booleans.enumerated() {
            for byte in (index * size)..<((index + 1) * size) { bytes[byte] = isTrue ? yes[byte] : no[byte] }
          }
        }
      }
    }
    return [result]
  }
}
