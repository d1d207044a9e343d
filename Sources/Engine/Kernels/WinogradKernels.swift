/// The transforms of Winograd's minimal filtering F(4×4, 3×3) (Lavin and Gray, "Fast Algorithms for Convolutional
/// Neural Networks", 2015). They turn 6×6 input pixels into 36 values, whose products with the transformed weights,
/// summed over channels, turn into 4×4 output pixels: 36 multiplications replace 144.
@frozen public struct WinogradKernels: Sendable {
  /// Transforms the 36 pixels of one tile, over all channels.
  public typealias InputKernel = @Sendable (_ arguments: WinogradInputArguments) -> Void
  /// Transforms the 36 sums of one tile back, over all channels.
  public typealias OutputKernel = @Sendable (_ arguments: WinogradOutputArguments) -> Void

  /// The input transform, from pixels to factors.
  public let input: InputKernel
  /// The output transform, from sums to pixels.
  public let output: OutputKernel

  /// Creates the transforms of a vector unit.
  @inlinable @inline(__always) init<Unit: VectorUnit>(_ unit: Unit.Type) {
    input = winogradInputKernel(unit)
    output = winogradOutputKernel(unit)
  }
}

/// The arguments of one input transform: the pixels of a tile, and the destination.
@frozen public struct WinogradInputArguments {
  /// Pointers to the channels of the 36 pixels, row by row.
  public var pixels: UnsafePointer<UnsafePointer<Float>>
  /// The number of channels; whole registers are read and written.
  public var channels: Int
  /// The first of the 36 results, `planeStride` floats apart.
  public var destination: UnsafeMutablePointer<Float>
  /// The floats from one result to the next.
  public var planeStride: Int

  /// Creates arguments from their parts.
  @inlinable public init(
    pixels: UnsafePointer<UnsafePointer<Float>>, channels: Int, destination: UnsafeMutablePointer<Float>,
    planeStride: Int
  ) {
    (self.pixels, self.channels) = (pixels, channels)
    (self.destination, self.planeStride) = (destination, planeStride)
  }
}

/// The arguments of one output transform: the sums of a tile, and the destination.
@frozen public struct WinogradOutputArguments {
  /// The first of the 36 sums, `planeStride` floats apart.
  public var source: UnsafePointer<Float>
  /// The floats from one sum to the next.
  public var planeStride: Int
  /// The number of channels.
  public var channels: Int
  /// The bias of each channel, in whole registers.
  public var bias: UnsafePointer<Float>
  /// A tensor added to the results before clamping, laid out as the output; nil for none.
  public var residual: UnsafePointer<Float>?
  /// The tile's first pixel in the output, with the next one `channels` floats behind it.
  public var output: UnsafeMutablePointer<Float>
  /// The floats from one row of pixels to the next.
  public var rowStride: Int
  /// The rows of the 4×4 pixels that lie inside the image.
  public var rows: Int
  /// The columns of the 4×4 pixels that lie inside the image.
  public var columns: Int
  /// The lower bound that the results are clamped to.
  public var lower: Float
  /// The upper bound that the results are clamped to.
  public var upper: Float

  /// Creates arguments from their parts.
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

extension VectorUnit {
  /// Returns one column of a tile's 6×6 pixels, from channel `channel` on.
  @inlinable @inline(__always)
  static func column(_ x: Int, of pixels: UnsafePointer<UnsafePointer<Float>>, _ channel: Int) -> Six<Self> {
    [
      load(pixels[x] + channel), load(pixels[6 &+ x] + channel), load(pixels[12 &+ x] + channel),
      load(pixels[18 &+ x] + channel), load(pixels[24 &+ x] + channel), load(pixels[30 &+ x] + channel),
    ]
  }

  /// Returns one row of a tile's 6×6 sums, which lie `stride` floats apart.
  @inlinable @inline(__always)
  static func row(_ y: Int, of sums: UnsafePointer<Float>, _ stride: Int) -> Six<Self> {
    let first = sums + 6 &* y &* stride
    return [
      load(first), load(first + stride), load(first + 2 &* stride), load(first + 3 &* stride),
      load(first + 4 &* stride), load(first + 5 &* stride),
    ]
  }
}

/// Returns the input transform of a vector unit: `Bᵀ d B` of each channel's tile `d`, columns first.
@inlinable @inline(__always)
func winogradInputKernel<Unit: VectorUnit>(_: Unit.Type) -> WinogradKernels.InputKernel {
  { arguments in
    var channel = 0
    while channel < arguments.channels {
      // Six variables, as the compiler would first fill an array of arrays with zeros.
      let pixels = arguments.pixels
      let first = Unit.winogradInput(Unit.column(0, of: pixels, channel))
      let second = Unit.winogradInput(Unit.column(1, of: pixels, channel))
      let third = Unit.winogradInput(Unit.column(2, of: pixels, channel))
      let fourth = Unit.winogradInput(Unit.column(3, of: pixels, channel))
      let fifth = Unit.winogradInput(Unit.column(4, of: pixels, channel))
      let sixth = Unit.winogradInput(Unit.column(5, of: pixels, channel))
      var destination = arguments.destination + channel
      for y in 0..<6 {
        let row = Unit.winogradInput([first[y], second[y], third[y], fourth[y], fifth[y], sixth[y]])
        for x in 0..<6 {
          Unit.store(row[x], to: destination)
          destination += arguments.planeStride
        }
      }
      channel &+= Unit.lanes
    }
  }
}

/// Returns the output transform of a vector unit: `Aᵀ m A` of each channel's sums `m`, rows first, plus bias and
/// residual, clamped.
@inlinable @inline(__always)
func winogradOutputKernel<Unit: VectorUnit>(_: Unit.Type) -> WinogradKernels.OutputKernel {
  { arguments in
    let (lower, upper) = (Unit.splat(arguments.lower), Unit.splat(arguments.upper))
    var channel = 0
    while channel < arguments.channels {
      let (source, stride) = (arguments.source + channel, arguments.planeStride)
      let first = Unit.winogradOutput(Unit.row(0, of: source, stride))
      let second = Unit.winogradOutput(Unit.row(1, of: source, stride))
      let third = Unit.winogradOutput(Unit.row(2, of: source, stride))
      let fourth = Unit.winogradOutput(Unit.row(3, of: source, stride))
      let fifth = Unit.winogradOutput(Unit.row(4, of: source, stride))
      let sixth = Unit.winogradOutput(Unit.row(5, of: source, stride))
      let bias = Unit.load(arguments.bias + channel)
      for x in 0..<4 where x < arguments.columns {
        let results = Unit.winogradOutput([first[x], second[x], third[x], fourth[x], fifth[x], sixth[x]])
        var offset = x &* arguments.channels &+ channel
        for y in 0..<4 where y < arguments.rows {
          var result = Unit.add(results[y], bias)
          if let residual = arguments.residual { result = Unit.add(result, Unit.load(residual + offset)) }
          Unit.store(
            Unit.clamp(result, lower, upper), to: arguments.output + offset, count: arguments.channels &- channel)
          offset &+= arguments.rowStride
        }
      }
      channel &+= Unit.lanes
    }
  }
}
