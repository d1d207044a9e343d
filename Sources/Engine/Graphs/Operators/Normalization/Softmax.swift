public import Tensors

/// Turns the elements along an axis into shares that add up to 1: `eˣ / Σ eˣ`.
///
/// Input: x, floating-point. Output: as x.
public struct Softmax: Operator {
  public static let name = "Softmax"

  /// The axis; negative counts from the end.
  public var axis: Int
  /// Whether the axes from ``axis`` on are taken together, as before opset 13.
  public var flattens: Bool

  /// A softmax from its attributes.
  public init(axis: Int, flattens: Bool) { (self.axis, self.flattens) = (axis, flattens) }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let x = try inputs.floatingPoint(0)
    _ = try Operands.normalized(axis, rank: x.shape.rank)
    return [x]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let x = try inputs.tensor(0)
    var values = x.doubles
    try AxisLines(axis, flattens: flattens, of: x.shape).forEach { places in
      let largest = places.reduce(-.infinity) { max($0, values[$1]) }
      for place in places { values[place] = Double.exp(values[place] - largest) }
      let sum = places.reduce(0) { $0 + values[$1] }
      for place in places { values[place] /= sum }
    }
    return [Tensor(values, shape: x.shape, as: x.elementType)]
  }
}

/// The logarithms of the shares that ``Softmax`` makes of the elements along an axis: `x − log Σ eˣ`.
///
/// Input: x, floating-point. Output: as x.
public struct LogSoftmax: Operator {
  public static let name = "LogSoftmax"

  /// The axis; negative counts from the end.
  public var axis: Int
  /// Whether the axes from ``axis`` on are taken together, as before opset 13.
  public var flattens: Bool

  /// A softmax from its attributes.
  public init(axis: Int, flattens: Bool) { (self.axis, self.flattens) = (axis, flattens) }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let x = try inputs.floatingPoint(0)
    _ = try Operands.normalized(axis, rank: x.shape.rank)
    return [x]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let x = try inputs.tensor(0)
    var values = x.doubles
    try AxisLines(axis, flattens: flattens, of: x.shape).forEach { places in
      let largest = places.reduce(-.infinity) { max($0, values[$1]) }
      let sum = places.reduce(0) { $0 + Double.exp(values[$1] - largest) }
      for place in places { values[place] -= largest + Double.log(sum) }
    }
    return [Tensor(values, shape: x.shape, as: x.elementType)]
  }
}

/// The places of elements that lie in one line along an axis, for every such line of a shape.
struct AxisLines {
  private let length: Int
  private let inner: Int
  private let count: Int

  /// - Parameter flattens: whether the axes from `axis` on are one.
  init(_ axis: Int, flattens: Bool, of shape: Shape) throws(OperatorError) {
    let first = try Operands.normalized(axis, rank: shape.rank)
    let last = flattens ? shape.rank : first + 1
    (length, inner) = (shape.count(first..<last), shape.count(last..<shape.rank))
    count = shape.count / max(length, 1)
  }

  /// Calls `body` with the places of each line, none of which is empty.
  func forEach(_ body: (StrideTo<Int>) -> Void) {
    for line in 0..<count {
      let start = line / inner * inner * length + line % inner
      body(stride(from: start, to: start + length * inner, by: inner))
    }
  }
}
