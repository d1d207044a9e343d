#if arch(x86_64)
  public import CInt8Intrinsics
#endif

/// Sixteen bytes and as many integers: the step of loops that compute with 32 bits on every instruction set.
@frozen @usableFromInline enum SixteenBytes {
  /// Returns sixteen bytes as integers.
  @inlinable @inline(__always) static func widened(_ bytes: UnsafePointer<UInt8>) -> SIMD16<Int32> {
    let bytes = UnsafeRawPointer(bytes).loadUnaligned(as: SIMD16<UInt8>.self)
    #if arch(x86_64)
      return int8_widen_16(bytes)
    #else
      return SIMD16<Int32>(truncatingIfNeeded: bytes)
    #endif
  }

  /// Returns integers as bytes, clamped to 0...255.
  @inlinable @inline(__always) static func clamped(_ integers: SIMD16<Int32>) -> SIMD16<UInt8> {
    #if arch(x86_64)
      return int8_clamp(integers)
    #else
      return SIMD16<UInt8>(
        truncatingIfNeeded: integers.clamped(lowerBound: SIMD16(repeating: 0), upperBound: SIMD16(repeating: 255)))
    #endif
  }

  /// Stores the first `count` bytes, at most all sixteen.
  @inlinable @inline(__always)
  static func store(_ bytes: SIMD16<UInt8>, to address: UnsafeMutableRawPointer, _ count: Int) {
    if count >= 16 {
      address.storeBytes(of: bytes, as: SIMD16<UInt8>.self)
    } else {
      withUnsafeBytes(of: bytes) { bytes in
        if let start = bytes.baseAddress { copyShort(from: start, to: address, count) }
      }
    }
  }
}
