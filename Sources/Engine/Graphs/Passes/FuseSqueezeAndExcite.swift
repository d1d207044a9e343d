internal import Tensors

extension Graph {
  /// Has depthwise convolutions compute the means of their rows where the mean of the whole output is needed beside it, as by
  /// squeeze-and-excite blocks: a row is in the first-level cache when it is complete.
  ///
  /// The graph must be channels-last.
  mutating func fuseRowMeans() {
    let (uses, producers) = (useCounts, producers)
    for index in nodes.indices {
      guard let pooling = nodes[index].operation as? GlobalPooling, pooling.isMean, pooling.layout == .channelsLast,
        case let input?? = nodes[index].inputs.first, uses[input.position] > 1, let source = producers[input.position],
        isDepthwise(nodes[source]), var convolution = nodes[source].operation as? Convolution,
        nodes[source].outputs.count == 1, let type = self[input].type
      else { continue }
      convolution.meansRows = true
      let means = addValue(self[input].name + ".rowMeans", type: convolution.rowMeans(of: type))
      nodes[source].operation = convolution
      nodes[source].outputs.append(means)
      nodes[index].inputs[0] = means
    }
  }
}

extension Graph {
  /// Fuses a factor of each channel, such as that of a squeeze-and-excite block, with the pointwise convolution behind it.
  ///
  /// The convolution multiplies its weights by the factors instead of the pixels, of which there are more. A product is
  /// fused only if the convolution alone uses it. The graph must be channels-last.
  mutating func fuseInputScales() {
    let (uses, producers) = (useCounts, producers)
    var isAbsorbed = [Bool](repeating: false, count: nodes.count)
    for index in nodes.indices {
      guard case let input?? = nodes[index].inputs.first, uses[input.position] == 1,
        let source = producers[input.position], let (pixels, factors) = scaledPixels(nodes[source]),
        let fused = scaled(nodes[index], pixels, by: factors)
      else { continue }
      nodes[index] = fused
      isAbsorbed[source] = true
    }
    nodes = zip(nodes, isAbsorbed).filter { !$1 }.map(\.0)
  }

  /// Returns the operands of the product of one image's pixels with a factor of each channel; nil for any other node.
  private func scaledPixels(_ node: Node) -> (pixels: ValueID, factors: ValueID)? {
    guard let product = node.operation as? Binary, product.function == .multiply,
      let result = node.outputs.first.flatMap(\.self).flatMap({ self[$0].type }), result.shape.rank == 4,
      result.shape[0] == 1, result.elementType == .float32,
      case let (first??, second??) = (node.inputs.first, node.inputs.last)
    else { return nil }
    let factors: Shape = [1, 1, 1, result.shape[3]]
    for (pixels, other) in [(first, second), (second, first)]
    where self[pixels].type == result && self[other].type?.shape == factors { return (pixels, other) }
    return nil
  }

  /// Returns a pointwise convolution that scales its input; nil for any other node, and for fewer pixels than rows of weights.
  private func scaled(_ node: Node, _ pixels: ValueID, by factors: ValueID) -> Node? {
    guard var convolution = node.operation as? Convolution, convolution.layout == .channelsLast,
      convolution.groups == 1, convolution.window.isPointwise, !convolution.scalesInput,
      let weights = constant(node, 1), let shape = self[pixels].type?.shape,
      shape[1] * shape[2] >= weights.shape[0]
    else { return nil }
    convolution.scalesInput = true
    var node = node
    node.operation = convolution
    node.inputs = [pixels, node.input(1), node.input(2), node.input(3), factors]
    return node
  }
}
