internal import Graphs
public import Tensors

/// What one step of a prepared model does.
public struct StepDescription: Sendable, Equatable {
  /// The operator's name in ONNX.
  public let operatorName: String
  /// The node's name in the file; may be empty.
  public let node: String
  /// The algorithm that was chosen, such as `DepthwiseRow`; `Plain` is the definition itself.
  public let algorithm: String
  /// The extents of the first result, channels last where the algorithm lays it out so.
  public let shape: Shape
  /// Multiplications whose products are summed up, by the operator's definition.
  public let multiplyAdds: Int

  /// A step by all of its parts.
  public init(operatorName: String, node: String, algorithm: String, shape: Shape, multiplyAdds: Int) {
    (self.operatorName, self.node, self.algorithm) = (operatorName, node, algorithm)
    (self.shape, self.multiplyAdds) = (shape, multiplyAdds)
  }

  /// The step in one line, for messages.
  public var text: String { "\(operatorName) \(node) (\(algorithm))" }
}

extension StepDescription {
  init(_ node: Graph.Node, as step: some Step, in graph: Graph) {
    let name = "\(type(of: step))"
    self.init(
      operatorName: node.operation.name, node: node.name,
      algorithm: name.hasSuffix("Step") ? String(name.dropLast("Step".count)) : name,
      shape: node.outputs.first.flatMap(\.self).flatMap { graph[$0].type?.shape } ?? [],
      multiplyAdds: graph.multiplyAdds(of: node))
  }
}

extension Model {
  /// Multiplications of one run whose products are summed up, by the operators' definitions.
  public var multiplyAdds: Int { stepDescriptions.reduce(0) { $0 + $1.multiplyAdds } }
}
