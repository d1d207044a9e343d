public import CByteInstructions
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
    "avx512", AVX512.self, tiles: [tiles(TileWidth<1>.self), tiles(TileWidth<2>.self)],
    bytes: ByteKernels(
      AVX512Bytes.self, tiles: [byteTiles(TileWidth<1>.self), byteTiles(TileWidth<2>.self)],
      depthwise: ByteDepthwiseKernels(AVX512Bytes.self, TileWidth<1>.self)))

  private static func tiles<let vectors: Int>(_ width: TileWidth<vectors>.Type) -> [TileKernel] {
    AVX512.tiles1To4(width) + AVX512.tiles5To6(width) + AVX512.tiles7To12(width)
  }

  private static func byteTiles<let vectors: Int>(_ width: TileWidth<vectors>.Type) -> [ByteTileKernel] {
    AVX512Bytes.tiles1To4(width) + AVX512Bytes.tiles5To6(width)
  }
}

/// Sixty-four bytes at a time, multiplied in pairs.
public enum AVX512Bytes: AVX512ByteUnit {
  @inline(__always) public static func addProducts(_ sums: inout Sums, _ unsigned: Sums, _ signed: Sums) {
    sums = bytes_dot_avx512(sums, unsigned, signed)
  }
}

/// What all units of AVX-512 do with bytes in the same way.
public protocol AVX512ByteUnit: ByteUnit where Sums == SIMD16<Int32> {}

extension AVX512ByteUnit {
  @inlinable @inline(__always) public static func widened(_ bytes: UnsafePointer<UInt8>) -> Sums {
    bytes_widen_16(UnsafeRawPointer(bytes).loadUnaligned(as: SIMD16<UInt8>.self))
  }

  @inlinable @inline(__always) public static func pushed(_ quads: Sums, _ bytes: Sums) -> Sums {
    (quads &<< Sums(repeating: 8)) | bytes
  }

  @inlinable @inline(__always) public static func lookUp(
    _ results: UnsafePointer<UInt8>, _ source: UnsafePointer<UInt8>, _ output: UnsafeMutablePointer<UInt8>
  ) {
    let bytes = UnsafeRawPointer(source).loadUnaligned(as: SIMD64<UInt8>.self)
    UnsafeMutableRawPointer(output).storeBytes(of: bytes_look_up_avx512(bytes, results), as: SIMD64<UInt8>.self)
  }
}
