internal import Tensors

extension Graph {
  /// Lets bytes be moved and compared as bytes, where the file turns them into numbers first and back afterwards.
  ///
  /// To move elements, or take the largest, and then map them to numbers is the same as the other way round; so
  /// DequantizeLinear goes behind such an operator. Where the result of joining several tensors becomes bytes,
  /// QuantizeLinear goes in front. Activations must be unsigned bytes.
  mutating func moveBytes() {
    var mover = ByteMover(self)
    for node in nodes { mover.move(node) }
    self = mover.graph
    removeUnusedNodes()
  }
}

/// The state of the pass: the graph being written, and the bytes that its numbers are made of.
private struct ByteMover {
  private(set) var graph: Graph
  /// By the number that it makes, the node that maps bytes to it.
  private var dequantized: [Graph.ValueID: Graph.Node] = [:]
  /// By value, the node that is the only one to use it, if that maps numbers to bytes.
  private var quantizing: [Graph.ValueID: Graph.Node] = [:]
  private var done: Set<Graph.ValueID> = []

  init(_ graph: Graph) {
    self.graph = graph
    self.graph.nodes = []
    let uses = graph.useCounts
    for node in graph.nodes where node.operation is Quantization && graph.byteScale(of: node) != nil {
      if let input = node.inputs[0], uses[input.position] == 1 { quantizing[input] = node }
    }
  }

  mutating func move(_ node: Graph.Node) {
    if let output = node.outputs.first ?? nil, done.contains(output) { return }
    if let output = node.outputs.first ?? nil, node.operation is Dequantization, graph.byteScale(of: node) != nil {
      dequantized[output] = node
      graph.nodes.append(node)
    } else if movesOneTensor(node), let source = node.inputs[0].flatMap({ dequantized[$0] }) {
      moveBehind(node, source)
    } else if node.operation is Concatenation, let output = node.outputs[0], let wanted = quantizing[output],
      node.inputs.allSatisfy({ $0.map { dequantized[$0] != nil } ?? false })
    {
      join(node, wanted)
    } else {
      graph.nodes.append(node)
    }
  }

  /// Whether all that a node does with its first input is to move its elements or to leave some out.
  private func movesOneTensor(_ node: Graph.Node) -> Bool {
    switch node.operation {
    case is Transposition, is Reshaping, is Flattening, is Squeezing, is Unsqueezing, is Slicing, is Splitting: true
    case let pooling as Pooling:
      pooling.kind == .maximum && node.outputs.count == 1 && pooling.window.kernel.count == 2
    default: false
    }
  }

  /// Applies a node to the bytes that its first input is made of, and maps its results to numbers.
  private mutating func moveBehind(_ node: Graph.Node, _ source: Graph.Node) {
    var moved = node
    moved.inputs[0] = source.inputs[0]
    moved.outputs = node.outputs.map { $0.map { addBytes(of: $0) } }
    graph.nodes.append(moved)
    for case (let bytes?, let numbers?) in zip(moved.outputs, node.outputs) {
      var mapping = source
      (mapping.inputs[0], mapping.outputs) = (bytes, [numbers])
      dequantized[numbers] = mapping
      graph.nodes.append(mapping)
    }
  }

  /// Joins bytes, after doing to each tensor what was to be done to the result.
  private mutating func join(_ node: Graph.Node, _ quantization: Graph.Node) {
    var joined = node
    for (position, input) in node.inputs.enumerated() {
      guard let input else { continue }
      var mapping = quantization
      mapping.inputs[0] = input
      mapping.outputs = [addBytes(of: input)]
      graph.nodes.append(mapping)
      joined.inputs[position] = mapping.outputs[0]
    }
    joined.outputs = quantization.outputs
    graph.nodes.append(joined)
    done.formUnion(quantization.outputs.compactMap(\.self))
  }

  private mutating func addBytes(of id: Graph.ValueID) -> Graph.ValueID {
    graph.addValue(graph[id].name + ".bytes", type: graph[id].type.map { ValueType(.uint8, $0.shape) })
  }
}
