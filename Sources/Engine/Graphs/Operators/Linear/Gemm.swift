public import Tensors

/// General matrix multiplication: `alpha · a · b + beta · c`, followed by an optional activation.
///
/// Inputs: a `[m, k]` and b `[k, n]`, or their transposes; optionally c, broadcast to `[m, n]`. Floating-point
/// elements.
public struct Gemm: Operator {
  public static let name = "Gemm"

  /// Whether a is stored as `[k, m]`.
  public var transposesA: Bool
  /// Whether b is stored as `[n, k]`, as the weights of most layers are.
  public var transposesB: Bool
  /// The factor of the product.
  public var alpha: Float
  /// The factor of the bias.
  public var beta: Float
  /// The activation that is applied to the sums; nil for none.
  public var activation: UnaryFunction?

  /// Creates the operator from its attributes.
  public init(
    transposesA: Bool = false, transposesB: Bool = false, alpha: Float = 1, beta: Float = 1,
    activation: UnaryFunction? = nil
  ) {
    (self.transposesA, self.transposesB) = (transposesA, transposesB)
    (self.alpha, self.beta, self.activation) = (alpha, beta, activation)
  }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let a = try inputs.floatingPoint(0)
    let b = try inputs.shape(1)
    try inputs.check(1...2, have: a.elementType)
    guard a.shape.rank == 2, b.rank == 2, a.shape[transposesA ? 0 : 1] == b[transposesB ? 1 : 0] else {
      throw .shapes("\(a.shape) and \(b) cannot be multiplied")
    }
    let result = try Shape.checked([a.shape[transposesA ? 1 : 0], b[transposesB ? 0 : 1]])
    if let bias = inputs[optional: 2]?.type.shape, bias.broadcast(with: result) != result {
      throw .shapes("a bias of \(bias) cannot be broadcast to \(result)")
    }
    return [ValueType(a.elementType, result)]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let type = try outputType(for: inputs)
    let (a, b) = try (inputs.tensor(0), inputs.tensor(1))
    let (rows, columns, depth) = (type.shape[0], type.shape[1], a.shape[transposesA ? 0 : 1])
    let (strideA, strideB) = (transposesA ? (1, rows) : (depth, 1), transposesB ? (1, depth) : (columns, 1))
    let bias = inputs[optional: 2]?.stretched(to: type.shape).doubles
    let (left, right) = (a.doubles, b.doubles)
    var results: [Double] = []
    results.reserveCapacity(type.shape.count)
    for row in 0..<rows {
      for column in 0..<columns {
        var sum = 0.0
        for k in 0..<depth {
          sum += left[row * strideA.0 + k * strideA.1] * right[k * strideB.0 + column * strideB.1]
        }
        let value = Double(alpha) * sum + (bias.map { Double(beta) * $0[results.count] } ?? 0)
        results.append(activation?.value(at: value) ?? value)
      }
    }
    return [Tensor(results, shape: type.shape, as: type.elementType)]
  }
}

/// Matrix products over the last two axes, with broadcasting over the outer axes.
///
/// Inputs: left `[…, m, k]`, right `[…, k, n]`; a vector is a row on the left, a column on the right, and its added
/// axis is removed from the result. Numeric elements of one type; integers wrap. With ``addsBias``, a vector of the
/// result's last extent; with ``addsResidual``, a tensor of the result's shape; both are added before the activation.
public struct MatMul: Operator {
  public static let name = "MatMul"

  /// The activation that is applied to the sums of floats; nil for none.
  public var activation: UnaryFunction?
  /// Whether the third input, a bias, is added. ONNX has no such input; a pass creates it.
  public var addsBias: Bool
  /// Whether the fourth input, a residual, is added.
  public var addsResidual: Bool

  /// Creates the operator as ONNX has it, without attributes.
  public init() { (activation, addsBias, addsResidual) = (nil, false, false) }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let type = try inputs.number(0)
    try inputs.check(1...1, have: type.elementType)
    let result = try MatrixPlan(type.shape, inputs.shape(1)).result
    if addsBias, try inputs.shape(2).dimensions != result.dimensions.suffix(1) {
      throw .shapes("a bias that is no vector of the last extent of \(result)")
    }
    if addsResidual, try inputs.shape(3) != result { throw .shapes("a residual whose shape is not \(result)") }
    return [ValueType(type.elementType, result)]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let (a, b) = try (inputs.tensor(0), inputs.tensor(1))
    let plan = try MatrixPlan(a.shape, b.shape)
    guard a.elementType.isFloatingPoint else {
      let sums = plan.product(a.integers, b.integers, zero: 0) { $0 &+ $1 &* $2 }
      return [Tensor(integers: sums, shape: plan.result, as: a.elementType)]
    }
    var sums = plan.product(a.doubles, b.doubles, zero: 0) { $0 + $1 * $2 }
    if addsBias {
      let bias = try inputs.tensor(2).doubles
      for index in sums.indices { sums[index] += bias[index % bias.count] }
    }
    if addsResidual { for (index, value) in try inputs.tensor(3).doubles.enumerated() { sums[index] += value } }
    if let activation { sums = sums.map { activation.value(at: $0) } }
    return [Tensor(sums, shape: plan.result, as: a.elementType)]
  }
}

/// The pairing of the matrices in two stacks.
private struct MatrixPlan {
  let result: Shape
  private let rows: Int
  private let depth: Int
  private let columns: Int
  private let left: StridedOffsets
  private let right: StridedOffsets

  init(_ a: Shape, _ b: Shape) throws(OperatorError) {
    guard a.rank > 0, b.rank > 0 else { throw .shapes("\(a) and \(b) are not matrices") }
    let matrixA = a.rank == 1 ? [1] + a.dimensions : a.dimensions
    let matrixB = b.rank == 1 ? b.dimensions + [1] : b.dimensions
    (rows, depth, columns) = (matrixA[matrixA.count - 2], matrixA[matrixA.count - 1], matrixB[matrixB.count - 1])
    let (outerA, outerB) = (Shape(Array(matrixA.dropLast(2))), Shape(Array(matrixB.dropLast(2))))
    guard depth == matrixB[matrixB.count - 2], let outer = outerA.broadcast(with: outerB) else {
      throw .shapes("\(a) and \(b) cannot be multiplied")
    }
    let ends = (a.rank == 1 ? [] : [rows]) + (b.rank == 1 ? [] : [columns])
    result = try Shape.checked(outer.dimensions + ends)
    let (sizeA, sizeB) = (rows * depth, depth * columns)
    left = StridedOffsets(
      extents: outer.dimensions, strides: outerA.strides(broadcastTo: outer).map { $0 * sizeA })
    right = StridedOffsets(
      extents: outer.dimensions, strides: outerB.strides(broadcastTo: outer).map { $0 * sizeB })
  }

  func product<Number>(
    _ a: [Number], _ b: [Number], zero: Number, accumulate: (Number, Number, Number) -> Number
  ) -> [Number] {
    var results: [Number] = []
    results.reserveCapacity(result.count)
    for (startA, startB) in zip(left, right) {
      for row in 0..<rows {
        for column in 0..<columns {
          var sum = zero
          for k in 0..<depth { sum = accumulate(sum, a[startA + row * depth + k], b[startB + k * columns + column]) }
          results.append(sum)
        }
      }
    }
    return results
  }
}
