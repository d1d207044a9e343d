public import Tensors

/// Puts the axes into another order.
///
/// Input: x. Output: axis `i` is axis `permutation[i]` of x.
public struct Transpose: Operator {
  public static let name = "Transpose"

  /// Where each axis of the output comes from; nil reverses them.
  public var permutation: [Int]?

  /// A transposition by `permutation`.
  public init(permutation: [Int]?) { self.permutation = permutation }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let type = try inputs.operand(0).type
    let order = permutation ?? (0..<type.shape.rank).reversed()
    guard order.sorted() == Array(0..<type.shape.rank) else {
      throw .attribute("perm", "\(order) of \(type.shape.rank) axes")
    }
    return [ValueType(type.elementType, Shape(order.map { type.shape[$0] }))]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let (type, x) = try (outputType(for: inputs), inputs.tensor(0))
    let strides = x.shape.strides
    let order = permutation ?? (0..<x.shape.rank).reversed()
    return [x.strided(type.shape, strides: order.map { strides[$0] })]
  }
}

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
    let joined = try Concat(axis: axis).evaluate(inputs)[0]
    var split = type.shape.dimensions
    split.replaceSubrange(axis...axis, with: [groups, type.shape[axis] / groups])
    var order = Array(split.indices)
    order.swapAt(axis, axis + 1)
    let strides = Shape(split).strides
    return [joined.strided(Shape(order.map { split[$0] }), strides: order.map { strides[$0] }).reshaped(to: type.shape)]
  }

  private func joining(_ inputs: Operands) throws(OperatorError) -> Concat {
    Concat(axis: layout.channelAxis(rank: try inputs.shape(0).rank))
  }
}
