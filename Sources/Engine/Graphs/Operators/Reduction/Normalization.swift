public import Tensors

/// Batch normalisation at inference time: `(x − mean) / √(variance + epsilon) · scale + bias`, per channel.
///
/// Inputs: x in ``layout``; scale, bias, mean and variance, each a vector with one element per channel.
public struct BatchNormalization: Operator {
  public static let name = "BatchNormalization"

  /// The constant added to the variance, which keeps the divisor positive.
  public var epsilon: Float
  /// The layout of the input and the output.
  public var layout: TensorLayout

  /// Creates a normalisation from its attributes.
  public init(epsilon: Float, layout: TensorLayout = .channelsFirst) {
    (self.epsilon, self.layout) = (epsilon, layout)
  }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let x = try inputs.floatingPoint(0)
    guard x.shape.rank >= 2 else { throw .shapes("\(x.shape) has no channels") }
    for position in 1...4 { _ = try inputs.floatingPoint(position) }
    try inputs.check(1...4, areVectorsOf: x.shape[layout.channelAxis(rank: x.shape.rank)])
    return [x]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let x = try inputs.tensor(0)
    let (scale, bias) = try (inputs.tensor(1).doubles, inputs.tensor(2).doubles)
    let (mean, variance) = try (inputs.tensor(3).doubles, inputs.tensor(4).doubles)
    let factors = zip(scale, variance).map { $0 / ($1 + Double(epsilon)).squareRoot() }
    let axis = layout.channelAxis(rank: x.shape.rank)
    let (inner, channels) = (x.shape.count((axis + 1)..<x.shape.rank), x.shape[axis])
    let results = x.doubles.enumerated().map { index, value in
      let channel = index / inner % channels
      return (value - mean[channel]) * factors[channel] + bias[channel]
    }
    return [Tensor(results, shape: x.shape, as: x.elementType)]
  }
}

/// Layer normalisation: each block of the axes from ``axis`` on gets mean 0 and variance 1, then scale and bias.
///
/// Inputs: x; scale and optionally bias, broadcast to the shape of x. Outputs: a tensor of the type of x; the means and
/// the inverse standard deviations `1 / √(variance + epsilon)` of the blocks, as `float32`.
public struct LayerNormalization: Operator {
  public static let name = "LayerNormalization"

  /// The first of the axes that are normalised together; a negative one counts from the end.
  public var axis: Int
  /// The constant added to the variance, which keeps the divisor positive.
  public var epsilon: Float

  /// Creates a normalisation from its attributes.
  public init(axis: Int, epsilon: Float) { (self.axis, self.epsilon) = (axis, epsilon) }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let x = try inputs.floatingPoint(0)
    _ = try inputs.floatingPoint(1)
    let first = try Operands.normalized(axis, rank: x.shape.rank)
    for position in 1...2 {
      guard let shape = inputs[optional: position]?.type.shape else { continue }
      guard shape.broadcast(with: x.shape) == x.shape else {
        throw .shapes("\(shape) cannot be broadcast to \(x.shape)")
      }
    }
    let blocks = Shape(x.shape.dimensions.enumerated().map { axis, extent in axis < first ? extent : 1 })
    return [x, ValueType(.float32, blocks), ValueType(.float32, blocks)]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let x = try inputs.tensor(0)
    let scale = try inputs.tensor(1).stretched(to: x.shape).doubles
    let bias = inputs[optional: 2]?.stretched(to: x.shape).doubles
    let blocks = try outputTypes(Operands(inputs))[1].shape
    let size = x.shape.count / max(blocks.count, 1)
    var (values, means, factors) = (x.doubles, [Double](), [Double]())
    for block in 0..<blocks.count {
      let range = (block * size)..<((block + 1) * size)
      let mean = values[range].reduce(0, +) / Double(size)
      let variance = values[range].reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(size)
      let factor = 1 / (variance + Double(epsilon)).squareRoot()
      for index in range { values[index] = (values[index] - mean) * factor * scale[index] + (bias?[index] ?? 0) }
      means.append(mean)
      factors.append(factor)
    }
    return [
      Tensor(values, shape: x.shape, as: x.elementType), Tensor(means, shape: blocks, as: .float32),
      Tensor(factors, shape: blocks, as: .float32),
    ]
  }
}
