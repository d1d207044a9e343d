/// What one call of a depthwise kernel works on: a run of output pixels over all channels.
@frozen public struct DepthwiseTask {
  /// For each pixel, one pointer per tap to `channels` floats.
  public var taps: UnsafePointer<UnsafePointer<Float>>
  /// Taps of the kernel.
  public var tapCount: Int
  /// Pixels to compute.
  public var pixels: Int
  /// Channels, each with its own kernel.
  public var channels: Int
  /// One line of weights per tap, `weightStride` floats apart.
  public var weights: UnsafePointer<Float>
  /// At least `channels`, rounded up to whole registers.
  public var weightStride: Int
  /// What is added to each channel, `weightStride` floats.
  public var bias: UnsafePointer<Float>
  /// What is added to each result before clamping, laid out as the output; nil for nothing.
  public var residual: UnsafePointer<Float>?
  /// Where the first pixel's channels go; pixels lie `channels` floats apart.
  public var output: UnsafeMutablePointer<Float>
  /// The results are clamped to these.
  public var lower: Float
  public var upper: Float

  /// A task from its parts.
  @inlinable public init(
    taps: UnsafePointer<UnsafePointer<Float>>, tapCount: Int, pixels: Int, channels: Int,
    weights: UnsafePointer<Float>, weightStride: Int, bias: UnsafePointer<Float>, residual: UnsafePointer<Float>?,
    output: UnsafeMutablePointer<Float>, lower: Float, upper: Float
  ) {
    (self.taps, self.tapCount, self.pixels, self.channels) = (taps, tapCount, pixels, channels)
    (self.weights, self.weightStride, self.bias) = (weights, weightStride, bias)
    (self.residual, self.output, self.lower, self.upper) = (residual, output, lower, upper)
  }
}

/// Computes a run of pixels of a depthwise convolution.
public typealias DepthwiseKernel = @Sendable (_ task: DepthwiseTask) -> Void

/// The depthwise kernel of one vector unit: a 3×3 kernel keeps its weights in registers, others read them as they go.
@inlinable @inline(__always)
public func depthwiseKernel<Unit: VectorUnit>(_: Unit.Type) -> DepthwiseKernel {
  { task in
    var channel = 0
    while channel < task.channels {
      if task.tapCount == 9 {
        convolveChannels(Unit.self, task, at: channel, unrolled: NineTaps.self)
      } else {
        convolveChannels(Unit.self, task, at: channel)
      }
      channel += Unit.lanes
    }
  }
}

/// Marks the kernel whose taps are unrolled.
@usableFromInline enum NineTaps {}

@inlinable @inline(__always)
func convolveChannels<Unit: VectorUnit>(_: Unit.Type, _ task: DepthwiseTask, at channel: Int, unrolled: NineTaps.Type) {
  var weights = InlineArray<9, Unit.Vector>(repeating: Unit.splat(0))
  for tap in 0..<9 { weights[tap] = Unit.load(task.weights + tap * task.weightStride + channel) }
  var taps = task.taps
  for pixel in 0..<task.pixels {
    var sum = Unit.splat(0)
    for tap in 0..<9 { Unit.multiplyAdd(&sum, Unit.load(taps[tap] + channel), weights[tap]) }
    finishPixel(Unit.self, task, sum, pixel, channel)
    taps += 9
  }
}

@inlinable @inline(__always)
func convolveChannels<Unit: VectorUnit>(_: Unit.Type, _ task: DepthwiseTask, at channel: Int) {
  var taps = task.taps
  for pixel in 0..<task.pixels {
    var sum = Unit.splat(0)
    for tap in 0..<task.tapCount {
      Unit.multiplyAdd(
        &sum, Unit.load(taps[tap] + channel), Unit.load(task.weights + tap * task.weightStride + channel))
    }
    finishPixel(Unit.self, task, sum, pixel, channel)
    taps += task.tapCount
  }
}

@inlinable @inline(__always)
func finishPixel<Unit: VectorUnit>(
  _: Unit.Type, _ task: DepthwiseTask, _ sum: Unit.Vector, _ pixel: Int, _ channel: Int
) {
  let offset = pixel * task.channels + channel
  var result = Unit.add(sum, Unit.load(task.bias + channel))
  if let residual = task.residual { result = Unit.add(result, Unit.load(residual + offset)) }
  let clamped = Unit.clamp(result, Unit.splat(task.lower), Unit.splat(task.upper))
  Unit.store(clamped, to: task.output + offset, count: task.channels - channel)
}
