#if arch(x86_64)
  public import CInt8Intrinsics
#endif

/// The requantisation of int32 sums, per column: `(sum + correction) · factor + offset`, clamped; for uint8 results
/// also rounded half to even, plus `zero`.
@frozen public struct Requantization {
  /// The term added to a sum, per column.
  public var corrections: UnsafePointer<Int32>
  /// The factor of the corrected sum, per column.
  public var factors: UnsafePointer<Float>
  /// The term added to the product, per column.
  public var offsets: UnsafePointer<Float>
  /// The bounds that the results are clamped to; for uint8 results, `zero + lower` and `zero + upper` are in 0...255.
  public var lower: Float
  public var upper: Float
  /// The zero point of the results.
  public var zero: Int32

  /// Creates a requantisation from its parts; whole registers are read at the end of the lists.
  @inlinable public init(
    corrections: UnsafePointer<Int32>, factors: UnsafePointer<Float>, offsets: UnsafePointer<Float>, lower: Float,
    upper: Float, zero: Int32
  ) {
    (self.corrections, self.factors, self.offsets) = (corrections, factors, offsets)
    (self.lower, self.upper, self.zero) = (lower, upper, zero)
  }
}

/// The shape and strides of a block of sums, or of bytes, and of its results.
@frozen public struct AccumulatorRows {
  /// The number of rows.
  public var rows: Int
  /// Results per row.
  public var columns: Int
  /// Sums or bytes from one row to the next; at least `columns`.
  public var sumStride: Int
  /// Results from one row to the next.
  public var outputStride: Int

  /// Creates a shape from its parts.
  @inlinable public init(rows: Int, columns: Int, sumStride: Int, outputStride: Int) {
    (self.rows, self.columns, self.sumStride, self.outputStride) = (rows, columns, sumStride, outputStride)
  }
}

/// The requantisation kernels of one unit.
public struct RequantizationKernels: Sendable {
  /// Requantises sums to uint8.
  public typealias ToUInt8 =
    @Sendable (
      _ sums: UnsafePointer<Int32>, _ output: UnsafeMutablePointer<UInt8>, _ rows: AccumulatorRows,
      _ requantization: Requantization
    ) -> Void
  /// Dequantises sums to float32.
  public typealias ToFloat =
    @Sendable (
      _ sums: UnsafePointer<Int32>, _ output: UnsafeMutablePointer<Float>, _ rows: AccumulatorRows,
      _ requantization: Requantization
    ) -> Void

  /// Applies the mapping of sums to bytes.
  public typealias MapBytes =
    @Sendable (
      _ bytes: UnsafePointer<UInt8>, _ output: UnsafeMutablePointer<UInt8>, _ rows: AccumulatorRows,
      _ requantization: Requantization
    ) -> Void
  /// Sums bytes over rows; whole registers are written at the end.
  public typealias SumBytes =
    @Sendable (_ bytes: UnsafePointer<UInt8>, _ sums: UnsafeMutablePointer<Int32>, _ rows: AccumulatorRows) -> Void

  /// Requantises sums to uint8.
  public let toUInt8: ToUInt8
  /// Dequantises sums to float32.
  public let toFloat: ToFloat
  /// Maps each column of uint8 rows to uint8.
  public let mapBytes: MapBytes
  /// Sums each column of uint8 rows.
  public let sumBytes: SumBytes

  /// Creates the kernels, compiled for the instruction set of a unit.
  @inlinable @inline(__always) init<Unit: Int8Unit>(_: Unit.Type) {
    toUInt8 = { RequantizationLoops<Unit>.toUInt8($0, $1, $2, $3) }
    toFloat = { RequantizationLoops<Unit>.toFloat($0, $1, $2, $3) }
    mapBytes = { RequantizationLoops<Unit>.mapBytes($0, $1, $2, $3) }
    sumBytes = { RequantizationLoops<Unit>.sumBytes($0, $1, $2) }
  }
}

/// The loops of one unit. The type is generic because functions of one name would be shared by all instruction sets.
@frozen @usableFromInline enum RequantizationLoops<Unit: Int8Unit> {
  /// Requantises sixteen columns at a time, row after row; elements read past the end of a row are not stored.
  @inlinable @inline(never) static func toUInt8(
    _ sums: UnsafePointer<Int32>, _ output: UnsafeMutablePointer<UInt8>, _ rows: AccumulatorRows,
    _ requantization: Requantization
  ) {
    map(sums, output, rows, requantization) { UnsafeRawPointer($0).loadUnaligned(as: SIMD16<Int32>.self) }
  }

