internal import Tensors

extension Graph {
  /// Makes one ``ByteFunction`` of what turns bytes into numbers, computes with each by itself, and ends in bytes again.
  ///
  /// A byte has 256 values, so whatever is computed from one alone is a list of as many results: a change of scale,
  /// Sigmoid, GELU or `x · HardSigmoid(x)` written out in nodes, quantised in between or not. A list that changes nothing
  /// disappears.
  mutating func recognizeByteFunctions() {
    var known = KnownByteFunctions()
    var replacements: [ValueID: ValueID] = [:]
    let outputs = Set(outputs)
    for index in nodes.indices {
      guard let function = known.add(nodes[index], in: self), nodes[index].operation is Quantization,
        let output = nodes[index].outputs[0]
      else { continue }
      let results = function.results.withElements(of: UInt8.self) { Array($0) }
      if results == Array(UInt8.min...UInt8.max), !outputs.contains(output) {
        replacements[output] = function.argument
      } else {
        nodes[index].operation = ByteFunction(results: results)
        nodes[index].inputs = [function.argument]
      }
    }
    replaceUses(replacements)
    removeUnusedNodes()
  }
}

/// The values so far that are functions of one byte, element by element.
private struct KnownByteFunctions {
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
    case is Dequantization:
      guard graph.byteScale(of: node) != nil, let bytes = node.inputs[0], graph[bytes].constant == nil else {
        return nil
      }
      let function = functions[bytes] ?? Function(argument: bytes, results: Self.everyByte)
      return (function.argument, [function.results] + constants(node, graph).dropFirst())
    case is Quantization:
      guard graph.byteScale(of: node) != nil else { return nil }
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

  private static let everyByte = Tensor(Array(UInt8.min...UInt8.max), shape: [256])
}
