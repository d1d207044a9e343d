/// The arguments of one int8 grouped kernel call: `rows` output pixels, over the channels of one register, which may
/// belong to several groups.
@frozen public struct Int8GroupedArguments {
  /// The pixels and their windows, as for a GEMM: row `r` of tap `t` at `t * rowsPerTap + r`.
  public var rows: UnsafePointer<UnsafePointer<UInt8>>
  /// The number of pointers per tap; at least the kernel's rows.
  public var rowsPerTap: Int
  /// The number of taps of the window.
  public var taps: Int
  /// The number of groups of four input channels of each group of channels.
  public var quads: Int
  /// The bytes from the start of a pixel to the input channels of the first group. A whole register is read there.
  public var offset: Int
  /// For each output channel, the position of the first quad of its group in that register.
  public var firstQuads: UnsafePointer<Int32>
  /// The packed weights: `taps * quads` lines of four bytes for each output channel.
  public var weights: UnsafePointer<Int8>
  /// The destination of the sums: one register for each row.
  public var sums: UnsafeMutablePointer<Int32>

  /// Creates arguments from their parts.
  @inlinable public init(
    rows: UnsafePointer<UnsafePointer<UInt8>>, rowsPerTap: Int, taps: Int, quads: Int, offset: Int,
    firstQuads: UnsafePointer<Int32>, weights: UnsafePointer<Int8>, sums: UnsafeMutablePointer<Int32>
  ) {
    (self.rows, self.rowsPerTap, self.taps, self.quads) = (rows, rowsPerTap, taps, quads)
    (self.offset, self.firstQuads, self.weights, self.sums) = (offset, firstQuads, weights, sums)
  }
}

/// A function that computes the int32 sums of some rows of a convolution with narrow groups.
///
/// It is a type of its own for the reason that ``MicroKernel`` is.
@frozen public struct Int8GroupedKernel: Sendable {
  @usableFromInline let compute: @Sendable (_ arguments: Int8GroupedArguments) -> Void

  @inlinable init(_ compute: @escaping @Sendable (_ arguments: Int8GroupedArguments) -> Void) {
    self.compute = compute
  }

  /// Calls the kernel.
  @inlinable @inline(__always) public func callAsFunction(_ arguments: Int8GroupedArguments) { compute(arguments) }
}

/// The int8 kernels of one unit for convolutions with narrow groups.
///
/// A register of input channels is spread for each quad of a group, so that every lane holds that quad of its own group:
/// all lanes of a product do useful work, however narrow the groups are.
public struct Int8GroupedKernels: Sendable {
  /// Sums per register.
  public let lanes: Int
  /// The kernels of one row, of two rows and so on.
  public let kernels: [Int8GroupedKernel]

  @inlinable @inline(__always) init<Unit: Int8Unit>(_: Unit.Type) {
    lanes = Unit.lanes
    kernels = [
      Int8GroupedTile<Unit, 1>.kernel, Int8GroupedTile<Unit, 2>.kernel, Int8GroupedTile<Unit, 3>.kernel,
      Int8GroupedTile<Unit, 4>.kernel, Int8GroupedTile<Unit, 5>.kernel, Int8GroupedTile<Unit, 6>.kernel,
      Int8GroupedTile<Unit, 7>.kernel, Int8GroupedTile<Unit, 8>.kernel,
    ]
  }
}

/// `rows` registers that accumulate the products of as many pixels.
@frozen @usableFromInline enum Int8GroupedTile<Unit: Int8Unit, let rows: Int> {
  @inlinable @inline(__always) static var kernel: Int8GroupedKernel { Int8GroupedKernel { compute($0) } }

  /// Computes the tile. It is not inlined into the closure around it, see ``Int8RegisterTile``.
  @inlinable @inline(never) static func compute(_ arguments: Int8GroupedArguments) {
    var sums = InlineArray<rows, Unit.Sums>(repeating: Unit.zero)
    let first = UnsafeRawPointer(arguments.firstQuads).loadUnaligned(as: Unit.Sums.self)
    var (left, line) = (arguments.rows, arguments.weights)
    for _ in 0..<arguments.taps {
      var starts = InlineArray<rows, UnsafePointer<UInt8>>(repeating: left[0])
      for row in 0..<rows { starts[row] = left[row] + arguments.offset }
      var places = first
      for _ in 0..<arguments.quads {
        let weights = Unit.load(line)
        for row in 0..<rows {
          let channels = UnsafeRawPointer(starts[row]).loadUnaligned(as: Unit.Sums.self)
          Unit.addProducts(&sums[row], Unit.spread(channels, places), weights)
        }
        places = places &+ Unit.Sums(repeating: 1)
        line += Unit.lanes &* Unit.quad
      }
      left += arguments.rowsPerTap
    }
    var target = UnsafeMutableRawPointer(arguments.sums)
    for row in 0..<rows {
      target.storeBytes(of: sums[row], as: Unit.Sums.self)
      target += MemoryLayout<Unit.Sums>.size
    }
  }
}