  /// The corrections, factors and offsets of sixteen columns.
  @frozen @usableFromInline struct Columns {
    @usableFromInline let corrections: SIMD16<Int32>
    @usableFromInline let (factors, offsets): (SIMD16<Float>, SIMD16<Float>)

    @inlinable @inline(__always) init(_ requantization: Requantization, _ column: Int) {
      corrections = UnsafeRawPointer(requantization.corrections + column).loadUnaligned(as: SIMD16<Int32>.self)
      factors = UnsafeRawPointer(requantization.factors + column).loadUnaligned(as: SIMD16<Float>.self)
      offsets = UnsafeRawPointer(requantization.offsets + column).loadUnaligned(as: SIMD16<Float>.self)
    }
  }

  /// Returns the results of the sums of sixteen columns.
  @inlinable @inline(__always)
  static func quantized(_ sums: SIMD16<Int32>, _ columns: Columns, _ requantization: Requantization) -> SIMD16<UInt8> {
    #if arch(x86_64)
      return int8_requantize(
        sums, columns.corrections, columns.factors, columns.offsets, requantization.lower, requantization.upper,
        requantization.zero)
    #else
      var result = SIMD16<UInt8>(repeating: 0)
      for lane in 0..<16 {
        let value = Float(sums[lane] &+ columns.corrections[lane]) * columns.factors[lane] + columns.offsets[lane]
        result[lane] = rounded(value, requantization.lower, requantization.upper, zero: requantization.zero)
      }
      return result
    #endif
  }

  /// Applies the mapping to sixteen columns at a time, row after row, each loaded as integers.
  @inlinable @inline(__always) static func map<Element>(
    _ source: UnsafePointer<Element>, _ output: UnsafeMutablePointer<UInt8>, _ rows: AccumulatorRows,
    _ requantization: Requantization, _ load: (UnsafePointer<Element>) -> SIMD16<Int32>
  ) {
    var column = 0
    while column < rows.columns {
      let columns = Columns(requantization, column)
      let count = rows.columns &- column
      var (line, result) = (source + column, UnsafeMutableRawPointer(output + column))
      if count >= 16 {
        for _ in 0..<rows.rows {
          result.storeBytes(of: quantized(load(line), columns, requantization), as: SIMD16<UInt8>.self)
          line += rows.sumStride
          result += rows.outputStride
        }
      } else {
        for _ in 0..<rows.rows {
          SixteenBytes.store(quantized(load(line), columns, requantization), to: result, count)
          line += rows.sumStride
          result += rows.outputStride
        }
      }
      column &+= 16
    }
  }

  @inlinable @inline(never) static func toFloat(
    _ sums: UnsafePointer<Int32>, _ output: UnsafeMutablePointer<Float>, _ rows: AccumulatorRows,
    _ requantization: Requantization
  ) {
    for row in 0..<rows.rows {
      let (sums, output) = (sums + row * rows.sumStride, output + row * rows.outputStride)
      for column in 0..<rows.columns {
        let sum = Float(sums[column] &+ requantization.corrections[column])
        output[column] = clamped(
          sum * requantization.factors[column] + requantization.offsets[column], requantization.lower,
          requantization.upper)
      }
    }
  }

  /// Applies the mapping to bytes instead of sums.
  @inlinable @inline(never) static func mapBytes(
    _ bytes: UnsafePointer<UInt8>, _ output: UnsafeMutablePointer<UInt8>, _ rows: AccumulatorRows,
    _ requantization: Requantization
  ) {
    map(bytes, output, rows, requantization) { SixteenBytes.widened($0) }
  }

  /// Sums bytes over rows, sixteen columns at a time.
  @inlinable @inline(never) static func sumBytes(
    _ bytes: UnsafePointer<UInt8>, _ sums: UnsafeMutablePointer<Int32>, _ rows: AccumulatorRows
  ) {
    var column = 0
    while column < rows.columns {
      var line = bytes + column
      var total = SIMD16<Int32>(repeating: 0)
      for _ in 0..<rows.rows {
        total = total &+ SixteenBytes.widened(line)
        line += rows.sumStride
      }
      UnsafeMutableRawPointer(sums + column).storeBytes(of: total, as: SIMD16<Int32>.self)
      column &+= 16
    }
  }
}
