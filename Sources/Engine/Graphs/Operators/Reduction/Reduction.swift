public import Tensors

/// A reduction over some axes: the family of ONNX's Reduce operators.
///
/// Inputs: x; optionally the axes, constant. Sums are accumulated in `Double`; those of integers wrap.
public struct Reduction: Operator {
  public static let name = "Reduce"

  /// The reduction function; the raw value is the ONNX operator.
  public enum Function: String, Sendable, CaseIterable {
    case mean = "ReduceMean"
    case sum = "ReduceSum"
    case maximum = "ReduceMax"
    case minimum = "ReduceMin"
    case product = "ReduceProd"
    /// The sum of the absolute values.
    case l1 = "ReduceL1"
    /// The square root of the sum of the squares.
    case l2 = "ReduceL2"
    case sumOfSquares = "ReduceSumSquare"
    case logOfSum = "ReduceLogSum"
    case logOfSumOfExponentials = "ReduceLogSumExp"
  }

  /// The reduction function; the raw value is the ONNX operator.
  public var function: Function
  /// Whether reduced axes are kept, with extent 1.
  public var keepsAxes: Bool
  /// Whether an empty list of axes reduces none (`noop_with_empty_axes`) instead of all.
  public var keepsAllWithoutAxes: Bool

  /// Creates a reduction from its attributes.
  public init(function: Function, keepsAxes: Bool = true, keepsAllWithoutAxes: Bool = false) {
    (self.function, self.keepsAxes, self.keepsAllWithoutAxes) = (function, keepsAxes, keepsAllWithoutAxes)
  }

  public var name: String { function.rawValue }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let type = try inputs.operand(0).type
    let isOrder = function == .maximum || function == .minimum
    guard type.elementType != .bool || isOrder else { throw .elementType(.bool) }
    let axes = try reducedAxes(inputs)
    let dimensions = (0..<type.shape.rank).compactMap { axis in
      axes.contains(axis) ? (keepsAxes ? 1 : nil) : type.shape[axis]
    }
    return [ValueType(type.elementType, try Shape.checked(dimensions))]
  }

  private func reducedAxes(_ inputs: Operands) throws(OperatorError) -> [Int] {
    let rank = try inputs.shape(0).rank
    let axes = try inputs.axes(1, rank: rank) ?? []
    return axes.isEmpty && !keepsAllWithoutAxes ? Array(0..<rank) : axes
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let (type, x) = try (outputType(for: inputs), inputs.tensor(0))
    let axes = try reducedAxes(Operands(inputs))
    let kept = Shape((0..<x.shape.rank).map { axes.contains($0) ? 1 : x.shape[$0] })
    let targets = StridedOffsets(extents: x.shape.dimensions, strides: kept.strides(broadcastTo: x.shape))
    if !x.elementType.isFloatingPoint, let integers = integers(x.integers, targets, count: kept.count, x.elementType) {
      return [Tensor(integers: integers, shape: type.shape, as: type.elementType)]
    }
    let numbers = function.reduced(x.doubles, targets, count: kept.count)
    return [Tensor(numbers, shape: type.shape, as: type.elementType)]
  }

  /// Returns the exact integer result; nil for functions that are computed in floating point.
  private func integers(_ x: [Int], _ targets: StridedOffsets, count: Int, _ type: ElementType) -> [Int]? {
    let (start, step): (Int, (Int, Int) -> Int)
    let range = type.integerRange
    switch function {
    case .sum: (start, step) = (0, { $0 &+ $1 })
    case .product: (start, step) = (1, { $0 &* $1 })
    case .maximum: (start, step) = (range.lowerBound, { max($0, $1) })
    case .minimum: (start, step) = (range.upperBound, { min($0, $1) })
    case .l1: (start, step) = (0, { $0 &+ ($1 < 0 ? 0 &- $1 : $1) })
    case .sumOfSquares: (start, step) = (0, { $0 &+ $1 &* $1 })
    default: return nil
    }
    var results = [Int](repeating: start, count: count)
    for (value, target) in zip(x, targets) { results[target] = step(results[target], value) }
    return results
  }
}

extension Reduction.Function {
  /// Returns the `count` results.
  ///
  /// - Parameter targets: for each element of `x`, the index of the result that it belongs to.
  fileprivate func reduced(_ x: [Double], _ targets: StridedOffsets, count: Int) -> [Double] {
    func folded(_ start: Double, _ step: (Double, Double) -> Double) -> [Double] {
      var results = [Double](repeating: start, count: count)
      for (value, target) in zip(x, targets) { results[target] = step(results[target], value) }
      return results
    }
    switch self {
    case .mean: return folded(0, +).map { $0 / (Double(x.count) / Double(count)) }
    case .sum: return folded(0, +)
    case .maximum: return folded(-.infinity) { $1 > $0 || $1.isNaN ? $1 : $0 }
    case .minimum: return folded(.infinity) { $1 < $0 || $1.isNaN ? $1 : $0 }
    case .product: return folded(1, *)
    case .l1: return folded(0) { $0 + abs($1) }
    case .l2: return folded(0) { $0 + $1 * $1 }.map { $0.squareRoot() }
    case .sumOfSquares: return folded(0) { $0 + $1 * $1 }
    case .logOfSum: return folded(0, +).map { Double.log($0) }
    case .logOfSumOfExponentials:
      // Exponentials are taken relative to the largest element, so that they cannot overflow.
      let largest = Self.maximum.reduced(x, targets, count: count).map { $0.isFinite ? $0 : 0 }
      var sums = [Double](repeating: 0, count: count)
      for (value, target) in zip(x, targets) { sums[target] += Double.exp(value - largest[target]) }
      return zip(sums, largest).map { Double.log($0) + $1 }
    }
  }
}
