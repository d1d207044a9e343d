public import Tensors

/// Applies a function of two numbers to each pair of elements, shapes stretched by NumPy's broadcasting rule.
///
/// Inputs: left, right. Output: the common shape, and the left element type or `bool`. Numbers of 16 bits are computed
/// in `Float`. Only for ``BinaryFunction/power`` the element types may differ.
public struct Binary: Operator {
  public static let name = "Binary"

  /// What is applied.
  public var function: BinaryFunction

  /// An operator that applies `function`.
  public init(function: BinaryFunction) { self.function = function }

  public var name: String { function.rawValue }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let (left, right) = try (inputs.operand(0).type, inputs.operand(1).type)
    guard let shape = left.shape.broadcast(with: right.shape) else {
      throw .shapes("\(left.shape) and \(right.shape) do not fit each other")
    }
    if function == .parametricRelu, shape != left.shape {
      throw .shapes("a slope of \(right.shape) does not stretch to \(left.shape)")
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

/// Two tensors read as if both had a common shape.
struct Broadcast {
  private let left: StridedOffsets
  private let right: StridedOffsets
  private let count: Int

  init(_ a: Tensor, _ b: Tensor, _ shape: Shape) {
    left = StridedOffsets(extents: shape.dimensions, strides: a.shape.strides(broadcastTo: shape))
    right = StridedOffsets(extents: shape.dimensions, strides: b.shape.strides(broadcastTo: shape))
    count = shape.count
  }

  /// The function's value for each pair, in row-major order of the common shape.
  func map<Element, Result>(_ a: [Element], _ b: [Element], _ function: (Element, Element) -> Result) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(count)
    for (i, j) in zip(left, right) { results.append(function(a[i], b[j])) }
    return results
  }
}
