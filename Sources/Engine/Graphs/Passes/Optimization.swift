internal import Tensors

extension Graph {
  /// Returns an equivalent graph of fewer, larger steps over channels-last tensors. The graph must be specialised.
  ///
  /// Each pass preserves every output up to rounding. It visits each node, and each use of a value, a fixed number of
  /// times, so that its time is linear in the size of the graph.
  public func optimized() -> Graph { Self.passes.reduce(into: self) { graph, pass in pass(&graph) } }

  /// The passes in the order in which they run; each comment says why the pass stands where it does.
  private static let passes: [@Sendable (inout Graph) -> Void] = [
    // First, since all patterns are matched from a node to its direct neighbours, and an identity hides them.
    { $0.removeIdentities() },
    // Before the layout is chosen, in which moves and max pools of uint8 then take part, and before channel shuffles
    // are recognised, so that no DequantizeLinear stands inside them.
    { $0.keepInt8() },
    // Before foldSpaceToDepth, which looks for a Concat directly before the convolution.
    { $0.foldPads() },
    // Before activations are fused, since it separates them from the convolution; on channels-first tensors only.
    { $0.foldBatchNormalizations() },
    // While Slice, Concat and the convolution are still channels-first, as the pattern is.
    { $0.foldSpaceToDepth() },
    // Before fuseActivationsAndResiduals, which absorbs an activation only as a single node.
    { $0.recognizeActivations() },
    // Before the same pass, which looks for the activation directly behind the convolution.
    { $0.moveActivationsBeforeConcatenations() },
    // Before convertToChannelsLast, which converts a shuffle as one node, but not the five-axis tensors inside it.
    { $0.recognizeChannelShuffles() },
    // After everything that brings an activation or a residual next to its convolution.
    { $0.fuseActivationsAndResiduals() },
    // On channels-first nodes, when each convolution has its activation.
    { $0.joinGroups() },
    // After all passes that match axes in the file's order, before all that require channels-last convolutions.
    { $0.convertToChannelsLast() },
    // Directly after the conversion, whose added transpositions it cancels; they would hide the patterns below.
    { $0.cancelTransposes() },
    // In either layout; here the passes above have handled each pool as one node.
    { $0.separateMaxPools() },
    // Before the next two, which would change float convolutions that can be computed in int8.
    { $0.fuseQuantization() },
    // On the convolutions that remain in float, each still a node of its own.
    { $0.fuseRowMeans() },
    { $0.fuseInvertedResiduals() },
    // After these two, which know of no factors of the input.
    { $0.fuseInputScales() },
    // Last: foldPads would undo it, and a Pad hides DequantizeLinear from fuseQuantization.
    { $0.padNarrowConvolutions() },
    { $0.removeUnusedNodes() },
  ]

  /// Redirects every use of a value, in a node or as an output, to its replacement, if it has one.
  mutating func replaceUses(_ replacements: [ValueID: ValueID]) {
    guard !replacements.isEmpty else { return }
    var replacements = replacements
    /// Returns the end of a chain of replacements; halves the path as it goes, since a long chain would otherwise be
    /// followed in full for each use.
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
  /// Removes the nodes that return their first input unchanged: Identity, Dropout, casts to the same type, and slices of
  /// everything.
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
    case let cast as Cast:
      return type(node, 0)?.elementType == cast.elementType
    case is Slice:
      // Of the same extents, and not in reverse.
      guard let output = node.outputs[0], let type = self[output].type, type == self.type(node, 0) else { return false }
      return node.input(4) == nil || (constant(node, 4)?.integers.allSatisfy { $0 > 0 } ?? false)
    default: return false
    }
  }
}
