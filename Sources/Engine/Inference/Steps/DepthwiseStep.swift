internal import Graphs
internal import KernelDispatch
internal import Kernels
internal import Tensors

/// A depthwise convolution: every channel has its own kernel and there is one output channel for each.
struct DepthwiseStep: Step {
  private let plan: ConvolutionPlan
  private let weights: AlignedBuffer
  private let bias: AlignedBuffer
  private let weightStride: Int
  private let activation: Activation
  private let kernels: KernelSet

  /// Pixels per call of the kernel: enough to spread the cost of its weights, few enough to stay in the nearest cache.
  private static let run = 32

  /// Packs the weights tap by tap; nil for any other convolution.
  init?(_ preparation: Preparation) {
    guard let plan = ConvolutionPlan(preparation), plan.convolution.groups == plan.inputChannels,
      plan.outputChannels == plan.inputChannels, let activation = Activation(plan.convolution.activation)
    else { return nil }
    (self.plan, self.activation, kernels) = (plan, activation, preparation.kernels)
    let (channels, taps, lanes) = (plan.inputChannels, plan.map.taps, preparation.kernels.lanes)
    weightStride = (channels + lanes - 1) / lanes * lanes
    bias = AlignedBuffer(plan.bias ?? [], capacity: weightStride)
    weights = AlignedBuffer(count: taps * weightStride * MemoryLayout<Float>.size)
    let packed = weights.floats
    plan.weights.withElements(of: Float.self) { source in
      for channel in 0..<channels {
        for tap in 0..<taps { packed[tap * weightStride + channel] = source[channel * taps + tap] }
      }
    }
  }

  var scratchBytes: Int { Self.run * plan.map.taps * MemoryLayout<UnsafePointer<Float>>.size }
  var zeroCount: Int { plan.inputChannels }

  func run(_ frame: Frame) {
    frame.team.split(plan.pixels, grain: Self.run) { member, range in
      var first = range.lowerBound
      while first < range.upperBound {
        let count = min(Self.run, range.upperBound - first)
        convolve(first, count, frame, frame.rowPointers(member))
        first += count
      }
    }
  }

  private func convolve(
    _ first: Int, _ count: Int, _ frame: Frame, _ addresses: UnsafeMutablePointer<UnsafePointer<Float>>
  ) {
    let (channels, taps) = (plan.inputChannels, plan.map.taps)
    let start = UnsafePointer(frame.floats(plan.input))
    for pixel in 0..<count {
      plan.map.forEachTap(ofPixel: first + pixel) { tap, offset in
        addresses[pixel * taps + tap] = offset.map { start + $0 } ?? frame.zeros
      }
    }
    let output = frame.floats(plan.output) + first * channels
    let bounds = activation.bounds ?? (-.infinity, .infinity)
    kernels.depthwise(
      DepthwiseTask(
        taps: addresses, tapCount: taps, pixels: count, channels: channels, weights: weights.floats,
        weightStride: weightStride, bias: bias.floats,
        residual: plan.residual.map { UnsafePointer(frame.floats($0) + first * channels) }, output: output,
        lower: bounds.lower, upper: bounds.upper))
    if activation.bounds == nil { kernels.activation(output, output, count * channels, activation) }
  }
}
