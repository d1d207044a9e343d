public import Tensors

/// A network as nodes between values, in an order in which each node follows the ones it depends on.
public struct Graph: Sendable {
  /// Names one value of a graph.
  public struct ValueID: Hashable, Sendable {
    let index: Int
  }

  /// Something that is fed, stored or computed.
  public struct Value: Sendable {
    /// The name in the file, or one made up for a value that a pass added.
    public var name: String
    /// The type as the file declares it; of use for inputs.
    public var declared: DeclaredType?
    /// The type, once the graph is specialised to the shapes of its inputs.
    public var type: ValueType?
    /// The content of a value that is the same in every run.
    public var constant: Tensor?
    /// The integers that a constant was made of by a dequantisation.
    public var quantized: QuantizedConstant?
  }

  /// One application of an operator.
  public struct Node: Sendable {
    /// The name in the file; may be empty.
    public var name: String
    /// What is computed.
    public var operation: any Operator
    /// The values used, by position; nil where an optional one is left out.
    public var inputs: [ValueID?]
    /// The values made, by position; nil where nobody asks for one.
    public var outputs: [ValueID?]

    /// A node from its parts.
    public init(name: String, _ operation: any Operator, inputs: [ValueID?], outputs: [ValueID?]) {
      (self.name, self.operation, self.inputs, self.outputs) = (name, operation, inputs, outputs)
    }
  }

  /// Every value, by the index in its id.
  private var values: [Value] = []
  /// The nodes in an order of execution.
  public var nodes: [Node] = []
  /// The values that a caller feeds.
  public var inputs: [ValueID] = []
  /// The values that a caller receives.
  public var outputs: [ValueID] = []

  /// An empty graph.
  public init() {}

  /// How many values there are; grows only.
  public var valueCount: Int { values.count }

  /// Adds a value.
  public mutating func addValue(
    _ name: String, declared: DeclaredType? = nil, type: ValueType? = nil, constant: Tensor? = nil
  ) -> ValueID {
    let type = type ?? constant.map { ValueType($0.elementType, $0.shape) }
    values.append(Value(name: name, declared: declared, type: type, constant: constant))
    return ValueID(index: values.count - 1)
  }

  /// Adds a value that is the same in every run.
  public mutating func addConstant(_ name: String, _ tensor: Tensor) -> ValueID { addValue(name, constant: tensor) }

  /// One value.
  public subscript(id: ValueID) -> Value {
    get { values[id.index] }
    set { values[id.index] = newValue }
  }
}

extension Graph.ValueID {
  /// The position among the graph's values, below ``Graph/valueCount``: an index for tables beside the graph.
  public var position: Int { index }
}

extension Graph {
  /// What is known about the inputs of a node; their types must be.
  public func operands(of node: Node) -> Operands {
    Operands(
      node.inputs.map { id in
        guard let id, let type = self[id].type else { return nil }
        return Operand(type, constant: self[id].constant)
      })
  }

  /// How often each value is used, as an input of a node or an output of the graph, by position.
  public var useCounts: [Int] {
    var counts = [Int](repeating: 0, count: valueCount)
    for node in nodes { for case let id? in node.inputs { counts[id.position] += 1 } }
    for id in outputs { counts[id.position] += 1 }
    return counts
  }

  /// The index of the node that makes each value, by position.
  public var producers: [Int?] {
    var producers = [Int?](repeating: nil, count: valueCount)
    for (index, node) in nodes.enumerated() { for case let id? in node.outputs { producers[id.position] = index } }
    return producers
  }
}

/// Why a graph cannot be prepared.
public enum GraphError: Error, Equatable {
  /// A node's operator cannot be applied to its inputs.
  case node(name: String, operator: String, reason: OperatorError)
  /// A value of these extents would need more bytes than one may.
  case tooLarge(value: String, extents: [Int], limit: Int)
  /// The constants computed beforehand, those of this node included, would need more bytes than all of them may.
  case tooManyConstants(node: String, limit: Int)
  /// The inputs, results and what lies between would need more bytes than a run may.
  case tooMuchMemory(bytes: Int, limit: Int)
  /// The caller's shape does not fit what the file declares for an input.
  case inputShape(name: String, expected: [Dimension], actual: Shape)
  /// The file leaves an extent open and the caller does not say it.
  case unknownShape(input: String)
  /// The caller feeds an input that the graph does not have.
  case unknownInput(String, known: [String])
}

extension Graph {
  /// The multiplications of a node whose products are summed up: those of convolutions, linear layers and matrix
  /// products by their definition, whatever way they are computed in; 0 for every other operator.
  ///
  /// The graph must be specialised.
  public func multiplyAdds(of node: Node) -> Int {
    guard let results = node.outputs.first.flatMap(\.self).flatMap({ self[$0].type?.shape.count }) else { return 0 }
    if let chain = node.operation as? SeparableConvolution { return multiplyAdds(of: chain, operands(of: node)) }
    return results * productsPerResult(of: node)
  }

  private func multiplyAdds(of chain: SeparableConvolution, _ operands: Operands) -> Int {
    let types = (try? chain.stageTypes(operands)) ?? []
    return zip(chain.stages, types).reduce(0) { sum, stage in
      let products = operands[optional: stage.0.weights]?.type.shape.dimensions.dropFirst().reduce(1, *) ?? 0
      return sum + stage.1.shape.count * products
    }
  }

  private func productsPerResult(of node: Node) -> Int {
    let operands = operands(of: node)
    switch (node.operation as? Quantized)?.operation ?? node.operation {
    case is Convolution: return operands[optional: 1]?.type.shape.dimensions.dropFirst().reduce(1, *) ?? 0
    case let layer as Gemm: return operands[optional: 0]?.type.shape[layer.transposesA ? 0 : 1] ?? 0
    case is MatMul: return operands[optional: 0]?.type.shape.dimensions.last ?? 0
    default: return 0
    }
  }
}
