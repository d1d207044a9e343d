internal import CFloatIntrinsics
public import CInt8Intrinsics
public import Kernels

/// The AVX-512 unit: sixteen floats per register, with fused multiply-add.
public enum AVX512: VectorUnit {
  public typealias Vector = SIMD16<Float>
  public typealias Bits = SIMD16<Int32>

  @inline(__always) public static func multiplyAdd(_ accumulator: inout Vector, _ a: Vector, _ b: Vector) {
    accumulator.addProduct(a, b)
  }

  @inline(__always) public static func prefetch(_ address: UnsafePointer<Float>) { float_prefetch(address) }
  @inline(__always) public static func minimum(_ a: Vector, _ b: Vector) -> Vector { float_minimum_avx512(a, b) }
  @inline(__always) public static func maximum(_ a: Vector, _ b: Vector) -> Vector { float_maximum_avx512(a, b) }

  @inline(__always) public static func spread(_ a: Vector, _ indices: Bits) -> Vector {
    float_spread_avx512(a, indices)
  }

  @inline(__always)
  public static func storePart(_ vector: Vector, to address: UnsafeMutablePointer<Float>, count: Int) {
    float_store_avx512(vector, address, count)
  }
}

/// The vector unit that the shared operations are compiled for.
typealias NativeUnit = AVX512

extension KernelSet {
  /// Kernels for AVX-512 (F, DQ, BW, VL): micro-kernels of up to 12 × 32 fill 24 of the 32 registers.
  public static let avx512 = KernelSet(
    "avx512", AVX512.self, microKernels: [microKernels(TileWidth<1>.self), microKernels(TileWidth<2>.self)],
    int8: Int8Kernels(
      AVX512Int8.self, microKernels: [int8MicroKernels(TileWidth<1>.self), int8MicroKernels(TileWidth<2>.self)],
      depthwise: Int8DepthwiseKernels(AVX512Int8.self, TileWidth<1>.self)))

  private static func microKernels<let vectors: Int>(_ width: TileWidth<vectors>.Type) -> [MicroKernel] {
    AVX512.microKernels1To4(width) + AVX512.microKernels5To6(width) + AVX512.microKernels7To12(width)
  }

  private static func int8MicroKernels<let vectors: Int>(_ width: TileWidth<vectors>.Type) -> [Int8MicroKernel] {
    AVX512Int8.microKernels1To4(width) + AVX512Int8.microKernels5To6(width)
  }
}

/// The AVX-512 int8 unit without VNNI: sixty-four bytes per register, multiplied in pairs.
public enum AVX512Int8: AVX512Int8Unit {
  @inline(__always) public static func addProducts(_ sums: inout Sums, _ unsigned: Sums, _ signed: Sums) {
    sums = int8_dot_avx512(sums, unsigned, signed)
  }
}

/// An int8 unit of AVX-512: the operations that do not depend on VNNI.
public protocol AVX512Int8Unit: Int8Unit where Sums == SIMD16<Int32> {}

extension AVX512Int8Unit {
  @inlinable @inline(__always) public static func prefetch(_ address: UnsafePointer<Int8>) { int8_prefetch(address) }

  @inlinable @inline(__always) public static func widened(_ bytes: UnsafePointer<UInt8>) -> Sums {
    int8_widen_16(UnsafeRawPointer(bytes).loadUnaligned(as: SIMD16<UInt8>.self))
  }

  @inlinable @inline(__always) public static func pushed(_ quads: Sums, _ bytes: Sums) -> Sums {
    (quads &<< Sums(repeating: 8)) | bytes
  }

  @inlinable @inline(__always) public static func spread(_ quads: Sums, _ places: Sums) -> Sums {
    int8_spread_avx512(quads, places)
  }

  @inlinable @inline(__always) public static func lookUp(
    _ results: UnsafePointer<UInt8>, _ source: UnsafePointer<UInt8>, _ output: UnsafeMutablePointer<UInt8>
  ) {
    let bytes = UnsafeRawPointer(source).loadUnaligned(as: SIMD64<UInt8>.self)
    UnsafeMutableRawPointer(output).storeBytes(of: int8_look_up_avx512(bytes, results), as: SIMD64<UInt8>.self)
  }
}
