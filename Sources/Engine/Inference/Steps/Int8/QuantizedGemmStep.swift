internal import Graphs
internal import Kernels
internal import Tensors

/// A matrix product of uint8 rows with constant int8 weights: `Gemm`, or `MatMul` with weights.
final class QuantizedGemmStep: Step {
  private let product: PackedInt8Gemm
  private let input: ValueLocation
  private let output: ValueLocation
  private let rows: Int
  private let depth: Int
  private let columns: Int

  /// Packs the weights; nil where another step has to compute the node.
  init?(_ preparation: Preparation) {
    guard let quantized = preparation.node.operation as? Quantized, let scale = quantized.operands[0]?.uniform,
      let type = preparation.operand(0)?.type, let input = preparation.source(0),
      let output = preparation.destination(),
      let weights = preparation.node.input(1).flatMap({ preparation.graph[$0].quantized })
    else { return nil }
    var (isTransposed, beta, function) = (false, 1.0, UnaryFunction?.none)
    switch quantized.operation {
    case let layer as Gemm: (isTransposed, beta, function) = (layer.transposesB, Double(layer.beta), layer.activation)
    case let layer as MatMul: function = layer.activation
    default: return nil
    }
    let shape = weights.integers.shape
    let (depth, columns) = isTransposed ? (shape[1], shape[0]) : (shape[0], shape[1])
    guard depth > 0, columns > 0, type.shape.dimensions.last == depth else { return nil }
    (self.input, self.output, self.depth, self.columns, rows) = (
      input, output, depth, columns, type.shape.count / depth
    )
    let layout = WeightLayout(column: isTransposed ? depth : 1, depth: isTransposed ? 1 : columns)
    let bias = preparation.operand(2)?.constant?.doubles.map { $0 * beta }
    let results = ChannelRequantization(
      scales: weights.scale.scales(columns).map { Double(scale.scale) * $0 },
      corrections: Self.corrections(weights.integers, layout, columns, depth, scale.zeroPoint, preparation.packing),
      bias: bias ?? [Double](repeating: 0, count: columns),
      clamp: Activation(function)?.limits ?? Activation.identity.limits, result: quantized.result?.uniform)
    product = PackedInt8Gemm(
      columns: columns, taps: 1, depth: depth, results: results, weights: weights.integers, layout: layout,
      kernels: preparation.kernels.int8, packing: preparation.packing)
  }

  /// Returns the terms that correct the sums for the products of the weights with the input's zero point.
  private static func corrections(
    _ weights: Tensor, _ layout: WeightLayout, _ columns: Int, _ depth: Int, _ zero: Int, _ packing: WeightPacking
  ) -> AlignedBuffer {
    packing.piece(byteCount: columns * MemoryLayout<Int32>.size) { piece in
      piece.clear()
      let corrections = piece.start.assumingMemoryBound(to: Int32.self)
      weights.withElements(of: Int8.self) { weights in
        for column in 0..<columns {
          for k in 0..<depth {
            corrections[column] &-= Int32(weights[column * layout.column + k * layout.depth]) &* Int32(zero)
          }
        }
      }
    }
  }

  var scratchBytes: Int { product.scratchBytes }

  func run(_ context: ExecutionContext) {
    let start = UnsafePointer(context.bytes(input).assumingMemoryBound(to: UInt8.self))
    let operands = PackedInt8Gemm.Operands(rows: rows, output: context.bytes(output), outputStride: columns)
    product.run(operands, context) { first, count, _, addresses in
      for row in 0..<count { addresses[row] = start + (first + row) * depth }
    }
  }
}
