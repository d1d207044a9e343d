public import Tensors

/// The properties of a node's input that are known before the graph runs.
public struct Operand: Sendable {
  /// The element type and shape.
  public let type: ValueType
  /// The tensor, if it is the same in every run.
  public let constant: Tensor?

  /// Creates an operand.
  public init(_ type: ValueType, constant: Tensor? = nil) { (self.type, self.constant) = (type, constant) }
}

/// The inputs of a node by position; optional ones may be omitted.
public struct Operands: Sendable {
  private let operands: [Operand?]

  /// Creates operands in the order of the operator's inputs.
  public init(_ operands: [Operand?]) { self.operands = operands }

  /// The number of positions, including omitted operands.
  public var count: Int { operands.count }

  /// The operand at a position; nil if it is omitted.
  public subscript(optional position: Int) -> Operand? {
    operands.indices.contains(position) ? operands[position] : nil
  }

  /// Returns a required operand.
  public func operand(_ position: Int) throws(OperatorError) -> Operand {
    guard let operand = self[optional: position] else { throw .missingInput(position) }
    return operand
  }

  /// Returns the shape of a required operand.
  public func shape(_ position: Int) throws(OperatorError) -> Shape { try operand(position).type.shape }

  /// Returns the integers of a constant operand; nil if it is omitted.
  ///
  /// Operands that determine shapes must be constant.
  public func integers(_ position: Int) throws(OperatorError) -> [Int]? {
    guard let operand = self[optional: position] else { return nil }
    guard let constant = operand.constant else { throw .notConstant(input: position) }
    return constant.integers
  }

  /// Returns the elements of a constant operand as floats; nil if it is omitted.
  public func floats(_ position: Int) throws(OperatorError) -> [Float]? {
    guard let operand = self[optional: position] else { return nil }
    guard let constant = operand.constant else { throw .notConstant(input: position) }
    return constant.floats
  }
}

extension Operands {
  /// Creates operands from tensors, all of them constant: those of an evaluation.
  init(_ tensors: [Tensor?]) {
    self.init(tensors.map { $0.map { Operand(ValueType($0.elementType, $0.shape), constant: $0) } })
  }

  /// Returns the type of a required operand, which must be floating-point.
  func floatingPoint(_ position: Int) throws(OperatorError) -> ValueType {
    let type = try operand(position).type
    guard type.elementType.isFloatingPoint else { throw .elementType(type.elementType) }
    return type
  }

  /// Returns the type of a required operand, which must not be `bool`.
  func number(_ position: Int) throws(OperatorError) -> ValueType {
    let type = try operand(position).type
    guard type.elementType != .bool else { throw .elementType(.bool) }
    return type
  }

  /// Checks that the operands at the given positions, where present, have the given element type.
  func check(_ positions: ClosedRange<Int>, have elementType: ElementType) throws(OperatorError) {
    for position in positions {
      guard let type = self[optional: position]?.type else { continue }
      guard type.elementType == elementType else { throw .elementType(type.elementType) }
    }
  }

  /// Checks that the operands at the given positions, where present, are vectors of `count` elements.
  func check(_ positions: ClosedRange<Int>, areVectorsOf count: Int) throws(OperatorError) {
    for position in positions {
      guard let shape = self[optional: position]?.type.shape else { continue }
      guard shape == [count] else { throw .shapes("input \(position) is \(shape), not a vector of \(count)") }
    }
  }

  /// Returns the axes listed by a constant operand, non-negative and distinct; nil if it is omitted.
  func axes(_ position: Int, rank: Int) throws(OperatorError) -> [Int]? {
    guard let axes = try integers(position) else { return nil }
    return try Self.normalized(axes, rank: rank)
  }

  /// Returns axes as non-negative numbers; each must exist, and none may repeat.
  static func normalized(_ axes: [Int], rank: Int) throws(OperatorError) -> [Int] {
    // No model has a higher rank; the search below is quadratic.
    guard rank <= 64, axes.count <= rank else { throw .attribute("axes", "\(axes.count) of \(rank) axes") }
    var result: [Int] = []
    for axis in axes {
      let positive = try normalized(axis, rank: rank)
      guard !result.contains(positive) else { throw .attribute("axes", "\(axes) repeats an axis") }
      result.append(positive)
    }
    return result
  }

  /// Returns an existing axis as a non-negative number.
  static func normalized(_ axis: Int, rank: Int) throws(OperatorError) -> Int {
    guard (-rank..<rank).contains(axis) else { throw .attribute("axis", "\(axis) of a tensor with \(rank) axes") }
    return axis < 0 ? axis + rank : axis
  }
}

extension Shape {
  /// Returns the shape of computed extents; throws if they are negative or their product overflows.
  static func checked(_ dimensions: [Int]) throws(OperatorError) -> Shape {
    guard let shape = Shape(checking: dimensions) else { throw .shapes("\(dimensions) is not a valid shape") }
    return shape
  }

  /// Returns the product of the extents of some axes.
  func count(_ axes: Range<Int>) -> Int { dimensions[axes].reduce(1, *) }
}

extension [Tensor?] {
  /// Returns a required tensor.
  func tensor(_ position: Int) throws(OperatorError) -> Tensor {
    guard let tensor = self[optional: position] else { throw .missingInput(position) }
    return tensor
  }

  /// The tensor at a position; nil if it is omitted.
  subscript(optional position: Int) -> Tensor? { indices.contains(position) ? self[position] : nil }
}
