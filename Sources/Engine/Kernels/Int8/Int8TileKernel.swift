/// The tile registers of a matrix unit such as AMX, shaped for products of up to sixteen rows with panels of sixteen
/// columns: one or two tiles of sums, and tiles for the operands.
///
/// An operand's tile holds up to sixteen quads: of each row of uint8 values, or of each column of an int8 panel.
public protocol Int8TileUnit: Sendable {
  /// Shapes the tiles for `rows` rows, and for a last block of `lastQuads` quads, fewer than sixteen, if not 0; the sums
  /// are 0.
  init(rows: Int, lastQuads: Int)

  /// Adds the products of some quads of each row with `panels` panels of sixteen columns.
  ///
  /// - Parameters:
  ///   - rows: the first row; the next follows after `rowStride` bytes.
  ///   - panel: the first line of the first panel; the next follows after `panels * 64` bytes.
  ///   - panels: the number of panels, 1 or 2.
  ///   - isLast: whether there are as many quads as in the last block; otherwise there are sixteen.
  mutating func add(
    _ rows: UnsafePointer<UInt8>, rowStride: Int, _ panel: UnsafePointer<Int8>, panels: Int, isLast: Bool)

  /// Writes the sums of `panels` panels, row by row without gaps.
  func store(_ sums: UnsafeMutablePointer<Int32>, panels: Int)
}

/// The micro-kernels of a matrix unit.
///
/// All taps of a window count as one long row, cut into blocks of sixteen quads. A tile is loaded from rows at equal
/// distances: where the rows of a block lie so, as in a pointwise convolution, it is loaded in place; elsewhere its rows
/// are copied side by side.
public enum Int8TileKernels<Unit: Int8TileUnit> {
  /// The most rows of a tile, and the most quads.
  @usableFromInline static var side: Int { 16 }
  /// The bytes of a whole row of a tile.
  @usableFromInline static var rowBytes: Int { 64 }

  /// Micro-kernels of one and of two panels, of up to sixteen rows, with the layout of those of registers with sixteen
  /// lanes.
  public static var all: [[Int8MicroKernel]] {
    (1...2).map { panels in
      (1...side).map { rows in Int8MicroKernel { compute($0, rows: rows, panels: panels) } }
    }
  }

  /// Computes the sums of `rows` rows.
  @inlinable @inline(never) static func compute(_ arguments: Int8MicroKernelArguments, rows: Int, panels: Int) {
    let quads = arguments.taps * arguments.quads
    var tiles = Unit(rows: rows, lastQuads: quads % side)
    withUnsafeTemporaryAllocation(byteCount: side * rowBytes, alignment: rowBytes) { copies in
      guard let copies = copies.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
      var panel = arguments.panel
      var line = RowSpacing(tap: -1, stride: nil)
      for first in Swift.stride(from: 0, to: quads, by: side) {
        let count = min(side, quads - first)
        let (tap, offset) = (first / arguments.quads, first % arguments.quads)
        if line.tap != tap { line = RowSpacing(arguments, tap: tap, rows: rows) }
        if let stride = line.stride, offset + count <= arguments.quads {
          let start = arguments.rows[tap * arguments.rowsPerTap] + 4 * offset
          tiles.add(start, rowStride: stride, panel, panels: panels, isLast: count < side)
        } else {
          copy(arguments, first..<(first + count), rows: rows, to: copies)
          tiles.add(copies, rowStride: rowBytes, panel, panels: panels, isLast: count < side)
        }
        panel += side * panels * rowBytes
      }
    }
    tiles.store(arguments.sums, panels: panels)
  }

  /// The distance between the rows of a tap.
  @usableFromInline struct RowSpacing {
    @usableFromInline let tap: Int
    /// The bytes from each row to the next; nil where they differ.
    @usableFromInline let stride: Int?

    @inlinable init(tap: Int, stride: Int?) { (self.tap, self.stride) = (tap, stride) }

    @inlinable init(_ arguments: Int8MicroKernelArguments, tap: Int, rows: Int) {
      let addresses = arguments.rows + tap * arguments.rowsPerTap
      let stride = rows > 1 ? addresses[1] - addresses[0] : 0
      var isEven = true
      for row in 1..<max(rows, 2) where row < rows {
        isEven = isEven && addresses[row] - addresses[row - 1] == stride
      }
      self.init(tap: tap, stride: isEven ? stride : nil)
    }
  }

  /// Copies some quads of each row side by side, from as many taps as they belong to.
  @inlinable @inline(__always) static func copy(
    _ arguments: Int8MicroKernelArguments, _ quads: Range<Int>, rows: Int, to copies: UnsafeMutablePointer<UInt8>
  ) {
    var next = quads.lowerBound
    while next < quads.upperBound {
      let (tap, offset) = (next / arguments.quads, next % arguments.quads)
      let count = min(quads.upperBound - next, arguments.quads - offset)
      let target = copies + 4 * (next - quads.lowerBound)
      for row in 0..<rows {
        UnsafeMutableRawPointer(target + row * rowBytes).copyMemory(
          from: arguments.rows[tap * arguments.rowsPerTap + row] + 4 * offset, byteCount: 4 * count)
      }
      next += count
    }
  }
}
