internal import CFloatIntrinsics
internal import CInt8Intrinsics
public import Kernels

/// The AVX2 unit: eight floats per register, with fused multiply-add.
public enum AVX2: VectorUnit {
  public typealias Vector = SIMD8<Float>
  public typealias Bits = SIMD8<Int32>

  @inline(__always) public static func multiplyAdd(_ accumulator: inout Vector, _ a: Vector, _ b: Vector) {
    accumulator.addProduct(a, b)
  }

  @inline(__always) public static func prefetch(_ address: UnsafePointer<Float>) { float_prefetch(address) }
  @inline(__always) public static func minimum(_ a: Vector, _ b: Vector) -> Vector { float_minimum_avx2(a, b) }
  @inline(__always) public static func maximum(_ a: Vector, _ b: Vector) -> Vector { float_maximum_avx2(a, b) }

  @inline(__always) public static func spread(_ a: Vector, _ indices: Bits) -> Vector { float_spread_avx2(a, indices) }
}

/// The vector unit that the shared operations are compiled for.
typealias NativeUnit = AVX2

extension KernelSet {
  /// Kernels for AVX2 and FMA: micro-kernels of up to 6 × 16 fill 12 of the 16 registers.
  public static let avx2 = KernelSet(
    "avx2", AVX2.self, microKernels: [microKernels(TileWidth<1>.self), microKernels(TileWidth<2>.self)],
    int8: Int8Kernels(
      AVX2Int8.self, microKernels: [int8MicroKernels(TileWidth<1>.self), int8MicroKernels(TileWidth<2>.self)],
      depthwise: Int8DepthwiseKernels(AVX2Int8.self, TileWidth<2>.self)))

  private static func microKernels<let vectors: Int>(_ width: TileWidth<vectors>.Type) -> [MicroKernel] {
    AVX2.microKernels1To4(width) + AVX2.microKernels5To6(width)
  }

  private static func int8MicroKernels<let vectors: Int>(_ width: TileWidth<vectors>.Type) -> [Int8MicroKernel] {
    AVX2Int8.microKernels1To4(width)
  }
}

/// The AVX2 int8 unit: thirty-two bytes per register, multiplied in pairs.
public enum AVX2Int8: Int8Unit {
  public typealias Sums = SIMD8<Int32>

  @inline(__always) public static func addProducts(_ sums: inout Sums, _ unsigned: Sums, _ signed: Sums) {
    sums = int8_dot_avx2(sums, unsigned, signed)
  }

  @inline(__always) public static func widened(_ bytes: UnsafePointer<UInt8>) -> Sums {
    int8_widen_8(UnsafeRawPointer(bytes).loadUnaligned(as: SIMD8<UInt8>.self))
  }

  @inline(__always) public static func spread(_ quads: Sums, _ places: Sums) -> Sums {
    int8_spread_avx2(quads, places)
  }

  @inline(__always) public static func pushed(_ quads: Sums, _ bytes: Sums) -> Sums {
    (quads &<< Sums(repeating: 8)) | bytes
  }
}
