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

/// What is known about one input of a node when a graph is prepared.
public struct Operand: Sendable {
  /// Its type.
  public let type: ValueType
  /// Its value, when it is the same in every run.
  public let constant: Tensor?

  /// An operand from its parts.
  public init(_ type: ValueType, constant: Tensor? = nil) { (self.type, self.constant) = (type, constant) }
}

/// The inputs of a node by position; optional ones may be missing.
public struct Operands: Sendable {
  private let operands: [Operand?]

  /// Operands in the order of the operator's inputs.
  public init(_ operands: [Operand?]) { self.operands = operands }

  /// How many positions there are, those left empty included.
  public var count: Int { operands.count }

  /// The operand at a position; nil when it was left out.
  public subscript(optional position: Int) -> Operand? {
    operands.indices.contains(position) ? operands[position] : nil
  }

  /// The operand at a position that must be filled.
  public func operand(_ position: Int) throws(OperatorError) -> Operand {
    guard let operand = self[optional: position] else { throw .missingInput(position) }
    return operand
  }

  /// The shape of the operand at a position.
  public func shape(_ position: Int) throws(OperatorError) -> Shape { try operand(position).type.shape }

  /// The integers of an operand that decides about shapes, which must therefore be known beforehand; nil if left out.
  public func integers(_ position: Int) throws(OperatorError) -> [Int]? {
    guard let operand = self[optional: position] else { return nil }
    guard let constant = operand.constant else { throw .notConstant(input: position) }
    return constant.integers
  }

  /// The numbers of an operand that must be known beforehand; nil if left out.
  public func floats(_ position: Int) throws(OperatorError) -> [Float]? {
    guard let operand = self[optional: position] else { return nil }
    guard let constant = operand.constant else { throw .notConstant(input: position) }
    return constant.floats
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
