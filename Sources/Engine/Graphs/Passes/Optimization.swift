internal import Tensors

extension Graph {
  /// The same network in fewer, larger steps over channels-last tensors. The graph must be specialised.
  ///
  /// Each pass is a function from graph to graph that leaves every output as it was, up to rounding. It looks at each node,
  /// and at each use of a value, a fixed number of times, so that the time it takes grows no faster than the graph.
  public func optimized() -> Graph {
    var graph = self
    graph.removeIdentities()
    graph.keepInt8()
    graph.foldPads()
    graph.foldBatchNormalizations()
    graph.foldSpaceToDepth()
    graph.recognizeActivations()
    graph.recognizeChannelShuffles()
    graph.fuseActivationsAndResiduals()
    graph.convertToChannelsLast()
    graph.cancelTransposes()
    graph.separateMaxPools()
    graph.fuseQuantization()
    graph.fuseSeparableConvolutions()
    graph.padNarrowConvolutions()
    graph.removeUnusedNodes()
    return graph
  }

  /// Makes every use of a value, in a node or as an output, a use of what `replacements` gives for it.
  mutating func replaceUses(_ replacements: [ValueID: ValueID]) {
    guard !replacements.isEmpty else { return }
    var replacements = replacements
    /// Shortens the way that it goes to half, as else a chain would be gone through as a whole for each use.
    func resolved(_ id: ValueID) -> ValueID {
      var id = id
      while let next = replacements[id] {
        if let last = replacements[next] { replacements[id] = last }
        id = next
      }
      return id
    }
    for index in nodes.indices { nodes[index].inputs = nodes[index].inputs.map { $0.map(resolved) } }
    outputs = outputs.map(resolved)
  }
}

extension Graph {
  /// Drops the nodes that hand on their first input unchanged.
  mutating func removeIdentities() {
    let (producers, results) = (producers, Set(outputs))
    var replacements: [ValueID: ValueID] = [:]
    var kept: [Node] = []
    for node in nodes {
      guard isIdentity(node), let input = node.inputs[0], let output = node.outputs[0],
        !results.contains(output) || producers[input.position] != nil
      else {
        kept.append(node)
        continue
      }
      replacements[output] = input
    }
    nodes = kept
    replaceUses(replacements)
  }

  private func isIdentity(_ node: Node) -> Bool {
    guard node.outputs.dropFirst().allSatisfy({ $0 == nil }) else { return false }
    switch node.operation {
    case is Identity: return true
    case let conversion as Cast:
      return node.inputs[0].flatMap { self[$0].type?.elementType } == conversion.elementType
    default: return false
    }
  }
}
