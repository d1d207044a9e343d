internal import Graphs
internal import KernelDispatch
internal import Kernels
internal import Tensors

/// A depthwise convolution of any window: every channel has its own kernel and there is one output channel for each.
struct DepthwiseStep: Step {
  private let plan: ConvolutionPlan
  private let weights: DepthwiseWeights
  private let activation: Activation
  private let kernels: KernelSet

  /// Pixels per call of the kernel: enough to spread the cost of its weights, few enough to stay in the nearest cache.
  private static let run = 32

  /// Nil for any other convolution.
  init?(_ preparation: Preparation) {
    guard let plan = ConvolutionPlan(preparation), let activation = Activation(plan.convolution.activation),
      let weights = DepthwiseWeights(plan, lanes: preparation.kernels.lanes, packing: preparation.packing)
    else { return nil }
    (self.plan, self.weights, self.activation, kernels) = (plan, weights, activation, preparation.kernels)
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
    kernels.depthwise(
      DepthwiseTask(
        taps: addresses, tapCount: taps, pixels: count,
        operands: weights.operands(
          firstTap: 0, residual: plan.residual.map { UnsafePointer(frame.floats($0) + first * channels) },
          output: output, activation)))
    if activation.bounds == nil { kernels.activation(output, output, count * channels, activation) }
  }
}
