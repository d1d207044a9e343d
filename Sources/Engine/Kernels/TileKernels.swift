/// The tile registers of a matrix unit such as AMX, shaped for products of up to sixteen rows with panels of sixteen
/// columns: one or two tiles of sums, and tiles for the operands.
///
/// An operand's tile holds up to sixteen quads of each row, or of each column of a panel. A quad is four bytes: four
/// values of eight bits, or a pair of bfloat16 numbers.
public protocol TileUnit: Sendable {
  /// A sum of 32 bits.
  associatedtype Sum: BitwiseCopyable, Sendable

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
  mutating func add(_ rows: UnsafeRawPointer, rowStride: Int, _ panel: UnsafeRawPointer, panels: Int, isLast: Bool)

  /// Writes the sums of `panels` panels, row by row without gaps.
  func store(_ sums: UnsafeMutablePointer<Sum>, panels: Int)
}

/// The micro-kernels of a matrix unit, of one and of two panels, of up to sixteen rows.
///
/// All taps of a window count as one long row, cut into blocks of sixteen quads. A tile is loaded from rows at equal
/// distances: where the rows of a block lie so, as in a pointwise convolution, it is loaded in place; elsewhere its rows
/// are copied side by side.
public enum TileKernels<Unit: TileUnit> {
  /// The most rows of a tile, and the most quads.
  @usableFromInline static var side: Int { 16 }
  /// The bytes of a whole row of a tile.
  @usableFromInline static var rowBytes: Int { 64 }
  @usableFromInline static var quadBytes: Int { 4 }

  /// The operands of a product, as those of a micro-kernel.
  @usableFromInline struct Operands {
    /// Pointers to `quads` quads each, with row `r` of tap `t` at `t * rowsPerTap + r`.
    @usableFromInline let rows: UnsafePointer<UnsafeRawPointer>
    @usableFromInline let rowsPerTap: Int
    @usableFromInline let taps: Int
    @usableFromInline let quads: Int
    @usableFromInline let panel: UnsafeRawPointer

    @inlinable init(
      rows: UnsafeRawPointer, rowsPerTap: Int, taps: Int, quads: Int, panel: UnsafeRawPointer
    ) {
      self.rows = rows.assumingMemoryBound(to: UnsafeRawPointer.self)
      (self.rowsPerTap, self.taps, self.quads, self.panel) = (rowsPerTap, taps, quads, panel)
    }
  }

  /// Computes the sums of `count` rows with `panels` panels.
  @inlinable @inline(never)
  static func multiply(_ operands: Operands, count: Int, panels: Int, to sums: UnsafeMutablePointer<Unit.Sum>) {
    let quads = operands.taps * operands.quads
    var tiles = Unit(rows: count, lastQuads: quads % side)
    withUnsafeTemporaryAllocation(byteCount: side * rowBytes, alignment: rowBytes) { copies in
      guard let copies = copies.baseAddress else { return }
      var panel = operands.panel
      var line = RowSpacing(tap: -1, stride: nil)
      for first in Swift.stride(from: 0, to: quads, by: side) {
        let width = min(side, quads - first)
        let (tap, offset) = (first / operands.quads, first % operands.quads)
        if line.tap != tap { line = RowSpacing(operands, tap: tap, count: count) }
        if let stride = line.stride, offset + width <= operands.quads {
          let start = operands.rows[tap * operands.rowsPerTap] + quadBytes * offset
          tiles.add(start, rowStride: stride, panel, panels: panels, isLast: width < side)
        } else {
          copy(operands, first..<(first + width), count: count, to: copies)
          tiles.add(copies, rowStride: rowBytes, panel, panels: panels, isLast: width < side)
        }
        panel += side * panels * rowBytes
      }
    }
    tiles.store(sums, panels: panels)
  }

  /// The distance between the rows of a tap.
  @usableFromInline struct RowSpacing {
    @usableFromInline let tap: Int
    /// The bytes from each row to the next; nil where they differ.
    @usableFromInline let stride: Int?

    @inlinable init(tap: Int, stride: Int?) { (self.tap, self.stride) = (tap, stride) }

    @inlinable init(_ operands: Operands, tap: Int, count: Int) {
      let addresses = operands.rows + tap * operands.rowsPerTap
      let stride = count > 1 ? addresses[1] - addresses[0] : 0
      var isEven = true
      for row in 1..<max(count, 2) where row < count {
        isEven = isEven && addresses[row] - addresses[row - 1] == stride
      }
      self.init(tap: tap, stride: isEven ? stride : nil)
    }
  }

  /// Copies some quads of each row side by side, from as many taps as they belong to.
  @inlinable @inline(__always)
  static func copy(_ operands: Operands, _ quads: Range<Int>, count: Int, to copies: UnsafeMutableRawPointer) {
    var next = quads.lowerBound
    while next < quads.upperBound {
      let (tap, offset) = (next / operands.quads, next % operands.quads)
      let width = min(quads.upperBound - next, operands.quads - offset)
      let target = copies + quadBytes * (next - quads.lowerBound)
      for row in 0..<count {
        (target + row * rowBytes).copyMemory(
          from: operands.rows[tap * operands.rowsPerTap + row] + quadBytes * offset, byteCount: quadBytes * width)
      }
      next += width
    }
  }
}

extension TileKernels where Unit.Sum == Int32 {
  /// Micro-kernels for int8, with the layout of those of registers with sixteen lanes.
  public static var int8: [[Int8MicroKernel]] {
    (1...2).map { panels in
      (1...side).map { rows in
        Int8MicroKernel { arguments in
          let operands = Operands(
            rows: arguments.rows, rowsPerTap: arguments.rowsPerTap, taps: arguments.taps, quads: arguments.quads,
            panel: arguments.panel)
          multiply(operands, count: rows, panels: panels, to: arguments.sums)
        }
      }
    }
  }
}

extension TileKernels where Unit.Sum == Float {
  /// Micro-kernels for pairs of bfloat16 numbers, with the layout of those of registers with sixteen lanes.
  public static var bfloat16: [[MicroKernel]] {
    (1...2).map { panels in (1...side).map { rows in MicroKernel { compute($0, rows: rows, panels: panels) } } }
  }

  /// Computes a tile of results.
  @inlinable static func compute(_ arguments: MicroKernelArguments, rows: Int, panels: Int) {
    let operands = Operands(
      rows: arguments.rows, rowsPerTap: arguments.rowsPerTap, taps: arguments.taps, quads: arguments.depth,
      panel: arguments.panel)
    withUnsafeTemporaryAllocation(byteCount: rows * panels * rowBytes, alignment: rowBytes) { memory in
      guard let sums = memory.baseAddress?.assumingMemoryBound(to: Float.self) else { return }
      multiply(operands, count: rows, panels: panels, to: sums)
      finish(sums, arguments, rows: rows, width: panels * side)
    }
  }

  /// Adds bias and residual to sums, clamps and stores as many columns as there are; NaN stays NaN.
  @inlinable @inline(never)
  static func finish(_ sums: UnsafePointer<Float>, _ arguments: MicroKernelArguments, rows: Int, width: Int) {
    for row in 0..<rows {
      let (line, output) = (sums + row * width, arguments.output + row * arguments.outputStride)
      let residual = arguments.residual.map { $0 + row * arguments.outputStride }
      for column in 0..<arguments.columns {
        var result = line[column] + arguments.bias[column]
        if let residual { result += residual[column] }
        result = result < arguments.lower ? arguments.lower : result
        output[column] = result > arguments.upper ? arguments.upper : result
      }
    }
  }
}
