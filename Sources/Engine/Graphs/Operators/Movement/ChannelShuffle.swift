public import Tensors

/// Lays images one behind the other along the channels and deals those out over groups.
///
/// Of `groups` · c channels, number i of group g comes to i · `groups` + g (Zhang et al., "ShuffleNet", 2017). ONNX has
/// no such operator: a pass makes it of the reshapings and transpositions that exporters write.
///
/// Inputs: one or more images in ``layout`` of one element type, whose other extents agree.
public struct ChannelShuffle: Operator {
  public static let name = "ChannelShuffle"

  /// How many groups the channels are dealt out over.
  public var groups: Int
  /// Where the channels lie.
  public var layout: TensorLayout

  /// A shuffle from its parts.
  public init(groups: Int, layout: TensorLayout = .channelsFirst) { (self.groups, self.layout) = (groups, layout) }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let types = try joining(inputs).outputTypes(inputs)
    let shape = types[0].shape
    guard groups > 0, shape[layout.channelAxis(rank: shape.rank)] % groups == 0 else {
      throw .shapes("\(shape) does not split into \(groups) groups")
    }
    return types
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let type = try outputType(for: inputs)
    let axis = layout.channelAxis(rank: type.shape.rank)
    let joined = try Concatenation(axis: axis).evaluate(inputs)[0]
    var split = type.shape.dimensions
    split.replaceSubrange(axis...axis, with: [groups, type.shape[axis] / groups])
    var order = Array(split.indices)
    order.swapAt(axis, axis + 1)
    let strides = Shape(split).strides
    return [joined.strided(Shape(order.map { split[$0] }), strides: order.map { strides[$0] }).reshaped(to: type.shape)]
  }

  private func joining(_ inputs: Operands) throws(OperatorError) -> Concatenation {
    Concatenation(axis: layout.channelAxis(rank: try inputs.shape(0).rank))
  }
}
