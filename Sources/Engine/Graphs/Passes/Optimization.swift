extension Graph {
  /// The same network in fewer, larger steps over channels-last tensors. The graph must be specialised.
  ///
  /// Each pass is a function from graph to graph that leaves every output as it was, up to rounding. It looks at each node,
  /// and at each use of a value, a fixed number of times, so that the time it takes grows no faster than the graph.
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
