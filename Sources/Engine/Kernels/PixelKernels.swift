/// The kernels of one instruction set for pixels of three bytes.
public struct PixelKernels: Sendable {
  /// Resamples rows along their length.
  ///
  /// The windows are given for each target pixel: its first source pixel, the number of them, and its weights, of
  /// ``RowResampling/precision`` fractional bits and ``RowResampling/weightStride`` apart.
  public typealias ResampleRows =
    @Sendable (
      _ rows: RowResampling, _ starts: UnsafePointer<Int>, _ counts: UnsafePointer<Int>,
      _ weights: UnsafePointer<Int32>
    ) -> Void
  /// Sets `count` bytes to weighted sums of the rows of a window, rounded half up and clamped.
  ///
  /// `window` is the first of `taps` rows, `stride` bytes apart; a register may be read beyond the end of a row. There is
  /// a weight of ``RowResampling/precision`` fractional bits for each row.
  public typealias SumRows =
    @Sendable (
      _ window: UnsafePointer<UInt8>, _ stride: Int, _ weights: UnsafePointer<Int32>, _ taps: Int,
      _ output: UnsafeMutablePointer<UInt8>, _ count: Int
    ) -> Void
  /// Writes each channel of `count` pixels as `(sample - mean) * scale`, to the three planes given for the channels.
  public typealias Normalize =
    @Sendable (
      _ pixels: UnsafePointer<UInt8>, _ count: Int, _ first: NormalizedPlane, _ second: NormalizedPlane,
      _ third: NormalizedPlane
    ) -> Void

  /// Resamples rows along their length.
  public let resampleRows: ResampleRows
  /// Resamples columns: combines rows into one.
  public let sumRows: SumRows
  /// Converts pixels to the planes of a network's input.
  public let normalize: Normalize

  /// Creates the kernels, compiled for the instruction set of a unit.
  @inlinable @inline(__always) init<Unit: VectorUnit>(_: Unit.Type) {
    resampleRows = { PixelLoops<Unit>.resampleRows($0, $1, $2, $3) }
    sumRows = { PixelLoops<Unit>.sumRows($0, $1, $2, $3, $4, $5) }
    normalize = { PixelLoops<Unit>.normalize($0, $1, $2, $3, $4) }
  }
}

/// One to four rows of pixels that are resampled along their length: each target pixel becomes the weighted sum of a
/// window of source pixels, rounded half up and clamped.
@frozen public struct RowResampling {
  /// The fractional bits of a weight. 8-bit samples and absolute weights that sum to at most 2 need 9 bits, so that 22
  /// fractional bits fill the 31 bits of a sum without its sign.
  @inlinable @inline(__always) public static var precision: Int32 { 22 }

  /// The first row of `pixels` pixels, and the bytes from row to row.
  public var source: UnsafePointer<UInt8>
  public var sourceStride: Int
  public var pixels: Int
  /// The number of rows, 1 to 4.
  public var rows: Int
  /// The first row of the results, and the bytes from row to row.
  public var output: UnsafeMutablePointer<UInt8>
  public var outputStride: Int
  /// The number of pixels in a row of the results.
  public var count: Int
  /// The weights from window to window.
  public var weightStride: Int
  /// Working memory of `16 * pixels` bytes.
  public var scratch: UnsafeMutablePointer<UInt8>

  /// Creates a description from its parts; the pointers must stay valid for as long as it is used.
  @inlinable public init(
    source: UnsafePointer<UInt8>, sourceStride: Int, pixels: Int, rows: Int, output: UnsafeMutablePointer<UInt8>,
    outputStride: Int, count: Int, weightStride: Int, scratch: UnsafeMutablePointer<UInt8>
  ) {
    (self.source, self.sourceStride, self.pixels, self.rows) = (source, sourceStride, pixels, rows)
    (self.output, self.outputStride, self.count) = (output, outputStride, count)
    (self.weightStride, self.scratch) = (weightStride, scratch)
  }

  /// Returns a row of four; the last one in place of those that are missing.
  @inlinable @inline(__always) func row(_ index: Int) -> Int { min(index, rows &- 1) }
}

/// The place of one channel in a network's input, and its normalisation.
@frozen public struct NormalizedPlane {
  /// The first value.
  public var start: UnsafeMutablePointer<Float>
  /// The value subtracted from a sample.
  public var mean: Float
  /// The factor of the difference.
  public var scale: Float

  /// Creates a plane from its parts.
  @inlinable public init(start: UnsafeMutablePointer<Float>, mean: Float, scale: Float) {
    (self.start, self.mean, self.scale) = (start, mean, scale)
  }
}

