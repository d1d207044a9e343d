internal import Tensors

extension Graph {
  /// Lets networks in eight bits keep to bytes where the file goes through numbers on the way.
  mutating func keepInt8() {
    makeActivationsUnsigned()
    sinkDequantization()
    tabulateInt8Functions()
  }

  /// Tells activations of signed bytes in unsigned ones, 128 higher, between quantising and dequantising.
  private mutating func makeActivationsUnsigned() {
    let (readers, results) = (readers, Set(outputs))
    for index in nodes.indices where nodes[index].operation is QuantizeLinear {
      guard let output = nodes[index].outputs[0], self[output].type?.elementType == .int8, !results.contains(output),
        let zero = raisedZeroPoint(nodes[index]),
        readers[output.position].allSatisfy({
          nodes[$0].operation is DequantizeLinear && raisedZeroPoint(nodes[$0]) != nil
        })
      else { continue }
      self[output].type?.elementType = .uint8
      nodes[index].inputs[2] = addConstant("zero", zero)
      for reader in readers[output.position] {
        if let zero = raisedZeroPoint(nodes[reader]) { nodes[reader].inputs[2] = addConstant("zero", zero) }
      }
    }
  }

  private func raisedZeroPoint(_ node: Node) -> Tensor? {
    guard let scale = scale(node), scale.zeroPoint?.elementType == .int8, let zero = scale.uniform?.zeroPoint else {
      return nil
    }
    return Tensor(integers: [zero + 128], shape: [], as: .uint8)
  }

  /// The constant scale of a quantising or dequantising node.
  private func scale(_ node: Node) -> QuantizationParameters? {
    let axis: Int
    switch node.operation {
    case let operation as QuantizeLinear: axis = operation.axis
    case let operation as DequantizeLinear: axis = operation.axis
    default: return nil
    }
    guard node.inputs.count > 2, let scale = node.inputs[1].flatMap({ self[$0].constant }),
      scale.elementType == .float32, let zero = node.inputs[2].flatMap({ self[$0].constant })
    else { return nil }
    return QuantizationParameters(scale: scale, zeroPoint: zero, axis: axis)
  }

  /// The one scale of a node that quantises to unsigned bytes, or dequantises them; nil for any other.
  func uint8Parameters(of node: Node) -> QuantizationParameters? {
    guard let scale = scale(node), scale.isUniformAndPositive, scale.zeroPoint?.elementType == .uint8 else { return nil }
    return scale
  }
}

extension QuantizationParameters {
  /// Whether all elements share one scale, and larger integers stand for larger numbers.
  fileprivate var isUniformAndPositive: Bool { uniform.map { $0.scale > 0 && $0.scale.isFinite } ?? false }
}

extension Graph {
  /// Lets bytes be moved and compared as bytes, where the file turns them into numbers first and back afterwards.
  ///
  /// To move elements, or take the largest, and then map them to numbers is the same as the other way round; so
  /// DequantizeLinear goes behind such an operator. Where the result of joining several tensors becomes bytes,
  /// QuantizeLinear goes in front. Activations must be unsigned bytes.
  mutating func sinkDequantization() {
    var mover = DequantizationSinker(self)
    for node in nodes { mover.move(node) }
    self = mover.graph
    removeUnusedNodes()
  }
}

/// The state of the pass: the graph being written, and the bytes that its numbers are made of.
private struct DequantizationSinker {
  private(set) var graph: Graph
  /// By the number that it makes, the node that maps bytes to it.
  private var dequantized: [Graph.ValueID: Graph.Node] = [:]
  /// By value, the node that is the only one to use it, if that maps numbers to bytes.
  private var quantizing: [Graph.ValueID: Graph.Node] = [:]
  private var done: Set<Graph.ValueID> = []

  init(_ graph: Graph) {
    self.graph = graph
    self.graph.nodes = []
    let uses = graph.useCounts
    for node in graph.nodes where node.operation is QuantizeLinear && graph.uint8Parameters(of: node) != nil {
      if let input = node.inputs[0], uses[input.position] == 1 { quantizing[input] = node }
    }
  }

  mutating func move(_ node: Graph.Node) {
    if let output = node.outputs.first ?? nil, done.contains(output) { return }
    if let output = node.outputs.first ?? nil, node.operation is DequantizeLinear, graph.uint8Parameters(of: node) != nil {
      dequantized[output] = node
      graph.nodes.append(node)
    } else if onlyMovesElements(node), let source = node.inputs[0].flatMap({ dequantized[$0] }) {
      moveBehind(node, source)
    } else if node.operation is Concat, let output = node.outputs[0], let wanted = quantizing[output],
      node.inputs.allSatisfy({ $0.map { dequantized[$0] != nil } ?? false })
    {
      join(node, wanted)
    } else {
      graph.nodes.append(node)
    }
  }

  /// Whether all that a node does with its first input is to move its elements or to leave some out.
  private func onlyMovesElements(_ node: Graph.Node) -> Bool {
    switch node.operation {
    case is Transpose, is Reshape, is Flatten, is Squeeze, is Unsqueeze, is Slice, is Split: true
    case let pooling as Pooling:
      pooling.kind == .maximum && node.outputs.count == 1 && pooling.window.kernel.count == 2
    default: false
    }
  }

