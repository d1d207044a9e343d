internal import Tensors

extension Graph {
  /// Takes zeros that a node lays around an image into the padding of the convolution that alone reads them.
  ///
  /// TensorFlow's "SAME" padding arrives this way from exporters that cannot say it.
  mutating func foldPaddings() {
    let (uses, producers) = (useCounts, producers)
    for index in nodes.indices {
      guard var convolution = nodes[index].operation as? Convolution, let input = nodes[index].inputs[0],
        uses[input.position] == 1, let source = producers[input.position],
        let window = widened(convolution.window, by: nodes[source])
      else { continue }
      convolution.window = window
      nodes[index].operation = convolution
      nodes[index].inputs[0] = nodes[source].inputs[0]
    }
    removeUnusedNodes()
  }

  /// The window with the zeros that `node` adds around the spatial axes; nil if it does anything else.
  private func widened(_ window: Window, by node: Node) -> Window? {
    guard let padder = node.operation as? Padder, padder.mode == .constant,
      case .explicit(let before, let after) = window.padding,
      let counts = constant(node, 1)?.integers, counts.count == 2 * (before.count + 2), isAbsent(node, 3),
      isAbsent(node, 2) || constant(node, 2)?.doubles == [0]
    else { return nil }
    let (first, last) = (counts.prefix(counts.count / 2), counts.suffix(counts.count / 2))
    guard counts.allSatisfy({ $0 >= 0 }), first.prefix(2) == [0, 0], last.prefix(2) == [0, 0] else { return nil }
    var window = window
    window.padding = .explicit(
      before: zip(before, first.dropFirst(2)).map(+), after: zip(after, last.dropFirst(2)).map(+))
    return window
  }

  private func constant(_ node: Node, _ position: Int) -> Tensor? {
    guard node.inputs.indices.contains(position), let id = node.inputs[position] else { return nil }
    return self[id].constant
  }

  private func isAbsent(_ node: Node, _ position: Int) -> Bool {
    !node.inputs.indices.contains(position) || node.inputs[position] == nil
  }
}
