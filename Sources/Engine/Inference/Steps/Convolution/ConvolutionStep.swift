internal import Graphs
internal import Kernels
internal import Tensors

/// A two-dimensional channels-last convolution as indirect GEMM, one per group.
final class ConvolutionStep: Step {
  private let products: [PackedGemm]
  private let indirection: IndirectionBuffer
  private let reading: Reading
  private let input: PixelLocation
  private let output: PixelLocation
  private let residual: ValueLocation?
  private let inputScale: ValueLocation?
  private let pixels: Int
  private let inputChannels: Int
  private let outputChannels: Int

  /// The way in which the rows of the GEMM are located in the input.
  enum Reading {
    /// One input pixel per output pixel.
    case pixels
    /// One pointer per kernel row, whose taps are neighbours in the input.
    case kernelRows
    /// One pointer per tap, as each may lie in the padding.
    case taps

    /// Chooses the way for a convolution of dense pixels.
    init(_ indirection: IndirectionBuffer, groups: Int) {
      self = indirection.isPointwise ? .pixels : groups == 1 && indirection.hasWholeRows ? .kernelRows : .taps
    }
  }

  /// Packs the weights; nil where another step has to compute the node.
  init?(_ preparation: Preparation) {
    guard let plan = ConvolutionPlan(preparation), let activation = Activation(plan.convolution.activation) else {
      return nil
    }
    (input, output, residual, inputScale) = (plan.input, plan.output, plan.residual, plan.inputScale)
    (indirection, pixels) = (plan.indirection, plan.pixels)
    (inputChannels, outputChannels) = (plan.inputChannels, plan.outputChannels)
    let groups = plan.convolution.groups
    reading =
      indirection.isPointwise ? .pixels : groups == 1 && plan.isDense && indirection.hasWholeRows ? .kernelRows : .taps
    let rowStep = indirection.taps == 1 && pixels > 1 ? input.step * (plan.convolution.window.strides.last ?? 1) : nil
    let (columns, channels, taps) = (outputChannels / groups, inputChannels / groups, indirection.taps)
    // The number of taps that one pointer stands for.
    let width = reading == .kernelRows ? indirection.kernelWidth : 1
    products = (0..<groups).map { group in
      let first = group * columns
      return PackedGemm(
        columns: columns, taps: taps / width, steps: width, depth: channels,
        rowStep: rowStep, scalesRows: plan.convolution.scalesInput,
        bias: plan.bias.map { Array($0[first..<(first + columns)]) }, activation: activation,
        weights: plan.weights,
        layout: WeightLayout(
          first: first * channels * taps, column: channels * taps, tap: width, step: 1, depth: taps),
        kernels: preparation.kernels, packing: preparation.packing)
    }
  }

  var scratchBytes: Int { products.map(\.scratchBytes).max() ?? 0 }
  var zeroCount: Int { inputChannels }

  func run(_ context: ExecutionContext) {
    let (columns, depth) = (outputChannels / products.count, inputChannels / products.count)
    for (group, product) in products.enumerated() {
      let start = UnsafePointer(context.floats(input.start) + group * depth)
      let operands = PackedGemm.Operands(
        rows: pixels, output: context.floats(output.start) + group * columns, outputStride: output.step,
        residual: residual.map { UnsafePointer(context.floats($0) + group * columns) },
        rowScale: inputScale.map { UnsafePointer(context.floats($0)) })
      // Each case has its own closure, small enough to be inlined into the loops that call it.
      switch reading {
      case .pixels:
        product.run(operands, context) { first, count, _, addresses in
          for row in 0..<count { addresses[row] = start + (first + row) * input.step }
        }
      case .kernelRows:
        product.run(operands, context) { first, count, rowsPerTap, addresses in
          indirection.forEachKernelRow(ofPixels: first..<(first + count)) { kernelRow, run, offset, step in
            let line = addresses + kernelRow * rowsPerTap + run.lowerBound - first
            for index in 0..<run.count { line[index] = start + offset + index * step }
          }
        }
      case .taps:
        product.run(operands, context) { first, count, rowsPerTap, addresses in
          for row in 0..<count {
            indirection.forEachTap(ofPixel: first + row) { tap, offset in
              addresses[tap * rowsPerTap + row] = offset.map { start + $0 } ?? context.zeros
            }
          }
        }
      }
    }
  }
}
