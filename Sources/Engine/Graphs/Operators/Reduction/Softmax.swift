public import Tensors

/// Softmax along an axis, `eˣ / Σ eˣ`, or its logarithm, `x − log Σ eˣ`.
///
/// Input: x, floating-point. Output: of the type of x.
public struct Softmax: Operator {
  public static let name = "Softmax"

  /// A function of a line of elements; the raw value is the ONNX operator.
  public enum Function: String, Sendable {
    case softmax = "Softmax"
    case logarithm = "LogSoftmax"
  }

  /// The function that is applied to each line.
  public var function: Function
  /// The axis; a negative one counts from the end.
  public var axis: Int
  /// Whether the axes from ``axis`` on are treated as one, as before opset 13.
  public var flattens: Bool

  /// Creates the operator from its attributes.
  public init(_ function: Function = .softmax, axis: Int, flattens: Bool) {
    (self.function, self.axis, self.flattens) = (function, axis, flattens)
  }

  public var name: String { function.rawValue }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let x = try inputs.floatingPoint(0)
    _ = try Operands.normalized(axis, rank: x.shape.rank)
    return [x]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let x = try inputs.tensor(0)
    var values = x.doubles
    try AxisLines(axis, flattens: flattens, of: x.shape).forEach { function.apply(to: &values, at: $0) }
    return [Tensor(values, shape: x.shape, as: x.elementType)]
  }
}

extension Softmax.Function {
  /// Replaces the elements of one line by the results.
  fileprivate func apply(to values: inout [Double], at places: StrideTo<Int>) {
    // Exponentials are taken relative to the largest element, so that they cannot overflow.
    let largest = places.reduce(-.infinity) { max($0, values[$1]) }
    let sum = places.reduce(0) { $0 + Double.exp(values[$1] - largest) }
    switch self {
    case .softmax: for place in places { values[place] = Double.exp(values[place] - largest) / sum }
    case .logarithm: for place in places { values[place] -= largest + Double.log(sum) }
    }
  }
}

/// The indices of the elements of every line along an axis.
struct AxisLines {
  private let length: Int
  private let inner: Int
  private let count: Int

  /// Creates the lines along an axis.
  ///
  /// - Parameter flattens: whether the axes from `axis` on are treated as one.
  init(_ axis: Int, flattens: Bool, of shape: Shape) throws(OperatorError) {
    let first = try Operands.normalized(axis, rank: shape.rank)
    let last = flattens ? shape.rank : first + 1
    (length, inner) = (shape.count(first..<last), shape.count(last..<shape.rank))
    count = shape.count / max(length, 1)
  }

  /// Calls `body` with the indices of each line, none of which is empty.
  func forEach(_ body: (StrideTo<Int>) -> Void) {
    for line in 0..<count {
      let start = line / inner * inner * length + line % inner
      body(stride(from: start, to: start + length * inner, by: inner))
    }
  }
}
