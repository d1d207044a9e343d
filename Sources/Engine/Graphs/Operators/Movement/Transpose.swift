public import Tensors

/// A permutation of the axes.
///
/// Input: x. Output: axis `i` is axis `permutation[i]` of x.
public struct Transpose: Operator {
  public static let name = "Transpose"

  /// The input axis of each output axis; nil reverses the axes.
  public var permutation: [Int]?

  /// Creates a transposition by `permutation`.
  public init(permutation: [Int]?) { self.permutation = permutation }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let type = try inputs.operand(0).type
    let order = order(rank: type.shape.rank)
    guard order.sorted() == Array(0..<type.shape.rank) else {
      throw .attribute("perm", "\(order) of \(type.shape.rank) axes")
    }
    return [ValueType(type.elementType, type.shape.permuted(order))]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let x = try inputs.tensor(0)
    return [x.transposed(order(rank: x.shape.rank))]
  }

  /// Returns the input axis of each output axis.
  package func order(rank: Int) -> [Int] { permutation ?? (0..<rank).reversed() }
}

/// A concatenation of images along the channels, which are then interleaved across groups.
///
/// Channel i of group g moves to i · `groups` + g (Zhang et al., "ShuffleNet", 2017). ONNX has no such operator; a pass
/// creates it from the `Reshape` and `Transpose` nodes that exporters write.
///
/// Inputs: one or more images in ``layout`` of one element type, whose other extents agree.
public struct ChannelShuffle: Operator {
  public static let name = "ChannelShuffle"

  /// The number of groups.
  public var groups: Int
  /// The layout of the input and the output.
  public var layout: TensorLayout

  /// Creates a channel shuffle.
  public init(groups: Int, layout: TensorLayout = .channelsFirst) { (self.groups, self.layout) = (groups, layout) }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let types = try joining(inputs).outputTypes(inputs)
    let shape = types[0].shape
    guard groups > 0, shape[layout.channelAxis(rank: shape.rank)] % groups == 0 else {
      throw .shapes("\(shape) is not divisible into \(groups) groups")
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
    return [joined.reshaped(to: Shape(split)).transposed(order).reshaped(to: type.shape)]
  }

  private func joining(_ inputs: Operands) throws(OperatorError) -> Concat {
    Concat(axis: layout.channelAxis(rank: try inputs.shape(0).rank))
  }
}
