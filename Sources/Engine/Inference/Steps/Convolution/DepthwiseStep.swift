internal import Graphs
internal import Kernels
internal import Tensors
internal import Threads

/// A depthwise convolution with any window: every input channel has its own filter and one output channel.
final class DepthwiseStep: Step {
  private let plan: ConvolutionPlan
  private let weights: DepthwiseWeights
  private let activation: Activation
  private let kernels: KernelSet

  /// Pixels per kernel call: enough to amortise loading the weights, few enough to stay in the first-level cache.
  private static let run = 32

  /// Packs the weights; nil for any other convolution, and for means of rows.
  init?(_ preparation: Preparation) {
    guard preparation.node.outputs.count == 1, let plan = ConvolutionPlan(preparation),
      let activation = Activation(plan.convolution.activation),
      let weights = DepthwiseWeights(plan, lanes: preparation.kernels.lanes, packing: preparation.packing)
    else { return nil }
    (self.plan, self.weights, self.activation, kernels) = (plan, weights, activation, preparation.kernels)
  }

  var scratchBytes: Int { Self.run * plan.indirection.taps * MemoryLayout<UnsafePointer<Float>>.size }
  var zeroCount: Int { plan.inputChannels }

  func run(_ context: ExecutionContext) {
    context.worker.split(plan.pixels, grain: Self.run) { worker, range in
      var first = range.lowerBound
      while first < range.upperBound {
        let count = min(Self.run, range.upperBound - first)
        convolve(first, count, context, context.rowPointers(worker))
        first += count
      }
    }
  }

  private func convolve(
    _ first: Int, _ count: Int, _ context: ExecutionContext, _ addresses: UnsafeMutablePointer<UnsafePointer<Float>>
  ) {
    let (channels, taps) = (plan.outputChannels, plan.indirection.taps)
    let start = UnsafePointer(context.floats(plan.input.start))
    for pixel in 0..<count {
      plan.indirection.forEachTap(ofPixel: first + pixel) { tap, offset in
        addresses[pixel * taps + tap] = offset.map { start + $0 } ?? context.zeros
      }
    }
    let output = context.floats(plan.output.start) + first * plan.output.step
    kernels.depthwise(
      DepthwiseArguments(
        taps: addresses, tapCount: taps, pixels: count,
        operands: weights.operands(
          firstTap: 0, residual: plan.residual.map { UnsafePointer(context.floats($0) + first * channels) },
          output: output, activation, steps: plan.steps)))
    if activation.bounds == nil { plan.activate(output, count, activation, kernels.activation) }
  }
}

/// The packed weights and bias of a depthwise convolution: one line of all channels per tap.
struct DepthwiseWeights {
  private let weights: AlignedBuffer
  private let bias: AlignedBuffer
  private let channels: Int
  /// The floats from one tap's line to the next: the channels, rounded up to whole registers.
  private let stride: Int

  /// Packs the weights of a plan; nil where it is not depthwise.
  init?(_ plan: ConvolutionPlan, lanes: Int, packing: WeightPacking) {
    guard plan.geometry.isDepthwise(plan.convolution) else { return nil }
    self.init(
      channels: plan.inputChannels, taps: plan.indirection.taps, bias: plan.bias ?? [], plan.weights, lanes: lanes,
      packing: packing)
  }

  /// Packs weights `[channels, 1, taps…]`.
  init(channels: Int, taps: Int, bias: [Float], _ tensor: Tensor, lanes: Int, packing: WeightPacking) {
    let stride = channels.rounded(upTo: lanes)
    (self.channels, self.stride) = (channels, stride)
    self.bias = AlignedBuffer(bias, capacity: stride)
    weights = packing.piece(byteCount: taps * stride * MemoryLayout<Float>.size) { piece in
      piece.clear()
      let packed = piece.floats
      tensor.withElements(of: Float.self) { source in
        for channel in 0..<channels {
          for tap in 0..<taps { packed[tap * stride + channel] = source[channel * taps + tap] }
        }
      }
    }
  }

  /// Returns the operands of a kernel call: the weights from a tap on, the bias, and the output.
  ///
  /// - Parameters:
  ///   - part: the channels to compute; all of them where it is omitted.
  ///   - residual, output: the first pixel, from channel 0 on.
  func operands(
    firstTap: Int, channels part: Range<Int>? = nil, residual: UnsafePointer<Float>?,
    output: UnsafeMutablePointer<Float>, _ activation: Activation, steps: (input: Int, output: Int)
  ) -> DepthwiseOperands {
    let (lower, upper) = activation.limits
    let part = part ?? 0..<channels
    let first = part.lowerBound
    return DepthwiseOperands(
      channels: part.count, inputStep: steps.input, outputStep: steps.output,
      weights: UnsafePointer(weights.floats + firstTap * stride + first), weightStride: stride,
      bias: UnsafePointer(bias.floats + first), residual: residual.map { $0 + first }, output: output + first,
      lower: lower, upper: upper)
  }
}
