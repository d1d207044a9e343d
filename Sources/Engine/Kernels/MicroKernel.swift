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
  /// The floats from a line of the panel to the line that is asked for meanwhile, as later lines or calls need it; 0 for
  /// none.
  public var ahead: Int
  /// The bias of each column, as wide as the micro-kernel.
  public var bias: UnsafePointer<Float>
  /// A tensor added to the results before clamping, laid out as the output; nil for none.
  public var residual: UnsafePointer<Float>?
  /// The first row of the output.
  public var output: UnsafeMutablePointer<Float>
  /// Floats from one row of the output to the next.
  public var outputStride: Int
  /// The number of columns to store, at least 1; those behind them are computed in vain.
  public var columns: Int
  /// The bounds that the results are clamped to.
  public var lower: Float
  public var upper: Float

  /// Creates arguments from their parts.
  @inlinable public init(
    rows: UnsafePointer<UnsafePointer<Float>>, rowsPerTap: Int, taps: Int, depth: Int, panel: UnsafePointer<Float>,
    ahead: Int = 0, bias: UnsafePointer<Float>, residual: UnsafePointer<Float>?, output: UnsafeMutablePointer<Float>,
    outputStride: Int, columns: Int, lower: Float, upper: Float
  ) {
    (self.rows, self.rowsPerTap, self.taps, self.depth) = (rows, rowsPerTap, taps, depth)
    (self.panel, self.ahead, self.bias, self.residual) = (panel, ahead, bias, residual)
    (self.output, self.outputStride, self.columns) = (output, outputStride, columns)
    (self.lower, self.upper) = (lower, upper)
  }
}

/// A function that computes one MR × NR tile of a GEMM.
///
/// It is a type of its own, as functions in an array are called through a thunk that copies the arguments.
@frozen public struct MicroKernel: Sendable {
  @usableFromInline let compute: @Sendable (_ arguments: MicroKernelArguments) -> Void

  /// Creates a kernel from a function.
  @inlinable public init(_ compute: @escaping @Sendable (_ arguments: MicroKernelArguments) -> Void) {
    self.compute = compute
  }

  /// Computes a tile.
  @inlinable @inline(__always) public func callAsFunction(_ arguments: MicroKernelArguments) { compute(arguments) }
}

/// `rows` × `vectors` registers, one or two in a row, that accumulate a matrix product.
@frozen public struct RegisterTile<Unit: VectorUnit, let rows: Int, let vectors: Int> {
  /// The sums of each row's first register, and of its second one where the tile is two wide. They are two arrays, as the
  /// compiler would fill an array of arrays in memory, which takes as long as a dozen lines of products.
  @usableFromInline var (first, second): (InlineArray<rows, Unit.Vector>, InlineArray<rows, Unit.Vector>)

  /// The floats of a cache line.
  @inlinable @inline(__always) static var cacheLine: Int { 16 }

  /// Starts the sums at zero: a bias that outweighs the products would cost each of them its last digits.
  @inlinable @inline(__always) init() {
    first = .init(repeating: Unit.splat(0))
    second = .init(repeating: Unit.splat(0))
  }

  /// Adds the products of `depth` elements of each row with as many lines of the panel, and asks for weights ahead of each.
  @inlinable @inline(__always)
  mutating func accumulate(
    _ left: UnsafePointer<UnsafePointer<Float>>, _ panel: UnsafePointer<Float>, depth: Int, ahead: Int
  ) {
    var starts = InlineArray<rows, UnsafePointer<Float>>(repeating: left[0])
    for i in 0..<rows { starts[i] = left[i] }
    var line = panel
    var k = 0
    while k < depth {
      let near = Unit.load(line)
      let far = vectors == 2 ? Unit.load(line + Unit.lanes) : near
      Unit.prefetch(line + ahead)
      if vectors &* Unit.lanes > Self.cacheLine { Unit.prefetch(line + ahead + Self.cacheLine) }
      // Two loops, as the compiler would not unroll one of more than ten rows, and keep its sums in memory.
      for i in 0..<rows / 2 { add(starts[i][k], near, far, to: i) }
      for i in rows / 2..<rows { add(starts[i][k], near, far, to: i) }
      line += vectors &* Unit.lanes
      k &+= 1
    }
  }

  /// Adds the products of one element with a line of the panel to the sums of its row.
  @inlinable @inline(__always)
  mutating func add(_ element: Float, _ near: Unit.Vector, _ far: Unit.Vector, to row: Int) {
    let value = Unit.splat(element)
    Unit.multiplyAdd(&first[row], value, near)
    if vectors == 2 { Unit.multiplyAdd(&second[row], value, far) }
  }

  /// Adds bias and residual, clamps and stores the sums of as many columns as there are.
  @inlinable @inline(__always) func finish(_ arguments: MicroKernelArguments) {
    let columns = arguments.columns
    Self.finish(first, arguments, at: 0, count: min(columns, Unit.lanes))
    if vectors == 2 && columns > Unit.lanes {
      Self.finish(second, arguments, at: Unit.lanes, count: columns &- Unit.lanes)
    }
  }

  /// Finishes one register of each row, of which `count` lanes are stored, from column `column` on.
  @inlinable @inline(__always)
  static func finish(
    _ sums: InlineArray<rows, Unit.Vector>, _ arguments: MicroKernelArguments, at column: Int, count: Int
  ) {
    var results = sums
    let bias = Unit.load(arguments.bias + column)
    for i in 0..<rows { results[i] = Unit.add(results[i], bias) }
    // Addresses are stepped: overflow checks of products would keep the results out of registers.
    if let residual = arguments.residual {
      var line = residual + column
      for i in 0..<rows {
        results[i] = Unit.add(results[i], Unit.load(line))
        line += arguments.outputStride
      }
    }
    let (lower, upper) = (Unit.splat(arguments.lower), Unit.splat(arguments.upper))
    for i in 0..<rows { results[i] = Unit.clamp(results[i], lower, upper) }
    var output = arguments.output + column
    if count == Unit.lanes {
      for i in 0..<rows {
        Unit.store(results[i], to: output)
        output += arguments.outputStride
      }
    } else {
      for i in 0..<rows {
        Unit.store(results[i], to: output, count: count)
        output += arguments.outputStride
      }
    }
  }

  /// Computes one tile.
  ///
  /// A function of its own, as the compiler would inline no function in C into the closure.
  @inlinable static func compute(_ arguments: MicroKernelArguments) {
    var tile = Self()
    var (left, panel) = (arguments.rows, arguments.panel)
    var tap = 0
    while tap < arguments.taps {
      tile.accumulate(left, panel, depth: arguments.depth, ahead: arguments.ahead)
      left += arguments.rowsPerTap
      panel += arguments.depth &* vectors &* Unit.lanes
      tap &+= 1
    }
    tile.finish(arguments)
  }

  /// The micro-kernel of this tile.
  @inlinable @inline(__always) static var kernel: MicroKernel { MicroKernel { compute($0) } }
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
