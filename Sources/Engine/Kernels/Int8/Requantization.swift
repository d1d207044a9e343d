public import CByteInstructions

/// What becomes of the sums of a tile or of a line of pixels: `(sum + correction) · factor + offset` by column, clamped; for
/// bytes rounded to the nearest even, plus `zero`.
@frozen public struct ByteFinish {
  /// By column, what is added to a sum.
  public var corrections: UnsafePointer<Int32>
  /// By column, what it is multiplied by then.
  public var factors: UnsafePointer<Float>
  /// By column, what is added to that.
  public var offsets: UnsafePointer<Float>
  /// The results are clamped to these; for bytes, `zero + lower` and `zero + upper` are such.
  public var lower: Float
  public var upper: Float
  /// The byte that stands for 0.
  public var zero: Int32

  /// A finish from its parts; whole registers are read at the end of the lists.
  @inlinable public init(
    corrections: UnsafePointer<Int32>, factors: UnsafePointer<Float>, offsets: UnsafePointer<Float>, lower: Float,
    upper: Float, zero: Int32
  ) {
    (self.corrections, self.factors, self.offsets) = (corrections, factors, offsets)
    (self.lower, self.upper, self.zero) = (lower, upper, zero)
  }
}

/// Rows of sums and where their results go.
@frozen public struct ByteRows {
  public var rows: Int
  /// Results per row.
  public var columns: Int
  /// Sums from one row to the next; at least `columns`.
  public var sumStride: Int
  /// Results from one row to the next.
  public var outputStride: Int

  /// Rows from their parts.
  @inlinable public init(rows: Int, columns: Int, sumStride: Int, outputStride: Int) {
    (self.rows, self.columns, self.sumStride, self.outputStride) = (rows, columns, sumStride, outputStride)
  }
}

/// The ways to finish sums.
public struct ByteFinishKernels: Sendable {
  /// Writes finished sums as bytes.
  public typealias Bytes =
    @Sendable (
      _ sums: UnsafePointer<Int32>, _ output: UnsafeMutablePointer<UInt8>, _ rows: ByteRows, _ finish: ByteFinish
    ) -> Void
  /// Writes finished sums as numbers.
  public typealias Numbers =
    @Sendable (
      _ sums: UnsafePointer<Int32>, _ output: UnsafeMutablePointer<Float>, _ rows: ByteRows, _ finish: ByteFinish
    ) -> Void

  public let bytes: Bytes
  public let numbers: Numbers

  /// The kernels, compiled for the instruction set of a unit.
  @inlinable @inline(__always) init<Unit: ByteUnit>(_: Unit.Type) {
    bytes = { ByteFinishing<Unit>.bytes($0, $1, $2, $3) }
    numbers = { ByteFinishing<Unit>.numbers($0, $1, $2, $3) }
  }
}

/// The kernels of one unit: of its own type, as code of one name would be shared by all instruction sets.
@frozen @usableFromInline enum ByteFinishing<Unit: ByteUnit> {
  /// Finishes sixteen columns at a time, row after row; what is read behind the end of a row is not written.
  @inlinable @inline(never) static func bytes(
    _ sums: UnsafePointer<Int32>, _ output: UnsafeMutablePointer<UInt8>, _ rows: ByteRows, _ finish: ByteFinish
  ) {
    var column = 0
    while column < rows.columns {
      let corrections = UnsafeRawPointer(finish.corrections + column).loadUnaligned(as: SIMD16<Int32>.self)
      let factors = UnsafeRawPointer(finish.factors + column).loadUnaligned(as: SIMD16<Float>.self)
      let offsets = UnsafeRawPointer(finish.offsets + column).loadUnaligned(as: SIMD16<Float>.self)
      let count = min(16, rows.columns &- column)
      var (line, result) = (sums + column, UnsafeMutableRawPointer(output + column))
      for _ in 0..<rows.rows {
        let sums = UnsafeRawPointer(line).loadUnaligned(as: SIMD16<Int32>.self) &+ corrections
        store(bytes(floats(sums) * factors + offsets, finish), to: result, count)
        line += rows.sumStride
        result += rows.outputStride
      }
      column &+= 16
    }
  }

  @inlinable @inline(never) static func numbers(
    _ sums: UnsafePointer<Int32>, _ output: UnsafeMutablePointer<Float>, _ rows: ByteRows, _ finish: ByteFinish
  ) {
    for row in 0..<rows.rows {
      let (sums, output) = (sums + row * rows.sumStride, output + row * rows.outputStride)
      for column in 0..<rows.columns {
        let sum = Float(sums[column] &+ finish.corrections[column])
        output[column] = clamped(sum * finish.factors[column] + finish.offsets[column], finish.lower, finish.upper)
      }
    }
  }

  @inlinable @inline(__always)
  static func store(_ bytes: SIMD16<UInt8>, to address: UnsafeMutableRawPointer, _ count: Int) {
    if count == 16 {
      address.storeBytes(of: bytes, as: SIMD16<UInt8>.self)
    } else {
      withUnsafeBytes(of: bytes) { bytes in
        if let start = bytes.baseAddress { address.copyMemory(from: start, byteCount: count) }
      }
    }
  }

  /// Lane by lane, here and below, which the compiler joins to one instruction, as it does not with masks.
  @inlinable @inline(__always) static func floats(_ integers: SIMD16<Int32>) -> SIMD16<Float> {
    var result = SIMD16<Float>(repeating: 0)
    for lane in 0..<16 { result[lane] = Float(integers[lane]) }
    return result
  }

  /// Numbers clamped, rounded to the nearest even and shifted; a NaN becomes the lower bound. See ``rounded(_:_:_:zero:)``.
  @inlinable @inline(__always) static func bytes(_ numbers: SIMD16<Float>, _ finish: ByteFinish) -> SIMD16<UInt8> {
    var inside = SIMD16<Float>(repeating: 0)
    for lane in 0..<16 { inside[lane] = clamped(numbers[lane], finish.lower, finish.upper) }
    let shifted = unsafeBitCast(inside + SIMD16<Float>(repeating: 12_582_912), to: SIMD16<Int32>.self)
    return bytes_narrow(shifted &+ SIMD16<Int32>(repeating: finish.zero &- 0x4B40_0000))
  }
}
