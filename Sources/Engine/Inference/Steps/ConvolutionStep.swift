internal import Graphs
internal import Kernels
internal import Tensors

/// A two-dimensional channels-last convolution as an indirect product, one product per group.
struct ConvolutionStep: Step {
  private let products: [PanelProduct]
  private let map: SpatialMap
  private let reading: Reading
  private let input: Place
  private let output: Place
  private let residual: Place?
  private let pixels: Int
  private let inputChannels: Int
  private let outputChannels: Int

  /// How the input is read.
  private enum Reading {
    /// One pixel for each pixel of the output.
    case pixels
    /// A row of the kernel at a time.
    case kernelRows
    /// Each tap apart, as it may lie in the padding.
    case taps
  }

  /// Packs the weights; nil where another step has to do it.
  init?(_ preparation: Preparation) {
    guard let plan = ConvolutionPlan(preparation), let activation = Activation(plan.convolution.activation) else {
      return nil
    }
    (input, output, residual) = (plan.input, plan.output, plan.residual)
    (map, pixels) = (plan.map, plan.pixels)
    (inputChannels, outputChannels) = (plan.inputChannels, plan.outputChannels)
    let groups = plan.convolution.groups
    reading = map.isPointwise ? .pixels : groups == 1 && map.hasWholeRows ? .kernelRows : .taps
    let (columns, channels, taps) = (outputChannels / groups, inputChannels / groups, map.taps)
    // Taps that are read as one.
    let width = reading == .kernelRows ? map.kernelWidth : 1
    products = (0..<groups).map { group in
      let first = group * columns
      return PanelProduct(
        columns: columns, taps: taps / width, steps: width, depth: channels,
        bias: plan.bias.map { Array($0[first..<(first + columns)]) }, activation: activation, weights: plan.weights,
        layout: WeightLayout(
          first: first * channels * taps, column: channels * taps, tap: width, step: 1, depth: taps),
        kernels: preparation.kernels, packing: preparation.packing)
    }
  }

  var scratchBytes: Int { products.map(\.scratchBytes).max() ?? 0 }
  var zeroCount: Int { inputChannels }

  func run(_ frame: Frame) {
    let (columns, depth) = (outputChannels / products.count, inputChannels / products.count)
    for (group, product) in products.enumerated() {
      let start = UnsafePointer(frame.floats(input) + group * depth)
      let operands = PanelProduct.Operands(
        rows: pixels, output: frame.floats(output) + group * columns, outputStride: outputChannels,
        residual: residual.map { UnsafePointer(frame.floats($0) + group * columns) })
      product.run(operands, frame) { first, count, rowsPerTap, addresses in
        locate(first..<(first + count), from: start, addresses, rowsPerTap, frame.zeros)
      }
    }
  }

  /// Writes where the input of some output pixels starts, that of each row and tap `stride` addresses apart.
  @inline(__always) private func locate(
    _ pixels: Range<Int>, from start: UnsafePointer<Float>, _ addresses: UnsafeMutablePointer<UnsafePointer<Float>>,
    _ stride: Int, _ zeros: UnsafePointer<Float>
  ) {
    switch reading {
    case .pixels: for index in 0..<pixels.count { addresses[index] = start + (pixels.lowerBound + index) * inputChannels }
    case .kernelRows:
      map.forEachKernelRow(ofPixels: pixels) { kernelRow, run, offset, step in
        let line = addresses + kernelRow * stride + run.lowerBound - pixels.lowerBound
        for index in 0..<run.count { line[index] = start + offset + index * step }
      }
    case .taps:
      for (index, pixel) in pixels.enumerated() {
        map.forEachTap(ofPixel: pixel) { tap, offset in
          addresses[tap * stride + index] = offset.map { start + $0 } ?? zeros
        }
      }
    }
  }
}
