internal import Files
internal import Graphs
internal import Tensors

/// Builds the engine's graph from the messages of a file.
struct GraphBuilder {
  private(set) var graph = Graph()
  /// The initialisers in the order of the file; what constant nodes hold is not among them.
  private(set) var initializers: [Tensor] = []
  private var values: [String: Graph.ValueID] = [:]
  private let decoder: TensorDecoder
  private let opset: Int
  /// The names that a node or the caller asks for.
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

  /// Throws if there are operators that are not provided, with all of them.
  private static func checkOperators(of message: GraphMessage) throws(ONNXError) {
    var missing: [UnsupportedOperator] = []
    var places: [[String]: Int] = [:]
    for node in message.nodes {
      if node.canonicalDomain.isEmpty, OperatorTable.readers[node.type] != nil { continue }
      if let place = places[[node.canonicalDomain, node.type]] {
        missing[place].count += 1
      } else {
        places[[node.canonicalDomain, node.type]] = missing.count
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

  /// Inputs that have a stored tensor of the same name are constants; their default cannot be replaced.
  private mutating func addInputs(_ message: GraphMessage) throws(ONNXError) {
    let stored = Set(values.keys)
    for input in message.inputs where !stored.contains(input.name) {
      guard let number = input.elementType else { throw .input(name: input.name, reason: "no tensor") }
      guard let type = ElementType(onnxNumber: number) else {
        throw .input(name: input.name, reason: "element type \(number) is not provided")
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
    guard let translation = OperatorTable.readers[node.type] else { return }
    var reader = try NodeReader(node, inputs: node.inputs.map(known), opset: opset, decoder: decoder)
    let expression = try translation.read(&reader)
    try reader.checkAllRead()
    let surplus = node.outputs.dropFirst(translation.outputs ?? node.outputs.count)
    if let name = surplus.first(where: { wanted.contains($0) && !$0.isEmpty }) {
      throw reader.failure("output '\(name)' is not provided")
    }
    try emit(expression, for: node, outputs: Array(node.outputs.prefix(translation.outputs ?? node.outputs.count)))
  }

  private func known(_ name: String) -> NodeReader.Input? {
    guard let id = values[name] else { return nil }
    let extents = graph[id].declared?.dimensions?.map { if case .fixed(let extent) = $0 { extent } else { -1 } }
    let shape = graph[id].constant?.shape ?? extents.flatMap { Shape(checking: $0) }
    return NodeReader.Input(id: id, constant: graph[id].constant, shape: shape)
  }

  /// Adds the node, or nodes, of an expression whose results have names in the file.
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

  /// The value of an operand; one that is no value of the file gets a name after the node.
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

  /// Adds the nodes of a chain but for the last, whose operands it returns.
  private mutating func lastPair(
    of operands: [Expression], _ operation: any Operator, for node: NodeMessage
  ) -> [Expression] {
    var pair = Array(operands.prefix(2))
    for operand in operands.dropFirst(2) { pair = [.value(value(of: .apply(operation, pair), for: node)), operand] }
    return pair
  }
}
