/// What one call of a tile kernel for bytes works on: `rows` pixels times one panel of output channels.
///
/// The rows are given indirectly, as in ``TileTask``. Bytes that fill up the last quad of a row may be anything, as the
/// panel holds zeros against them.
@frozen public struct ByteTileTask {
  /// Pointers to `4 · quads` bytes each, tap by tap: row `r` of tap `t` at `t * rowsPerTap + r`.
  public var rows: UnsafePointer<UnsafePointer<UInt8>>
  /// How many pointers each tap has; at least the tile's rows.
  public var rowsPerTap: Int
  /// Taps of the kernel: 1 for a plain matrix product.
  public var taps: Int
  /// Groups of four bytes per row and tap.
  public var quads: Int
  /// The packed right operand: `taps * quads` lines, each as wide as the tile, with four bytes per column.
  public var panel: UnsafePointer<Int8>
  /// Where the sums go: `rows` lines, each as wide as the tile.
  public var sums: UnsafeMutablePointer<Int32>

  /// A task from its parts.
  @inlinable public init(
    rows: UnsafePointer<UnsafePointer<UInt8>>, rowsPerTap: Int, taps: Int, quads: Int, panel: UnsafePointer<Int8>,
    sums: UnsafeMutablePointer<Int32>
  ) {
    (self.rows, self.rowsPerTap, self.taps, self.quads) = (rows, rowsPerTap, taps, quads)
    (self.panel, self.sums) = (panel, sums)
  }
}

/// Computes the sums of one tile.
public typealias ByteTileKernel = @Sendable (_ task: ByteTileTask) -> Void

/// `rows` × `vectors` registers that gather a product of matrices of bytes.
@frozen public struct ByteTile<Unit: ByteUnit, let rows: Int, let vectors: Int> {
  @usableFromInline var accumulators: InlineArray<rows, InlineArray<vectors, Unit.Sums>>

  @inlinable @inline(__always) init() { accumulators = .init(repeating: .init(repeating: Unit.zero)) }

  /// Adds the products of `quads` quads of each row with as many lines of the panel.
  @inlinable @inline(__always)
  mutating func accumulate(_ left: UnsafePointer<UnsafePointer<UInt8>>, _ panel: UnsafePointer<Int8>, quads: Int) {
    var starts = InlineArray<rows, UnsafePointer<UInt8>>(repeating: left[0])
    for i in 0..<rows { starts[i] = left[i] }
    var line = panel
    var byte = 0
    for _ in 0..<quads {
      var right = InlineArray<vectors, Unit.Sums>(repeating: Unit.zero)
      for j in 0..<vectors { right[j] = Unit.load(line + j * Unit.lanes * Unit.quad) }
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

  /// Computes such a tile. Not inlined into the closure around it: in the thunks that closures become, the compiler leaves
  /// calls of C functions as calls.
  @inlinable @inline(never) static func compute(_ task: ByteTileTask) {
    var tile = Self()
    var (left, panel) = (task.rows, task.panel)
    for _ in 0..<task.taps {
      tile.accumulate(left, panel, quads: task.quads)
      left += task.rowsPerTap
      panel += task.quads * vectors * Unit.lanes * Unit.quad
    }
    tile.store(task.sums)
  }

  /// The kernel that computes such a tile.
  @inlinable @inline(__always) static var kernel: ByteTileKernel { { compute($0) } }
}

extension ByteUnit {
  /// The kernels of tiles of one to four rows.
  @inlinable @inline(__always) public static func tiles1To4<let vectors: Int>(_: TileWidth<vectors>.Type)
    -> [ByteTileKernel]
  {
    [
      ByteTile<Self, 1, vectors>.kernel, ByteTile<Self, 2, vectors>.kernel, ByteTile<Self, 3, vectors>.kernel,
      ByteTile<Self, 4, vectors>.kernel,
    ]
  }

  /// The kernels of tiles of five and six rows.
  @inlinable @inline(__always) public static func tiles5To6<let vectors: Int>(_: TileWidth<vectors>.Type)
    -> [ByteTileKernel]
  {
    [ByteTile<Self, 5, vectors>.kernel, ByteTile<Self, 6, vectors>.kernel]
  }

  /// The kernels of tiles of seven to twelve rows.
  @inlinable @inline(__always) public static func tiles7To12<let vectors: Int>(_: TileWidth<vectors>.Type)
    -> [ByteTileKernel]
  {
    [
      ByteTile<Self, 7, vectors>.kernel, ByteTile<Self, 8, vectors>.kernel, ByteTile<Self, 9, vectors>.kernel,
      ByteTile<Self, 10, vectors>.kernel, ByteTile<Self, 11, vectors>.kernel, ByteTile<Self, 12, vectors>.kernel,
    ]
  }
}
