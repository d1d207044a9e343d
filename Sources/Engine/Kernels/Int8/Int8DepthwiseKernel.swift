/// The arguments of one int8 depthwise kernel call: some output rows of one image, over up to sixteen channels.
@frozen public struct Int8DepthwiseArguments {
  /// The first channel at the first pixel of the image, whose rows lie one after another. Sixteen bytes are read per
  /// pixel.
  public var input: UnsafePointer<UInt8>
  /// The rows and columns of the input.
  public var inputExtents: (rows: Int, columns: Int)
  /// The first channel at the first pixel of the output image.
  public var output: UnsafeMutablePointer<UInt8>
  /// The width of the output in columns.
  public var outputColumns: Int
  /// The output rows to compute.
  public var rows: Range<Int>
  /// The bytes from one pixel to the next, in input and output.
  public var pixelStride: Int
  /// The number of channels to write, at most sixteen.
  public var channels: Int
  /// The padding above and to the left of the image.
  public var padding: (rows: Int, columns: Int)
  /// The zero point of the input, which padding holds.
  public var zero: UInt8
  /// The packed weights: for each window row and group of four columns, four bytes for each of sixteen channels, the
  /// last column first; zeros where a group is wider than the window.
  public var weights: UnsafePointer<Int8>
  /// The requantisation of the sums.
  public var requantization: Requantization
  /// Scratch memory of ``Int8DepthwiseKernel/scratchBytes(outputColumns:)``.
  public var scratch: UnsafeMutableRawPointer

  /// Creates arguments from their parts.
  @inlinable public init(
    input: UnsafePointer<UInt8>, inputExtents: (rows: Int, columns: Int), output: UnsafeMutablePointer<UInt8>,
    outputColumns: Int, rows: Range<Int>, pixelStride: Int, channels: Int, padding: (rows: Int, columns: Int),
    zero: UInt8, weights: UnsafePointer<Int8>, requantization: Requantization, scratch: UnsafeMutableRawPointer
  ) {
    (self.input, self.inputExtents, self.output, self.outputColumns) = (input, inputExtents, output, outputColumns)
    (self.rows, self.pixelStride, self.channels, self.padding) = (rows, pixelStride, channels, padding)
    (self.zero, self.weights, self.requantization, self.scratch) = (zero, weights, requantization, scratch)
  }
}

/// An int8 depthwise convolution with square windows of one size and stride.
public struct Int8DepthwiseKernel: Sendable {
  /// The rows, and columns, of the window.
  public let size: Int
  /// The stride, the same in both directions.
  public let stride: Int
  /// Computes some output rows.
  public let compute: @Sendable (_ arguments: Int8DepthwiseArguments) -> Void

  /// The number of channels computed at a time.
  public static let channels = 16

  /// The number of groups of four columns that cover a window.
  @inlinable public var groups: Int { (size + 3) / 4 }

  /// The bytes of packed weights for sixteen channels.
  @inlinable public var weightBytes: Int { size * groups * Self.channels * 4 }

  /// Returns the bytes of scratch memory for rows of `outputColumns` pixels: quads of as many input rows as the window
  /// has, and sums.
  @inlinable public func scratchBytes(outputColumns: Int) -> Int {
    (size * (outputColumns + (groups - 1) * 4 / stride) + outputColumns) * Self.channels * 4
  }

  @inlinable @inline(__always)
  init<Unit: Int8Unit, let vectors: Int, let size: Int, let groups: Int, let stride: Int>(
    _: Int8Depthwise<Unit, vectors, size, groups, stride>.Type
  ) {
    (self.size, self.stride) = (size, stride)
    compute = { Int8Depthwise<Unit, vectors, size, groups, stride>.compute($0) }
  }
}

/// The int8 depthwise kernels of one unit.
public struct Int8DepthwiseKernels: Sendable {
  private let all: [Int8DepthwiseKernel]

  /// Creates the kernels of a unit of which `vectors` registers hold sixteen sums.
  @inlinable @inline(__always) public init<Unit: Int8Unit, let vectors: Int>(_: Unit.Type, _: TileWidth<vectors>.Type) {
    self.init([
      Int8DepthwiseKernel(Int8Depthwise<Unit, vectors, 3, 1, 1>.self),
      Int8DepthwiseKernel(Int8Depthwise<Unit, vectors, 3, 1, 2>.self),
      Int8DepthwiseKernel(Int8Depthwise<Unit, vectors, 5, 2, 1>.self),
      Int8DepthwiseKernel(Int8Depthwise<Unit, vectors, 5, 2, 2>.self),
      Int8DepthwiseKernel(Int8Depthwise<Unit, vectors, 7, 2, 1>.self),
      Int8DepthwiseKernel(Int8Depthwise<Unit, vectors, 7, 2, 2>.self),
      Int8DepthwiseKernel(Int8Depthwise<Unit, vectors, 9, 3, 1>.self),
      Int8DepthwiseKernel(Int8Depthwise<Unit, vectors, 9, 3, 2>.self),
      Int8DepthwiseKernel(Int8Depthwise<Unit, vectors, 11, 3, 1>.self),
      Int8DepthwiseKernel(Int8Depthwise<Unit, vectors, 11, 3, 2>.self),
    ])
  }

  @usableFromInline init(_ all: [Int8DepthwiseKernel]) { self.all = all }

