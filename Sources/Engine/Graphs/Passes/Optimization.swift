extension Graph {
  /// The same network in fewer, larger steps over channels-last tensors. The graph must be specialised.
  ///
  /// Each pass is a function from graph to graph that leaves every output as it was, up to rounding.
  public func optimized() -> Graph {
    var graph = self
    graph.dropIdentities()
    graph.computeWithBytes()
    graph.foldPaddings()
    graph.foldBatchNormalizations()
    graph.foldPhases()
    graph.recognizeActivations()
    graph.recognizeChannelShuffles()
    graph.fuseIntoConvolutions()
    graph.chooseChannelsLast()
    graph.cancelTranspositions()
    graph.separatePoolings()
    graph.fuseQuantization()
    graph.fuseSeparableConvolutions()
    graph.padNarrowConvolutions()
    graph.removeUnusedNodes()
    return graph
  }

  /// Makes every use of a value, in a node or as an output, a use of what `replacements` gives for it.
  mutating func replaceUses(_ replacements: [ValueID: ValueID]) {
    guard !replacements.isEmpty else { return }
    func resolved(_ id: ValueID) -> ValueID {
      var id = id
      while let next = replacements[id] { id = next }
      return id
    }
    for index in nodes.indices { nodes[index].inputs = nodes[index].inputs.map { $0.map(resolved) } }
    outputs = outputs.map(resolved)
  }
}
