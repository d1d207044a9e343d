/// The operands that all depthwise kernels share: weights, bias, residual and output.
@frozen public struct DepthwiseOperands {
  /// The number of channels, each with its own filter.
  public var channels: Int
  /// The floats from one pixel to the next: the channels, or more where they are part of a larger tensor's.
  public var inputStep: Int
  public var outputStep: Int
  /// One line of weights per tap, `weightStride` floats apart.
  public var weights: UnsafePointer<Float>
  /// At least `channels`, rounded up to whole registers.
  public var weightStride: Int
  /// The bias of each channel, `weightStride` floats.
  public var bias: UnsafePointer<Float>
  /// A tensor added to the results before clamping, laid out as the output; nil for none.
  public var residual: UnsafePointer<Float>?
  /// The first pixel's channels in the output.
  public var output: UnsafeMutablePointer<Float>
  /// The bounds that the results are clamped to.
  public var lower: Float
  public var upper: Float

  /// Creates operands from their parts.
  @inlinable public init(
    channels: Int, inputStep: Int, outputStep: Int, weights: UnsafePointer<Float>, weightStride: Int,
    bias: UnsafePointer<Float>,
    residual: UnsafePointer<Float>?, output: UnsafeMutablePointer<Float>, lower: Float, upper: Float
  ) {
    (self.channels, self.inputStep, self.outputStep) = (channels, inputStep, outputStep)
    (self.weights, self.weightStride, self.bias) = (weights, weightStride, bias)
    (self.residual, self.output, self.lower, self.upper) = (residual, output, lower, upper)
  }
}

/// `pixels` registers that accumulate the sums of as many neighbouring pixels.
@frozen public struct DepthwisePixels<Unit: VectorUnit, let pixels: Int> {
  @usableFromInline var sums: InlineArray<pixels, Unit.Vector>

  @inlinable @inline(__always) init() { sums = .init(repeating: Unit.splat(0)) }

  /// Adds the product of one tap for every pixel; pixels lie `step` floats apart.
  @inlinable @inline(__always)
  mutating func accumulate(_ source: UnsafePointer<Float>, step: Int, _ weight: Unit.Vector) {
    // Addresses are stepped, not multiplied: an overflow check in the loop would keep the sums out of registers.
    var address = source
    for i in 0..<pixels {
      Unit.multiplyAdd(&sums[i], Unit.load(address), weight)
      address += step
    }
  }

  /// Adds the products of the taps of one window row for every pixel; pixels lie `step` floats apart.
  ///
  /// The taps of usual windows are written out, so that the compiler loads a pixel once for all taps that it meets: with a
  /// stride of 1, twelve loads instead of forty for eight pixels and five columns.
  @inlinable @inline(__always)
  mutating func accumulate(
    _ source: UnsafePointer<Float>, _ weights: UnsafePointer<Float>, _ operands: DepthwiseOperands, step: Int,
    columns: Int
  ) {
    var (tap, line) = (source, weights)
    if columns == 5 {
      next(&tap, &line, operands, step: step)
      next(&tap, &line, operands, step: step)
      next(&tap, &line, operands, step: step)
      next(&tap, &line, operands, step: step)
      next(&tap, &line, operands, step: step)
    } else if columns == 7 {
      next(&tap, &line, operands, step: step)
      next(&tap, &line, operands, step: step)
      next(&tap, &line, operands, step: step)
      next(&tap, &line, operands, step: step)
      next(&tap, &line, operands, step: step)
      next(&tap, &line, operands, step: step)
      next(&tap, &line, operands, step: step)
    } else {
      for _ in 0..<columns { next(&tap, &line, operands, step: step) }
    }
  }

  /// Adds the product of one tap for every pixel, and moves on to the next tap.
  @inlinable @inline(__always)
  mutating func next(
    _ tap: inout UnsafePointer<Float>, _ weights: inout UnsafePointer<Float>, _ operands: DepthwiseOperands, step: Int
  ) {
    accumulate(tap, step: step, Unit.load(weights))
    tap += operands.inputStep
    weights += operands.weightStride
  }

