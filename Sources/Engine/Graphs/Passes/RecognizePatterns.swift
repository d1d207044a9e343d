internal import Tensors

extension Graph {
  /// Replaces activations that exporters spell out in several nodes by one node: SiLU, HardSwish, HardSigmoid, GELU.
  ///
  /// Nodes of a pattern that have no other use are removed with the unused nodes.
  mutating func recognizeActivations() {
    var recognition = ActivationRecognition(self)
    for index in nodes.indices { recognition.recognize(endingAt: index) }
    self = recognition.graph
    removeUnusedNodes()
  }
}

/// The state of the pass: the partly rewritten graph. A pattern is matched backwards from its last node.
private struct ActivationRecognition {
  private(set) var graph: Graph
  /// Rewritten nodes keep their outputs, so that this table stays valid.
  private let producers: [Int?]

  init(_ graph: Graph) {
    self.graph = graph
    producers = graph.producers
  }

  /// Replaces a node that completes an activation by that activation.
  mutating func recognize(endingAt index: Int) {
    guard let (function, input) = activation(endingAt: graph.nodes[index]) else { return }
    graph.nodes[index].operation = Unary(function: function)
    graph.nodes[index].inputs = [input]
  }

  typealias Match = (function: UnaryFunction, input: Graph.ValueID)

  /// Returns the activation that a node completes, and its argument.
  private func activation(endingAt node: Graph.Node) -> Match? {
    guard let binary = node.operation as? Binary else { return nil }
    switch binary.function {
    case .multiply: return gate(node) ?? gaussian(node) ?? sixth(node)
    case .divide: return sixth(node)
    default: return nil
    }
  }

  /// Matches x · σ(x) and x · hardSigmoid(x).
  private func gate(_ node: Graph.Node) -> Match? {
    firstMatch(orders(node)) { input, factor in
      guard let (function, argument) = unary(factor), argument == input else { return nil }
      switch function {
      case .sigmoid: return (.silu, input)
      case .hardSigmoid(let alpha, let beta) where isNear(alpha, 1 / 6) && isNear(beta, 0.5): return (.hardSwish, input)
      default: return nil
      }
    }
  }

  /// Matches clip(x + 3, 0, 6) ÷ 6 and x · clip(x + 3, 0, 6) ÷ 6.
  private func sixth(_ node: Graph.Node) -> Match? {
    guard let (value, factor) = scaling(node), isNear(factor, 1 / 6) else { return nil }
    if let input = shiftedClip(value) { return (.hardSigmoid(alpha: 1 / 6, beta: 0.5), input) }
    guard let product = producer(value, .multiply) else { return nil }
    return firstMatch(orders(product)) { input, clip in shiftedClip(clip) == input ? (.hardSwish, input) : nil }
  }

  /// Matches ½ · x · (1 + erf(x ÷ √2)), with the factor ½ first or last.
  private func gaussian(_ node: Graph.Node) -> Match? {
    if let (value, half) = scaling(node), isNear(half, 0.5), let product = producer(value, .multiply) {
      return firstMatch(orders(product)) { input, factor in isOnePlusErf(of: input, factor) ? (.gelu, input) : nil }
    }
    return firstMatch(orders(node)) { first, factor in
      guard let product = producer(first, .multiply), let (input, half) = scaling(product), isNear(half, 0.5) else {
        return nil
      }
      return isOnePlusErf(of: input, factor) ? (.gelu, input) : nil
    }
  }

  private func isOnePlusErf(of input: Graph.ValueID, _ value: Graph.ValueID) -> Bool {
    guard let sum = producer(value, .add), let (term, one) = split(sum), isNear(one, 1),
      let (function, argument) = unary(term), function == .erf, let quotient = producer(argument),
      let (base, factor) = scaling(quotient)
    else { return false }
    return base == input && isNear(factor, 0.707_106_77)
  }

  private func shiftedClip(_ value: Graph.ValueID) -> Graph.ValueID? {
    guard let (function, argument) = unary(value), function == .clip(lower: 0, upper: 6),
      let sum = producer(argument, .add), let (input, three) = split(sum), isNear(three, 3)
    else { return nil }
    return input
  }
}

