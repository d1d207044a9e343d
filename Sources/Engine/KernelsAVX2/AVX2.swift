internal import CByteInstructions
public import Kernels

/// Eight floats at a time with fused multiply-add.
public enum AVX2: VectorUnit {
  public typealias Vector = SIMD8<Float>
  public typealias Bits = SIMD8<Int32>

  @inline(__always) public static func multiplyAdd(_ accumulator: inout Vector, _ a: Vector, _ b: Vector) {
    accumulator.addProduct(a, b)
  }
}

/// The unit that the shared operations are compiled for.
typealias NativeUnit = AVX2

extension KernelSet {
  /// Kernels for AVX2 and FMA: tiles of up to 6 × 16 fill 12 of the 16 registers.
  public static let avx2 = KernelSet(
    "avx2", AVX2.self, tiles: [tiles(TileWidth<1>.self), tiles(TileWidth<2>.self)],
    bytes: ByteKernels(
      AVX2Bytes.self, tiles: [byteTiles(TileWidth<1>.self), byteTiles(TileWidth<2>.self)],
      depthwise: ByteDepthwiseKernels(AVX2Bytes.self, TileWidth<2>.self)))

  private static func tiles<let vectors: Int>(_ width: TileWidth<vectors>.Type) -> [TileKernel] {
    AVX2.tiles1To4(width) + AVX2.tiles5To6(width)
  }

  private static func byteTiles<let vectors: Int>(_ width: TileWidth<vectors>.Type) -> [ByteTileKernel] {
    AVX2Bytes.tiles1To4(width)
  }
}

/// Thirty-two bytes at a time, multiplied in pairs.
public enum AVX2Bytes: ByteUnit {
  public typealias Sums = SIMD8<Int32>

  @inline(__always) public static func addProducts(_ sums: inout Sums, _ unsigned: Sums, _ signed: Sums) {
    sums = bytes_dot_avx2(sums, unsigned, signed)
  }

  @inline(__always) public static func widened(_ bytes: UnsafePointer<UInt8>) -> Sums {
    bytes_widen_8(UnsafeRawPointer(bytes).loadUnaligned(as: SIMD8<UInt8>.self))
  }

  @inline(__always) public static func pushed(_ quads: Sums, _ bytes: Sums) -> Sums {
    (quads &<< Sums(repeating: 8)) | bytes
  }
}
