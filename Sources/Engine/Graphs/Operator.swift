public import Tensors

/// What a node computes.
///
/// `evaluate` is the plain definition: it folds constants when a model is loaded, stands in at run time where no
/// faster step exists, and is what fast kernels are tested against.
public protocol Operator: Sendable {
  /// The name in ONNX, or that of a family of operators there.
  static var name: String { get }

  /// The name in ONNX of this very application, for messages and profiles.
  var name: String { get }

  /// The types of the outputs, from what is known about the inputs before anything runs.
  func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType]

  /// The outputs themselves. Types and extents were accepted by ``outputTypes(_:)`` before.
  func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor]

  /// The outputs when they depend on the types of the inputs alone, as those of `Shape` do.
  func evaluate(types: Operands) -> [Tensor]?
}

extension Operator {
  public var name: String { Self.name }

  public func evaluate(types: Operands) -> [Tensor]? { nil }
}

extension Operator {
  /// The type of the first output for inputs that are all known.
  func outputType(for inputs: [Tensor?]) throws(OperatorError) -> ValueType {
    guard let type = try outputTypes(Operands(inputs)).first else { throw .missingInput(0) }
    return type
  }
}

/// Why an operator cannot be applied to its inputs.
public enum OperatorError: Error, Equatable {
  /// A required input was left out.
  case missingInput(Int)
  /// An input decides about shapes and would be known only while running.
  case notConstant(input: Int)
  /// The inputs' extents do not fit the operator or each other.
  case shapes(String)
  /// The operator is not defined, or not here, for elements of this type.
  case elementType(ElementType)
  /// An attribute, or a constant input that plays its part, has a value that is not allowed or not supported.
  case attribute(String, String)
}
