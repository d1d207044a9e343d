/// The arguments of one grouped row kernel call: neighbouring pixels of one output row, over all channels.
///
/// Every group has as many input as output channels, and a register holds whole groups. The weights have one line of all
/// channels for each row of the window, channel of a group and column of the window, in this order: lane `c` of a line
/// holds the weight of the group's channel for output channel `c`.
@frozen public struct GroupedRowArguments {
  /// The geometry and the operands, with the weights of the first window row that lies in the image.
  public var row: DepthwiseRowArguments
  /// The channels of a group, which must divide the lanes of a register.
  public var groupWidth: Int
  /// As many zeros as there are channels, and a register more: the pixels beside the image.
  public var zeros: UnsafePointer<Float>

  /// Creates arguments from their parts.
  @inlinable public init(row: DepthwiseRowArguments, groupWidth: Int, zeros: UnsafePointer<Float>) {
    (self.row, self.groupWidth, self.zeros) = (row, groupWidth, zeros)
  }
}

/// A function that computes neighbouring output pixels of a grouped convolution.
///
/// It is a type of its own for the reason that ``MicroKernel`` is.
@frozen public struct GroupedRowKernel: Sendable {
  @usableFromInline let compute: @Sendable (_ arguments: GroupedRowArguments) -> Void

  @inlinable init(_ compute: @escaping @Sendable (_ arguments: GroupedRowArguments) -> Void) { self.compute = compute }

  /// Calls the kernel.
  @inlinable @inline(__always) public func callAsFunction(_ arguments: GroupedRowArguments) { compute(arguments) }
}

/// The grouped row kernels of one vector unit, for windows of three columns.
public struct GroupedRowKernels: Sendable {
  private let strides: [GroupedRowKernel]

  /// Sixteen registers hold the sums of four pixels and the input that they share, thirty-two those of seven; the images
  /// of most networks are a multiple of seven wide.
  @inlinable @inline(__always) init<Unit: VectorUnit>(_: Unit.Type) {
    self.init(
      strides: Unit.lanes >= 16
        ? [GroupedRow<Unit, 1, 7, 9>.kernel, GroupedRow<Unit, 2, 4, 9>.kernel]
        : [GroupedRow<Unit, 1, 4, 6>.kernel, GroupedRow<Unit, 2, 4, 9>.kernel])
  }

  @usableFromInline init(strides: [GroupedRowKernel]) { self.strides = strides }

  /// Returns the kernel for windows of `columns` columns and a stride; nil where none exists.
  public func kernel(columns: Int, stride: Int) -> GroupedRowKernel? {
    columns == 3 && strides.indices.contains(stride - 1) ? strides[stride - 1] : nil
  }
}

/// A window of three columns that moves along a row by `stride`, for `pixels` pixels at once, which reach over `reach`
/// input columns.
///
/// Each input register is spread once for each channel of a group, so that every lane holds that channel of its own
/// group, and then serves up to three pixels. With groups of any width, all lanes of a multiply-add do useful work.
@frozen public enum GroupedRow<Unit: VectorUnit, let stride: Int, let pixels: Int, let reach: Int> {
  @inlinable @inline(__always) static var kernel: GroupedRowKernel { GroupedRowKernel { compute($0) } }

  /// A function of its own, as the compiler would inline no function in C into the closure.
  @inlinable static func compute(_ arguments: GroupedRowArguments) {
    var pixel = 0
    while pixel < arguments.row.pixels {
      convolve(arguments, at: pixel, min(pixels, arguments.row.pixels &- pixel))
      pixel &+= pixels
    }
  }

  /// Computes `count` pixels, the last of which may be fewer than a run.
  @inlinable @inline(__always)
  static func convolve(_ arguments: GroupedRowArguments, at pixel: Int, _ count: Int) {
    let (row, operands) = (arguments.row, arguments.row.operands)
    let (column, step) = (row.firstColumn &+ pixel &* stride, operands.inputStep)
    let isInside = column >= 0 && column &+ reach <= row.inputWidth
    let first = firstChannels(arguments.groupWidth)
    var channel = 0
    while channel < operands.channels {
      var sums = DepthwisePixels<Unit, pixels>()
      var weights = operands.weights + channel
      var line = row.input + (column &* step &+ channel)
      for _ in 0..<row.rows {
        var addresses = InlineArray<reach, UnsafePointer<Float>>(repeating: arguments.zeros)
        for i in 0..<reach where isInside || (column &+ i >= 0 && column &+ i < row.inputWidth) {
          addresses[i] = line + i &* step
        }
        weights = sums.accumulateGroups(addresses, stride, arguments.groupWidth, first, weights, operands.weightStride)
        line += row.rowStride
      }
      if count == pixels {
        sums.finish(operands, at: pixel, channel)
      } else {
        // A copy, as the sums would otherwise stay in memory for this loop's sake.
        let copies = sums
        for i in 0..<count { copies.pixel(i).finish(operands, at: pixel &+ i, channel) }
      }
      channel &+= Unit.lanes
    }
  }

  /// Returns the first channel of each lane's group.
  @inlinable @inline(__always) static func firstChannels(_ groupWidth: Int) -> Unit.Bits {
    var first = Unit.Bits(repeating: 0)
    for lane in 0..<Unit.lanes { first[lane] = Int32(truncatingIfNeeded: lane / groupWidth &* groupWidth) }
    return first
  }
}

extension DepthwisePixels {
  /// The sums of one pixel.
  @inlinable @inline(__always) func pixel(_ index: Int) -> DepthwisePixels<Unit, 1> {
    var pixel = DepthwisePixels<Unit, 1>()
    pixel.sums[0] = sums[index]
    return pixel
  }

  /// Adds one window row of three columns for all channels of the groups; returns the weights of the next row.
  @inlinable @inline(__always)
  mutating func accumulateGroups<let reach: Int>(
    _ addresses: InlineArray<reach, UnsafePointer<Float>>, _ stride: Int, _ groupWidth: Int, _ first: Unit.Bits,
    _ weights: UnsafePointer<Float>, _ weightStride: Int
  ) -> UnsafePointer<Float> {
    var (line, indices) = (weights, first)
    for _ in 0..<groupWidth {
      var spread = InlineArray<reach, Unit.Vector>(repeating: Unit.splat(0))
      for i in 0..<reach { spread[i] = Unit.spread(Unit.load(addresses[i]), indices) }
      for column in 0..<3 {
        let weight = Unit.load(line)
        for i in 0..<pixels { Unit.multiplyAdd(&sums[i], spread[i &* stride &+ column], weight) }
        line += weightStride
      }
      indices = indices &+ Unit.Bits(repeating: 1)
    }
    return line
  }
}
