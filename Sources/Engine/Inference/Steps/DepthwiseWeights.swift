internal import Graphs
internal import Tensors

/// The weights and bias of a depthwise convolution, a line of all channels for each tap.
struct DepthwiseWeights {
  let weights: AlignedBuffer
  let bias: AlignedBuffer
  /// Floats from one tap's line to the next: the channels, rounded up to whole registers.
  let stride: Int

  /// Packs them; nil where a channel has more than one kernel, or shares one.
  init?(_ plan: ConvolutionPlan, lanes: Int) {
    guard plan.convolution.groups == plan.inputChannels, plan.outputChannels == plan.inputChannels else { return nil }
    let (channels, taps) = (plan.inputChannels, plan.map.taps)
    stride = (channels + lanes - 1) / lanes * lanes
    bias = AlignedBuffer(plan.bias ?? [], capacity: stride)
    weights = AlignedBuffer(count: taps * stride * MemoryLayout<Float>.size)
    let packed = weights.floats
    plan.weights.withElements(of: Float.self) { source in
      for channel in 0..<channels {
        for tap in 0..<taps { packed[tap * stride + channel] = source[channel * taps + tap] }
      }
    }
  }
}
