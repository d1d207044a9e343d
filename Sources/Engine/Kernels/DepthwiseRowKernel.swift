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
  /// Output, and the weights of the taps of those rows.
  public var operands: DepthwiseOperands

  /// A task from its parts.
  @inlinable public init(
    input: UnsafePointer<Float>, rowStride: Int, inputWidth: Int, rows: Int, firstColumn: Int, pixels: Int,
    operands: DepthwiseOperands
  ) {
    (self.input, self.rowStride, self.inputWidth, self.rows) = (input, rowStride, inputWidth, rows)
    (self.firstColumn, self.pixels, self.operands) = (firstColumn, pixels, operands)
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
          inside(DepthwisePixels<Unit, 8>.self, task, at: pixel, column)
          pixel += 8
        } else if column >= 0 && last - 4 * stride <= task.inputWidth && pixel + 4 <= task.pixels {
          inside(DepthwisePixels<Unit, 4>.self, task, at: pixel, column)
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
    let operands = task.operands
    var channel = 0
    while channel < operands.channels {
      var sums = DepthwisePixels<Unit, 1>()
      for row in 0..<task.rows {
        let source = task.input + row * task.rowStride + column * operands.channels + channel
        let weights = operands.weights + row * columns * operands.weightStride + channel
        var tap = first
        while tap < end {
          sums.accumulate(source + tap * operands.channels, step: 0, Unit.load(weights + tap * operands.weightStride))
          tap += 1
        }
      }
      sums.finish(operands, at: pixel, channel)
      channel += Unit.lanes
    }
  }

  /// Neighbouring pixels whose whole windows lie in the image.
  @inlinable @inline(__always)
  static func inside<let pixels: Int>(
    _: DepthwisePixels<Unit, pixels>.Type, _ task: DepthwiseRowTask, at pixel: Int, _ column: Int
  ) {
    let operands = task.operands
    let step = stride * operands.channels
    var channel = 0
    while channel < operands.channels {
      var sums = DepthwisePixels<Unit, pixels>()
      var source = task.input + column * operands.channels + channel
      var weights = operands.weights + channel
      for _ in 0..<task.rows {
        var tap = source
        for _ in 0..<columns {
          sums.accumulate(tap, step: step, Unit.load(weights))
          tap += operands.channels
          weights += operands.weightStride
        }
        source += task.rowStride
      }
      sums.finish(operands, at: pixel, channel)
      channel += Unit.lanes
    }
  }
}
