internal import Graphs
internal import Kernels
internal import Tensors

/// A pointwise convolution of some rows of an image, on the calling thread.
struct PointwiseRows: Sendable {
  let inputs: Int
  let outputs: Int
  private let product: PanelProduct

  /// Packs the weights `[outputs, inputs, 1, 1]`, an operand of what is prepared, as is the bias after them; nil for
  /// weights that are not constant and activations that no kernel computes.
  init?(_ convolution: Convolution, at position: Int, of preparation: Preparation) {
    guard let activation = Activation(convolution.activation),
      let weights = preparation.operand(position)?.constant
    else { return nil }
    let (outputs, inputs) = (weights.shape[0], weights.shape[1])
    (self.inputs, self.outputs) = (inputs, outputs)
    product = PanelProduct(
      columns: outputs, depth: inputs, bias: preparation.operand(position + 1)?.constant?.floats,
      activation: activation, weights: weights, layout: WeightLayout(column: inputs), kernels: preparation.kernels,
      packing: preparation.packing)
  }

  var scratchBytes: Int { product.scratchBytes }

  /// Computes `count` pixels.
  ///
  /// - Parameters:
  ///   - residual: added before the activation, laid out as the output.
  ///   - addresses: scratch memory of ``scratchBytes``.
  func run(
    _ count: Int, from source: UnsafePointer<Float>, to output: UnsafeMutablePointer<Float>,
    residual: UnsafePointer<Float>?, _ addresses: UnsafeMutablePointer<UnsafePointer<Float>>
  ) {
    let operands = PanelProduct.Operands(rows: count, output: output, outputStride: outputs, residual: residual)
    product.run(operands, addresses) { first, count, _, addresses in
      for pixel in 0..<count { addresses[pixel] = source + (first + pixel) * inputs }
    }
  }
}