/// The loops of one unit. The type is generic because functions of one name would be shared by all instruction sets.
@frozen @usableFromInline enum PixelLoops<Unit: VectorUnit> {
  /// Resamples four rows at once: a register holds one pixel of each, and an unused lane after each.
  @inlinable @inline(never) static func resampleRows(
    _ rows: RowResampling, _ starts: UnsafePointer<Int>, _ counts: UnsafePointer<Int>, _ weights: UnsafePointer<Int32>
  ) {
    interleave(rows)
    let scratch = UnsafePointer(rows.scratch)
    var weights = weights
    for target in 0..<rows.count {
      var pixel = scratch + starts[target] &* 16
      var sums = SIMD16<Int32>(repeating: half)
      for tap in 0..<counts[target] {
        sums = sums &+ SixteenBytes.widened(pixel) &* SIMD16(repeating: weights[tap])
        pixel += 16
      }
      weights += rows.weightStride
      let samples = unsafeBitCast(clamped(sums), to: SIMD4<UInt32>.self)
      for row in 0..<4 {
        let place = UnsafeMutableRawPointer(rows.output + rows.row(row) &* rows.outputStride + target &* 3)
        if target < rows.count &- 1 {
          // The fourth byte is overwritten by the next pixel.
          place.storeBytes(of: samples[row], as: UInt32.self)
        } else {
          place.storeBytes(of: UInt16(truncatingIfNeeded: samples[row]), as: UInt16.self)
          place.storeBytes(of: UInt8(truncatingIfNeeded: samples[row] &>> 16), toByteOffset: 2, as: UInt8.self)
        }
      }
    }
  }

  /// Copies the source pixels of the rows next to each other; rows that are missing repeat the last.
  @inlinable @inline(__always) static func interleave(_ rows: RowResampling) {
    var lines = InlineArray<4, UnsafeRawPointer> { UnsafeRawPointer(rows.source + rows.row($0) &* rows.sourceStride) }
    var place = UnsafeMutableRawPointer(rows.scratch)
    for _ in 0..<max(rows.pixels &- 1, 0) {
      var samples = SIMD4<UInt32>(repeating: 0)
      for row in 0..<4 {
        samples[row] = lines[row].loadUnaligned(as: UInt32.self)
        lines[row] += 3
      }
      place.storeBytes(of: samples, as: SIMD4<UInt32>.self)
      place += 16
    }
    // The byte after the last pixel may be none of ours.
    for row in 0..<4 {
      let pixel = UInt32(lines[row].loadUnaligned(as: UInt16.self))
      let last = UInt32(lines[row].load(fromByteOffset: 2, as: UInt8.self))
      place.storeBytes(of: pixel | last &<< 16, toByteOffset: 4 &* row, as: UInt32.self)
    }
  }

  @inlinable @inline(never) static func sumRows(
    _ window: UnsafePointer<UInt8>, _ stride: Int, _ weights: UnsafePointer<Int32>, _ taps: Int,
    _ output: UnsafeMutablePointer<UInt8>, _ count: Int
  ) {
    var index = 0
    while index < count {
      var line = window + index
      var sums = SIMD16<Int32>(repeating: half)
      for tap in 0..<taps {
        sums = sums &+ SixteenBytes.widened(line) &* SIMD16(repeating: weights[tap])
        line += stride
      }
      SixteenBytes.store(clamped(sums), to: UnsafeMutableRawPointer(output + index), count &- index)
      index &+= 16
    }
  }

  @inlinable @inline(never) static func normalize(
    _ pixels: UnsafePointer<UInt8>, _ count: Int, _ first: NormalizedPlane, _ second: NormalizedPlane,
    _ third: NormalizedPlane
  ) {
    for index in 0..<count {
      first.start[index] = (Float(pixels[3 &* index]) - first.mean) * first.scale
      second.start[index] = (Float(pixels[3 &* index &+ 1]) - second.mean) * second.scale
      third.start[index] = (Float(pixels[3 &* index &+ 2]) - third.mean) * third.scale
    }
  }

  /// Half of the unit of a sum.
  @inlinable @inline(__always) static var half: Int32 { 1 &<< (RowResampling.precision &- 1) }

  /// Returns the whole parts of sums as bytes, clamped to 0...255.
  @inlinable @inline(__always) static func clamped(_ sums: SIMD16<Int32>) -> SIMD16<UInt8> {
    SixteenBytes.clamped(sums &>> SIMD16(repeating: RowResampling.precision))
  }
}
