/// What one call of a depthwise row kernel works on: neighbouring pixels of one output row, over all channels.
///
/// The input's rows lie one after another in memory, so a kernel needs one address instead of one for each tap. Rows of
/// the window above or below the image are left out, columns beside it are skipped.
@frozen public struct DepthwiseRowTask {
  /// The first row of the window that lies in the image, at its first column.
  public var input: UnsafePointer<Float>
  /// Floats from one row of the input to the next.
  public var rowStride: Int
  /// Columns of the input.
  public var inputWidth: Int
  /// Rows of the window that lie in the image.
  public var rows: Int
  /// The input column of the first pixel's first tap; negative in the padding.
  public var firstColumn: Int
  /// Pixels to compute.
  public var pixels: Int
  /// Channels, each with its own kernel; also the floats from one pixel to the next.
  public var channels: Int
  /// One line of weights per tap of those rows, `weightStride` floats apart.
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

  /// A task from its parts.
  @inlinable public init(
    input: UnsafePointer<Float>, rowStride: Int, inputWidth: Int, rows: Int, firstColumn: Int, pixels: Int,
    channels: Int, weights: UnsafePointer<Float>, weightStride: Int, bias: UnsafePointer<Float>,
    residual: UnsafePointer<Float>?, output: UnsafeMutablePointer<Float>, lower: Float, upper: Float
  ) {
    (self.input, self.rowStride, self.inputWidth, self.rows) = (input, rowStride, inputWidth, rows)
    (self.firstColumn, self.pixels, self.channels) = (firstColumn, pixels, channels)
    (self.weights, self.weightStride, self.bias) = (weights, weightStride, bias)
    (self.residual, self.output, self.lower, self.upper) = (residual, output, lower, upper)
  }
}

/// Computes neighbouring pixels of a depthwise convolution.
public typealias DepthwiseRowKernel = @Sendable (_ task: DepthwiseRowTask) -> Void

/// The row kernels of one vector unit, by the window's columns and stride.
public struct DepthwiseRowKernels: Sendable {
  private let three: [DepthwiseRowKernel]
  private let five: [DepthwiseRowKernel]
  private let seven: [DepthwiseRowKernel]

  @inlinable @inline(__always) init<Unit: VectorUnit>(_: Unit.Type) {
    self.init(
      three: [DepthwiseRow<Unit, 3, 1>.kernel, DepthwiseRow<Unit, 3, 2>.kernel],
      five: [DepthwiseRow<Unit, 5, 1>.kernel, DepthwiseRow<Unit, 5, 2>.kernel],
      seven: [DepthwiseRow<Unit, 7, 1>.kernel])
  }

  @usableFromInline
  init(three: [DepthwiseRowKernel], five: [DepthwiseRowKernel], seven: [DepthwiseRowKernel]) {
    (self.three, self.five, self.seven) = (three, five, seven)
  }

  /// The kernel for windows of `columns` that move by `stride`; nil where there is none.
  public func kernel(columns: Int, stride: Int) -> DepthwiseRowKernel? {
    let strides =
      switch columns {
      case 3: three
      case 5: five
      case 7: seven
      default: [DepthwiseRowKernel]()
      }
    return strides.indices.contains(stride - 1) ? strides[stride - 1] : nil
  }
}

/// A window of `columns` that moves along a row by `stride`.
@frozen public enum DepthwiseRow<Unit: VectorUnit, let columns: Int, let stride: Int> {
  /// The kernel: eight pixels share each load of a weight where the whole of their windows lies in the image.
  @inlinable @inline(__always) static var kernel: DepthwiseRowKernel {
    { task in
      var pixel = 0
      while pixel < task.pixels {
        let column = task.firstColumn + pixel * stride
        let last = column + 7 * stride + columns
        if column >= 0 && last <= task.inputWidth && pixel + 8 <= task.pixels {
          DepthwisePixels<Unit, 8>.convolve(task, at: pixel, column, columns: columns, stride: stride)
          pixel += 8
        } else if column >= 0 && last - 4 * stride <= task.inputWidth && pixel + 4 <= task.pixels {
          DepthwisePixels<Unit, 4>.convolve(task, at: pixel, column, columns: columns, stride: stride)
          pixel += 4
        } else {
          edge(task, at: pixel, column)
          pixel += 1
        }
      }
    }
  }

  /// One pixel, of whose window some columns may lie outside.
  @inlinable @inline(__always) static func edge(_ task: DepthwiseRowTask, at pixel: Int, _ column: Int) {
    let (first, end) = (max(0, -column), min(columns, task.inputWidth - column))
    var channel = 0
    while channel < task.channels {
      var sums = DepthwisePixels<Unit, 1>()
      for row in 0..<task.rows {
        let source = task.input + row * task.rowStride + column * task.channels + channel
        let weights = task.weights + row * columns * task.weightStride + channel
        var tap = first
        while tap < end {
          sums.accumulate(source + tap * task.channels, step: 0, Unit.load(weights + tap * task.weightStride))
          tap += 1
        }
      }
      sums.finish(task, at: pixel, channel)
      channel += Unit.lanes
    }
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
  @inlinable @inline(__always) func finish(_ task: DepthwiseRowTask, at pixel: Int, _ channel: Int) {
    let (bias, count) = (Unit.load(task.bias + channel), task.channels &- channel)
    let (lower, upper) = (Unit.splat(task.lower), Unit.splat(task.upper))
    var offset = pixel &* task.channels &+ channel
    for i in 0..<pixels {
      var result = Unit.add(sums[i], bias)
      if let residual = task.residual { result = Unit.add(result, Unit.load(residual + offset)) }
      Unit.store(Unit.clamp(result, lower, upper), to: task.output + offset, count: count)
      offset &+= task.channels
    }
  }

  /// Computes pixels whose whole windows lie in the image.
  @inlinable @inline(__always)
  static func convolve(_ task: DepthwiseRowTask, at pixel: Int, _ column: Int, columns: Int, stride: Int) {
    let step = stride * task.channels
    var channel = 0
    while channel < task.channels {
      var sums = Self()
      var source = task.input + column * task.channels + channel
      var weights = task.weights + channel
      for _ in 0..<task.rows {
        var tap = source
        for _ in 0..<columns {
          sums.accumulate(tap, step: step, Unit.load(weights))
          tap += task.channels
          weights += task.weightStride
        }
        source += task.rowStride
      }
      sums.finish(task, at: pixel, channel)
      channel += Unit.lanes
    }
  }
}
