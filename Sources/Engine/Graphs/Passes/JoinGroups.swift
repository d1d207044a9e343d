internal import Tensors

extension Graph {
  /// Replaces convolutions of equal parts of an image, whose results are concatenated in the same order, by one grouped
  /// convolution.
  ///
  /// Nothing has to be copied apart and together then. The graph must be channels-first.
  mutating func joinGroups() {
    let (uses, producers) = (useCounts, producers)
    for index in nodes.indices where (nodes[index].operation as? Concat)?.axis == 1 {
      guard let joined = groupedConvolution(nodes[index], uses, producers) else { continue }
      nodes[index] = joined
    }
    removeUnusedNodes()
  }

  private mutating func groupedConvolution(_ concat: Node, _ uses: [Int], _ producers: [Int?]) -> Node? {
    func producer(_ id: ValueID?) -> Node? {
      guard let id, uses[id.position] == 1 else { return nil }
      return producers[id.position].map { nodes[$0] }
    }
    let parts = concat.inputs.compactMap { producer($0) }
    guard parts.count == concat.inputs.count, parts.count > 1, let first = parts[0].operation as? Convolution,
      let split = producer(parts[0].inputs[0]), (split.operation as? Split)?.axis == 1,
      split.outputs == parts.map({ $0.inputs[0] }), parts.allSatisfy({ isPart($0, like: parts[0]) }),
      !split.outputs.contains(where: { id in id.map { uses[$0.position] } != 1 })
    else { return nil }
    var grouped = first
    grouped.groups = parts.count
    let weights = parts.compactMap { constant($0, 1) }
    var shape = weights[0].shape.dimensions
    shape[0] *= parts.count
    var node = Node(name: concat.name, grouped, inputs: [split.inputs[0]], outputs: concat.outputs)
    node.inputs.append(addConstant(concat.name + ".weights", Tensor(weights.flatMap(\.floats), shape: Shape(shape))))
    if parts[0].input(2) != nil {
      let bias = parts.compactMap { constant($0, 2) }.flatMap(\.floats)
      node.inputs.append(addConstant(concat.name + ".bias", Tensor(bias, shape: [bias.count])))
    }
    return node
  }

  /// Whether a node is an ungrouped convolution that differs from another only in its constants.
  private func isPart(_ node: Node, like other: Node) -> Bool {
    guard let a = node.operation as? Convolution, let b = other.operation as? Convolution, a.groups == 1, b.groups == 1,
      !a.addsResidual, !b.addsResidual, a.window == b.window, a.activation == b.activation,
      let weights = constant(node, 1), weights.elementType == .float32, weights.shape == constant(other, 1)?.shape
    else { return false }
    return (node.input(2) == nil) == (other.input(2) == nil) && (node.input(2) == nil || constant(node, 2) != nil)
  }
}
