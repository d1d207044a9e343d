public import Tensors

/// Converts each element to another type (ONNX's Cast): floats are cut off, integers wrap.
public struct Cast: Operator {
  public static let name = "Cast"

  /// The type of the output.
  public var elementType: ElementType

  /// A conversion to `elementType`.
  public init(elementType: ElementType) { self.elementType = elementType }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    [ValueType(elementType, try inputs.shape(0))]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    [try inputs.tensor(0).converted(to: elementType)]
  }
}

/// Hands its input on; also what Dropout does outside training.
///
/// Input: x; others are ignored. Outputs: x; for Dropout a mask that is true everywhere.
public struct Identity: Operator {
  public static let name = "Identity"

  /// The operator, which has no attributes.
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
