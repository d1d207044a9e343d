internal import Tensors

extension Graph {
  /// The multiplications of a node whose products are summed up: those of convolutions, linear layers and matrix
  /// products by their definition, whatever way they are computed in; 0 for every other operator.
  ///
  /// The graph must be specialised.
  public func multiplyAdds(of node: Node) -> Int {
    guard let results = node.outputs.first.flatMap(\.self).flatMap({ self[$0].type?.shape.count }) else { return 0 }
    return results * productsPerResult(of: node)
  }

  private func productsPerResult(of node: Node) -> Int {
    let operands = operands(of: node)
    switch (node.operation as? Quantized)?.operation ?? node.operation {
    case is Convolution: return operands[optional: 1]?.type.shape.dimensions.dropFirst().reduce(1, *) ?? 0
    case let layer as LinearLayer: return operands[optional: 0]?.type.shape[layer.transposesA ? 0 : 1] ?? 0
    case is MatrixProduct: return operands[optional: 0]?.type.shape.dimensions.last ?? 0
    default: return 0
    }
  }
}
