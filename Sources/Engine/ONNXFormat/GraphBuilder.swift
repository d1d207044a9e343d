internal import Files
internal import Graphs
internal import Tensors

/// Builds the engine's graph from the decoded messages of a file.
struct GraphBuilder {
  private(set) var graph = Graph()
  /// The initialisers in file order, without the tensors of `Constant` nodes.
  private(set) var initializers: [Tensor] = []
  private var values: [String: Graph.ValueID] = [:]
  private let decoder: TensorDecoder
  private let opset: Int
  /// The names of values that a node or the caller uses.
  private let wanted: Set<String>

  init(_ message: GraphMessage, opset: Int, decoder: TensorDecoder) throws(ONNXError) {
    (self.opset, self.decoder) = (opset, decoder)
    wanted = Set(message.nodes.flatMap(\.inputs) + message.outputs.map(\.name))
    try Self.checkOperators(of: message)
    try addConstants(message)
    try addInputs(message)
    for node in try message.sortedNodes(after: Set(values.keys)) { try add(node) }
    try addOutputs(message)
  }

  /// Throws an error that lists every unsupported operator, if there are any.
  private static func checkOperators(of message: GraphMessage) throws(ONNXError) {
    var missing: [UnsupportedOperator] = []
    var positions: [[String]: Int] = [:]
    for node in message.nodes {
      if node.canonicalDomain.isEmpty, OperatorTable.readers[node.type] != nil { continue }
      if let position = positions[[node.canonicalDomain, node.type]] {
        missing[position].count += 1
      } else {
        positions[[node.canonicalDomain, node.type]] = missing.count
        missing.append(
          UnsupportedOperator(name: node.type, domain: node.canonicalDomain, node: node.title, count: 1))
      }
    }
    guard missing.isEmpty else { throw .unsupportedOperators(missing) }
  }

  private mutating func addConstants(_ message: GraphMessage) throws(ONNXError) {
    for tensor in message.initializers { try addInitializer(tensor.name, try decoder.decode(tensor)) }
    for tensor in message.sparseInitializers { try addInitializer(tensor.values.name, try decoder.decode(tensor)) }
  }

  private mutating func addInitializer(_ name: String, _ tensor: Tensor) throws(ONNXError) {
    initializers.append(tensor)
    try addConstant(name, tensor)
  }

  private mutating func addConstant(_ name: String, _ tensor: Tensor) throws(ONNXError) {
    try define(name, graph.addConstant(name, tensor))
  }

  /// Adds the graph inputs. An input with an initialiser of the same name is a constant and cannot be fed.
  private mutating func addInputs(_ message: GraphMessage) throws(ONNXError) {
    let stored = Set(values.keys)
    for input in message.inputs where !stored.contains(input.name) {
      guard let code = input.elementType else { throw .input(name: input.name, reason: "no tensor") }
      guard let type = ElementType(onnxCode: code) else {
        throw .input(name: input.name, reason: "element type \(code) is not supported")
      }
      let id = graph.addValue(input.name, declared: DeclaredType(type, input.dimensions))
      try define(input.name, id)
      graph.inputs.append(id)
    }
  }

  private mutating func addOutputs(_ message: GraphMessage) throws(ONNXError) {
    guard !message.outputs.isEmpty else { throw .noGraph }
    for output in message.outputs {
      guard let id = values[output.name] else { throw .undefinedValue(name: output.name, node: nil) }
      graph.outputs.append(id)
    }
  }

  private mutating func define(_ name: String, _ id: Graph.ValueID) throws(ONNXError) {
    guard !name.isEmpty, values.updateValue(id, forKey: name) == nil else { throw .definedTwice(name: name) }
  }
}

extension GraphBuilder {
  private mutating func add(_ node: NodeMessage) throws(ONNXError) {
    guard let operatorReader = OperatorTable.readers[node.type] else { return }
    var reader = try NodeReader(node, inputs: node.inputs.map(known), opset: opset, decoder: decoder)
    let expression = try operatorReader.read(&reader)
    try reader.checkAllRead()
    let surplus = node.outputs.dropFirst(operatorReader.outputs ?? node.outputs.count)
    if let name = surplus.first(where: { wanted.contains($0) && !$0.isEmpty }) {
      throw reader.failure("output '\(name)' is not supported")
    }
    try emit(expression, for: node, outputs: Array(node.outputs.prefix(operatorReader.outputs ?? node.outputs.count)))
  }

