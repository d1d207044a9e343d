public import Tensors

/// A neural network: nodes that compute values from values, in topological order.
public struct Graph: Sendable {
  /// The identity of a value within its graph.
  public struct ValueID: Hashable, Sendable {
    let index: Int
  }

  /// A tensor that flows through the graph: an input, a constant, or the result of a node.
  public struct Value: Sendable {
    /// The name in the file, or a generated one for a value that a pass added.
    public var name: String
    /// The type as the file declares it; only used for inputs.
    public var declared: DeclaredType?
    /// The inferred type; nil until the graph is specialised to the shapes of its inputs.
    public var type: ValueType?
    /// The tensor, if the value is the same in every run.
    public var constant: Tensor?
    /// The integers from which a constant was dequantised.
    public var quantized: QuantizedConstant?
  }

  /// One application of an operator.
  public struct Node: Sendable {
    /// The name in the file; may be empty.
    public var name: String
    /// The operator that is applied.
    public var operation: any Operator
    /// The operands by position; nil where an optional operand is omitted.
    public var inputs: [ValueID?]
    /// The results by position; nil where a result is unused.
    public var outputs: [ValueID?]

    /// Creates a node.
    public init(name: String, _ operation: any Operator, inputs: [ValueID?], outputs: [ValueID?]) {
      (self.name, self.operation, self.inputs, self.outputs) = (name, operation, inputs, outputs)
    }
  }

  /// All values; a value's ID is its index here.
  private var values: [Value] = []
  /// The nodes in execution order: each follows those that it depends on.
  public var nodes: [Node] = []
  /// The values that the caller provides.
  public var inputs: [ValueID] = []
  /// The values that the caller receives.
  public var outputs: [ValueID] = []

  /// Creates an empty graph.
  public init() {}

  /// The number of values; it never shrinks, since passes add values but do not remove them.
  public var valueCount: Int { values.count }

  /// Adds a value and returns its ID; a constant determines the type.
  public mutating func addValue(
    _ name: String, declared: DeclaredType? = nil, type: ValueType? = nil, constant: Tensor? = nil
  ) -> ValueID {
    let type = type ?? constant.map { ValueType($0.elementType, $0.shape) }
    values.append(Value(name: name, declared: declared, type: type, constant: constant))
    return ValueID(index: values.count - 1)
  }

  /// Adds a constant and returns its ID.
  public mutating func addConstant(_ name: String, _ tensor: Tensor) -> ValueID { addValue(name, constant: tensor) }

  /// The value with the given ID.
  public subscript(id: ValueID) -> Value {
    get { values[id.index] }
    set { values[id.index] = newValue }
  }
}

extension Graph.ValueID {
  /// The position among the graph's values, below ``Graph/valueCount``; use it to index tables that run parallel to
  /// them.
  public var position: Int { index }
}

extension Graph.Node {
  /// Returns the input at a position; nil if it is omitted.
  package func input(_ position: Int) -> Graph.ValueID? {
    inputs.indices.contains(position) ? inputs[position] : nil
  }
}

extension Graph {
  /// Returns the type of a node's input; nil if it is omitted or not known yet.
  package func type(_ node: Node, _ position: Int) -> ValueType? { node.input(position).flatMap { self[$0].type } }

  /// Returns the tensor of a node's input; nil if it is omitted or not constant.
  package func constant(_ node: Node, _ position: Int) -> Tensor? {
    node.input(position).flatMap { self[$0].constant }
  }

  /// Returns the types and constants of a node's inputs, whose types must be known.
  public func operands(of node: Node) -> Operands {
    Operands(
      node.inputs.map { id in
        guard let id, let type = self[id].type else { return nil }
        return Operand(type, constant: self[id].constant)
      })
  }

  /// The number of uses of each value, as an input of a node or an output of the graph, by position.
  public var useCounts: [Int] {
    var counts = [Int](repeating: 0, count: valueCount)
    for node in nodes { for case let id? in node.inputs { counts[id.position] += 1 } }
    for id in outputs { counts[id.position] += 1 }
    return counts
  }

  /// The index of the node that computes each value, by position; nil for inputs and constants.
  public var producers: [Int?] {
    var producers = [Int?](repeating: nil, count: valueCount)
    for (index, node) in nodes.enumerated() { for case let id? in node.outputs { producers[id.position] = index } }
    return producers
  }
}

/// The reasons why a graph cannot be prepared.
public enum GraphError: Error, Equatable {
  /// A node's operator does not accept its inputs.
  case node(name: String, operator: String, reason: OperatorError)
  /// A value of these extents exceeds the limit for one value, in bytes.
  case tooLarge(value: String, extents: [Int], limit: Int)
  /// Constant folding exceeds the limit for all constants, in bytes, at this node.
  case tooManyConstants(node: String, limit: Int)
  /// The tensors that are alive during a run exceed the limit, in bytes.
  case tooMuchMemory(bytes: Int, limit: Int)
  /// The caller's shape contradicts the one that the file declares for an input.
  case inputShape(name: String, expected: [Dimension], actual: Shape)
  /// The file leaves the rank of an input open, and the caller gives no shape.
  case unknownShape(input: String)
  /// The caller names an input that the graph does not have.
  case unknownInput(String, known: [String])
}

extension Graph {
  /// Returns the multiply-adds of a convolution, `Gemm` or `MatMul` node; 0 for every other operator.
  ///
  /// They are counted from the definition, whatever algorithm computes the node. The graph must be specialised.
  public func multiplyAdds(of node: Node) -> Int {
    guard let results = node.outputs.first.flatMap(\.self).flatMap({ self[$0].type?.shape.count }) else { return 0 }
    if let chain = node.operation as? InvertedResidual { return multiplyAdds(of: chain, operands(of: node)) }
    return results * productsPerResult(of: node)
  }

  private func multiplyAdds(of chain: InvertedResidual, _ operands: Operands) -> Int {
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
