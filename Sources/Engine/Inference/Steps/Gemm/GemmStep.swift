internal import Graphs
internal import Kernels
internal import Tensors

/// A matrix product with a constant right operand: `Gemm`, or `MatMul` with weights.
final class GemmStep: Step {
  private let product: PackedGemm
  private let input: ValueLocation
  private let output: ValueLocation
  private let residual: ValueLocation?
  private let rows: Int
  private let depth: Int
  private let columns: Int

  /// Packs the weights; nil where another step has to compute the node.
  init?(_ preparation: Preparation) {
    guard let type = preparation.floatType(0), let weights = preparation.operand(1)?.constant, weights.shape.rank == 2,
      weights.elementType == .float32, let input = preparation.source(0), let output = preparation.destination()
    else { return nil }
    var (isTransposed, bias, activation) = (false, [Float]?.none, Activation.identity)
    if let layer = preparation.node.operation as? Gemm {
      guard !layer.transposesA, layer.alpha == 1, let fused = Activation(layer.activation) else { return nil }
      (isTransposed, activation) = (layer.transposesB, fused)
      if let operand = preparation.operand(2) {
        guard let constant = operand.constant, constant.shape.count == weights.shape[isTransposed ? 0 : 1],
          constant.shape.dimensions.last == constant.shape.count
        else { return nil }
        bias = constant.floats.map { $0 * layer.beta }
      }
    } else if let layer = preparation.node.operation as? MatMul, let fused = Activation(layer.activation) {
      (activation, bias) = (fused, layer.addsBias ? preparation.operand(2)?.constant?.floats : nil)
      if layer.addsBias != (bias != nil) { return nil }
    } else {
      return nil
    }
    residual = (preparation.node.operation as? MatMul)?.addsResidual == true ? preparation.source(3) : nil
    depth = weights.shape[isTransposed ? 1 : 0]
    columns = weights.shape[isTransposed ? 0 : 1]
    guard type.shape.rank > 0, depth > 0, type.shape[type.shape.rank - 1] == depth else { return nil }
    rows = type.shape.count / depth
    (self.input, self.output) = (input, output)
    product = PackedGemm(
      columns: columns, depth: depth, rowStep: rows > 1 ? depth : nil, bias: bias, activation: activation,
      weights: weights,
      layout: WeightLayout(column: isTransposed ? depth : 1, depth: isTransposed ? 1 : columns),
      kernels: preparation.kernels, packing: preparation.packing)
  }

  var scratchBytes: Int { product.scratchBytes }

  func run(_ context: ExecutionContext) {
    let start = UnsafePointer(context.floats(input))
    let operands = PackedGemm.Operands(
      rows: rows, output: context.floats(output), outputStride: columns,
      residual: residual.map { UnsafePointer(context.floats($0)) })
    product.run(operands, context) { first, count, _, addresses in
      for row in 0..<count { addresses[row] = start + (first + row) * depth }
    }
  }
}
