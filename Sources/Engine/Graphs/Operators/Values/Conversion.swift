public import Tensors

/// Converts each element to another type (ONNX's Cast): floats are cut off, integers wrap.
public struct Conversion: Operator {
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
