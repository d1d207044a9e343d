public import Tensors

/// The extents of a tensor as an `int64` vector (ONNX's Shape).
public struct ShapeOperator: Operator {
  public static let name = "Shape"

  /// The first axis; a negative one counts from the end, and an out-of-range one is clamped.
  public var start: Int
  /// The axis after the last one; nil for the rank.
  public var end: Int?

  /// Creates an operator for a range of axes.
  public init(start: Int = 0, end: Int? = nil) { (self.start, self.end) = (start, end) }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    [ValueType(.int64, [extents(of: try inputs.shape(0)).count])]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    [Self.list(extents(of: try inputs.tensor(0).shape))]
  }

  public func evaluate(types: Operands) -> [Tensor]? {
    types[optional: 0].map { [Self.list(extents(of: $0.type.shape))] }
  }

  private func extents(of shape: Shape) -> [Int] {
    func clamp(_ axis: Int) -> Int { min(max(axis < 0 ? axis + shape.rank : axis, 0), shape.rank) }
    let first = clamp(start)
    return Array(shape.dimensions[first..<max(first, end.map(clamp) ?? shape.rank)])
  }

  private static func list(_ numbers: [Int]) -> Tensor {
    Tensor(numbers.map { Int64($0) }, shape: [numbers.count])
  }
}

/// The number of elements of a tensor as an `int64` scalar (ONNX's Size).
public struct SizeOperator: Operator {
  public static let name = "Size"

  /// Creates the operator, which has no attributes.
  public init() {}

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    _ = try inputs.operand(0)
    return [ValueType(.int64, [])]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    [Tensor(scalar: Int64(try inputs.tensor(0).shape.count))]
  }

  public func evaluate(types: Operands) -> [Tensor]? {
    types[optional: 0].map { [Tensor(scalar: Int64($0.type.shape.count))] }
  }
}

/// A tensor of equal elements.
///
/// Input: the extents of the output, constant.
public struct ConstantOfShape: Operator {
  public static let name = "ConstantOfShape"

  /// The element, as a tensor of one element.
  public var value: Tensor

  /// Creates an operator that repeats the element of `value`.
  public init(value: Tensor) { self.value = value }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    guard value.shape.count == 1 else { throw .attribute("value", "a tensor of \(value.shape)") }
    guard let dimensions = try inputs.integers(0) else { throw .missingInput(0) }
    return [ValueType(value.elementType, try Shape.checked(dimensions))]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let shape = try outputType(for: inputs).shape
    return [value.reshaped(to: []).stretched(to: shape)]
  }
}

/// An arithmetic progression (ONNX's Range).
///
/// Inputs: start, limit (exclusive) and step: three constant scalars of one type.
public struct RangeOperator: Operator {
  public static let name = "Range"

  /// Creates the operator, which has no attributes.
  public init() {}

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let type = try inputs.number(0)
    try inputs.check(1...2, have: type.elementType)
    return [ValueType(type.elementType, [try count(inputs)])]
  }

  /// Returns `max(⌈(limit − start) / step⌉, 0)`.
  private func count(_ inputs: Operands) throws(OperatorError) -> Int {
    let (start, limit, step) = try (bound(inputs, 0), bound(inputs, 1), bound(inputs, 2))
    let count = ((limit - start) / step).rounded(.up)
    guard step != 0, count.isFinite, count < Double(1 << 40) else {
      throw .attribute("delta", "\(step) from \(start) to \(limit)")
    }
    return Int(max(count, 0))
  }

  private func bound(_ inputs: Operands, _ position: Int) throws(OperatorError) -> Double {
    guard let tensor = try inputs.operand(position).constant else { throw .notConstant(input: position) }
    guard tensor.shape.count == 1 else { throw .shapes("input \(position) is \(tensor.shape), not a scalar") }
    return tensor.doubles[0]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let (type, start, step) = try (outputType(for: inputs), inputs.tensor(0), inputs.tensor(2))
    if type.elementType.isFloatingPoint {
      let (first, distance) = (start.doubles[0], step.doubles[0])
      let numbers = (0..<type.shape.count).map { first + Double($0) * distance }
      return [Tensor(numbers, shape: type.shape, as: type.elementType)]
    }
    let (first, distance) = (start.integers[0], step.integers[0])
    let numbers = (0..<type.shape.count).map { first &+ $0 &* distance }
    return [Tensor(integers: numbers, shape: type.shape, as: type.elementType)]
  }
}