extension ActivationRecognition {
  private func producer(_ id: Graph.ValueID) -> Graph.Node? { producers[id.position].map { graph.nodes[$0] } }

  private func producer(_ id: Graph.ValueID, _ function: BinaryFunction) -> Graph.Node? {
    producer(id).flatMap { ($0.operation as? Binary)?.function == function ? $0 : nil }
  }

  private func unary(_ id: Graph.ValueID) -> Match? {
    guard let node = producer(id), let unary = node.operation as? Unary, let input = node.inputs[0] else { return nil }
    return (unary.function, input)
  }

  /// Returns the operands of a commutative node in both orders.
  private func orders(_ node: Graph.Node) -> [(Graph.ValueID, Graph.ValueID)] {
    guard node.inputs.count == 2, let a = node.inputs[0], let b = node.inputs[1] else { return [] }
    return [(a, b), (b, a)]
  }

  /// Returns the operands of a commutative node as a value and a constant scalar.
  private func split(_ node: Graph.Node) -> (Graph.ValueID, Float)? {
    for (value, constant) in orders(node) { if let number = scalar(constant) { return (value, number) } }
    return nil
  }

  /// Returns the operands of a product with, or a quotient by, a constant scalar, as a value and a factor.
  private func scaling(_ node: Graph.Node) -> (Graph.ValueID, Float)? {
    switch (node.operation as? Binary)?.function {
    case .multiply: return split(node)
    case .divide: return node.inputs[0].flatMap { value in node.inputs[1].flatMap(scalar).map { (value, 1 / $0) } }
    default: return nil
    }
  }

  private func scalar(_ id: Graph.ValueID) -> Float? {
    guard let constant = graph[id].constant, constant.shape.count == 1 else { return nil }
    return constant.floats[0]
  }

  private func isNear(_ a: Float, _ b: Float) -> Bool { abs(a - b) <= 1e-5 * abs(b) }

  private func firstMatch(
    _ orders: [(Graph.ValueID, Graph.ValueID)], _ match: (Graph.ValueID, Graph.ValueID) -> Match?
  ) -> Match? {
    for (a, b) in orders { if let found = match(a, b) { return found } }
    return nil
  }
}

extension Graph {
  /// Replaces a channel shuffle that is spelled out as Reshape, Transpose, Reshape by one node.
  ///
  /// The node absorbs a Concat before it that has no other use. Nodes of a pattern that have no other use are removed
  /// with the unused nodes.
  mutating func recognizeChannelShuffles() {
    let (producers, uses) = (producers, useCounts)
    func producer(_ node: Node) -> Node? { node.inputs[0].flatMap { producers[$0.position] }.map { nodes[$0] } }
    for index in nodes.indices {
      guard nodes[index].operation is Reshape, let transpose = producer(nodes[index]),
        let split = producer(transpose),
        let groups = groups(ofShuffle: split, transpose, nodes[index])
      else { continue }
      nodes[index].operation = ChannelShuffle(groups: groups)
      nodes[index].inputs = [split.inputs[0]]
      guard let concat = producer(split), (concat.operation as? Concat)?.axis == 1,
        let joined = split.inputs[0], uses[joined.position] == 1
      else { continue }
      nodes[index].inputs = concat.inputs
    }
    removeUnusedNodes()
  }

  /// Returns the number of groups across which three nodes shuffle the channels of an image; nil if they do not.
  private func groups(ofShuffle first: Node, _ transpose: Node, _ last: Node) -> Int? {
    guard first.operation is Reshape, let shape = shape(first.inputs[0]), shape.rank == 4,
      let split = self.shape(first.outputs[0]), split.rank == 5,
      (transpose.operation as? Transpose)?.permutation == [0, 2, 1, 3, 4],
      self.shape(last.outputs[0]) == shape
    else { return nil }
    let kept = [split[0], split[1] * split[2], split[3], split[4]] == shape.dimensions
    return kept ? split[1] : nil
  }

  private func shape(_ id: ValueID?) -> Shape? { id.flatMap { self[$0].type?.shape } }
}
