internal import Graphs
internal import Kernels
internal import Tensors

/// A two-dimensional channels-last int8 convolution as indirect GEMM, one per group.
struct QuantizedConvolutionStep: Step {
  private let products: [PackedInt8Gemm]
  private let geometry: ConvolutionGeometry
  private let isPointwise: Bool
  private let input: ValueLocation
  private let output: ValueLocation
  private let outputElementSize: Int
  /// A pixel of padding: the zero point of the input in every channel.
  private let padding: AlignedBuffer

  /// Packs the weights; nil where another step has to compute the node.
  init?(_ preparation: Preparation) {
    guard let plan = QuantizedConvolutionPlan(preparation) else { return nil }
    (geometry, input, output) = (plan.geometry, plan.input, plan.output)
    isPointwise = geometry.indirection.isPointwise
    let (groups, taps) = (plan.convolution.groups, geometry.indirection.taps)
    let (columns, channels) = (geometry.outputChannels / groups, geometry.inputChannels / groups)
    products = (0..<groups).map { group in
      let range = (group * columns)..<((group + 1) * columns)
      return PackedInt8Gemm(
        columns: columns, taps: taps, depth: channels, results: plan.results(range, preparation.packing),
        weights: plan.weights,
        layout: WeightLayout(
          first: range.lowerBound * channels * taps, column: channels * taps, tap: 1, depth: taps),
        kernels: preparation.kernels.int8, packing: preparation.packing)
    }
    outputElementSize = preparation.outputType()?.elementType.size ?? 1
    padding = AlignedBuffer(count: geometry.inputChannels)
    padding.start.initializeMemory(as: UInt8.self, repeating: plan.zero, count: geometry.inputChannels)
  }

  var scratchBytes: Int { products.map(\.scratchBytes).max() ?? 0 }

  func run(_ context: ExecutionContext) {
    let (columns, depth) = (geometry.outputChannels / products.count, geometry.inputChannels / products.count)
    let zeros = UnsafePointer(padding.start.assumingMemoryBound(to: UInt8.self))
    for (group, product) in products.enumerated() {
      let start = UnsafePointer(context.bytes(input).assumingMemoryBound(to: UInt8.self) + group * depth)
      let operands = PackedInt8Gemm.Operands(
        rows: geometry.pixels, output: context.bytes(output) + group * columns * outputElementSize,
        outputStride: geometry.outputChannels)
      product.run(operands, context) { first, count, rowsPerTap, addresses in
        for row in 0..<count {
          if isPointwise {
            addresses[row] = start + (first + row) * geometry.inputChannels
          } else {
            geometry.indirection.forEachTap(ofPixel: first + row) { tap, offset in
              addresses[tap * rowsPerTap + row] = offset.map { start + $0 } ?? zeros
            }
          }
        }
      }
    }
  }
}

/// A two-dimensional channels-last int8 convolution: the operands, geometry and quantisation of the steps.
struct QuantizedConvolutionPlan {
  let convolution: Convolution
  let geometry: ConvolutionGeometry
  /// The int8 weights `[outputs, inputs / groups, kernel…]`.
  let weights: Tensor
  /// The zero point of the input.
  let zero: UInt8
  let input: ValueLocation
  let output: ValueLocation
  private let scales: [Double]
  private let bias: [Double]
  private let result: (scale: Float, zeroPoint: Int)?

  /// Checks and collects the operands; nil for any other node.
  init?(_ preparation: Preparation) {
    guard let quantized = preparation.node.operation as? Quantized,
      let convolution = quantized.operation as? Convolution, let scale = quantized.operands[0]?.uniform,
      let type = preparation.operand(0)?.type, let outputType = preparation.outputType(),
      let geometry = ConvolutionGeometry(convolution, input: type.shape, output: outputType.shape),
      let constant = preparation.node.inputs[1].flatMap({ preparation.graph[$0].quantized }),
      let input = preparation.source(0), let output = preparation.destination()
    else { return nil }
    (self.convolution, self.geometry, weights) = (convolution, geometry, constant.integers)
    (self.input, self.output, zero) = (input, output, UInt8(truncatingIfNeeded: scale.zeroPoint))
    let (channels, weightScales) = (geometry.outputChannels, constant.scale.scale.doubles)
    scales = (0..<channels).map { Double(scale.scale) * weightScales[weightScales.count == 1 ? 0 : $0] }
    bias = preparation.operand(2)?.constant?.doubles ?? [Double](repeating: 0, count: channels)
    result = quantized.result?.uniform
  }

  /// Whether the results are uint8, not float32.
  var isQuantized: Bool { result != nil }

  /// Returns the requantisation of output channels; it corrects the sums for the products of the weights with the
  /// input's zero point.
  func results(_ channels: Range<Int>, _ packing: WeightPacking) -> ChannelRequantization {
    let clamp = Activation(convolution.activation)?.limits ?? Activation.identity.limits
    let size = weights.shape.count / max(geometry.outputChannels, 1)
    let corrections = packing.piece(byteCount: channels.count * MemoryLayout<Int32>.size) { piece in
      let corrections = piece.start.assumingMemoryBound(to: Int32.self)
      weights.withElements(of: Int8.self) { weights in
        for (index, channel) in channels.enumerated() {
          let sum = weights[(channel * size)..<((channel + 1) * size)].reduce(Int32(0)) { $0 &+ Int32($1) }
          corrections[index] = 0 &- sum &* Int32(zero)
        }
      }
    }
    return ChannelRequantization(
      scales: Array(scales[channels]), corrections: corrections, bias: Array(bias[channels]), clamp: clamp,
      result: result)
  }
}
