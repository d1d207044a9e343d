/// What one call of a depthwise kernel for bytes works on: some output rows of one image, over up to sixteen channels.
@frozen public struct ByteDepthwiseTask {
  /// The first of the channels at the first pixel of the image; the rows lie one after another. Sixteen bytes are read
  /// for every pixel.
  public var input: UnsafePointer<UInt8>
  /// Rows and columns of the input.
  public var inputExtents: (rows: Int, columns: Int)
  /// The first of the channels at the first pixel of the output's image.
  public var output: UnsafeMutablePointer<UInt8>
  /// Columns of the output.
  public var outputColumns: Int
  /// The rows of the output to compute.
  public var rows: Range<Int>
  /// Bytes from one pixel to the next, in the input and in the output.
  public var pixelStride: Int
  /// Channels to write, at most sixteen.
  public var channels: Int
  /// Rows above and columns to the left of the image that windows reach.
  public var padding: (rows: Int, columns: Int)
  /// The byte of the input that stands for 0, and so for what lies outside.
  public var zero: UInt8
  /// By row of the window and group of four columns, four bytes for each of sixteen channels, the last column's first;
  /// zeros for columns that the window does not have.
  public var weights: UnsafePointer<Int8>
  /// What becomes of the sums of the channels.
  public var finish: ByteFinish
  /// As many bytes as ``ByteDepthwiseKernel/scratchBytes(outputColumns:)`` says.
  public var scratch: UnsafeMutableRawPointer

  /// A task from its parts.
  @inlinable public init(
    input: UnsafePointer<UInt8>, inputExtents: (rows: Int, columns: Int), output: UnsafeMutablePointer<UInt8>,
    outputColumns: Int, rows: Range<Int>, pixelStride: Int, channels: Int, padding: (rows: Int, columns: Int),
    zero: UInt8, weights: UnsafePointer<Int8>, finish: ByteFinish, scratch: UnsafeMutableRawPointer
  ) {
    (self.input, self.inputExtents, self.output, self.outputColumns) = (input, inputExtents, output, outputColumns)
    (self.rows, self.pixelStride, self.channels, self.padding) = (rows, pixelStride, channels, padding)
    (self.zero, self.weights, self.finish, self.scratch) = (zero, weights, finish, scratch)
  }
}

/// Computes a depthwise convolution of bytes with square windows of one size and stride.
public struct ByteDepthwiseKernel: Sendable {
  /// Rows and columns of the window.
  public let size: Int
  /// How far it moves.
  public let stride: Int
  /// Computes some rows.
  public let compute: @Sendable (_ task: ByteDepthwiseTask) -> Void

  /// Channels that are computed at a time.
  public static let channels = 16

  /// Groups of four columns that a window is cut into.
  @inlinable public var groups: Int { (size + 3) / 4 }

  /// Bytes of weights for sixteen channels.
  @inlinable public var weightBytes: Int { size * groups * Self.channels * 4 }

  /// Bytes of scratch memory for a row of so many pixels: quads of as many input rows as the window has, and sums.
  @inlinable public func scratchBytes(outputColumns: Int) -> Int {
    (size * (outputColumns + (groups - 1) * 4 / stride) + outputColumns) * Self.channels * 4
  }

  @inlinable @inline(__always)
  init<Unit: ByteUnit, let vectors: Int, let size: Int, let groups: Int, let stride: Int>(
    _: ByteDepthwise<Unit, vectors, size, groups, stride>.Type
  ) {
    (self.size, self.stride) = (size, stride)
    compute = { ByteDepthwise<Unit, vectors, size, groups, stride>.compute($0) }
  }
}

/// The depthwise kernels of one unit.
public struct ByteDepthwiseKernels: Sendable {
  private let all: [ByteDepthwiseKernel]

  /// The kernels of a unit of which `vectors` registers hold sixteen sums.
  @inlinable @inline(__always) public init<Unit: ByteUnit, let vectors: Int>(_: Unit.Type, _: TileWidth<vectors>.Type) {
    self.init([
      ByteDepthwiseKernel(ByteDepthwise<Unit, vectors, 3, 1, 1>.self),
      ByteDepthwiseKernel(ByteDepthwise<Unit, vectors, 3, 1, 2>.self),
      ByteDepthwiseKernel(ByteDepthwise<Unit, vectors, 5, 2, 1>.self),
      ByteDepthwiseKernel(ByteDepthwise<Unit, vectors, 5, 2, 2>.self),
      ByteDepthwiseKernel(ByteDepthwise<Unit, vectors, 7, 2, 1>.self),
      ByteDepthwiseKernel(ByteDepthwise<Unit, vectors, 7, 2, 2>.self),
    ])
  }

