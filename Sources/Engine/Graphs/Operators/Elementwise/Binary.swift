public import Tensors

/// A function applied to pairs of elements, with NumPy broadcasting: the family of ONNX's binary operators.
///
/// Inputs: left, right. Output: the broadcast shape, and the left element type or `bool`. 16-bit floats are computed in
/// `Float`. The element types may differ only for ``BinaryFunction/power``.
public struct Binary: Operator {
  public static let name = "Binary"

  /// The function that is applied.
  public var function: BinaryFunction

  /// Creates an operator that applies `function`.
  public init(function: BinaryFunction) { self.function = function }

  public var name: String { function.rawValue }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let (left, right) = try (inputs.operand(0).type, inputs.operand(1).type)
    guard let shape = left.shape.broadcast(with: right.shape) else {
      throw .shapes("\(left.shape) and \(right.shape) cannot be broadcast together")
    }
    if function == .parametricRelu, shape != left.shape {
      throw .shapes("a slope of \(right.shape) cannot be broadcast to \(left.shape)")
    }
    try checkElementTypes(left.elementType, right.elementType)
    return [ValueType(function.kind == .arithmetic ? left.elementType : .bool, shape)]
  }

  private func checkElementTypes(_ left: ElementType, _ right: ElementType) throws(OperatorError) {
    guard left == right || function == .power else { throw .elementType(right) }
    switch function.kind {
    case .arithmetic: if left == .bool || right == .bool { throw .elementType(.bool) }
    case .comparison: if left == .bool && function != .equal { throw .elementType(.bool) }
    case .logic: if left != .bool { throw .elementType(left) }
    }
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let (a, b) = try (inputs.tensor(0), inputs.tensor(1))
    let type = try outputType(for: inputs)
    let result =
      switch function.kind {
      case .arithmetic: arithmetic(a, b, type.shape).converted(to: type.elementType)
      case .comparison: comparison(a, b, type.shape)
      case .logic: Tensor(Broadcast(a, b, type.shape).map(a.booleans, b.booleans, function.holds), shape: type.shape)
      }
    return [result]
  }

  private func arithmetic(_ a: Tensor, _ b: Tensor, _ shape: Shape) -> Tensor {
    let pairs = Broadcast(a, b, shape)
    if a.elementType == .float64 || b.elementType == .float64 {
      return Tensor(pairs.map(a.doubles, b.doubles) { function.value($0, $1) }, shape: shape)
    }
    if a.elementType.isFloatingPoint {
      return Tensor(pairs.map(a.floats, b.floats) { function.value($0, $1) }, shape: shape)
    }
    if b.elementType.isFloatingPoint {
      return Tensor(pairs.map(a.doubles, b.doubles) { function.value($0, $1) }, shape: shape)
    }
    let integers = pairs.map(a.integers, b.integers) { function.value($0, $1) }
    return Tensor(integers: integers, shape: shape, as: a.elementType)
  }

  private func comparison(_ a: Tensor, _ b: Tensor, _ shape: Shape) -> Tensor {
    let pairs = Broadcast(a, b, shape)
    let truth =
      a.elementType.isFloatingPoint
      ? pairs.map(a.doubles, b.doubles) { function.holds($0, $1) }
      : pairs.map(a.integers, b.integers) { function.holds($0, $1) }
    return Tensor(truth, shape: shape)
  }
}

/// Two tensors, broadcast to a common shape.
struct Broadcast {
  private let left: StridedOffsets
  private let right: StridedOffsets
  private let count: Int

  init(_ a: Tensor, _ b: Tensor, _ shape: Shape) {
    left = StridedOffsets(extents: shape.dimensions, strides: a.shape.strides(broadcastTo: shape))
    right = StridedOffsets(extents: shape.dimensions, strides: b.shape.strides(broadcastTo: shape))
    count = shape.count
  }

  /// Returns the value of the function for each pair, in row-major order of the common shape.
  func map<Element, Result>(_ a: [Element], _ b: [Element], _ function: (Element, Element) -> Result) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(count)
    for (i, j) in zip(left, right) { results.append(function(a[i], b[j])) }
    return results
  }
}

