public import Tensors

/// Brings each channel to the scale and bias it had in training: `(x − mean) / √(variance + epsilon) · scale + bias`.
///
/// Inputs: x in ``layout``, then scale, bias, mean and variance, each a list of one number a channel.
public struct BatchNormalization: Operator {
  public static let name = "BatchNormalization"

  /// Keeps the divisor above 0.
  public var epsilon: Float
  /// Where the channels lie.
  public var layout: TensorLayout

  /// A normalisation from its attributes.
  public init(epsilon: Float, layout: TensorLayout = .channelsFirst) {
    (self.epsilon, self.layout) = (epsilon, layout)
  }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let x = try inputs.floatingPoint(0)
    guard x.shape.rank >= 2 else { throw .shapes("\(x.shape) has no channels") }
    for position in 1...4 { _ = try inputs.floatingPoint(position) }
    try inputs.check(1...4, areListsOf: x.shape[layout.channelAxis(rank: x.shape.rank)])
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
