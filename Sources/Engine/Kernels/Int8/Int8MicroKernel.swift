/// The arguments of one int8 micro-kernel call: `rows` rows (MR) times one packed panel of columns (NR).
///
/// The rows are given indirectly, as in ``MicroKernelArguments``. Bytes that fill up the last quad of a row may have
/// any value, as the panel holds zeros against them.
@frozen public struct Int8MicroKernelArguments {
  /// The indirection buffer: pointers to `4 · quads` bytes each, with row `r` of tap `t` at `t * rowsPerTap + r`.
  public var rows: UnsafePointer<UnsafePointer<UInt8>>
  /// The number of pointers per tap; at least the micro-kernel's rows.
  public var rowsPerTap: Int
  /// The number of taps of the window: 1 for a plain matrix product.
  public var taps: Int
  /// The number of groups of four bytes per row and tap.
  public var quads: Int
  /// The packed right operand: `taps * quads` lines, each as wide as the micro-kernel, with four bytes
  /// per column.
  public var panel: UnsafePointer<Int8>
  /// The bytes from a line of the panel to the line that is asked for meanwhile, as later lines or calls need it; 0 for
  /// none.
  public var ahead: Int
  /// The destination of the sums: `rows` lines, each as wide as the micro-kernel.
  public var sums: UnsafeMutablePointer<Int32>

  /// Creates arguments from their parts.
  @inlinable public init(
    rows: UnsafePointer<UnsafePointer<UInt8>>, rowsPerTap: Int, taps: Int, quads: Int, panel: UnsafePointer<Int8>,
    ahead: Int = 0, sums: UnsafeMutablePointer<Int32>
  ) {
    (self.rows, self.rowsPerTap, self.taps, self.quads) = (rows, rowsPerTap, taps, quads)
    (self.panel, self.ahead, self.sums) = (panel, ahead, sums)
  }
}

/// A function that computes the int32 sums of one MR × NR tile.
///
/// It is a type of its own for the reason that ``MicroKernel`` is.
@frozen public struct Int8MicroKernel: Sendable {
  @usableFromInline let compute: @Sendable (_ arguments: Int8MicroKernelArguments) -> Void

  /// Creates a kernel from a function.
  @inlinable public init(_ compute: @escaping @Sendable (_ arguments: Int8MicroKernelArguments) -> Void) {
    self.compute = compute
  }

  /// Calls the kernel.
  @inlinable @inline(__always) public func callAsFunction(_ arguments: Int8MicroKernelArguments) { compute(arguments) }
}

/// `rows` × `vectors` registers that accumulate an int8 matrix product.
@frozen public struct Int8RegisterTile<Unit: Int8Unit, let rows: Int, let vectors: Int> {
  @usableFromInline var accumulators: InlineArray<rows, InlineArray<vectors, Unit.Sums>>

  /// The quads of a cache line.
  @inlinable @inline(__always) static var cacheLine: Int { 16 }

  @inlinable @inline(__always) init() { accumulators = .init(repeating: .init(repeating: Unit.zero)) }

  /// Adds the products of `quads` quads of each row with as many lines of the panel, and asks for weights ahead of each.
  @inlinable @inline(__always)
  mutating func accumulate(
    _ left: UnsafePointer<UnsafePointer<UInt8>>, _ panel: UnsafePointer<Int8>, quads: Int, ahead: Int
  ) {
    var starts = InlineArray<rows, UnsafePointer<UInt8>>(repeating: left[0])
    for i in 0..<rows { starts[i] = left[i] }
    var line = panel
    var byte = 0
    for _ in 0..<quads {
      var right = InlineArray<vectors, Unit.Sums>(repeating: Unit.zero)
      for j in 0..<vectors { right[j] = Unit.load(line + j * Unit.lanes * Unit.quad) }
      Unit.prefetch(line + ahead)
      if vectors &* Unit.lanes > Self.cacheLine { Unit.prefetch(line + ahead + Self.cacheLine * Unit.quad) }
      for i in 0..<rows {
        let value = Unit.splat(starts[i] + byte)
        for j in 0..<vectors { Unit.addProducts(&accumulators[i][j], value, right[j]) }
      }
      line += vectors * Unit.lanes * Unit.quad
      byte &+= Unit.quad
    }
  }

  @inlinable @inline(__always) func store(_ sums: UnsafeMutablePointer<Int32>) {
    var line = UnsafeMutableRawPointer(sums)
    for i in 0..<rows {
      for j in 0..<vectors {
        line.storeBytes(of: accumulators[i][j], as: Unit.Sums.self)
        line += MemoryLayout<Unit.Sums>.size
      }
    }
  }

  /// Computes the tile. It is not inlined into the closure around it: in the thunks that closures become, the compiler
  /// does not inline C functions.
  @inlinable @inline(never) static func compute(_ arguments: Int8MicroKernelArguments) {
    var tile = Self()
    var (left, panel) = (arguments.rows, arguments.panel)
    for _ in 0..<arguments.taps {
      tile.accumulate(left, panel, quads: arguments.quads, ahead: arguments.ahead)
      left += arguments.rowsPerTap
      panel += arguments.quads * vectors * Unit.lanes * Unit.quad
    }
    tile.store(arguments.sums)
  }

  /// The micro-kernel of this tile.
  @inlinable @inline(__always) static var kernel: Int8MicroKernel { Int8MicroKernel { compute($0) } }
}

extension Int8Unit {
  /// The micro-kernels of one to four rows.
  @inlinable @inline(__always) public static func microKernels1To4<let vectors: Int>(_: TileWidth<vectors>.Type)
    -> [Int8MicroKernel]
  {
    [
      Int8RegisterTile<Self, 1, vectors>.kernel, Int8RegisterTile<Self, 2, vectors>.kernel,
      Int8RegisterTile<Self, 3, vectors>.kernel,
      Int8RegisterTile<Self, 4, vectors>.kernel,
    ]
  }

  /// The micro-kernels of five and six rows.
  @inlinable @inline(__always) public static func microKernels5To6<let vectors: Int>(_: TileWidth<vectors>.Type)
    -> [Int8MicroKernel]
  {
    [Int8RegisterTile<Self, 5, vectors>.kernel, Int8RegisterTile<Self, 6, vectors>.kernel]
  }

  /// The micro-kernels of seven to twelve rows.
  @inlinable @inline(__always) public static func microKernels7To12<let vectors: Int>(_: TileWidth<vectors>.Type)
    -> [Int8MicroKernel]
  {
    [
      Int8RegisterTile<Self, 7, vectors>.kernel, Int8RegisterTile<Self, 8, vectors>.kernel,
      Int8RegisterTile<Self, 9, vectors>.kernel,
      Int8RegisterTile<Self, 10, vectors>.kernel, Int8RegisterTile<Self, 11, vectors>.kernel,
      Int8RegisterTile<Self, 12, vectors>.kernel,
    ]
  }
}
