internal import Tensors

extension Graph {
  /// Fuses operators with the DequantizeLinear before and the QuantizeLinear after them, where an int8 step exists.
  ///
  /// These are convolutions with int8 weights, and sums and products of two tensors, on uint8 activations with
  /// per-tensor parameters. All other operators compute on floats. The graph must be channels-last.
  mutating func fuseQuantization() {
    let fusion = QuantizationFusion(self)
    var absorbed: Set<Int> = []
    for index in nodes.indices {
      guard let (node, later) = fusion.fused(nodes[index]) else { continue }
      nodes[index] = node
      absorbed.formUnion(later)
    }
    nodes = nodes.indices.filter { !absorbed.contains($0) }.map { nodes[$0] }
    removeUnusedNodes()
  }

  /// The indices of the nodes that read each value, by position.
  var readers: [[Int]] {
    var readers = [[Int]](repeating: [], count: valueCount)
    for (index, node) in nodes.enumerated() { for case let id? in node.inputs { readers[id.position].append(index) } }
    return readers
  }
}

/// The graph before the pass, with the tables that the matching needs.
private struct QuantizationFusion {
  let graph: Graph
  private let producers: [Int?]
  private let readers: [[Int]]
  private let uses: [Int]

  init(_ graph: Graph) {
    self.graph = graph
    (producers, readers, uses) = (graph.producers, graph.readers, graph.useCounts)
  }

  /// Returns the quantised form of a node, and the later nodes that it absorbs; nil if there is none.
  func fused(_ node: Graph.Node) -> (Graph.Node, absorbed: [Int])? {
    switch node.operation {
    case let convolution as Convolution: fused(node, convolution)
    case let binary as Binary where binary.function == .add || binary.function == .multiply: fusedPair(node)
    default: nil
    }
  }

  private func fused(_ node: Graph.Node, _ convolution: Convolution) -> (Graph.Node, absorbed: [Int])? {
    guard convolution.layout == .channelsLast, convolution.window.kernel.count == 2, !convolution.addsResidual,
      isClamp(convolution.activation), let (input, parameters) = dequantized(node.inputs[0]),
      let weights = node.inputs[1].flatMap({ graph[$0].quantized }), weights.integers.elementType == .int8,
      weights.scale.isSymmetric, weights.scale.axis == 0 || weights.scale.scale.shape.count == 1,
      node.input(2) == nil || graph.constant(node, 2) != nil
    else { return nil }
    let result = result(of: node)
    var fused = node
    fused.inputs[0] = input
    // The weights remain a dequantised constant in the graph; the step takes their integers from it.
    fused.operation = Quantized(convolution, operands: [parameters, nil], result: result?.parameters)
    if let result { fused.outputs = [result.output] }
    return (fused, result?.absorbed ?? [])
  }

  private func fusedPair(_ node: Graph.Node) -> (Graph.Node, absorbed: [Int])? {
    guard let (left, leftParameters) = dequantized(node.inputs[0]),
      let (right, rightParameters) = dequantized(node.inputs[1]),
      shareLastAxis(left, right), let result = result(of: node)
    else { return nil }
    let operation = Quantized(node.operation, operands: [leftParameters, rightParameters], result: result.parameters)
    return (Graph.Node(name: node.name, operation, inputs: [left, right], outputs: [result.output]), result.absorbed)
  }

  /// Whether two tensors have the same shape, or differ only in axes before the last, which are broadcast.
  private func shareLastAxis(_ left: Graph.ValueID, _ right: Graph.ValueID) -> Bool {
    guard let a = graph[left].type?.shape, let b = graph[right].type?.shape else { return false }
    return a == b || (a.rank == b.rank && a.rank > 0 && a[a.rank - 1] == b[a.rank - 1] && a[a.rank - 1] > 1)
  }

  private func isClamp(_ function: UnaryFunction?) -> Bool {
    switch function {
    case nil, .relu, .clip: true
    default: false
    }
  }

  /// Returns the uint8 value from which a value is dequantised, and its per-tensor parameters.
  private func dequantized(_ id: Graph.ValueID?) -> (Graph.ValueID, QuantizationParameters)? {
    guard let id, let producer = producers[id.position], graph.nodes[producer].operation is DequantizeLinear,
      let input = graph.nodes[producer].inputs[0], let parameters = graph.uint8Parameters(of: graph.nodes[producer])
    else { return nil }
    return (input, parameters)
  }

  /// Returns the uint8 value to which a node's result is quantised, if it has no other use, and the nodes that do so.
  private func result(
    of node: Graph.Node
  ) -> (output: Graph.ValueID, parameters: QuantizationParameters, absorbed: [Int])? {
    guard var value = node.outputs[0], var reader = onlyReader(of: value) else { return nil }
    var absorbed: [Int] = []
    if let clamp = graph.nodes[reader].operation as? Unary, isClamp(clamp.function),
      let clamped = graph.nodes[reader].outputs[0], let next = onlyReader(of: clamped),
      graph.nodes[next].operation is QuantizeLinear, let parameters = graph.uint8Parameters(of: graph.nodes[next]),
      parameters.uniform.map({ Self.implies($0, clamp.function) }) ?? false
    {
      absorbed.append(reader)
      (value, reader) = (clamped, next)
    }
    guard graph.nodes[reader].operation is QuantizeLinear,
      let parameters = graph.uint8Parameters(of: graph.nodes[reader]),
      graph.nodes[reader].inputs[0] == value,
      let output = graph.nodes[reader].outputs[0]
    else { return nil }
    return (output, parameters, absorbed + [reader])
  }

  private func onlyReader(of id: Graph.ValueID) -> Int? {
    uses[id.position] == 1 ? readers[id.position].first : nil
  }

  /// Whether saturation to uint8 makes a preceding clamp redundant.
  private static func implies(_ scale: (scale: Float, zeroPoint: Int), _ clamp: UnaryFunction) -> Bool {
    let (lowest, highest) = (Float(-scale.zeroPoint) * scale.scale, Float(255 - scale.zeroPoint) * scale.scale)
    return switch clamp {
    case .relu: lowest >= 0
    case .clip(let lower, let upper): lowest >= lower && highest <= upper * 1.000_001
    default: false
    }
  }
}
