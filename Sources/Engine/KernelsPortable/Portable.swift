public import Kernels

/// Four floats at a time, without fused steps: what every 64-bit processor has.
public enum Portable: VectorUnit {
  public typealias Vector = SIMD4<Float>
  public typealias Bits = SIMD4<Int32>

  @inline(__always) public static func multiplyAdd(_ accumulator: inout Vector, _ a: Vector, _ b: Vector) {
    accumulator += a * b
  }
}

/// The unit that the shared operations are compiled for.
typealias NativeUnit = Portable

extension KernelSet {
  /// Kernels for any processor: tiles of up to 4 × 8.
  public static let portable = KernelSet(
    "portable", Portable.self,
    tiles: [Portable.tiles1To4(TileWidth<1>.self), Portable.tiles1To4(TileWidth<2>.self)])
}
