/// The precision in which a float network multiplies.
public enum Precision: String, Sendable, CaseIterable {
  /// Single precision: 24 significant bits.
  case float32
  /// Brain floating point: the range of single precision with 8 significant bits. Sums stay in single precision.
  case bfloat16 = "bf16"
}

/// The kernels of GEMMs whose operands are rounded to bfloat16, two of which stand in one float's place.
///
/// A pair holds two neighbours along the depth, the first in the low half. So tiles are those of `MicroKernelArguments`, where
/// a float is a pair and the depth counts pairs.
public struct BFloat16Kernels: Sendable {
  /// The micro-kernels, by width and height as in ``KernelSet/microKernels``.
  public let microKernels: [[MicroKernel]]
  /// The rounding of rows.
  public let rounding: BFloat16Rounding

  /// Creates kernels from their parts.
  public init(microKernels: [[MicroKernel]], rounding: BFloat16Rounding) {
    (self.microKernels, self.rounding) = (microKernels, rounding)
  }
}

/// A function that rounds floats to pairs of bfloat16 numbers, to the nearest and of two equally near ones to the even.
public struct BFloat16Rounding: Sendable {
  private let round:
    @Sendable (_ source: UnsafePointer<Float>, _ count: Int, _ pairs: UnsafeMutablePointer<Float>) -> Void

  public init(
    _ round:
      @escaping @Sendable (
        _ source: UnsafePointer<Float>, _ count: Int, _ pairs: UnsafeMutablePointer<Float>
      ) -> Void
  ) {
    self.round = round
  }

  /// Rounds `count` floats; an odd one out is paired with zero.
  public func callAsFunction(_ source: UnsafePointer<Float>, count: Int, to pairs: UnsafeMutablePointer<Float>) {
    round(source, count, pairs)
  }

  /// The rounding in plain arithmetic, which the others are tested against.
  public static let plain = BFloat16Rounding { source, count, pairs in
    for pair in 0..<(count + 1) / 2 {
      let low = UInt32(source[2 * pair].bfloat16Bits)
      let high = 2 * pair + 1 < count ? UInt32(source[2 * pair + 1].bfloat16Bits) : 0
      pairs[pair] = Float(bitPattern: high << 16 | low)
    }
  }
}

extension Float {
  /// The bits of the nearest bfloat16 number: the upper half of its own, rounded. NaN stays NaN.
  public var bfloat16Bits: UInt16 {
    if isNaN { return UInt16(bitPattern >> 16) | 0x40 }
    return UInt16(truncatingIfNeeded: (bitPattern + 0x7FFF + (bitPattern >> 16 & 1)) >> 16)
  }
}
