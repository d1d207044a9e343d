public import Tensors

/// A tensor operator: its shape rule and its reference implementation.
///
/// `evaluate` folds constants when a model is loaded, serves as the fallback at run time where no faster step exists,
/// and is the specification that fast kernels are tested against.
public protocol Operator: Sendable {
  /// The name in ONNX, or the name of a family of ONNX operators.
  static var name: String { get }

  /// The ONNX name of this instance, for messages and profiles.
  var name: String { get }

  /// Returns the types of the outputs, from the types and constants of the inputs.
  func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType]

  /// Computes the outputs. The caller has checked the inputs with ``outputTypes(_:)``.
  func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor]

  /// Returns the outputs if they depend on the types of the inputs alone, as those of `Shape` do; nil otherwise.
  func evaluate(types: Operands) -> [Tensor]?
}

extension Operator {
  public var name: String { Self.name }

  public func evaluate(types: Operands) -> [Tensor]? { nil }
}

extension Operator {
  /// Returns the type of the first output for given inputs.
  func outputType(for inputs: [Tensor?]) throws(OperatorError) -> ValueType {
    guard let type = try outputTypes(Operands(inputs)).first else { throw .missingInput(0) }
    return type
  }
}

/// The reasons why an operator does not accept its inputs.
public enum OperatorError: Error, Equatable {
  /// A required input is missing.
  case missingInput(Int)
  /// An input that determines shapes is not constant.
  case notConstant(input: Int)
  /// The shapes of the inputs do not suit the operator or each other.
  case shapes(String)
  /// The operator is not defined, or not supported, for this element type.
  case elementType(ElementType)
  /// An attribute, or a constant input in the role of one, has an invalid or unsupported value.
  case attribute(String, String)
}
