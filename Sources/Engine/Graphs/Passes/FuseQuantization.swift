internal import Tensors

extension Graph {
  /// Fuses operators with the DequantizeLinear before and the QuantizeLinear after them, where an int8 step exists.
  ///
  /// These are convolutions and matrix products with int8 weights, sums and products of two tensors, affine functions of
  /// channels, and means over images, on uint8 activations with per-tensor parameters. All other operators compute on
  /// floats. The graph must be channels-last.
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
    case let layer as Gemm where !layer.transposesA && layer.alpha == 1 && isClamp(layer.activation):
      fusedProduct(node, columnAxis: layer.transposesB ? 0 : 1)
    case let product as MatMul where !product.addsResidual && isClamp(product.activation):
      fusedProduct(node, columnAxis: 1)
    case let binary as Binary where binary.function == .add || binary.function == .multiply:
      fusedPair(node) ?? fusedAffine(node)
    case let pooling as GlobalPooling where pooling.layout == .channelsLast && pooling.isMean:
      dequantized(node.inputs[0]).map { fused(node, $0.0, $0.1) }
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
    return fused(node, input, parameters)
  }

  /// Returns a node with constant weights whose first operand is quantised.
  private func fused(
    _ node: Graph.Node, _ input: Graph.ValueID, _ parameters: QuantizationParameters
  ) -> (Graph.Node, absorbed: [Int]) {
    let result = result(of: node)
    var fused = node
    fused.inputs[0] = input
    // The weights remain a dequantised constant in the graph; the step takes their integers from it.
    fused.operation = Quantized(node.operation, operands: [parameters, nil], result: result?.parameters)
    if let result { fused.outputs = [result.output] }
    return (fused, result?.absorbed ?? [])
  }

  /// Returns the quantised form of a matrix product with a constant right operand.
  private func fusedProduct(_ node: Graph.Node, columnAxis: Int) -> (Graph.Node, absorbed: [Int])? {
    guard let (input, parameters) = dequantized(node.inputs[0]), let rank = graph.type(node, 0)?.shape.rank, rank >= 2,
      let weights = node.inputs[1].flatMap({ graph[$0].quantized }), weights.integers.elementType == .int8,
      weights.integers.shape.rank == 2, weights.scale.isSymmetric,
      weights.scale.scale.shape.count == 1 || weights.integers.shape.normalized(axis: weights.scale.axis) == columnAxis,
      hasLine(node, of: weights.integers.shape[columnAxis])
    else { return nil }
    return fused(node, input, parameters)
  }

  /// Whether the third operand is omitted, or a constant with one element per column.
  private func hasLine(_ node: Graph.Node, of columns: Int) -> Bool {
    guard node.input(2) != nil else { return true }
    guard let shape = graph.constant(node, 2)?.shape else { return false }
    return shape.count == columns && shape.dimensions.last == columns
  }

  private func fusedPair(_ node: Graph.Node) -> (Graph.Node, absorbed: [Int])? {
    guard let (left, leftParameters) = dequantized(node.inputs[0]),
      let (right, rightParameters) = dequantized(node.inputs[1]),
      shareLastAxis(left, right), let result = result(of: node)
    else { return nil }
    let operation = Quantized(node.operation, operands: [leftParameters, rightParameters], result: result.parameters)
    return (Graph.Node(name: node.name, operation, inputs: [left, right], outputs: [result.output]), result.absorbed)
  }

  /// Returns sums and products with constants of each channel as one function of uint8 values.
  private func fusedAffine(_ node: Graph.Node) -> (Graph.Node, absorbed: [Int])? {
    guard let position = node.inputs.firstIndex(where: { dequantized($0) != nil }),
      let (input, parameters) = dequantized(node.inputs[position]), let scale = parameters.uniform,
      let shape = graph[input].type?.shape, let channels = shape.dimensions.last, channels > 0
    else { return nil }
    var (factors, offsets) = ([Double](repeating: 1, count: channels), [Double](repeating: 0, count: channels))
    var (last, value) = (node, node.inputs[position])
    var absorbed: [Int] = []
    while let constants = constants(of: last, beside: value, shape) {
      for channel in 0..<channels {
        let constant = constants[constants.count == 1 ? 0 : channel]
        if (last.operation as? Binary)?.function == .add {
          offsets[channel] += constant
        } else {
          factors[channel] *= constant
          offsets[channel] *= constant
        }
      }
      if let result = result(of: last), let quantum = result.parameters.uniform {
        let steps = Double(quantum.scale)
        let operation = Int8Affine(
          zeroPoint: scale.zeroPoint, factors: factors.map { Float($0 * Double(scale.scale) / steps) },
          offsets: offsets.map { Float($0 / steps) }, resultZeroPoint: quantum.zeroPoint)
        let fused = Graph.Node(name: node.name, operation, inputs: [input], outputs: [result.output])
        return (fused, absorbed + result.absorbed)
      }
      guard let output = last.outputs[0], let next = onlyReader(of: output) else { return nil }
      absorbed.append(next)
      (last, value) = (graph.nodes[next], output)
    }
    return nil
  }

  /// Returns the constant operand of a sum or product beside a value of some shape: one element, or one for each
  /// position of the last axis.
  private func constants(of node: Graph.Node, beside value: Graph.ValueID?, _ shape: Shape) -> [Double]? {
    guard let function = (node.operation as? Binary)?.function, function == .add || function == .multiply,
      node.inputs.count == 2, let other = node.inputs.first(where: { $0 != value }) ?? nil,
      let constant = graph[other].constant, node.outputs[0].flatMap({ graph[$0].type?.shape }) == shape,
      constant.shape.count == 1 || constant.shape.count == shape.dimensions.last,
      constant.shape.count == 1 || constant.shape.dimensions.last == constant.shape.count
    else { return nil }
    return constant.doubles
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