  @usableFromInline init(_ all: [ByteDepthwiseKernel]) { self.all = all }

  /// The kernel for windows that move by `stride`, the same in both directions; nil where there is none.
  public func kernel(size: Int, stride: Int) -> ByteDepthwiseKernel? {
    all.first { $0.size == size && $0.stride == stride }
  }
}

/// A square window of bytes that moves by `stride`, its columns in `groups` of four.
///
/// Instructions multiply bytes in fours, not channel by channel. So each input row is first turned into quads: for every
/// place of the window, the four neighbouring pixels of a channel side by side. A quad is made of the one before it by
/// pushing in what is new, serves as many output rows as the window is high, and is multiplied in one step.
@frozen @usableFromInline
enum ByteDepthwise<Unit: ByteUnit, let vectors: Int, let size: Int, let groups: Int, let stride: Int> {
  @usableFromInline typealias Quads = InlineArray<vectors, Unit.Sums>

  /// Computes the rows of a task, each input row's quads once.
  @inlinable @inline(never) static func compute(_ task: ByteDepthwiseTask) {
    let length = (task.outputColumns + (groups - 1) * 4 / stride) * ByteDepthwiseKernel.channels * 4
    let sums = (task.scratch + size * length).assumingMemoryBound(to: Int32.self)
    let first = task.rows.lowerBound * stride - task.padding.rows
    var prepared = first
    for row in task.rows {
      let top = row * stride - task.padding.rows
      while prepared < top + size {
        prepare(task, prepared, task.scratch + (prepared - first) % size * length, length)
        prepared += 1
      }
      var lines = InlineArray<size, UnsafePointer<Int8>>(repeating: task.weights)
      for line in 0..<size {
        lines[line] = UnsafePointer(
          (task.scratch + (top + line - first) % size * length).assumingMemoryBound(to: Int8.self))
      }
      multiply(lines, task, sums)
      ByteFinishing<Unit>.bytes(
        sums, task.output + row * task.outputColumns * task.pixelStride,
        ByteRows(
          rows: task.outputColumns, columns: task.channels, sumStride: ByteDepthwiseKernel.channels,
          outputStride: task.pixelStride), task.finish)
    }
  }

  /// Writes the quads of one input row, which may lie outside.
  @inlinable @inline(__always)
  static func prepare(_ task: ByteDepthwiseTask, _ row: Int, _ line: UnsafeMutableRawPointer, _ length: Int) {
    guard row >= 0 && row < task.inputExtents.rows else {
      line.initializeMemory(as: UInt8.self, repeating: task.zero, count: length)
      return
    }
    let source = task.input + row * task.inputExtents.columns * task.pixelStride
    var quads = Quads(repeating: Unit.zero)
    var column = -task.padding.columns
    for _ in 0..<(4 - stride) { push(&quads, task, source, &column) }
    var target = line
    while target < line + length {
      for _ in 0..<stride { push(&quads, task, source, &column) }
      for vector in 0..<vectors {
        target.storeBytes(of: quads[vector], as: Unit.Sums.self)
        target += MemoryLayout<Unit.Sums>.size
      }
    }
  }

  /// Pushes the pixel of a column into quads.
  @inlinable @inline(__always)
  static func push(_ quads: inout Quads, _ task: ByteDepthwiseTask, _ source: UnsafePointer<UInt8>, _ column: inout Int)
  {
    if column >= 0 && column < task.inputExtents.columns {
      let pixel = source + column &* task.pixelStride
      for vector in 0..<vectors {
        quads[vector] = Unit.pushed(quads[vector], Unit.widened(pixel + vector * Unit.lanes))
      }
    } else {
      let outside = Unit.Sums(repeating: Int32(task.zero))
      for vector in 0..<vectors { quads[vector] = Unit.pushed(quads[vector], outside) }
    }
    column &+= 1
  }

  /// Computes the sums of one output row from the quads of its input rows.
  @inlinable @inline(__always)
  static func multiply(
    _ lines: InlineArray<size, UnsafePointer<Int8>>, _ task: ByteDepthwiseTask, _ sums: UnsafeMutablePointer<Int32>
  ) {
    let register = Unit.lanes * Unit.quad
    var weights = InlineArray<size, InlineArray<groups, Quads>>(
      repeating: .init(repeating: Quads(repeating: Unit.zero)))
    for row in 0..<size {
      for group in 0..<groups {
        for vector in 0..<vectors {
          weights[row][group][vector] = Unit.load(
            task.weights + ((row * groups + group) * vectors + vector) * register)
        }
      }
    }
    var (place, target) = (0, UnsafeMutableRawPointer(sums))
    for _ in 0..<task.outputColumns {
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
