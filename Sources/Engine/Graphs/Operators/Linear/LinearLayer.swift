public import Tensors

/// A matrix product with a bias: `alpha · a · b + beta · c`, then the activation (ONNX's Gemm).
///
/// Inputs: a `[m, k]` and b `[k, n]`, or their transposes; optionally c, stretched to `[m, n]`. Floating-point elements.
public struct LinearLayer: Operator {
  public static let name = "Gemm"

  /// Whether a is given as `[k, m]`.
  public var transposesA: Bool
  /// Whether b is given as `[n, k]`, as most layers have their weights.
  public var transposesB: Bool
  /// Multiplies the product.
  public var alpha: Float
  /// Multiplies the bias.
  public var beta: Float
  /// What is applied to the sums.
  public var activation: UnaryFunction?

  /// A layer from its attributes.
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
      throw .shapes("a bias of \(bias) does not stretch to \(result)")
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
