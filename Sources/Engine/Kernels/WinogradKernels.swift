/// The transforms of Winograd's minimal filtering F(4×4, 3×3) (Lavin and Gray, "Fast Algorithms for Convolutional
/// Neural Networks", 2015): of 6×6 input pixels they make 36 numbers whose products with the transformed weights, summed
/// over channels, turn into 4×4 output pixels. 36 multiplications stand for 144.
@frozen public struct WinogradKernels: Sendable {
  /// Transforms the 36 pixels of one tile, over all channels.
  public typealias InputKernel = @Sendable (_ task: WinogradInputTask) -> Void
  /// Transforms the 36 sums of one tile back, over all channels.
  public typealias OutputKernel = @Sendable (_ task: WinogradOutputTask) -> Void

  /// From pixels to numbers to be multiplied.
  public let input: InputKernel
  /// From sums to pixels.
  public let output: OutputKernel

  /// The transforms of a vector unit.
  @inlinable @inline(__always) init<Unit: VectorUnit>(_ unit: Unit.Type) {
    input = winogradInputKernel(unit)
    output = winogradOutputKernel(unit)
  }
}

/// The pixels of one tile and where their transforms go.
@frozen public struct WinogradInputTask {
  /// Pointers to the 36 pixels, row by row, each with as many floats as there are channels.
  public var pixels: UnsafePointer<UnsafePointer<Float>>
  /// Channels; whole registers are read and written.
  public var channels: Int
  /// The first of the 36 results, `planeStride` floats apart.
  public var destination: UnsafeMutablePointer<Float>
  public var planeStride: Int

  /// A task from its parts.
  @inlinable public init(
    pixels: UnsafePointer<UnsafePointer<Float>>, channels: Int, destination: UnsafeMutablePointer<Float>,
    planeStride: Int
  ) {
    (self.pixels, self.channels) = (pixels, channels)
    (self.destination, self.planeStride) = (destination, planeStride)
  }
}

/// The sums of one tile and where its pixels go.
@frozen public struct WinogradOutputTask {
  /// The first of the 36 sums, `planeStride` floats apart.
  public var source: UnsafePointer<Float>
  public var planeStride: Int
  /// Channels.
  public var channels: Int
  /// What is added to each channel, in whole registers.
  public var bias: UnsafePointer<Float>
  /// What is added to each result before clamping, laid out as the output; nil for nothing.
  public var residual: UnsafePointer<Float>?
  /// The tile's first pixel, `channels` floats before the next, and the floats from one row of pixels to the next.
  public var output: UnsafeMutablePointer<Float>
  public var rowStride: Int
  /// How many of the 4×4 pixels lie inside the image.
  public var rows: Int
  public var columns: Int
  /// The results are clamped to these.
  public var lower: Float
  public var upper: Float

  /// A task from its parts.
  @inlinable public init(
    source: UnsafePointer<Float>, planeStride: Int, channels: Int, bias: UnsafePointer<Float>,
    residual: UnsafePointer<Float>?, output: UnsafeMutablePointer<Float>, rowStride: Int, rows: Int, columns: Int,
    lower: Float, upper: Float
  ) {
    (self.source, self.planeStride, self.channels, self.bias) = (source, planeStride, channels, bias)
    (self.residual, self.output, self.rowStride) = (residual, output, rowStride)
    (self.rows, self.columns, self.lower, self.upper) = (rows, columns, lower, upper)
  }
}

/// Six registers in a row or column of a tile.
@usableFromInline typealias Six<Unit: VectorUnit> = InlineArray<6, Unit.Vector>
/// Four registers in a row or column of a tile's output.
@usableFromInline typealias Four<Unit: VectorUnit> = InlineArray<4, Unit.Vector>

extension VectorUnit {
  /// `Bᵀ d`, by sums and differences that the results share.
  @inlinable @inline(__always) static func winogradInput(_ d: Six<Self>) -> Six<Self> {
    let (four, five, two) = (splat(4), splat(5), splat(2))
    let even = subtract(d[4], multiply(four, d[2]))
    let odd = subtract(d[3], multiply(four, d[1]))
    let (evenPair, oddPair) = (subtract(d[4], d[2]), multiply(two, subtract(d[3], d[1])))
    return [
      add(subtract(multiply(four, d[0]), multiply(five, d[2])), d[4]), add(even, odd), subtract(even, odd),
      add(evenPair, oddPair), subtract(evenPair, oddPair),
      add(subtract(multiply(four, d[1]), multiply(five, d[3])), d[5]),
    ]
  }

  /// `Aᵀ m`, by sums and differences that the results share.
  @inlinable @inline(__always) static func winogradOutput(_ m: Six<Self>) -> Four<Self> {
    let (sum, difference) = (add(m[1], m[2]), subtract(m[1], m[2]))
    let (farSum, farDifference) = (add(m[3], m[4]), subtract(m[3], m[4]))
    return [
      add(add(m[0], sum), farSum), add(difference, multiply(splat(2), farDifference)),
      add(sum, multiply(splat(4), farSum)), add(add(difference, multiply(splat(8), farDifference)), m[5]),
    ]
  }
}

@inlinable @inline(__always)
func winogradInputKernel<Unit: VectorUnit>(_: Unit.Type) -> WinogradKernels.InputKernel {
  { task in
    var channel = 0
    while channel < task.channels {
      var columns = InlineArray<6, Six<Unit>>(repeating: Six<Unit>(repeating: Unit.splat(0)))
      for x in 0..<6 {
        var column = Six<Unit>(repeating: Unit.splat(0))
        for y in 0..<6 { column[y] = Unit.load(task.pixels[y &* 6 &+ x] + channel) }
        columns[x] = Unit.winogradInput(column)
      }
      var destination = task.destination + channel
      for y in 0..<6 {
        var row = Six<Unit>(repeating: Unit.splat(0))
        for x in 0..<6 { row[x] = columns[x][y] }
        row = Unit.winogradInput(row)
        for x in 0..<6 {
          Unit.store(row[x], to: destination)
          destination += task.planeStride
        }
      }
      channel &+= Unit.lanes
    }
  }
}

@inlinable @inline(__always)
func winogradOutputKernel<Unit: VectorUnit>(_: Unit.Type) -> WinogradKernels.OutputKernel {
  { task in
    let (lower, upper) = (Unit.splat(task.lower), Unit.splat(task.upper))
    var channel = 0
    while channel < task.channels {
      var rows = InlineArray<6, Four<Unit>>(repeating: Four<Unit>(repeating: Unit.splat(0)))
      var source = task.source + channel
      for y in 0..<6 {
        var row = Six<Unit>(repeating: Unit.splat(0))
        for x in 0..<6 {
          row[x] = Unit.load(source)
          source += task.planeStride
        }
        rows[y] = Unit.winogradOutput(row)
      }
      let bias = Unit.load(task.bias + channel)
      for x in 0..<4 where x < task.columns {
        var column = Six<Unit>(repeating: Unit.splat(0))
        for y in 0..<6 { column[y] = rows[y][x] }
        let results = Unit.winogradOutput(column)
        var offset = x &* task.channels &+ channel
        for y in 0..<4 where y < task.rows {
          var result = Unit.add(results[y], bias)
          if let residual = task.residual { result = Unit.add(result, Unit.load(residual + offset)) }
          Unit.store(
            Unit.clamp(result, lower, upper), to: task.output + offset, count: task.channels &- channel)
          offset &+= task.rowStride
        }
      }
      channel &+= Unit.lanes
    }
  }
}
