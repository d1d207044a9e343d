public import Kernels

/// The portable unit: four floats per register without fused multiply-add, as every 64-bit processor has.
public enum Portable: VectorUnit {
  public typealias Vector = SIMD4<Float>
  public typealias Bits = SIMD4<Int32>

  @inline(__always) public static func multiplyAdd(_ accumulator: inout Vector, _ a: Vector, _ b: Vector) {
    accumulator += a * b
  }

  @inline(__always) public static func minimum(_ a: Vector, _ b: Vector) -> Vector {
    a.replacing(with: b, where: b .< a)
  }

  @inline(__always) public static func maximum(_ a: Vector, _ b: Vector) -> Vector {
    a.replacing(with: b, where: b .> a)
  }

  @inline(__always) public static func spread(_ a: Vector, _ indices: Bits) -> Vector {
    Vector(a[Int(indices[0])], a[Int(indices[1])], a[Int(indices[2])], a[Int(indices[3])])
  }
}

/// The vector unit that the shared operations are compiled for.
typealias NativeUnit = Portable

extension KernelSet {
  /// Kernels for any processor: micro-kernels of up to 4 × 8.
  public static let portable = KernelSet(
    floatPortable,
    bfloat16: BFloat16Kernels(
      microKernels: [
        PortableBFloat16.microKernels1To4(TileWidth<1>.self),
        PortableBFloat16.microKernels1To4(TileWidth<2>.self),
      ], rounding: .plain))

  private static let floatPortable = KernelSet(
    "portable", Portable.self,
    microKernels: [Portable.microKernels1To4(TileWidth<1>.self), Portable.microKernels1To4(TileWidth<2>.self)],
    int8: Int8Kernels(
      PortableInt8.self,
      microKernels: [
        PortableInt8.microKernels1To4(TileWidth<1>.self), PortableInt8.microKernels1To4(TileWidth<2>.self),
      ],
      depthwise: Int8DepthwiseKernels(PortableInt8.self, TileWidth<4>.self)))
}

/// The portable int8 unit: sixteen bytes per register, multiplied one after another.
public enum PortableInt8: Int8Unit {
  public typealias Sums = SIMD4<Int32>

  @inline(__always) public static func addProducts(_ sums: inout Sums, _ unsigned: Sums, _ signed: Sums) {
    let byte = Sums(repeating: 0xFF)
    for shift in [Int32(0), 8, 16, 24] {
      let left = (unsigned &>> Sums(repeating: shift)) & byte
      let right = (signed &<< Sums(repeating: 24 - shift)) &>> Sums(repeating: 24)
      sums &+= left &* right
    }
  }

  @inline(__always) public static func widened(_ bytes: UnsafePointer<UInt8>) -> Sums {
    Sums(truncatingIfNeeded: UnsafeRawPointer(bytes).loadUnaligned(as: SIMD4<UInt8>.self))
  }

  @inline(__always) public static func spread(_ quads: Sums, _ places: Sums) -> Sums {
    Sums(quads[Int(places[0])], quads[Int(places[1])], quads[Int(places[2])], quads[Int(places[3])])
  }

  @inline(__always) public static func pushed(_ quads: Sums, _ bytes: Sums) -> Sums {
    (quads &<< Sums(repeating: 8)) | bytes
  }
}