  /// Applies a node to the bytes that its first input is made of, and maps its results to numbers.
  private mutating func moveBehind(_ node: Graph.Node, _ source: Graph.Node) {
    var moved = node
    moved.inputs[0] = source.inputs[0]
    moved.outputs = node.outputs.map { $0.map { addBytes(of: $0) } }
    graph.nodes.append(moved)
    for case (let bytes?, let numbers?) in zip(moved.outputs, node.outputs) {
      var mapping = source
      (mapping.inputs[0], mapping.outputs) = (bytes, [numbers])
      dequantized[numbers] = mapping
      graph.nodes.append(mapping)
    }
  }

  /// Joins bytes, after doing to each tensor what was to be done to the result.
  private mutating func join(_ node: Graph.Node, _ quantization: Graph.Node) {
    var joined = node
    for (position, input) in node.inputs.enumerated() {
      guard let input else { continue }
      var mapping = quantization
      mapping.inputs[0] = input
      mapping.outputs = [addBytes(of: input)]
      graph.nodes.append(mapping)
      joined.inputs[position] = mapping.outputs[0]
    }
    joined.outputs = quantization.outputs
    graph.nodes.append(joined)
    done.formUnion(quantization.outputs.compactMap(\.self))
  }

  private mutating func addBytes(of id: Graph.ValueID) -> Graph.ValueID {
    graph.addValue(graph[id].name + ".bytes", type: graph[id].type.map { ValueType(.uint8, $0.shape) })
  }
}

extension Graph {
  /// Makes one ``Int8Function`` of what turns bytes into numbers, computes with each by itself, and ends in bytes again.
  ///
  /// A byte has 256 values, so whatever is computed from one alone is a list of as many results: a change of scale,
  /// Sigmoid, GELU or `x · HardSigmoid(x)` written out in nodes, quantised in between or not. A list that changes nothing
  /// disappears.
  mutating func tabulateInt8Functions() {
    var known = KnownInt8Functions()
    var replacements: [ValueID: ValueID] = [:]
    let outputs = Set(outputs)
    for index in nodes.indices {
      guard let function = known.add(nodes[index], in: self), nodes[index].operation is QuantizeLinear,
        let output = nodes[index].outputs[0]
      else { continue }
      let results = function.results.withElements(of: UInt8.self) { Array($0) }
      if results == Array(UInt8.min...UInt8.max), !outputs.contains(output) {
        replacements[output] = function.argument
      } else {
        nodes[index].operation = Int8Function(results: results)
        nodes[index].inputs = [function.argument]
      }
    }
    replaceUses(replacements)
    removeUnusedNodes()
  }
}

/// The values so far that are functions of one byte, element by element.
private struct KnownInt8Functions {
  /// What a value is: for each byte of `argument`, one of 256 results.
  struct Function {
    let argument: Graph.ValueID
    let results: Tensor
  }

  private var functions: [Graph.ValueID: Function] = [:]

  /// What a node makes, if that is a function of one byte; remembered for the nodes after it.
  mutating func add(_ node: Graph.Node, in graph: Graph) -> Function? {
    guard let output = node.outputs.first ?? nil, let (argument, operands) = operands(of: node, in: graph),
      graph[output].type?.shape == graph[argument].type?.shape,
      let results = try? node.operation.evaluate(operands).first, results.shape.count == 256
    else { return nil }
    let function = Function(argument: argument, results: results)
    functions[output] = function
    return function
  }

  /// The byte that a node's operands are functions of, and the operands for each of its values; nil for other nodes.
  private func operands(of node: Graph.Node, in graph: Graph) -> (Graph.ValueID, [Tensor?])? {
    switch node.operation {
    case is DequantizeLinear:
      guard graph.uint8Parameters(of: node) != nil, let bytes = node.inputs[0], graph[bytes].constant == nil else {
        return nil
      }
      let function = functions[bytes] ?? Function(argument: bytes, results: Self.allValues)
      return (function.argument, [function.results] + constants(node, graph).dropFirst())
    case is QuantizeLinear:
      guard graph.uint8Parameters(of: node) != nil else { return nil }
    case is Unary, is Binary: break
    default: return nil
    }
    var argument: Graph.ValueID?
    var operands = constants(node, graph)
    for (position, input) in node.inputs.enumerated() where operands[position] == nil {
      guard let input, let function = functions[input], argument ?? function.argument == function.argument else {
        return nil
      }
      (argument, operands[position]) = (function.argument, function.results)
    }
    guard let argument, operands.allSatisfy({ [1, 256].contains($0?.shape.count) }) else { return nil }
    return (argument, operands)
  }

  /// By position, the inputs that are one and the same number in every run.
  private func constants(_ node: Graph.Node, _ graph: Graph) -> [Tensor?] {
    node.inputs.map { id in
      id.flatMap { graph[$0].constant }.flatMap { $0.shape.count == 1 ? $0.reshaped(to: []) : nil }
    }
  }

  private static let allValues = Tensor(Array(UInt8.min...UInt8.max), shape: [256])
}
