internal import Graphs
internal import Kernels
internal import Tensors

/// The weights and bias of a depthwise convolution, a line of all channels for each tap.
struct DepthwiseWeights {
  private let weights: AlignedBuffer
  private let bias: AlignedBuffer
  private let channels: Int
  /// Floats from one tap's line to the next: the channels, rounded up to whole registers.
  private let stride: Int

  /// Packs them; nil where a channel has more than one kernel, or shares one.
  init?(_ plan: ConvolutionPlan, lanes: Int, packing: WeightPacking) {
    guard plan.geometry.isDepthwise(plan.convolution) else { return nil }
    self.init(
      channels: plan.inputChannels, taps: plan.map.taps, bias: plan.bias ?? [], plan.weights, lanes: lanes,
      packing: packing)
  }

  /// Packs floats `[channels, 1, taps…]`.
  init(channels: Int, taps: Int, bias: [Float], _ tensor: Tensor, lanes: Int, packing: WeightPacking) {
    let stride = (channels + lanes - 1) / lanes * lanes
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

  /// What a kernel is given: the weights from a tap on, and where the results go.
  func operands(
    firstTap: Int, residual: UnsafePointer<Float>?, output: UnsafeMutablePointer<Float>, _ activation: Activation
  ) -> DepthwiseOperands {
    let bounds = activation.bounds ?? (-.infinity, .infinity)
    return DepthwiseOperands(
      channels: channels, weights: UnsafePointer(weights.floats + firstTap * stride), weightStride: stride,
      bias: UnsafePointer(bias.floats), residual: residual, output: output, lower: bounds.lower, upper: bounds.upper)
  }
}
