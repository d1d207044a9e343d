/// What one call of a tile kernel works on: `rows` pixels times one panel of output channels.
///
/// The product is indirect: each row of the left operand is given by one pointer per tap of the kernel, so that a
/// convolution reads its input in place and padding is a pointer to zeros (Dukhan, "The Indirect Convolution
/// Algorithm", 2019).
@frozen public struct TileTask {
  /// Pointers to `depth` floats each, tap by tap: row `r` of tap `t` at `t * rowsPerTap + r`.
  public var rows: UnsafePointer<UnsafePointer<Float>>
  /// How many pointers each tap has; at least the tile's rows.
  public var rowsPerTap: Int
  /// Taps of the kernel: 1 for a plain matrix product.
  public var taps: Int
  /// Floats per row and tap.
  public var depth: Int
  /// The packed right operand: `taps * depth` lines, each as wide as the tile.
  public var panel: UnsafePointer<Float>
  /// What is added to each column, as wide as the tile.
  public var bias: UnsafePointer<Float>
  /// What is added to each result before clamping, laid out as the output; nil for nothing.
  public var residual: UnsafePointer<Float>?
  /// Where the first row's results go.
  public var output: UnsafeMutablePointer<Float>
  /// Floats from one row of the output to the next.
  public var outputStride: Int
  /// How many columns are stored: at most the width of the tile, and some of its last register.
  public var columns: Int
  /// The results are clamped to these.
  public var lower: Float
  public var upper: Float

  /// A task from its parts.
  @inlinable public init(
    rows: UnsafePointer<UnsafePointer<Float>>, rowsPerTap: Int, taps: Int, depth: Int, panel: UnsafePointer<Float>,
    bias: UnsafePointer<Float>, residual: UnsafePointer<Float>?, output: UnsafeMutablePointer<Float>, outputStride: Int,
    columns: Int, lower: Float, upper: Float
  ) {
    (self.rows, self.rowsPerTap, self.taps, self.depth) = (rows, rowsPerTap, taps, depth)
    (self.panel, self.bias, self.residual) = (panel, bias, residual)
    (self.output, self.outputStride, self.columns) = (output, outputStride, columns)
    (self.lower, self.upper) = (lower, upper)
  }
}

/// Computes one tile.
public typealias TileKernel = @Sendable (_ task: TileTask) -> Void

/// `rows` × `vectors` registers that gather a product of matrices.
@frozen public struct Tile<Unit: VectorUnit, let rows: Int, let vectors: Int> {
  @usableFromInline var accumulators: InlineArray<rows, InlineArray<vectors, Unit.Vector>>

  /// Sums start at zero: a bias that outweighs the products would cost each of them its last digits.
  @inlinable @inline(__always) init() { accumulators = .init(repeating: .init(repeating: Unit.splat(0))) }

  /// Adds the products of `depth` numbers of each row with as many lines of the panel.
  @inlinable @inline(__always)
  mutating func accumulate(_ left: UnsafePointer<UnsafePointer<Float>>, _ panel: UnsafePointer<Float>, depth: Int) {
    var starts = InlineArray<rows, UnsafePointer<Float>>(repeating: left[0])
    for i in 0..<rows { starts[i] = left[i] }
    var line = panel
    for k in 0..<depth {
      var right = InlineArray<vectors, Unit.Vector>(repeating: Unit.splat(0))
      for j in 0..<vectors { right[j] = Unit.load(line + j * Unit.lanes) }
      for i in 0..<rows {
        let value = Unit.splat(starts[i][k])
        for j in 0..<vectors { Unit.multiplyAdd(&accumulators[i][j], value, right[j]) }
      }
      line += vectors * Unit.lanes
    }
  }

  /// Adds bias and residual, clamps and stores.
  @inlinable @inline(__always) func finish(_ task: TileTask) {
    if task.columns == vectors &* Unit.lanes {
      for i in 0..<rows {
        for j in 0..<vectors {
          Unit.store(result(i, j, task), to: task.output + i * task.outputStride + j * Unit.lanes)
        }
      }
    } else {
      var results = accumulators
      for i in 0..<rows { for j in 0..<vectors { results[i][j] = result(i, j, task) } }
      withUnsafeBytes(of: results) { storeColumns($0, rows: rows, width: vectors &* Unit.lanes, task) }
    }
  }

  @inlinable @inline(__always) func result(_ i: Int, _ j: Int, _ task: TileTask) -> Unit.Vector {
    var result = Unit.add(accumulators[i][j], Unit.load(task.bias + j * Unit.lanes))
    if let residual = task.residual {
      result = Unit.add(result, Unit.load(residual + i * task.outputStride + j * Unit.lanes))
    }
    return Unit.clamp(result, Unit.splat(task.lower), Unit.splat(task.upper))
  }

  /// The kernel that computes such a tile.
  @inlinable @inline(__always) static var kernel: TileKernel {
    { task in
      var tile = Self()
      var (left, panel) = (task.rows, task.panel)
      for _ in 0..<task.taps {
        tile.accumulate(left, panel, depth: task.depth)
        left += task.rowsPerTap
        panel += task.depth * vectors * Unit.lanes
      }
      tile.finish(task)
    }
  }
}

/// Stores the first columns of each row of a tile that is wider.
///
/// Apart from the tiles, which would each hold it for every row; in eights, as channels often come, because `memmove` takes
/// longer for so few.
@usableFromInline func storeColumns(_ tile: UnsafeRawBufferPointer, rows: Int, width: Int, _ task: TileTask) {
  let floats = tile.assumingMemoryBound(to: Float.self)
  guard var source = floats.baseAddress else { return }
  var output = task.output
  for _ in 0..<rows {
    var column = 0
    while column &+ 8 <= task.columns {
      let eight = UnsafeRawPointer(source + column).loadUnaligned(as: SIMD8<Float>.self)
      UnsafeMutableRawPointer(output + column).storeBytes(of: eight, as: SIMD8<Float>.self)
      column &+= 8
    }
    while column < task.columns {
      output[column] = source[column]
      column &+= 1
    }
    source += width
    output += task.outputStride
  }
}
