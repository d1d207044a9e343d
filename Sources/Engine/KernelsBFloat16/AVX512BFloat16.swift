internal import CFloatIntrinsics
public import Kernels

/// The AVX-512 unit with a multiplication of bfloat16 pairs: thirty-two products an instruction.
///
/// It is ``AVX512`` otherwise; its operations are written out, as those of another target would not be inlined.
enum AVX512BFloat16: VectorUnit {
  typealias Vector = SIMD16<Float>
  typealias Bits = SIMD16<Int32>

  @inline(__always) static func multiplyAdd(_ accumulator: inout Vector, _ a: Vector, _ b: Vector) {
    accumulator = float_add_bfloat16_products(accumulator, a, b)
  }

  @inline(__always) static func prefetch(_ address: UnsafePointer<Float>) { float_prefetch(address) }
  @inline(__always) static func minimum(_ a: Vector, _ b: Vector) -> Vector { float_minimum_avx512(a, b) }
  @inline(__always) static func maximum(_ a: Vector, _ b: Vector) -> Vector { float_maximum_avx512(a, b) }
  @inline(__always) static func spread(_ a: Vector, _ indices: Bits) -> Vector { float_spread_avx512(a, indices) }

  @inline(__always)
  static func storePart(_ vector: Vector, to address: UnsafeMutablePointer<Float>, count: Int) {
    float_store_avx512(vector, address, count)
  }
}

/// The vector unit that the shared operations are compiled for.
typealias NativeUnit = AVX512BFloat16

extension BFloat16Kernels {
  /// Kernels for AVX-512 with its dot products of bfloat16 pairs, which Intel's Xeons have had since Cooper Lake and AMD's
  /// processors since Zen 4.
  public static let avx512 = BFloat16Kernels(
    microKernels: [microKernels(TileWidth<1>.self), microKernels(TileWidth<2>.self)],
    rounding: BFloat16Rounding { float_round_bfloat16($0, $1, $2) })

  private static func microKernels<let vectors: Int>(_ width: TileWidth<vectors>.Type) -> [MicroKernel] {
    AVX512BFloat16.microKernels1To4(width) + AVX512BFloat16.microKernels5To6(width)
      + AVX512BFloat16.microKernels7To12(width)
  }
}
