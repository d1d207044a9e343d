public import Tensors

/// A conversion of each element to another type: floats are truncated, integers wrap.
public struct Cast: Operator {
  public static let name = "Cast"

  /// The element type of the output.
  public var elementType: ElementType

  /// Creates a conversion to `elementType`.
  public init(elementType: ElementType) { self.elementType = elementType }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    [ValueType(elementType, try inputs.shape(0))]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    [try inputs.tensor(0).converted(to: elementType)]
  }
}

/// The identity; also represents Dropout at inference time.
///
/// Input: x; further inputs are ignored. Outputs: x; for Dropout, a mask that is true everywhere.
public struct Identity: Operator {
  public static let name = "Identity"

  /// Creates the operator, which has no attributes.
  public init() {}

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let type = try inputs.operand(0).type
    return [type, ValueType(.bool, type.shape)]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let x = try inputs.tensor(0)
    return [x, Tensor([Bool](repeating: true, count: x.shape.count), shape: x.shape)]
  }
}
