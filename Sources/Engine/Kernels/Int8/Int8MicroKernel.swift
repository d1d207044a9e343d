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
  /// The uint8 results to write instead of the sums, by a micro-kernel that requantises; nil for the sums.
  public var results: Int8Results?

  /// Creates arguments from their parts.
  @inlinable public init(
    rows: UnsafePointer<UnsafePointer<UInt8>>, rowsPerTap: Int, taps: Int, quads: Int, panel: UnsafePointer<Int8>,
    ahead: Int = 0, sums: UnsafeMutablePointer<Int32>, results: Int8Results? = nil
  ) {
    (self.rows, self.rowsPerTap, self.taps, self.quads) = (rows, rowsPerTap, taps, quads)
    (self.panel, self.ahead, self.sums, self.results) = (panel, ahead, sums, results)
  }
}

/// The uint8 results of one tile.
@frozen public struct Int8Results {
  /// The first result of the first row.
  public var output: UnsafeMutablePointer<UInt8>
  /// Results from one row to the next.
  public var stride: Int
  /// The number of columns to store, at least 1 of each register.
  public var columns: Int
  /// The requantisation, from the tile's first column on.
  public var requantization: Requantization

  /// Creates results from their parts.
  @inlinable public init(
    output: UnsafeMutablePointer<UInt8>, stride: Int, columns: Int, requantization: Requantization
  ) {
    (self.output, self.stride, self.columns, self.requantization) = (output, stride, columns, requantization)
  }
}

/// A function that computes the int32 sums of one MR × NR tile.
///
/// It is a type of its own for the reason that ``MicroKernel`` is.
@frozen public struct Int8MicroKernel: Sendable {
  /// Whether the kernel writes results where the arguments ask for them; others always leave the sums.
  public let requantizes: Bool
  @usableFromInline let compute: @Sendable (_ arguments: Int8MicroKernelArguments) -> Void

  /// Creates a kernel from a function.
  @inlinable
  public init(requantizes: Bool = false, _ compute: @escaping @Sendable (_ arguments: Int8MicroKernelArguments) -> Void)
  {
    (self.requantizes, self.compute) = (requantizes, compute)
  }

  /// Calls the kernel.
  @inlinable @inline(__always) public func callAsFunction(_ arguments: Int8MicroKernelArguments) { compute(arguments) }
}

/// `rows` × `vectors` registers, one or two in a row, that accumulate an int8 matrix product.
@frozen public struct Int8RegisterTile<Unit: Int8Unit, let rows: Int, let vectors: Int> {
  /// The sums of each row's first register, and of its second one where the tile is two wide: two arrays for the reason that
  /// ``RegisterTile`` has two.
  @usableFromInline var (first, second): (InlineArray<rows, Unit.Sums>, InlineArray<rows, Unit.Sums>)

  /// The quads of a cache line.
  @inlinable @inline(__always) static var cacheLine: Int { 16 }

  @inlinable @inline(__always) init() {
    first = .init(repeating: Unit.zero)
    second = .init(repeating: Unit.zero)
  }

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
      let near = Unit.load(line)
      let far = vectors == 2 ? Unit.load(line + Unit.lanes &* Unit.quad) : near
      Unit.prefetch(line + ahead)
      if vectors &* Unit.lanes > Self.cacheLine { Unit.prefetch(line + ahead + Self.cacheLine &* Unit.quad) }
      // Two loops for the reason that ``RegisterTile`` has two.
      for i in 0..<rows / 2 { add(starts[i] + byte, near, far, to: i) }
      for i in rows / 2..<rows { add(starts[i] + byte, near, far, to: i) }
      line += vectors &* Unit.lanes &* Unit.quad
      byte &+= Unit.quad
    }
  }

  /// Adds the products of one quad with a line of the panel to the sums of its row.
  @inlinable @inline(__always)
  mutating func add(_ quad: UnsafePointer<UInt8>, _ near: Unit.Sums, _ far: Unit.Sums, to row: Int) {
    let value = Unit.splat(quad)
    Unit.addProducts(&first[row], value, near)
    if vectors == 2 { Unit.addProducts(&second[row], value, far) }
  }

  @inlinable @inline(__always) func store(_ sums: UnsafeMutablePointer<Int32>) {
    var line = UnsafeMutableRawPointer(sums)
    for i in 0..<rows {
      line.storeBytes(of: first[i], as: Unit.Sums.self)
      if vectors == 2 { (line + MemoryLayout<Unit.Sums>.size).storeBytes(of: second[i], as: Unit.Sums.self) }
      line += vectors &* MemoryLayout<Unit.Sums>.size
    }
  }

  /// Whether a register's sums are requantised to the sixteen bytes that ``SixteenBytes`` stores.
  @inlinable @inline(__always) static var requantizes: Bool { Unit.lanes == 16 }

  /// Requantises the sums of as many columns as there are.
  @inlinable @inline(__always) func finish(_ results: Int8Results) {
    let columns = results.columns
    Self.finish(first, results, at: 0, count: min(columns, Unit.lanes))
    if vectors == 2 { Self.finish(second, results, at: Unit.lanes, count: columns &- Unit.lanes) }
  }

  /// Requantises one register of each row, of which `count` lanes are stored, from column `column` on.
  @inlinable @inline(__always)
  static func finish(_ sums: InlineArray<rows, Unit.Sums>, _ results: Int8Results, at column: Int, count: Int) {
    typealias Loops = RequantizationLoops<Unit>
    let requantization = results.requantization
    let columns = Loops.Columns(requantization, column)
    var bytes = InlineArray<rows, SIMD16<UInt8>>(repeating: SIMD16(repeating: 0))
    // Loops of half the rows, without addresses, are unrolled: the sums then stay in registers.
    for i in 0..<rows / 2 { bytes[i] = Loops.quantized(sixteen(sums[i]), columns, requantization) }
    for i in rows / 2..<rows { bytes[i] = Loops.quantized(sixteen(sums[i]), columns, requantization) }
    var output = UnsafeMutableRawPointer(results.output + column)
    if count >= 16 {
      for i in 0..<rows {
        output.storeBytes(of: bytes[i], as: SIMD16<UInt8>.self)
        output += results.stride
      }
    } else {
      for i in 0..<rows {
        SixteenBytes.store(bytes[i], to: output, count)
        output += results.stride
      }
    }
  }

  @inlinable @inline(__always) static func sixteen(_ sums: Unit.Sums) -> SIMD16<Int32> {
    unsafeBitCast(sums, to: SIMD16<Int32>.self)
  }

  /// Computes the tile. It is not inlined into the closure around it: in the thunks that closures become, the compiler
  /// does not inline C functions.
  @inlinable @inline(never) static func compute(_ arguments: Int8MicroKernelArguments) {
    var tile = Self()
    var (left, panel) = (arguments.rows, arguments.panel)
    for _ in 0..<arguments.taps {
      tile.accumulate(left, panel, quads: arguments.quads, ahead: arguments.ahead)
      left += arguments.rowsPerTap
      panel += arguments.quads &* vectors &* Unit.lanes &* Unit.quad
    }
    if requantizes, let results = arguments.results { tile.finish(results) } else { tile.store(arguments.sums) }
  }

  /// The micro-kernel of this tile.
  @inlinable @inline(__always) static var kernel: Int8MicroKernel {
    Int8MicroKernel(requantizes: requantizes) { compute($0) }
  }
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
