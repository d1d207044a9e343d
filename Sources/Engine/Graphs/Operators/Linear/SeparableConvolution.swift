public import Tensors

/// A depthwise convolution with the pointwise convolutions before and after it: the inner part of MobileNetV2's inverted
/// residual block (Sandler et al., 2018), or with one of the two missing, a separable convolution.
///
/// One node of it lets a step go through an image in bands of rows, so that what lies between the convolutions, the
/// largest tensors of such networks, never leaves the cache.
///
/// Inputs: x; weights and bias of the expansion, of the depthwise convolution and of the projection; a residual. What
/// does not exist is left out.
public struct SeparableConvolution: Operator {
  public static let name = "SeparableConv"

  /// The pointwise convolution before the depthwise one.
  public var expansion: Convolution?
  /// The depthwise convolution.
  public var depthwise: Convolution
  /// The pointwise convolution after it.
  public var projection: Convolution?

  /// One from its parts.
  public init(expansion: Convolution?, depthwise: Convolution, projection: Convolution?) {
    (self.expansion, self.depthwise, self.projection) = (expansion, depthwise, projection)
  }

  /// The positions of the weights among the inputs; the bias follows each.
  public static let (expansionWeights, depthwiseWeights, projectionWeights) = (1, 3, 5)
  /// The position of the residual among the inputs.
  public static let residual = 7

  /// The convolutions in their order, each with the position of its weights.
  public var stages: [(convolution: Convolution, weights: Int)] {
    [
      expansion.map { ($0, Self.expansionWeights) }, (depthwise, Self.depthwiseWeights),
      projection.map { ($0, Self.projectionWeights) },
    ].compactMap(\.self)
  }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    Array(try stageTypes(inputs).suffix(1))
  }

  /// The type of what each stage makes.
  public func stageTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    var (x, types) = (inputs[optional: 0], [ValueType]())
    for (convolution, weights) in stages {
      let residual = convolution.addsResidual ? inputs[optional: Self.residual] : nil
      let operands = Operands([x, inputs[optional: weights], inputs[optional: weights + 1], residual])
      types.append(try convolution.outputTypes(operands)[0])
      x = types.last.map { Operand($0) }
    }
    return types
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    var x = try inputs.tensor(0)
    for (convolution, weights) in stages {
      let residual = convolution.addsResidual ? inputs[optional: Self.residual] : nil
      x = try convolution.evaluate([x, inputs[optional: weights], inputs[optional: weights + 1], residual])[0]
    }
    return [x]
  }
}
