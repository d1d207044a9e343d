public import Kernels

/// Sixteen floats at a time with fused multiply-add.
public enum AVX512: VectorUnit {
  public typealias Vector = SIMD16<Float>
  public typealias Bits = SIMD16<Int32>

  @inline(__always) public static func multiplyAdd(_ accumulator: inout Vector, _ a: Vector, _ b: Vector) {
    accumulator.addProduct(a, b)
  }
}

/// The unit that the shared operations are compiled for.
typealias NativeUnit = AVX512

extension KernelSet {
  /// Kernels for AVX-512 (F, DQ, BW, VL): tiles of up to 12 × 32 fill 24 of the 32 registers.
  public static let avx512 = KernelSet(
    "avx512", AVX512.self, tiles: [tiles(TileWidth<1>.self), tiles(TileWidth<2>.self)])

  private static func tiles<let vectors: Int>(_ width: TileWidth<vectors>.Type) -> [TileKernel] {
    AVX512.tiles1To4(width) + AVX512.tiles5To6(width) + AVX512.tiles7To12(width)
  }
}
