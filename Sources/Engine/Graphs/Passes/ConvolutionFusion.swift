internal import Tensors

extension Graph {
  /// Gives convolutions and linear layers the residual addition and the activation that follow them.
  ///
  /// A convolution is fused only if nothing else uses its result. It moves to the place of the node it absorbs, by
  /// which time the other operand of an addition is there.
  mutating func fuseIntoConvolutions() {
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
    case let unary as Unary: activated(source, unary.function, outputs: node.outputs)
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
    if var layer = source.operation as? LinearLayer, layer.activation == nil {
      layer.activation = function
      node.operation = layer
      return node
    }
    return nil
  }

  private func added(_ source: Node, _ value: ValueID, _ sum: Node) -> Node? {
    guard var convolution = source.operation as? Convolution, convolution.activation == nil, !convolution.addsResidual,
      let other = sum.inputs.first(where: { $0 != value }) ?? nil, self[other].type == self[value].type,
      self[other].constant == nil
    else { return nil }
    convolution.addsResidual = true
    var node = source
    node.operation = convolution
    node.inputs = [source.inputs[0], source.inputs[1], source.inputs.count > 2 ? source.inputs[2] : nil, other]
    node.outputs = sum.outputs
    return node
  }
}
