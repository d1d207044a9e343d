internal import Graphs
internal import Kernels
internal import Tensors

/// A two-dimensional channels-last convolution of bytes as an indirect product, one product per group.
struct QuantizedConvolutionStep: Step {
  private let products: [ByteProduct]
  private let geometry: ConvolutionGeometry
  private let isPointwise: Bool
  private let input: Place
  private let output: Place
  private let outputElementSize: Int
  /// What taps in the padding read: as many bytes that stand for 0 as there are channels.
  private let padding: AlignedBuffer

  /// Packs the weights; nil where another step has to do it.
  init?(_ preparation: Preparation) {
    guard let plan = QuantizedConvolutionPlan(preparation) else { return nil }
    (geometry, input, output) = (plan.geometry, plan.input, plan.output)
    isPointwise = geometry.map.isPointwise
    let (groups, taps) = (plan.convolution.groups, geometry.map.taps)
    let (columns, channels) = (geometry.outputChannels / groups, geometry.inputChannels / groups)
    products = (0..<groups).map { group in
      let range = (group * columns)..<((group + 1) * columns)
      return ByteProduct(
        columns: columns, taps: taps, depth: channels, results: plan.results(range, preparation.packing),
        weights: plan.weights,
        layout: WeightLayout(
          first: range.lowerBound * channels * taps, column: channels * taps, tap: 1, depth: taps),
        kernels: preparation.kernels.bytes, packing: preparation.packing)
    }
    outputElementSize = preparation.outputType()?.elementType.size ?? 1
    padding = AlignedBuffer(count: geometry.inputChannels)
    padding.start.initializeMemory(as: UInt8.self, repeating: plan.zero, count: geometry.inputChannels)
  }

  var scratchBytes: Int { products.map(\.scratchBytes).max() ?? 0 }

  func run(_ frame: Frame) {
    let (columns, depth) = (geometry.outputChannels / products.count, geometry.inputChannels / products.count)
    let zeros = UnsafePointer(padding.start.assumingMemoryBound(to: UInt8.self))
    for (group, product) in products.enumerated() {
      let start = UnsafePointer(frame.bytes(input).assumingMemoryBound(to: UInt8.self) + group * depth)
      let operands = ByteProduct.Operands(
        rows: geometry.pixels, output: frame.bytes(output) + group * columns * outputElementSize,
        outputStride: geometry.outputChannels)
      product.run(operands, frame) { first, count, rowsPerTap, addresses in
        for row in 0..<count {
          if isPointwise {
            addresses[row] = start + (first + row) * geometry.inputChannels
          } else {
            geometry.map.forEachTap(ofPixel: first + row) { tap, offset in
              addresses[tap * rowsPerTap + row] = offset.map { start + $0 } ?? zeros
            }
          }
        }
      }
    }
  }
}
