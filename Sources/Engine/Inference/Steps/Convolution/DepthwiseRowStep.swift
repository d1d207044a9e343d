internal import Graphs
internal import KernelDispatch
internal import Kernels
internal import Tensors
internal import Threads

/// A depthwise convolution with one of the usual windows, its rows split among the workers.
final class DepthwiseRowStep: Step {
  private let rows: DepthwiseRows
  private let plan: ConvolutionPlan
  /// The means of the output's rows; nil where nothing uses them.
  private let means: ValueLocation?

  /// Packs the weights; nil for windows without a row kernel.
  init?(_ preparation: Preparation) {
    guard let plan = ConvolutionPlan(preparation), let input = preparation.floatType(0),
      plan.geometry.isDepthwise(plan.convolution),
      let rows = DepthwiseRows(
        plan.convolution, input: input.shape, width: plan.indirection.width, at: 1, steps: plan.steps, of: preparation)
    else { return nil }
    (self.rows, self.plan, means) = (rows, plan, preparation.destination(1))
  }

  func run(_ context: ExecutionContext) {
    let (height, lineFloats) = (plan.indirection.height, rows.width * plan.output.step)
    let (input, output) = (UnsafePointer(context.floats(plan.input.start)), context.floats(plan.output.start))
    let residual = plan.residual.map { UnsafePointer(context.floats($0)) }
    let means = means.map { context.floats($0) }
    context.worker.split(plan.pixels / rows.width) { _, range in
      var first = range.lowerBound
      while first < range.upperBound {
        let (image, y) = first.quotientAndRemainder(dividingBy: height)
        let count = min(height - y, range.upperBound - first)
        rows.convolve(
          y..<(y + count), from: input + image * plan.inputExtents[0] * rows.inputStride, firstRow: 0,
          residual: residual.map { $0 + first * lineFloats }, to: output + first * lineFloats,
          means: means.map { $0 + first * rows.channels })
        first += count
      }
    }
  }
}

/// A depthwise convolution with one of the usual windows, row by row and without an indirection buffer.
///
/// Neighbouring rows of the output share rows of the input. Where these are too long for the first-level cache, the rows are
/// computed for some channels after others, so that each part of the input comes from the second level once.
struct DepthwiseRows: Sendable {
  /// The width of the output in columns.
  let width: Int
  let channels: Int
  /// The floats from one row of the input to the next.
  let inputStride: Int
  private let weights: DepthwiseWeights
  private let activation: Activation
  private let kernel: DepthwiseRowKernel
  private let activate: ActivationKernel
  private let columnSum: ColumnSumKernel
  private let window: Window
  private let padding: [Int]
  private let (inputHeight, inputWidth): (Int, Int)
  /// The channels that are computed together.
  private let channelsTogether: Int
  /// The floats from one pixel to the next.
  private let steps: (input: Int, output: Int)

  /// The bytes of the input rows under a window that stay in the first-level cache beside weights and output: half of it.
  private static let windowBytes = CacheSizes.current.level1 / 2
  /// The fewest channels that are computed together: those of two cache lines, which processors fetch in pairs.
  private static let fewestTogether = 32

  /// Packs the weights `[channels, 1, rows, columns]`, the operand at `position`, and the bias behind it; nil for
  /// weights that are not constant, and for windows and activations without a kernel.
  ///
  /// - Parameters:
  ///   - input: the shape `[images, rows, columns, channels]` of the input.
  ///   - steps: the floats from one pixel to the next; the channels where it is omitted.
  init?(
    _ convolution: Convolution, input: Shape, width: Int, at position: Int, steps: (input: Int, output: Int)? = nil,
    of preparation: Preparation
  ) {
    let (window, kernels) = (convolution.window, preparation.kernels)
    guard let weights = preparation.operand(position)?.constant, let activation = Activation(convolution.activation),
      window.dilations == [1, 1],
      let kernel = kernels.depthwiseRows.kernel(columns: window.kernel[1], stride: window.strides[1])
    else { return nil }
    (self.window, self.activation, self.kernel) = (window, activation, kernel)
    (activate, columnSum) = (kernels.activation, kernels.columnSum)
    (inputHeight, inputWidth, channels, self.width) = (input[1], input[2], input[3], width)
    self.steps = steps ?? (channels, channels)
    inputStride = inputWidth * self.steps.input
    padding = window.resolvedPadding(for: [inputHeight, inputWidth]).before
    let columnBytes = window.kernel[0] * inputWidth * MemoryLayout<Float>.size
    let fitting = Self.windowBytes / columnBytes / kernels.lanes * kernels.lanes
    let isWorthwhile = channels * columnBytes > 2 * Self.windowBytes && fitting >= Self.fewestTogether
    channelsTogether = isWorthwhile ? fitting : channels
    self.weights = DepthwiseWeights(
      channels: channels, taps: window.kernel.reduce(1, *),
      bias: preparation.operand(position + 1)?.constant?.floats ?? [], weights, lanes: kernels.lanes,
      packing: preparation.packing)
  }

  /// Returns the input rows that output rows depend on.
  func inputRows(of rows: Range<Int>) -> Range<Int> {
    guard let last = rows.last else { return 0..<0 }
    let first = rows.lowerBound * window.strides[0] - padding[0]
    let end = last * window.strides[0] - padding[0] + window.kernel[0]
    return (first..<max(first, end)).clamped(to: 0..<inputHeight)
  }

  /// Computes output rows of an image.
  ///
  /// - Parameters:
  ///   - input: the image from row `firstRow` on, which must not come after the first row needed.
  ///   - residual: a tensor added before the activation, laid out as the output.
  ///   - output: the first of the rows.
  ///   - means: a line of means of each row; nil where nothing uses them.
  func convolve(
    _ rows: Range<Int>, from input: UnsafePointer<Float>, firstRow: Int, residual: UnsafePointer<Float>? = nil,
    to output: UnsafeMutablePointer<Float>, means: UnsafeMutablePointer<Float>? = nil
  ) {
    let lineFloats = width * steps.output
    for first in stride(from: 0, to: channels, by: channelsTogether) {
      let part = first..<min(first + channelsTogether, channels)
      for y in rows {
        let place = (y - rows.lowerBound) * lineFloats
        convolve(
          y, part, from: input, firstRow: firstRow, residual: residual.map { $0 + place }, to: output + place)
        guard part.upperBound == channels else { continue }
        if activation.bounds == nil {
          Inference.activate(output + place, width, activation, channels, steps.output, kernel: activate)
        }
        if let means {
          let line = means + (y - rows.lowerBound) * channels
          columnSum(output + place, width, steps.output, channels, .value, 1 / Float(width), line)
        }
      }
    }
  }

  /// Computes some channels of one output row.
  private func convolve(
    _ y: Int, _ channels: Range<Int>, from input: UnsafePointer<Float>, firstRow: Int,
    residual: UnsafePointer<Float>?, to output: UnsafeMutablePointer<Float>
  ) {
    let top = y * window.strides[0] - padding[0]
    let taps = max(0, -top)..<max(max(0, -top), min(window.kernel[0], inputHeight - top))
    kernel(
      DepthwiseRowArguments(
        input: input + (top + taps.lowerBound - firstRow) * inputStride + channels.lowerBound, rowStride: inputStride,
        inputWidth: inputWidth, rows: taps.count, firstColumn: -padding[1], pixels: width,
        operands: weights.operands(
          firstTap: taps.lowerBound * window.kernel[1], channels: channels, residual: residual, output: output,
          activation, steps: steps)))
  }
}
