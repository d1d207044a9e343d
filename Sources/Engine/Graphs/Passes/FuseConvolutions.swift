internal import Tensors

extension Graph {
  /// Fuses convolutions, `Gemm` and `MatMul` with the additions and the activation that follow them.
  ///
  /// A node is fused only if its result has no other use. It moves to the position of the node that it absorbs, where
  /// the other operand of an addition is available.
  mutating func fuseActivationsAndResiduals() {
    let uses = useCounts
    var producers = producers
    var isAbsorbed = [Bool](repeating: false, count: nodes.count)
    for index in nodes.indices {
      for case let input? in nodes[index].inputs where uses[input.position] == 1 {
        guard let source = producers[input.position],
          let fused = fusion(of: nodes[source], from: input, into: nodes[index])
        else { continue }
        nodes[index] = fused
        isAbsorbed[source] = true
        for case let output? in fused.outputs { producers[output.position] = index }
        break
      }
    }
    nodes = zip(nodes, isAbsorbed).filter { !$1 }.map(\.0)
  }

  private func fusion(of source: Node, from value: ValueID, into node: Node) -> Node? {
    switch node.operation {
    case let unary as Unary where unary.function.isFusible: activated(source, unary.function, outputs: node.outputs)
    case let binary as Binary where binary.function == .add: added(source, value, node)
    default: nil
    }
  }

  private func activated(_ source: Node, _ function: UnaryFunction, outputs: [ValueID?]) -> Node? {
    var node = source
    node.outputs = outputs
    if var convolution = source.operation as? Convolution, convolution.activation == nil {
      convolution.activation = function
      node.operation = convolution
      return node
    }
    if var layer = source.operation as? Gemm, layer.activation == nil {
      layer.activation = function
      node.operation = layer
      return node
    }
    if var product = source.operation as? MatMul, product.activation == nil, hasFloatWeights(source) {
      product.activation = function
      node.operation = product
      return node
    }
    return nil
  }

  private func added(_ source: Node, _ value: ValueID, _ sum: Node) -> Node? {
    if let product = source.operation as? MatMul { return added(product, source, value, sum) }
    guard var convolution = source.operation as? Convolution, convolution.activation == nil, !convolution.addsResidual,
      let other = sum.inputs.first(where: { $0 != value }) ?? nil, self[other].type == self[value].type,
      self[other].constant == nil
    else { return nil }
    convolution.addsResidual = true
    var node = source
    node.operation = convolution
    node.inputs = [source.inputs[0], source.inputs[1], source.input(2), other]
    node.outputs = sum.outputs
    return node
  }

  /// Adds a constant vector as a bias, or a value of the same type as a residual.
  private func added(_ operation: MatMul, _ source: Node, _ value: ValueID, _ sum: Node) -> Node? {
    guard operation.activation == nil, !operation.addsResidual, hasFloatWeights(source),
      let other = sum.inputs.first(where: { $0 != value }) ?? nil, let type = self[value].type
    else { return nil }
    var (product, node) = (operation, source)
    let isVector = self[other].type?.shape.dimensions == type.shape.dimensions.suffix(1)
    if isVector, self[other].constant != nil, !product.addsBias,
      sum.outputs.first.flatMap(\.self).flatMap({ self[$0].type }) == type
    {
      product.addsBias = true
      node.inputs.append(other)
    } else if self[other].type == type, self[other].constant == nil {
      product.addsResidual = true
      node.inputs = [source.inputs[0], source.inputs[1], source.input(2), other]
    } else {
      return nil
    }
    node.operation = product
    node.outputs = sum.outputs
    return node
  }

  /// Whether the right operand of a matrix product is a constant matrix of floats, which a step packs.
  private func hasFloatWeights(_ node: Node) -> Bool {
    guard let weights = constant(node, 1), weights.shape.rank == 2 else { return false }
    return weights.elementType == .float32 && (type(node, 0)?.shape.rank ?? 0) >= 2
  }
}

extension Graph {
  /// Replaces an activation of concatenated convolutions by the activations of each of them, which can be fused.
  mutating func moveActivationsBeforeConcatenations() {
    let (uses, producers) = (useCounts, producers)
    var moved: [Int: [Node]] = [:]
    var isRemoved = [Bool](repeating: false, count: nodes.count)
    for index in nodes.indices {
      guard let unary = nodes[index].operation as? Unary, unary.function.isFusible,
        case let (input??, output?) = (nodes[index].inputs.first, nodes[index].outputs[0]),
        uses[input.position] == 1, let source = producers[input.position], nodes[source].operation is Concat,
        nodes[source].inputs.allSatisfy({ isPlainConvolution($0, uses, producers) })
      else { continue }
      moved[source] = nodes[source].inputs.compactMap(\.self).map { part in
        let result = addValue(self[part].name + ".activated", type: self[part].type)
        return Node(name: nodes[index].name, unary, inputs: [part], outputs: [result])
      }
      nodes[source].inputs = (moved[source] ?? []).map { $0.outputs[0] }
      nodes[source].outputs = [output]
      isRemoved[index] = true
    }
    nodes = nodes.indices.flatMap { index in
      (moved[index] ?? []) + (isRemoved[index] ? [] : [nodes[index]])
    }
  }

