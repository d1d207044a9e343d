internal import Tensors

extension Graph {
  /// Makes one node of a channel shuffle that is spelled out as reshaping, transposition and reshaping, and of the
  /// concatenation in front of it that nothing else uses.
  ///
  /// The nodes of a pattern that nothing else uses are removed with the other unused ones.
  mutating func recognizeChannelShuffles() {
    let (producers, uses) = (producers, useCounts)
    func producer(_ node: Node) -> Node? { node.inputs[0].flatMap { producers[$0.position] }.map { nodes[$0] } }
    for index in nodes.indices {
      guard nodes[index].operation is Reshaping, let transposition = producer(nodes[index]),
        let splitting = producer(transposition),
        let groups = groups(ofShuffle: splitting, transposition, nodes[index])
      else { continue }
      nodes[index].operation = ChannelShuffle(groups: groups)
      nodes[index].inputs = [splitting.inputs[0]]
      guard let joining = producer(splitting), (joining.operation as? Concatenation)?.axis == 1,
        let joined = splitting.inputs[0], uses[joined.position] == 1
      else { continue }
      nodes[index].inputs = joining.inputs
    }
    removeUnusedNodes()
  }

  /// How many groups three nodes shuffle the channels of an image over; nil if they do anything else.
  private func groups(ofShuffle splitting: Node, _ transposition: Node, _ merging: Node) -> Int? {
    guard splitting.operation is Reshaping, let shape = shape(splitting.inputs[0]), shape.rank == 4,
      let split = self.shape(splitting.outputs[0]), split.rank == 5,
      (transposition.operation as? Transposition)?.permutation == [0, 2, 1, 3, 4],
      self.shape(merging.outputs[0]) == shape
    else { return nil }
    let kept = [split[0], split[1] * split[2], split[3], split[4]] == shape.dimensions
    return kept ? split[1] : nil
  }

  private func shape(_ id: ValueID?) -> Shape? { id.flatMap { self[$0].type?.shape } }
}
