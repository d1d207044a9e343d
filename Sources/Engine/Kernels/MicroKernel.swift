/// The arguments of one micro-kernel call: `rows` rows (MR) times one packed panel of columns (NR).
///
/// The GEMM is indirect: each row of the left operand is given by one pointer per tap of the window, so that a
/// convolution reads its input in place and padding is a pointer to zeros (Dukhan, "The Indirect Convolution
/// Algorithm", 2019).
@frozen public struct MicroKernelArguments {
  /// The indirection buffer: pointers to `depth` floats each, with row `r` of tap `t` at `t * rowsPerTap + r`.
  public var rows: UnsafePointer<UnsafePointer<Float>>
  /// The number of pointers per tap; at least the micro-kernel's rows.
  public var rowsPerTap: Int
  /// The number of taps of the window: 1 for a plain matrix product.
  public var taps: Int
  /// Floats per row and tap.
  public var depth: Int
  /// The packed right operand: `taps * depth` lines, each as wide as the micro-kernel.
  public var panel: UnsafePointer<Float>
  /// The bias of each column, as wide as the micro-kernel.
  public var bias: UnsafePointer<Float>
  /// A tensor added to the results before clamping, laid out as the output; nil for none.
  public var residual: UnsafePointer<Float>?
  /// The first row of the output.
  public var output: UnsafeMutablePointer<Float>
  /// Floats from one row of the output to the next.
  public var outputStride: Int
  /// The number of columns to store: the last register may be partial.
  public var columns: Int
  /// The bounds that the results are clamped to.
  public var lower: Float
  public var upper: Float

  /// Creates arguments from their parts.
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

/// Computes one MR × NR tile of a GEMM.
public typealias MicroKernel = @Sendable (_ arguments: MicroKernelArguments) -> Void

/// `rows` × `vectors` registers that accumulate a matrix product.
@frozen public struct RegisterTile<Unit: VectorUnit, let rows: Int, let vectors: Int> {
  @usableFromInline var accumulators: InlineArray<rows, InlineArray<vectors, Unit.Vector>>

  /// Starts the sums at zero: a bias that outweighs the products would cost each of them its last digits.
  @inlinable @inline(__always) init() { accumulators = .init(repeating: .init(repeating: Unit.splat(0))) }

  /// Adds the products of `depth` elements of each row with as many lines of the panel.
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

  /// Adds bias and residual, clamps and stores the sums.
  @inlinable @inline(__always) func finish(_ arguments: MicroKernelArguments) {
    if arguments.columns == vectors &* Unit.lanes {
      for i in 0..<rows {
        for j in 0..<vectors {
          Unit.store(result(i, j, arguments), to: arguments.output + i * arguments.outputStride + j * Unit.lanes)
        }
      }
    } else {
      var results = accumulators
      for i in 0..<rows { for j in 0..<vectors { results[i][j] = result(i, j, arguments) } }
      withUnsafeBytes(of: results) { storeColumns($0, rows: rows, width: vectors &* Unit.lanes, arguments) }
    }
  }

  @inlinable @inline(__always) func result(_ i: Int, _ j: Int, _ arguments: MicroKernelArguments) -> Unit.Vector {
    var result = Unit.add(accumulators[i][j], Unit.load(arguments.bias + j * Unit.lanes))
    if let residual = arguments.residual {
      result = Unit.add(result, Unit.load(residual + i * arguments.outputStride + j * Unit.lanes))
    }
    return Unit.clamp(result, Unit.splat(arguments.lower), Unit.splat(arguments.upper))
  }

  /// The micro-kernel of this tile.
  @inlinable @inline(__always) static var kernel: MicroKernel {
    { arguments in
      var tile = Self()
      var (left, panel) = (arguments.rows, arguments.panel)
      for _ in 0..<arguments.taps {
        tile.accumulate(left, panel, depth: arguments.depth)
        left += arguments.rowsPerTap
        panel += arguments.depth * vectors * Unit.lanes
      }
      tile.finish(arguments)
    }
  }
}

/// The width of a micro-kernel in registers, as a type.
public enum TileWidth<let vectors: Int> {}

extension VectorUnit {
  /// The micro-kernels of one to four rows.
  @inlinable @inline(__always) public static func microKernels1To4<let vectors: Int>(_: TileWidth<vectors>.Type)
    -> [MicroKernel]
  {
    [
      RegisterTile<Self, 1, vectors>.kernel, RegisterTile<Self, 2, vectors>.kernel,
      RegisterTile<Self, 3, vectors>.kernel, RegisterTile<Self, 4, vectors>.kernel,
    ]
  }

  /// The micro-kernels of five and six rows.
  @inlinable @inline(__always) public static func microKernels5To6<let vectors: Int>(_: TileWidth<vectors>.Type)
    -> [MicroKernel]
  {
    [RegisterTile<Self, 5, vectors>.kernel, RegisterTile<Self, 6, vectors>.kernel]
  }

  /// The micro-kernels of seven to twelve rows.
  @inlinable @inline(__always) public static func microKernels7To12<let vectors: Int>(_: TileWidth<vectors>.Type)
    -> [MicroKernel]
  {
    [
      RegisterTile<Self, 7, vectors>.kernel, RegisterTile<Self, 8, vectors>.kernel,
      RegisterTile<Self, 9, vectors>.kernel, RegisterTile<Self, 10, vectors>.kernel,
      RegisterTile<Self, 11, vectors>.kernel, RegisterTile<Self, 12, vectors>.kernel,
    ]
  }
}

/// Stores the first columns of each row of a wider tile.
///
/// A function of its own, because every micro-kernel would inline it once per row. It copies eight floats at a time, as
/// the channels left over are often a multiple of eight, and `memmove` takes longer for so few.
@usableFromInline func storeColumns(
  _ tile: UnsafeRawBufferPointer, rows: Int, width: Int, _ arguments: MicroKernelArguments
) {
  let floats = tile.assumingMemoryBound(to: Float.self)
  guard var source = floats.baseAddress else { return }
  var output = arguments.output
  for _ in 0..<rows {
    var column = 0
    while column &+ 8 <= arguments.columns {
      let eight = UnsafeRawPointer(source + column).loadUnaligned(as: SIMD8<Float>.self)
      UnsafeMutableRawPointer(output + column).storeBytes(of: eight, as: SIMD8<Float>.self)
      column &+= 8
    }
    while column < arguments.columns {
      output[column] = source[column]
      column &+= 1
    }
    source += width
    output += arguments.outputStride
  }
}
