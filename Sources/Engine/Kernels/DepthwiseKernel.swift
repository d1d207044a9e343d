/// What every depthwise kernel needs beside its input: weights, what is added to the sums, and where the results go.
@frozen public struct DepthwiseOperands {
  /// Channels, each with its own kernel; also the floats from one pixel to the next.
  public var channels: Int
  /// One line of weights per tap, `weightStride` floats apart.
  public var weights: UnsafePointer<Float>
  /// At least `channels`, rounded up to whole registers.
  public var weightStride: Int
  /// What is added to each channel, `weightStride` floats.
  public var bias: UnsafePointer<Float>
  /// What is added to each result before clamping, laid out as the output; nil for nothing.
  public var residual: UnsafePointer<Float>?
  /// Where the first pixel's channels go.
  public var output: UnsafeMutablePointer<Float>
  /// The results are clamped to these.
  public var lower: Float
  public var upper: Float

  /// Operands from their parts.
  @inlinable public init(
    channels: Int, weights: UnsafePointer<Float>, weightStride: Int, bias: UnsafePointer<Float>,
    residual: UnsafePointer<Float>?, output: UnsafeMutablePointer<Float>, lower: Float, upper: Float
  ) {
    (self.channels, self.weights, self.weightStride, self.bias) = (channels, weights, weightStride, bias)
    (self.residual, self.output, self.lower, self.upper) = (residual, output, lower, upper)
  }
}

/// `pixels` registers that gather the sums of as many neighbouring pixels.
@frozen public struct DepthwisePixels<Unit: VectorUnit, let pixels: Int> {
  @usableFromInline var sums: InlineArray<pixels, Unit.Vector>

  @inlinable @inline(__always) init() { sums = .init(repeating: Unit.splat(0)) }

  /// Adds one tap of every pixel; they lie `step` floats apart.
  @inlinable @inline(__always)
  mutating func accumulate(_ source: UnsafePointer<Float>, step: Int, _ weight: Unit.Vector) {
    // Addresses are stepped, not multiplied: an overflow check in the loop would keep the sums out of registers.
    var address = source
    for i in 0..<pixels {
      Unit.multiplyAdd(&sums[i], Unit.load(address), weight)
      address += step
    }
  }

  /// Adds bias and residual, clamps and stores.
  @inlinable @inline(__always) func finish(_ operands: DepthwiseOperands, at pixel: Int, _ channel: Int) {
    let (bias, count) = (Unit.load(operands.bias + channel), operands.channels &- channel)
    let (lower, upper) = (Unit.splat(operands.lower), Unit.splat(operands.upper))
    var offset = pixel &* operands.channels &+ channel
    for i in 0..<pixels {
      var result = Unit.add(sums[i], bias)
      if let residual = operands.residual { result = Unit.add(result, Unit.load(residual + offset)) }
      Unit.store(Unit.clamp(result, lower, upper), to: operands.output + offset, count: count)
      offset &+= operands.channels
    }
  }
}

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
