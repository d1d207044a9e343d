internal import Graphs
internal import Kernels
internal import Tensors
internal import Threads

/// A grouped convolution with one of the usual windows and narrow groups, its rows split among the workers.
final class GroupedRowStep: Step {
  private let plan: ConvolutionPlan
  private let weights: GroupedWeights
  private let activation: Activation
  private let kernel: GroupedRowKernel
  private let activate: ActivationKernel
  private let (top, left): (Int, Int)
  private let groupWidth: Int

  /// Packs the weights; nil for groups that do not fill a register evenly and for windows without a kernel.
  init?(_ preparation: Preparation) {
    let kernels = preparation.kernels
    guard let plan = ConvolutionPlan(preparation), plan.isDense,
      let activation = Activation(plan.convolution.activation),
      plan.convolution.groups > 1, plan.inputChannels == plan.outputChannels,
      plan.convolution.window.dilations == [1, 1],
      let kernel = kernels.groupedRows.kernel(
        columns: plan.indirection.kernelWidth, stride: plan.convolution.window.strides[1])
    else { return nil }
    groupWidth = plan.inputChannels / plan.convolution.groups
    guard kernels.lanes % groupWidth == 0 else { return nil }
    (self.plan, self.activation, self.kernel, activate) = (plan, activation, kernel, kernels.activation)
    let padding = plan.convolution.window.resolvedPadding(for: plan.inputExtents).before
    (top, left) = (padding[0], padding[1])
    weights = GroupedWeights(plan, groupWidth, lanes: kernels.lanes, packing: preparation.packing)
  }

  var zeroCount: Int { plan.inputChannels }

  func run(_ context: ExecutionContext) {
    let indirection = plan.indirection
    context.worker.split(plan.pixels / indirection.width) { _, range in
      for row in range {
        let (image, y) = row.quotientAndRemainder(dividingBy: indirection.height)
        convolve(y, ofImage: image, to: row * indirection.width * plan.outputChannels, context)
      }
    }
  }

  /// Computes output row `y` of an image, which begins `offset` floats after the start of the output.
  private func convolve(_ y: Int, ofImage image: Int, to offset: Int, _ context: ExecutionContext) {
    let (channels, height) = (plan.inputChannels, plan.inputExtents[0])
    let (window, lineFloats) = (plan.convolution.window, plan.inputExtents[1] * channels)
    let first = y * window.strides[0] - top
    let rows = max(0, -first)..<max(max(0, -first), min(window.kernel[0], height - first))
    let input =
      UnsafePointer(context.floats(plan.input.start)) + (image * height + first + rows.lowerBound) * lineFloats
    let output = context.floats(plan.output.start) + offset
    let operands = weights.operands(
      firstRow: rows.lowerBound, residual: plan.residual.map { UnsafePointer(context.floats($0)) + offset },
      output: output, activation)
    kernel(
      GroupedRowArguments(
        row: DepthwiseRowArguments(
          input: input, rowStride: lineFloats, inputWidth: plan.inputExtents[1], rows: rows.count, firstColumn: -left,
          pixels: plan.indirection.width, operands: operands),
        groupWidth: groupWidth, zeros: context.zeros))
    if activation.bounds == nil { activate(output, output, plan.indirection.width * channels, activation) }
  }
}

/// The packed weights and bias of a grouped convolution, in the order that `GroupedRowArguments` states.
private struct GroupedWeights {
  private let weights: AlignedBuffer
  private let bias: AlignedBuffer
  private let channels: Int
  /// The floats from one line to the next: the channels, rounded up to whole registers.
  private let stride: Int
  /// The lines of one row of the window.
  private let linesPerRow: Int

  /// Packs weights `[channels, groupWidth, rows, columns]`.
  init(_ plan: ConvolutionPlan, _ groupWidth: Int, lanes: Int, packing: WeightPacking) {
    let (channels, stride) = (plan.outputChannels, plan.outputChannels.rounded(upTo: lanes))
    let (rows, columns) = (plan.indirection.kernelHeight, plan.indirection.kernelWidth)
    (self.channels, self.stride, linesPerRow) = (channels, stride, groupWidth * columns)
    bias = AlignedBuffer(plan.bias ?? [], capacity: stride)
    weights = packing.piece(byteCount: rows * groupWidth * columns * stride * MemoryLayout<Float>.size) { piece in
      piece.clear()
      plan.weights.withElements(of: Float.self) { source in
        for (index, value) in source.enumerated() {
          let (rest, column) = index.quotientAndRemainder(dividingBy: columns)
          let (channel, place) = rest.quotientAndRemainder(dividingBy: groupWidth * rows)
          let (input, row) = place.quotientAndRemainder(dividingBy: rows)
          piece.floats[((row * groupWidth + input) * columns + column) * stride + channel] = value
        }
      }
    }
  }

  /// Returns the operands of a kernel call: the weights from a row of the window on, the bias, and the output.
  func operands(
    firstRow: Int, residual: UnsafePointer<Float>?, output: UnsafeMutablePointer<Float>, _ activation: Activation
  ) -> DepthwiseOperands {
    let (lower, upper) = activation.limits
    return DepthwiseOperands(
      channels: channels, inputStep: channels, outputStep: channels,
      weights: UnsafePointer(weights.floats + firstRow * linesPerRow * stride),
      weightStride: stride, bias: UnsafePointer(bias.floats), residual: residual, output: output, lower: lower,
      upper: upper)
  }
}