  /// Whether a value is the result of a convolution without activation, and has no other use.
  private func isPlainConvolution(_ id: ValueID?, _ uses: [Int], _ producers: [Int?]) -> Bool {
    guard let id, uses[id.position] == 1, let source = producers[id.position] else { return false }
    return (nodes[source].operation as? Convolution)?.activation == nil && nodes[source].operation is Convolution
  }
}

extension Graph {
  /// Fuses depthwise convolutions with the pointwise ones around them where the intermediate tensor exceeds the cache.
  ///
  /// The graph must be channels-last.
  mutating func fuseInvertedResiduals() {
    let (uses, producers) = (useCounts, producers)
    // Only readers of a value as their first input count: as a residual, it is needed whole.
    var users = [Int?](repeating: nil, count: valueCount)
    for (index, node) in nodes.enumerated() { if case let id?? = node.inputs.first { users[id.position] = index } }
    /// Returns the index of the neighbouring pointwise node, if the value between is large and has no other use.
    func neighbor(_ value: ValueID?, in table: [Int?]) -> Int? {
      guard let value, uses[value.position] == 1, let bytes = self[value].type?.byteCount,
        bytes >= Self.minimumIntermediateBytes, let index = table[value.position], isPointwise(nodes[index])
      else { return nil }
      return index
    }
    var isAbsorbed = [Bool](repeating: false, count: nodes.count)
    for index in nodes.indices where isDepthwise(nodes[index]) {
      let expansion = neighbor(nodes[index].inputs[0], in: producers).flatMap { hasResidual(nodes[$0]) ? nil : $0 }
      let projection = neighbor(nodes[index].outputs[0], in: users)
      guard expansion != nil || projection != nil else { continue }
      let node = joined(expansion.map { nodes[$0] }, nodes[index], projection.map { nodes[$0] })
      for absorbed in [expansion, projection == nil ? nil : index].compactMap(\.self) { isAbsorbed[absorbed] = true }
      nodes[projection ?? index] = node
    }
    nodes = zip(nodes, isAbsorbed).filter { !$1 }.map(\.0)
  }

  /// The size in bytes from which a value does not stay in a core's L2 cache beside the weights; most have 1 or 2 MB.
  private static let minimumIntermediateBytes = 768 << 10

  private func joined(_ expansion: Node?, _ depthwise: Node, _ projection: Node?) -> Node {
    var inputs: [ValueID?] = [(expansion ?? depthwise).inputs[0]]
    for stage in [expansion, depthwise, projection] {
      for position in 1...2 { inputs.append(stage.flatMap { $0.input(position) }) }
    }
    if let projection, hasResidual(projection) { inputs.append(projection.inputs[3]) }
    let convolutions = [expansion, depthwise, projection].map { $0?.operation as? Convolution }
    let last = projection ?? depthwise
    guard let middle = convolutions[1] else { return last }
    return Node(
      name: last.name,
      InvertedResidual(expansion: convolutions[0], depthwise: middle, projection: convolutions[2]), inputs: inputs,
      outputs: last.outputs)
  }

  private func hasResidual(_ node: Node) -> Bool { (node.operation as? Convolution)?.addsResidual == true }

  private func isPointwise(_ node: Node) -> Bool {
    guard let convolution = constantConvolution(node) else { return false }
    return convolution.groups == 1 && convolution.window.isPointwise
  }

  /// Whether a node is a depthwise convolution of one of the usual windows, for which row kernels exist.
  func isDepthwise(_ node: Node) -> Bool {
    guard let convolution = constantConvolution(node), !convolution.addsResidual,
      let weights = type(node, 1)?.shape, let channels = type(node, 0)?.shape[3]
    else { return false }
    let window = convolution.window
    return convolution.groups == channels && weights[0] == channels && window.dilations == [1, 1]
      && [3, 5].contains(window.kernel[1]) && window.strides.allSatisfy { $0 <= 2 }
  }

  /// Returns the convolution of a node if it is two-dimensional, channels-last, float32, and its weights are constant.
  private func constantConvolution(_ node: Node) -> Convolution? {
    guard let convolution = node.operation as? Convolution, convolution.layout == .channelsLast,
      let type = type(node, 0), type.elementType == .float32, type.shape.rank == 4,
      node.inputs[1...].prefix(2).allSatisfy({ id in id.map { self[$0].constant != nil } ?? true })
    else { return nil }
    return convolution
  }
}
