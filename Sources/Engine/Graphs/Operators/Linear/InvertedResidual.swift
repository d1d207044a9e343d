public import Tensors

/// A depthwise convolution fused with the pointwise convolutions before and after it.
///
/// With both it is the core of MobileNetV2's inverted residual block (Sandler et al., 2018), with one of them a
/// separable convolution. As a single node it can be computed in bands of rows, so that the intermediate tensors, the
/// largest of such networks, never leave the cache. ONNX has no such operator; a pass creates it.
///
/// Inputs: x; weights and bias of the expansion, of the depthwise convolution and of the projection; a residual. Inputs
/// of a missing stage are omitted. Without a projection, the depthwise convolution may have a second output, the means of its
/// rows.
public struct InvertedResidual: Operator {
  public static let name = "InvertedResidual"

  /// The pointwise convolution before the depthwise one, if any.
  public var expansion: Convolution?
  /// The depthwise convolution.
  public var depthwise: Convolution
  /// The pointwise convolution after the depthwise one, if any.
  public var projection: Convolution?

  /// Creates a fused convolution.
  public init(expansion: Convolution?, depthwise: Convolution, projection: Convolution?) {
    (self.expansion, self.depthwise, self.projection) = (expansion, depthwise, projection)
  }

  /// The positions of the weights among the inputs; each is followed by its bias.
  public static let (expansionWeights, depthwiseWeights, projectionWeights) = (1, 3, 5)
  /// The position of the residual among the inputs.
  public static let residual = 7

  /// The convolutions in execution order, each with the position of its weights.
  public var stages: [(convolution: Convolution, weights: Int)] {
    [
      expansion.map { ($0, Self.expansionWeights) }, (depthwise, Self.depthwiseWeights),
      projection.map { ($0, Self.projectionWeights) },
    ].compactMap(\.self)
  }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    guard let result = try stageTypes(inputs).last else { return [] }
    return depthwise.meansRows ? [result, depthwise.rowMeans(of: result)] : [result]
  }

  /// Returns the output type of each stage.
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
    var results = [try inputs.tensor(0)]
    for (convolution, weights) in stages {
      let residual = convolution.addsResidual ? inputs[optional: Self.residual] : nil
      results = try convolution.evaluate([
        results[0], inputs[optional: weights], inputs[optional: weights + 1], residual,
      ])
    }
    return results
  }
}
