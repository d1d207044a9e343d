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
      // A closure for each, small enough to become part of the loops that call it.
      switch reading {
      case .pixels:
        product.run(operands, frame) { first, count, _, addresses in
          for row in 0..<count { addresses[row] = start + (first + row) * inputChannels }
        }
      case .kernelRows:
        product.run(operands, frame) { first, count, rowsPerTap, addresses in
          map.forEachKernelRow(ofPixels: first..<(first + count)) { kernelRow, run, offset, step in
            let line = addresses + kernelRow * rowsPerTap + run.lowerBound - first
            for index in 0..<run.count { line[index] = start + offset + index * step }
          }
        }
      case .taps:
        product.run(operands, frame) { first, count, rowsPerTap, addresses in
          for row in 0..<count {
            map.forEachTap(ofPixel: first + row) { tap, offset in
              addresses[tap * rowsPerTap + row] = offset.map { start + $0 } ?? frame.zeros
            }
          }
        }
      }
    }
  }
}