/// A scalar function of two arguments; the raw value is the ONNX operator.
public enum BinaryFunction: String, Sendable, CaseIterable {
  case add = "Add"
  case subtract = "Sub"
  case multiply = "Mul"
  /// Integer division truncates toward zero; a division by 0 gives 0.
  case divide = "Div"
  case power = "Pow"
  case minimum = "Min"
  case maximum = "Max"
  /// The remainder of floored division: it has the sign of the right operand.
  case modulo = "Mod"
  /// The remainder of truncated division: it has the sign of the left operand (C's `fmod`).
  case remainder = "Mod (fmod)"
  /// The left operand, multiplied by the right one where negative.
  case parametricRelu = "PRelu"
  case equal = "Equal"
  case less = "Less"
  case lessOrEqual = "LessOrEqual"
  case greater = "Greater"
  case greaterOrEqual = "GreaterOrEqual"
  case and = "And"
  case or = "Or"
  case xor = "Xor"
}

extension BinaryFunction {
  /// A classification of functions by their operands and results.
  enum Kind {
    /// Two numbers to a number.
    case arithmetic
    /// Two values of one type to a Boolean.
    case comparison
    /// Two Booleans to a Boolean.
    case logic
  }

  var kind: Kind {
    switch self {
    case .equal, .less, .lessOrEqual, .greater, .greaterOrEqual: .comparison
    case .and, .or, .xor: .logic
    default: .arithmetic
    }
  }

  /// Returns the value of an arithmetic function at two real numbers; NaN propagates.
  func value<Number: RealNumber>(_ a: Number, _ b: Number) -> Number {
    switch self {
    case .add: a + b
    case .subtract: a - b
    case .multiply: a * b
    case .divide: a / b
    case .power: Number.pow(a, b)
    case .minimum: a.isNaN || a < b ? a : b
    case .maximum: a.isNaN || a > b ? a : b
    case .remainder: a.truncatingRemainder(dividingBy: b)
    case .modulo: Self.modulo(a, b)
    case .parametricRelu: a < 0 ? a * b : a
    default: .nan
    }
  }

  private static func modulo<Number: RealNumber>(_ a: Number, _ b: Number) -> Number {
    let rest = a.truncatingRemainder(dividingBy: b)
    return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest
  }

  /// Returns the value of an arithmetic function at two integers, with wrapping overflow.
  func value(_ a: Int, _ b: Int) -> Int {
    switch self {
    case .add: a &+ b
    case .subtract: a &- b
    case .multiply: a &* b
    case .divide: b == 0 ? 0 : a.dividedReportingOverflow(by: b).partialValue
    case .power: Self.power(a, b)
    case .minimum: min(a, b)
    case .maximum: max(a, b)
    case .remainder: b == 0 ? 0 : a.remainderReportingOverflow(dividingBy: b).partialValue
    case .modulo: Self.modulo(a, b)
    case .parametricRelu: a < 0 ? a &* b : a
    default: 0
    }
  }

  private static func modulo(_ a: Int, _ b: Int) -> Int {
    guard b != 0 else { return 0 }
    let rest = a.remainderReportingOverflow(dividingBy: b).partialValue
    return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest
  }

  /// Returns a power, by squaring; for a negative exponent, the fraction truncated to an integer.
  private static func power(_ base: Int, _ exponent: Int) -> Int {
    if exponent < 0 { return base == 1 ? 1 : base == -1 ? (exponent % 2 == 0 ? 1 : -1) : 0 }
    var (result, square, left) = (1, base, exponent)
    while left > 0 {
      if left % 2 == 1 { result = result &* square }
      square = square &* square
      left /= 2
    }
    return result
  }

  /// Returns the result of a comparison.
  func holds<Value: Comparable>(_ a: Value, _ b: Value) -> Bool {
    switch self {
    case .equal: a == b
    case .less: a < b
    case .lessOrEqual: a <= b
    case .greater: a > b
    case .greaterOrEqual: a >= b
    default: false
    }
  }

  /// Returns the result of a logical function.
  func holds(_ a: Bool, _ b: Bool) -> Bool {
    switch self {
    case .and: a && b
    case .or: a || b
    case .xor: a != b
    case .equal: a == b
    default: false
    }
  }
}
