/// What one call of a depthwise kernel works on: a run of output pixels over all channels, with windows of any form.
@frozen public struct DepthwiseTask {
  /// For each pixel, one pointer per tap to as many floats as there are channels.
  public var taps: UnsafePointer<UnsafePointer<Float>>
  /// Taps of the kernel.
  public var tapCount: Int
  /// Pixels to compute.
  public var pixels: Int
  /// Weights and output.
  public var operands: DepthwiseOperands

  /// A task from its parts.
  @inlinable public init(
    taps: UnsafePointer<UnsafePointer<Float>>, tapCount: Int, pixels: Int, operands: DepthwiseOperands
  ) {
    (self.taps, self.tapCount, self.pixels, self.operands) = (taps, tapCount, pixels, operands)
  }
}

/// Computes a run of pixels of a depthwise convolution.
public typealias DepthwiseKernel = @Sendable (_ task: DepthwiseTask) -> Void

/// The depthwise kernel of one vector unit for windows that no row kernel is made for.
@inlinable @inline(__always)
public func depthwiseKernel<Unit: VectorUnit>(_: Unit.Type) -> DepthwiseKernel {
  { task in
    let operands = task.operands
    var channel = 0
    while channel < operands.channels {
      var taps = task.taps
      for pixel in 0..<task.pixels {
        var sums = DepthwisePixels<Unit, 1>()
        var weights = operands.weights + channel
        for tap in 0..<task.tapCount {
          sums.accumulate(taps[tap] + channel, step: 0, Unit.load(weights))
          weights += operands.weightStride
        }
        sums.finish(operands, at: pixel, channel)
        taps += task.tapCount
      }
      channel += Unit.lanes
    }
  }
}