  /// Adds the products of one tap for neighbouring registers of channels of one pixel.
  @inlinable @inline(__always)
  mutating func accumulate(_ source: UnsafePointer<Float>, _ weights: UnsafePointer<Float>) {
    var (source, weights) = (source, weights)
    for i in 0..<pixels {
      Unit.multiplyAdd(&sums[i], Unit.load(source), Unit.load(weights))
      source += Unit.lanes
      weights += Unit.lanes
    }
  }

  /// Adds bias and residual, clamps and stores the sums.
  @inlinable @inline(__always) func finish(_ operands: DepthwiseOperands, at pixel: Int, _ channel: Int) {
    if operands.residual == nil, operands.channels &- channel >= Unit.lanes {
      finishWhole(operands, at: pixel, channel)
    } else {
      // A copy, as the sums would otherwise stay in memory while they are summed up.
      let copies = sums
      for i in 0..<pixels { operands.finish(copies[i], of: Unit.self, at: pixel &+ i, channel) }
    }
  }

  /// Adds the bias, clamps and stores the sums of whole registers.
  @inlinable @inline(__always) func finishWhole(_ operands: DepthwiseOperands, at pixel: Int, _ channel: Int) {
    let bias = Unit.load(operands.bias + channel)
    let (lower, upper) = (Unit.splat(operands.lower), Unit.splat(operands.upper))
    var output = operands.output + (pixel &* operands.outputStep &+ channel)
    for i in 0..<pixels {
      Unit.store(Unit.clamp(Unit.add(sums[i], bias), lower, upper), to: output)
      output += operands.outputStep
    }
  }
}

extension DepthwiseOperands {
  /// Adds bias and residual to the sums of one pixel's channels, clamps and stores them, as many as there are.
  @inlinable @inline(__always)
  func finish<Unit: VectorUnit>(_ sums: Unit.Vector, of _: Unit.Type, at pixel: Int, _ channel: Int) {
    let offset = pixel &* outputStep &+ channel
    var result = Unit.add(sums, Unit.load(bias + channel))
    if let residual { result = Unit.add(result, Unit.load(residual + offset)) }
    let clamped = Unit.clamp(result, Unit.splat(lower), Unit.splat(upper))
    Unit.store(clamped, to: output + offset, count: channels &- channel)
  }
}

/// The arguments of one depthwise kernel call: a run of output pixels over all channels, with a window of any form.
@frozen public struct DepthwiseArguments {
  /// The indirection buffer: for each pixel, one pointer per tap to the channels of an input pixel.
  public var taps: UnsafePointer<UnsafePointer<Float>>
  /// The number of taps of the window.
  public var tapCount: Int
  /// The number of pixels to compute.
  public var pixels: Int
  /// Weights, bias and output.
  public var operands: DepthwiseOperands

  /// Creates arguments from their parts.
  @inlinable public init(
    taps: UnsafePointer<UnsafePointer<Float>>, tapCount: Int, pixels: Int, operands: DepthwiseOperands
  ) {
    (self.taps, self.tapCount, self.pixels, self.operands) = (taps, tapCount, pixels, operands)
  }
}

/// Computes a run of output pixels of a depthwise convolution.
public typealias DepthwiseKernel = @Sendable (_ arguments: DepthwiseArguments) -> Void

/// Returns the depthwise kernel of a vector unit, for windows that have no row kernel.
@inlinable @inline(__always)
public func depthwiseKernel<Unit: VectorUnit>(_: Unit.Type) -> DepthwiseKernel {
  { arguments in
    let operands = arguments.operands
    var channel = 0
    while channel < operands.channels {
      var taps = arguments.taps
      for pixel in 0..<arguments.pixels {
        var sums = DepthwisePixels<Unit, 1>()
        var weights = operands.weights + channel
        for tap in 0..<arguments.tapCount {
          sums.accumulate(taps[tap] + channel, step: 0, Unit.load(weights))
          weights += operands.weightStride
        }
        sums.finish(operands, at: pixel, channel)
        taps += arguments.tapCount
      }
      channel += Unit.lanes
    }
  }
}
