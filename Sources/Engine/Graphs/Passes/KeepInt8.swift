internal import Tensors

extension Graph {
  /// Lets an int8 network compute on integers where the file converts to floats and back.
  mutating func keepInt8() {
    makeActivationsUnsigned()
    sinkDequantization()
    tabulateInt8Functions()
  }

  /// Shifts int8 activations between QuantizeLinear and DequantizeLinear to uint8, 128 higher: the one type that the
  /// two passes after this one and the kernels need to know.
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

  /// Returns the uint8 zero point that replaces the int8 one of a node.
  private func raisedZeroPoint(_ node: Node) -> Tensor? {
    guard let parameters = parameters(of: node), parameters.zeroPoint?.elementType == .int8,
      let zero = parameters.uniform?.zeroPoint
    else { return nil }
    return Tensor(integers: [zero + 128], shape: [], as: .uint8)
  }

  /// Returns the constant parameters of a QuantizeLinear or DequantizeLinear node.
  private func parameters(of node: Node) -> QuantizationParameters? {
    let axis: Int
    switch node.operation {
    case let operation as QuantizeLinear: axis = operation.axis
    case let operation as DequantizeLinear: axis = operation.axis
    default: return nil
    }
    guard let scale = constant(node, 1), scale.elementType == .float32, let zero = constant(node, 2) else { return nil }
    return QuantizationParameters(scale: scale, zeroPoint: zero, axis: axis)
  }

  /// Returns the per-tensor parameters of a node that quantises to uint8, or dequantises from it; nil for any other
  /// node.
  func uint8Parameters(of node: Node) -> QuantizationParameters? {
    guard let parameters = parameters(of: node), parameters.isUniformAndPositive,
      parameters.zeroPoint?.elementType == .uint8
    else { return nil }
    return parameters
  }
}

extension QuantizationParameters {
  /// Whether the parameters are per tensor, and the scale is positive and finite.
  fileprivate var isUniformAndPositive: Bool { uniform.map { $0.scale > 0 && $0.scale.isFinite } ?? false }
}

extension Graph {
  /// Moves DequantizeLinear behind operators that only move or compare elements, which then work on uint8.
  ///
  /// Moving elements and taking maxima commute with dequantisation, whose scale is positive. Conversely, QuantizeLinear
  /// behind a Concat of dequantised tensors moves in front of it. Activations must be uint8.
  mutating func sinkDequantization() {
    var mover = DequantizationSinker(self)
    for node in nodes { mover.move(node) }
    self = mover.graph
    removeUnusedNodes()
  }
}

/// The state of the pass: the new graph, and the quantised source of each dequantised value.
private struct DequantizationSinker {
  private(set) var graph: Graph
  /// The DequantizeLinear node that produces each dequantised value.
  private var dequantized: [Graph.ValueID: Graph.Node] = [:]
  /// The QuantizeLinear node that is the only reader of a value.
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
    if let output = node.outputs.first ?? nil, node.operation is DequantizeLinear,
      graph.uint8Parameters(of: node) != nil
    {
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

  /// Whether a node only moves, drops or compares elements of its first input.
  private func onlyMovesElements(_ node: Graph.Node) -> Bool {
    switch node.operation {
    case is Transpose, is Reshape, is Flatten, is Squeeze, is Unsqueeze, is Slice, is Split: true
    case let pooling as Pooling:
      pooling.kind == .maximum && node.outputs.count == 1 && pooling.window.kernel.count == 2
    default: false
    }
  }

  /// Applies a node to the quantised source of its first input, and dequantises the results.
  private mutating func moveBehind(_ node: Graph.Node, _ source: Graph.Node) {
    var moved = node
    moved.inputs[0] = source.inputs[0]
    moved.outputs = node.outputs.map { $0.map { addQuantized(of: $0) } }
    graph.nodes.append(moved)
    for case (let quantized?, let result?) in zip(moved.outputs, node.outputs) {
      var mapping = source
      (mapping.inputs[0], mapping.outputs) = (quantized, [result])
      dequantized[result] = mapping
      graph.nodes.append(mapping)
    }
  }

  /// Quantises each input of a Concat instead of its result.
  private mutating func join(_ node: Graph.Node, _ quantization: Graph.Node) {
    var joined = node
    for (position, input) in node.inputs.enumerated() {
      guard let input else { continue }
      var mapping = quantization
      mapping.inputs[0] = input
      mapping.outputs = [addQuantized(of: input)]
      graph.nodes.append(mapping)
      joined.inputs[position] = mapping.outputs[0]
    }
    joined.outputs = quantization.outputs
    graph.nodes.append(joined)
    done.formUnion(quantization.outputs.compactMap(\.self))
  }

  private mutating func addQuantized(of id: Graph.ValueID) -> Graph.ValueID {
    graph.addValue(graph[id].name + ".uint8", type: graph[id].type.map { ValueType(.uint8, $0.shape) })
  }
}

extension Graph {
  /// Replaces elementwise operators between DequantizeLinear and QuantizeLinear by one ``Int8Table``.
  ///
  /// A uint8 has 256 values, so any function of it is a table of as many results: requantisation, Sigmoid, GELU, or
  /// HardSwish spelled out in nodes, with or without quantisation in between. The identity is removed.
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
        nodes[index].operation = Int8Table(results: results)
        nodes[index].inputs = [function.argument]
      }
    }
    replaceUses(replacements)
    removeUnusedNodes()
  }
}

/// The values visited so far that are elementwise functions of one uint8 value.
private struct KnownInt8Functions {
  /// A value as a function of `argument`: one of 256 results per element.
  struct Function {
    let argument: Graph.ValueID
    let results: Tensor
  }

  private var functions: [Graph.ValueID: Function] = [:]

  /// Returns the result of a node as a function of one uint8 value, and records it; nil if it is not one.
  mutating func add(_ node: Graph.Node, in graph: Graph) -> Function? {
    guard let output = node.outputs.first ?? nil, let (argument, operands) = operands(of: node, in: graph),
      graph[output].type?.shape == graph[argument].type?.shape,
      let results = try? node.operation.evaluate(operands).first, results.shape.count == 256
    else { return nil }
    let function = Function(argument: argument, results: results)
    functions[output] = function
    return function
  }

  /// Returns the argument that a node's operands are functions of, and the operands for each of its 256 values.
  private func operands(of node: Graph.Node, in graph: Graph) -> (Graph.ValueID, [Tensor?])? {
    switch node.operation {
    case is DequantizeLinear:
      guard graph.uint8Parameters(of: node) != nil, let input = node.inputs[0], graph[input].constant == nil else {
        return nil
      }
      let function = functions[input] ?? Function(argument: input, results: Self.allValues)
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

  /// Returns the inputs that are constant scalars, by position.
  private func constants(_ node: Graph.Node, _ graph: Graph) -> [Tensor?] {
    node.inputs.map { id in
      id.flatMap { graph[$0].constant }.flatMap { $0.shape.count == 1 ? $0.reshaped(to: []) : nil }
    }
  }

  private static let allValues = Tensor(Array(UInt8.min...UInt8.max), shape: [256])
}