  /// Returns the kernel for a window size and a stride, the same in both directions; nil where none exists.
  public func kernel(size: Int, stride: Int) -> Int8DepthwiseKernel? {
    all.first { $0.size == size && $0.stride == stride }
  }
}

/// The int8 depthwise convolution of a square window that moves by `stride`, its columns in `groups` of four.
///
/// Instructions multiply bytes in fours, not channel by channel. Each input row is therefore first turned into quads:
/// for every position of the window, the four neighbouring pixels of a channel side by side. A quad is made from the
/// previous one by shifting the new pixel in, serves as many output rows as the window is high, and is multiplied by
/// one instruction.
@frozen @usableFromInline
enum Int8Depthwise<Unit: Int8Unit, let vectors: Int, let size: Int, let groups: Int, let stride: Int> {
  @usableFromInline typealias Quads = InlineArray<vectors, Unit.Sums>

  /// Computes the output rows; the quads of each input row are made once.
  @inlinable @inline(never) static func compute(_ arguments: Int8DepthwiseArguments) {
    let length = (arguments.outputColumns + (groups - 1) * 4 / stride) * Int8DepthwiseKernel.channels * 4
    let sums = (arguments.scratch + size * length).assumingMemoryBound(to: Int32.self)
    let first = arguments.rows.lowerBound * stride - arguments.padding.rows
    var prepared = first
    for row in arguments.rows {
      let top = row * stride - arguments.padding.rows
      while prepared < top + size {
        prepare(arguments, prepared, arguments.scratch + (prepared - first) % size * length, length)
        prepared += 1
      }
      var lines = InlineArray<size, UnsafePointer<Int8>>(repeating: arguments.weights)
      for line in 0..<size {
        lines[line] = UnsafePointer(
          (arguments.scratch + (top + line - first) % size * length).assumingMemoryBound(to: Int8.self))
      }
      multiply(lines, arguments, sums)
      RequantizationLoops<Unit>.toUInt8(
        sums, arguments.output + row * arguments.outputColumns * arguments.pixelStride,
        AccumulatorRows(
          rows: arguments.outputColumns, columns: arguments.channels, sumStride: Int8DepthwiseKernel.channels,
          outputStride: arguments.pixelStride), arguments.requantization)
    }
  }

  /// Writes the quads of one input row, which may lie in the padding.
  @inlinable @inline(__always)
  static func prepare(_ arguments: Int8DepthwiseArguments, _ row: Int, _ line: UnsafeMutableRawPointer, _ length: Int) {
    guard row >= 0 && row < arguments.inputExtents.rows else {
      line.initializeMemory(as: UInt8.self, repeating: arguments.zero, count: length)
      return
    }
    let source = arguments.input + row * arguments.inputExtents.columns * arguments.pixelStride
    var quads = Quads(repeating: Unit.zero)
    var column = -arguments.padding.columns
    for _ in 0..<(4 - stride) { push(&quads, arguments, source, &column) }
    var target = line
    while target < line + length {
      for _ in 0..<stride { push(&quads, arguments, source, &column) }
      for vector in 0..<vectors {
        target.storeBytes(of: quads[vector], as: Unit.Sums.self)
        target += MemoryLayout<Unit.Sums>.size
      }
    }
  }

  /// Shifts the pixel of a column into quads.
  @inlinable @inline(__always)
  static func push(
    _ quads: inout Quads, _ arguments: Int8DepthwiseArguments, _ source: UnsafePointer<UInt8>, _ column: inout Int
  ) {
    if column >= 0 && column < arguments.inputExtents.columns {
      let pixel = source + column &* arguments.pixelStride
      for vector in 0..<vectors {
        quads[vector] = Unit.pushed(quads[vector], Unit.widened(pixel + vector * Unit.lanes))
      }
    } else {
      let outside = Unit.Sums(repeating: Int32(arguments.zero))
      for vector in 0..<vectors { quads[vector] = Unit.pushed(quads[vector], outside) }
    }
    column &+= 1
  }

  /// Computes the sums of one output row from the quads of its input rows.
  @inlinable @inline(__always)
  static func multiply(
    _ lines: InlineArray<size, UnsafePointer<Int8>>, _ arguments: Int8DepthwiseArguments,
    _ sums: UnsafeMutablePointer<Int32>
  ) {
    let register = Unit.lanes * Unit.quad
    var weights = InlineArray<size, InlineArray<groups, Quads>>(
      repeating: .init(repeating: Quads(repeating: Unit.zero)))
    for row in 0..<size {
      for group in 0..<groups {
        for vector in 0..<vectors {
          weights[row][group][vector] = Unit.load(
            arguments.weights + ((row * groups + group) * vectors + vector) * register)
        }
      }
    }
    var (place, target) = (0, UnsafeMutableRawPointer(sums))
    for _ in 0..<arguments.outputColumns {
      var totals = Quads(repeating: Unit.zero)
      for row in 0..<size {
        for group in 0..<groups {
          for vector in 0..<vectors {
            let quads = Unit.load(lines[row] + place + (group * (4 / stride) * vectors + vector) * register)
            Unit.addProducts(&totals[vector], quads, weights[row][group][vector])
          }
        }
      }
      for vector in 0..<vectors {
        target.storeBytes(of: totals[vector], as: Unit.Sums.self)
        target += MemoryLayout<Unit.Sums>.size
      }
      place &+= vectors * register
    }
  }
}
