internal import Tensors

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
    case let layer as LinearLayer: return operands[optional: 0]?.type.shape[layer.transposesA ? 0 : 1] ?? 0
    case is MatrixProduct: return operands[optional: 0]?.type.shape.dimensions.last ?? 0
    default: return 0
    }
  }
}
