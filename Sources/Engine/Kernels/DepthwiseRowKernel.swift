/// The arguments of one depthwise row kernel call: neighbouring pixels of one output row, over all channels.
///
/// The input's rows lie one after another in memory, so a kernel needs one address instead of one per tap. Window rows
/// above or below the image are left out, window columns beside it are skipped.
@frozen public struct DepthwiseRowArguments {
  /// Column 0 of the first window row that lies in the image.
  public var input: UnsafePointer<Float>
  /// Floats from one row of the input to the next.
  public var rowStride: Int
  /// The width of the input in columns.
  public var inputWidth: Int
  /// The number of window rows that lie in the image.
  public var rows: Int
  /// The input column of the first pixel's first tap; negative in the padding.
  public var firstColumn: Int
  /// The number of pixels to compute.
  public var pixels: Int
  /// Output, and the weights of the taps in those rows.
  public var operands: DepthwiseOperands

  /// Creates arguments from their parts.
  @inlinable public init(
    input: UnsafePointer<Float>, rowStride: Int, inputWidth: Int, rows: Int, firstColumn: Int, pixels: Int,
    operands: DepthwiseOperands
  ) {
    (self.input, self.rowStride, self.inputWidth, self.rows) = (input, rowStride, inputWidth, rows)
    (self.firstColumn, self.pixels, self.operands) = (firstColumn, pixels, operands)
  }
}

/// A function that computes neighbouring output pixels of a depthwise convolution.
///
/// It is a type of its own for the reason that ``MicroKernel`` is.
@frozen public struct DepthwiseRowKernel: Sendable {
  @usableFromInline let compute: @Sendable (_ arguments: DepthwiseRowArguments) -> Void

  @inlinable init(_ compute: @escaping @Sendable (_ arguments: DepthwiseRowArguments) -> Void) {
    self.compute = compute
  }

  /// Calls the kernel.
  @inlinable @inline(__always) public func callAsFunction(_ arguments: DepthwiseRowArguments) { compute(arguments) }
}

/// The depthwise row kernels of one vector unit, by the window's width and stride.
public struct DepthwiseRowKernels: Sendable {
  /// By half the window's width, rounded down, less one; then by stride.
  private let kernels: [[DepthwiseRowKernel]]

  @inlinable @inline(__always) init<Unit: VectorUnit>(_: Unit.Type) {
    self.init([
      [DepthwiseRow<Unit, 3, 1>.kernel, DepthwiseRow<Unit, 3, 2>.kernel],
      [DepthwiseRow<Unit, 5, 1>.kernel, DepthwiseRow<Unit, 5, 2>.kernel],
      [DepthwiseRow<Unit, 7, 1>.kernel, DepthwiseRow<Unit, 7, 2>.kernel],
      [DepthwiseRow<Unit, 9, 1>.kernel, DepthwiseRow<Unit, 9, 2>.kernel],
      [DepthwiseRow<Unit, 11, 1>.kernel, DepthwiseRow<Unit, 11, 2>.kernel],
    ])
  }

  @usableFromInline init(_ kernels: [[DepthwiseRowKernel]]) { self.kernels = kernels }

  /// Returns the kernel for windows of `columns` columns and a stride; nil where none exists.
  public func kernel(columns: Int, stride: Int) -> DepthwiseRowKernel? {
    let width = columns / 2 - 1
    guard columns % 2 == 1, kernels.indices.contains(width), kernels[width].indices.contains(stride - 1) else {
      return nil
    }
    return kernels[width][stride - 1]
  }
}

/// A window of `columns` columns that moves along a row by `stride`.
@frozen public enum DepthwiseRow<Unit: VectorUnit, let columns: Int, let stride: Int> {
  /// The kernel. Eight pixels share each load of a weight where their windows lie entirely inside the image.
  @inlinable @inline(__always) static var kernel: DepthwiseRowKernel {
    DepthwiseRowKernel { arguments in
      var pixel = 0
      while pixel < arguments.pixels {
        let column = arguments.firstColumn + pixel * stride
        let last = column + 7 * stride + columns
        if column >= 0 && last <= arguments.inputWidth && pixel + 8 <= arguments.pixels {
          inside(DepthwisePixels<Unit, 8>.self, arguments, at: pixel, column)
          pixel += 8
        } else if column >= 0 && last - 4 * stride <= arguments.inputWidth && pixel + 4 <= arguments.pixels {
          inside(DepthwisePixels<Unit, 4>.self, arguments, at: pixel, column)
          pixel += 4
        } else {
          edge(arguments, at: pixel, column)
          pixel += 1
        }
      }
    }
  }

  /// Computes one pixel whose window may have columns outside the image: the sums of four registers of channels at a
  /// time, which do not wait for each other, then of single ones.
  @inlinable @inline(__always) static func edge(_ arguments: DepthwiseRowArguments, at pixel: Int, _ column: Int) {
    let (first, end) = (max(0, 0 &- column), min(columns, arguments.inputWidth &- column))
    let channels = arguments.operands.channels
    var channel = 0
    while channel &+ 4 &* Unit.lanes <= channels {
      edge(DepthwisePixels<Unit, 4>.self, arguments, at: pixel, column, first..<end, channel)
      channel &+= 4 &* Unit.lanes
    }
    while channel < channels {
      edge(DepthwisePixels<Unit, 1>.self, arguments, at: pixel, column, first..<end, channel)
      channel &+= Unit.lanes
    }
  }

  /// Computes some registers of channels of one pixel from the columns of its window that lie in the image.
  @inlinable @inline(__always)
  static func edge<let registers: Int>(
    _: DepthwisePixels<Unit, registers>.Type, _ arguments: DepthwiseRowArguments, at pixel: Int, _ column: Int,
    _ taps: Range<Int>, _ channel: Int
  ) {
    let operands = arguments.operands
    var sums = DepthwisePixels<Unit, registers>()
    var line = arguments.input + ((column &+ taps.lowerBound) &* operands.inputStep &+ channel)
    var lineWeights = operands.weights + (taps.lowerBound &* operands.weightStride &+ channel)
    for _ in 0..<arguments.rows {
      var (source, weights) = (line, lineWeights)
      for _ in taps {
        sums.accumulate(source, weights)
        source += operands.inputStep
        weights += operands.weightStride
      }
      line += arguments.rowStride
      lineWeights += columns &* operands.weightStride
    }
    let copies = sums.sums
    for i in 0..<registers { operands.finish(copies[i], of: Unit.self, at: pixel, channel &+ i &* Unit.lanes) }
  }

  /// Computes neighbouring pixels whose windows lie entirely inside the image.
  @inlinable @inline(__always)
  static func inside<let pixels: Int>(
    _: DepthwisePixels<Unit, pixels>.Type, _ arguments: DepthwiseRowArguments, at pixel: Int, _ column: Int
  ) {
    let operands = arguments.operands
    let step = stride * operands.inputStep
    var channel = 0
    while channel < operands.channels {
      var sums = DepthwisePixels<Unit, pixels>()
      var source = arguments.input + column * operands.inputStep + channel
      var weights = operands.weights + channel
      for _ in 0..<arguments.rows {
        sums.accumulate(source, weights, operands, step: step, columns: columns)
        weights += columns &* operands.weightStride
        source += arguments.rowStride
      }
      sums.finish(operands, at: pixel, channel)
      channel += Unit.lanes
    }
  }
}
