public import Tensors

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

extension Operands {
  /// Operands of which everything is known: those of an evaluation.
  init(_ tensors: [Tensor?]) {
    self.init(tensors.map { $0.map { Operand(ValueType($0.elementType, $0.shape), constant: $0) } })
  }

  /// The type of an operand of floating-point numbers.
  func floatingPoint(_ position: Int) throws(OperatorError) -> ValueType {
    let type = try operand(position).type
    guard type.elementType.isFloatingPoint else { throw .elementType(type.elementType) }
    return type
  }

  /// The type of an operand of numbers: anything but `bool`.
  func number(_ position: Int) throws(OperatorError) -> ValueType {
    let type = try operand(position).type
    guard type.elementType != .bool else { throw .elementType(.bool) }
    return type
  }

  /// Checks that the operands at some positions, where given, have elements of one type.
  func check(_ positions: ClosedRange<Int>, have elementType: ElementType) throws(OperatorError) {
    for position in positions {
      guard let type = self[optional: position]?.type else { continue }
      guard type.elementType == elementType else { throw .elementType(type.elementType) }
    }
  }

  /// Checks that the operands at some positions, where given, are lists of `count` elements.
  func check(_ positions: ClosedRange<Int>, areListsOf count: Int) throws(OperatorError) {
    for position in positions {
      guard let shape = self[optional: position]?.type.shape else { continue }
      guard shape == [count] else { throw .shapes("input \(position) is \(shape), not a list of \(count)") }
    }
  }

  /// The axes that a constant operand names, counted from the front, without repetition; nil if left out.
  func axes(_ position: Int, rank: Int) throws(OperatorError) -> [Int]? {
    guard let axes = try integers(position) else { return nil }
    return try Self.normalized(axes, rank: rank)
  }

  /// Axes counted from the front; each must exist and none may repeat.
  static func normalized(_ axes: [Int], rank: Int) throws(OperatorError) -> [Int] {
    // More axes than any model has; the search below is quadratic.
    guard rank <= 64, axes.count <= rank else { throw .attribute("axes", "\(axes.count) of \(rank) axes") }
    var result: [Int] = []
    for axis in axes {
      let positive = try normalized(axis, rank: rank)
      guard !result.contains(positive) else { throw .attribute("axes", "\(axes) names an axis twice") }
      result.append(positive)
    }
    return result
  }

  /// An axis counted from the front, which must exist.
  static func normalized(_ axis: Int, rank: Int) throws(OperatorError) -> Int {
    guard (-rank..<rank).contains(axis) else { throw .attribute("axis", "\(axis) of a tensor with \(rank) axes") }
    return axis < 0 ? axis + rank : axis
  }
}

extension Shape {
  /// A shape from computed extents, or the reason why there is none.
  static func checked(_ dimensions: [Int]) throws(OperatorError) -> Shape {
    guard let shape = Shape(checking: dimensions) else { throw .shapes("\(dimensions) is no possible shape") }
    return shape
  }

  /// The product of some extents.
  func count(_ axes: Range<Int>) -> Int { dimensions[axes].reduce(1, *) }
}

extension [Tensor?] {
  /// The tensor at a position that must be filled.
  func tensor(_ position: Int) throws(OperatorError) -> Tensor {
    guard let tensor = self[optional: position] else { throw .missingInput(position) }
    return tensor
  }

  /// The tensor at a position; nil when it was left out.
  subscript(optional position: Int) -> Tensor? { indices.contains(position) ? self[position] : nil }
}
