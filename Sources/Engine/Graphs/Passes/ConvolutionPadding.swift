internal import Tensors

extension Graph {
  /// Folds a Pad node of zeros into the padding of the convolution that is its only reader.
  ///
  /// Exporters that cannot express TensorFlow's "SAME" padding write it this way.
  mutating func foldPads() {
    let (uses, producers) = (useCounts, producers)
    for index in nodes.indices {
      guard var convolution = nodes[index].operation as? Convolution, let input = nodes[index].inputs[0],
        uses[input.position] == 1, let source = producers[input.position],
        let window = widened(convolution.window, by: nodes[source])
      else { continue }
      convolution.window = window
      nodes[index].operation = convolution
      nodes[index].inputs[0] = nodes[source].inputs[0]
    }
    removeUnusedNodes()
  }

  /// Returns the window extended by the zeros that `node` adds around the spatial axes; nil if `node` does anything
  /// else.
  private func widened(_ window: Window, by node: Node) -> Window? {
    guard let pad = node.operation as? Pad, pad.mode == .constant,
      case .explicit(let before, let after) = window.padding,
      let counts = constant(node, 1)?.integers, counts.count == 2 * (before.count + 2), node.input(3) == nil,
      node.input(2) == nil || constant(node, 2)?.doubles == [0]
    else { return nil }
    let (first, last) = (counts.prefix(counts.count / 2), counts.suffix(counts.count / 2))
    guard counts.allSatisfy({ $0 >= 0 }), first.prefix(2) == [0, 0], last.prefix(2) == [0, 0] else { return nil }
    var window = window
    window.padding = .explicit(
      before: zip(before, first.dropFirst(2)).map(+), after: zip(after, last.dropFirst(2)).map(+))
    return window
  }

}

extension Graph {
  /// Moves the padding of convolutions with few channels into a Pad node. The graph must be channels-last.
  ///
  /// The taps of a kernel's row are then always contiguous in memory, and can be multiplied as one row: the three
  /// channels of a single tap are too short for vectors. The copy is cheap compared with the convolution. An image of
  /// uint8 is padded with its zero point.
  mutating func padNarrowConvolutions() {
    var padded: [Node] = []
    for node in nodes {
      guard let (padding, convolution) = split(node) else {
        padded.append(node)
        continue
      }
      padded += [padding, convolution]
    }
    nodes = padded
  }

  private static let maximumChannels = 16

  /// Returns a Pad node and the convolution without padding; nil if that does not help.
  private mutating func split(_ node: Node) -> (Node, Node)? {
    guard var convolution = convolution(of: node), convolution.layout == .channelsLast,
      convolution.groups == 1, convolution.window.kernel.count == 2, convolution.window.kernel[1] > 1,
      convolution.window.dilations[1] == 1, let input = node.inputs[0], let type = self[input].type,
      type.shape[3] <= Self.maximumChannels
    else { return nil }
    let extents = TensorLayout.channelsLast.spatial(type.shape.dimensions)
    let (before, after) = convolution.window.resolvedPadding(for: extents)
    guard (before + after).contains(where: { $0 > 0 }) else { return nil }
    let counts = ([0] + before + [0, 0] + after + [0]).map { Int64($0) }
    let dimensions = [type.shape[0]] + extents.indices.map { before[$0] + extents[$0] + after[$0] } + [type.shape[3]]
    let result = addValue(self[input].name + ".padded", type: ValueType(type.elementType, Shape(dimensions)))
    var operands = [input, addConstant(self[result].name + ".pads", Tensor(counts, shape: [counts.count]))]
    convolution.window.padding = .explicit(before: [0, 0], after: [0, 0])
    var unpadded = node
    unpadded.inputs[0] = result
    if var quantized = node.operation as? Quantized {
      guard let zero = quantized.operands[0]?.uniform?.zeroPoint else { return nil }
      operands.append(addConstant(self[result].name + ".zero", Tensor(integers: [zero], shape: [], as: .uint8)))
      quantized.operation = convolution
      unpadded.operation = quantized
    } else {
      unpadded.operation = convolution
    }
    let name = self[result].name
    return (Node(name: name, Pad(mode: .constant), inputs: operands, outputs: [result]), unpadded)
  }

  /// Returns the convolution of a node, on floats or quantised.
  private func convolution(of node: Node) -> Convolution? {
    switch node.operation {
    case let convolution as Convolution: type(node, 0)?.elementType == .float32 ? convolution : nil
    case let quantized as Quantized: quantized.operation as? Convolution
    default: nil
    }
  }
}
