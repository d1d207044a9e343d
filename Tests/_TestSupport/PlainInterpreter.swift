public import Graphs
public import Tensors

/// Runs a graph node by node with the operators' plain definitions.
public struct PlainInterpreter {
  private let graph: Graph

  /// An interpreter of a graph whose types are all known.
  public init(graph: Graph) { self.graph = graph }

  /// The graph's outputs for inputs in the order of the graph's.
  public func outputs(for inputs: [Tensor]) throws -> [Tensor] {
    var values = (0..<graph.valueCount).map { _ in Tensor?.none }
    for (id, tensor) in zip(graph.inputs, inputs) { values[id.position] = tensor }
    for node in graph.nodes {
      let operands = node.inputs.map { id in id.flatMap { graph[$0].constant ?? values[$0.position] } }
      let results = try node.operation.evaluate(operands)
      for (id, tensor) in zip(node.outputs, results) { if let id { values[id.position] = tensor } }
    }
    return try graph.outputs.map { id in
      guard let tensor = graph[id].constant ?? values[id.position] else { throw Missing(name: graph[id].name) }
      return tensor
    }
  }

  struct Missing: Error { let name: String }
}