  private func known(_ name: String) -> NodeReader.Input? {
    guard let id = values[name] else { return nil }
    let extents = graph[id].declared?.dimensions?.map { if case .fixed(let extent) = $0 { extent } else { -1 } }
    let shape = graph[id].constant?.shape ?? extents.flatMap { Shape(checking: $0) }
    return NodeReader.Input(id: id, constant: graph[id].constant, shape: shape)
  }

  /// Adds the nodes of an expression whose results have names in the file.
  private mutating func emit(_ expression: Expression, for node: NodeMessage, outputs: [String]) throws(ONNXError) {
    switch expression {
    case .constant(let tensor):
      guard let name = outputs.first else { return }
      try addConstant(name, tensor)
    case .value: try emit(.apply(Identity(), [expression]), for: node, outputs: outputs)
    case .chain(let operation, let operands):
      try emit(.apply(operation, lastPair(of: operands, operation, for: node)), for: node, outputs: outputs)
    case .apply(let operation, let operands):
      let inputs = operands.map { value(of: $0, for: node) }
      var results: [Graph.ValueID?] = []
      for name in outputs { results.append(name.isEmpty ? nil : graph.addValue(name)) }
      graph.nodes.append(Graph.Node(name: node.title, operation, inputs: inputs, outputs: results))
      for case (let name, let id?) in zip(outputs, results) { try define(name, id) }
    }
  }

  /// Returns the value of an operand, adding nodes named after `node` for intermediate results.
  private mutating func value(of operand: Expression, for node: NodeMessage) -> Graph.ValueID? {
    switch operand {
    case .value(let id): return id
    case .constant(let tensor): return graph.addConstant(node.title, tensor)
    case .apply(let operation, let operands):
      let inputs = operands.map { value(of: $0, for: node) }
      let result = graph.addValue(node.title)
      graph.nodes.append(Graph.Node(name: node.title, operation, inputs: inputs, outputs: [result]))
      return result
    case .chain(let operation, let operands):
      return value(of: .apply(operation, lastPair(of: operands, operation, for: node)), for: node)
    }
  }

  /// Adds all nodes of a chain except the last, and returns the operands of the last.
  private mutating func lastPair(
    of operands: [Expression], _ operation: any Operator, for node: NodeMessage
  ) -> [Expression] {
    var pair = Array(operands.prefix(2))
    for operand in operands.dropFirst(2) { pair = [.value(value(of: .apply(operation, pair), for: node)), operand] }
    return pair
  }
}

extension GraphMessage {
  /// Returns the nodes in topological order.
  ///
  /// ONNX requires sorted nodes, whose order is kept; unsorted ones are sorted (Kahn, CACM 5, 1962).
  ///
  /// - Parameter defined: the names of inputs and initialisers.
  func sortedNodes(after defined: Set<String>) throws(ONNXError) -> [NodeMessage] {
    let producers = try producers(beside: defined)
    var waiting = [Int](repeating: 0, count: nodes.count)
    var consumers = [[Int]](repeating: [], count: nodes.count)
    for (index, node) in nodes.enumerated() {
      for name in node.inputs where !name.isEmpty && !defined.contains(name) {
        guard let producer = producers[name] else { throw .undefinedValue(name: name, node: node.title) }
        consumers[producer].append(index)
        waiting[index] += 1
      }
    }
    var order = nodes.indices.filter { waiting[$0] == 0 }
    var next = 0
    while next < order.count {
      for consumer in consumers[order[next]] {
        waiting[consumer] -= 1
        if waiting[consumer] == 0 { order.append(consumer) }
      }
      next += 1
    }
    if let stuck = waiting.firstIndex(where: { $0 > 0 }) { throw .cycle(node: nodes[stuck].title) }
    return isSorted(producers) ? nodes : order.map { nodes[$0] }
  }

  /// Returns the index of the node that produces each value.
  private func producers(beside defined: Set<String>) throws(ONNXError) -> [String: Int] {
    var producers: [String: Int] = [:]
    for (index, node) in nodes.enumerated() {
      for name in node.outputs where !name.isEmpty {
        let previous = producers.updateValue(index, forKey: name)
        guard previous == nil, !defined.contains(name) else { throw .definedTwice(name: name) }
      }
    }
    return producers
  }

  private func isSorted(_ producers: [String: Int]) -> Bool {
    nodes.enumerated().allSatisfy { index, node in node.inputs.allSatisfy { producers[$0] ?? -1 < index } }
  }
}
