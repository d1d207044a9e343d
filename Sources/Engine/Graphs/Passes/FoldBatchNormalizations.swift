internal import Tensors

extension Graph {
  /// Folds each batch normalisation into the convolution before it, or into all convolutions whose concatenated channels
  /// it normalises; any other is expanded to a multiplication and an addition.
  ///
  /// It is folded if no result of the convolutions has another use.
  mutating func foldBatchNormalizations() {
    let (uses, producers) = (useCounts, producers)
    var folded: Set<Int> = []
    for index in nodes.indices {
      guard let affine = ChannelAffine(nodes[index], in: self),
        case let (input??, output?) = (nodes[index].inputs.first, nodes[index].outputs[0])
      else { continue }
      if uses[input.position] == 1, let source = producers[input.position],
        let convolution = scaled(nodes[source], by: affine)
      {
        nodes[source] = convolution
        nodes[source].outputs = [output]
        folded.insert(index)
      } else if uses[input.position] == 1, let source = producers[input.position],
        let parts = scaledParts(of: nodes[source], by: affine, uses, producers)
      {
        for (part, convolution) in parts { nodes[part] = convolution }
        nodes[source].outputs = [output]
        folded.insert(index)
      }
    }
    expandRemaining(except: folded)
  }

  /// Returns the convolution with the factors and offsets folded into its weights and bias; nil if that is impossible.
  private mutating func scaled(_ node: Node, by affine: ChannelAffine) -> Node? {
    guard let convolution = node.operation as? Convolution, convolution.activation == nil, !convolution.addsResidual,
      let weights = constant(node, 1), weights.elementType == .float32,
      weights.shape[0] == affine.scale.count
    else { return nil }
    guard node.input(2) == nil || constant(node, 2) != nil else { return nil }
    let old = constant(node, 2)?.floats ?? affine.scale.map { _ in 0 }
    let sums = affine.scale.indices.map { old[$0] * affine.scale[$0] + affine.offset[$0] }
    var node = node
    node.inputs = [
      node.inputs[0], addConstant(node.name + ".weights", affine.scaled(weights)),
      addConstant(node.name + ".bias", Tensor(sums, shape: [sums.count])),
    ]
    return node
  }

  /// Returns the convolutions whose channels a node concatenates, by position, each with its part of the factors and
  /// offsets folded in; nil if that is impossible for one of them.
  private mutating func scaledParts(
    of node: Node, by affine: ChannelAffine, _ uses: [Int], _ producers: [Int?]
  ) -> [(Int, Node)]? {
    guard (node.operation as? Concat)?.axis == 1 else { return nil }
    var (first, parts) = (0, [(Int, Node)]())
    for input in node.inputs {
      guard let input, uses[input.position] == 1, let source = producers[input.position],
        let channels = constant(nodes[source], 1)?.shape.dimensions.first,
        first + channels <= affine.scale.count,
        let part = scaled(nodes[source], by: affine.part(first..<(first + channels)))
      else { return nil }
      parts.append((source, part))
      first += channels
    }
    return first == affine.scale.count ? parts : nil
  }

  private mutating func expandRemaining(except folded: Set<Int>) {
    var result: [Node] = []
    for (index, node) in nodes.enumerated() where !folded.contains(index) {
      guard let affine = ChannelAffine(node, in: self), let input = node.inputs[0], let type = self[input].type else {
        result.append(node)
        continue
      }
      let shape = Shape([affine.scale.count] + [Int](repeating: 1, count: max(type.shape.rank - 2, 0)))
      let product = addValue(node.name + ".scaled", type: type)
      let scale = addConstant(node.name + ".scale", Tensor(affine.scale, shape: shape))
      let offset = addConstant(node.name + ".offset", Tensor(affine.offset, shape: shape))
      result.append(Node(name: node.name, Binary(function: .multiply), inputs: [input, scale], outputs: [product]))
      result.append(
        Node(name: node.name, Binary(function: .add), inputs: [product, offset], outputs: [node.outputs[0]]))
    }
    nodes = result
  }
}

/// A batch normalisation as an affine function per channel.
private struct ChannelAffine {
  let scale: [Float]
  let offset: [Float]

  /// Creates the affine function of a batch normalisation with constant parameters; nil for any other node.
  init?(_ node: Graph.Node, in graph: Graph) {
    guard let operation = node.operation as? BatchNormalization, operation.layout == .channelsFirst else { return nil }
    let parameters = node.inputs.dropFirst().compactMap { id in id.flatMap { graph[$0].constant } }
    guard parameters.count == 4, parameters.allSatisfy({ $0.elementType == .float32 }) else { return nil }
    let (gamma, beta, mean, variance) = (
      parameters[0].floats, parameters[1].floats, parameters[2].floats, parameters[3].floats
    )
    let scale = gamma.indices.map { gamma[$0] / (variance[$0] + operation.epsilon).squareRoot() }
    self.scale = scale
    offset = scale.indices.map { beta[$0] - mean[$0] * scale[$0] }
  }

  private init(scale: [Float], offset: [Float]) { (self.scale, self.offset) = (scale, offset) }

  /// Returns the affine function of some of the channels.
  func part(_ channels: Range<Int>) -> ChannelAffine {
    ChannelAffine(scale: Array(scale[channels]), offset: Array(offset[channels]))
  }

  /// Returns weights, whose first axis is the output channel, with each channel multiplied by its factor.
  func scaled(_ weights: Tensor) -> Tensor {
    var values = weights.floats
    let size = values.count / max(scale.count, 1)
    for index in values.indices { values[index] *= scale[index / size] }
    return Tensor(values, shape: weights.shape)
  }
}
