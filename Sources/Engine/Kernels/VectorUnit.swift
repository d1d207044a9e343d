/// A vector register width and the operations that an instruction set offers on it.
public protocol VectorUnit: Sendable {
  /// The floats of one register.
  associatedtype Vector: SIMD<Float> & Sendable
  /// The same register as integers.
  associatedtype Bits: SIMD<Int32> & Sendable

  /// Adds `a * b` to the accumulator, with one rounding where the instruction set has fused multiply-add.
  static func multiplyAdd(_ accumulator: inout Vector, _ a: Vector, _ b: Vector)
  /// Returns `a + b`.
  static func add(_ a: Vector, _ b: Vector) -> Vector
  /// Returns `a - b`.
  static func subtract(_ a: Vector, _ b: Vector) -> Vector
  /// Returns `a * b`.
  static func multiply(_ a: Vector, _ b: Vector) -> Vector
  /// Returns `a / b`.
  static func divide(_ a: Vector, _ b: Vector) -> Vector
  /// Returns the smaller of `a` and `b`; `a` where either is NaN.
  static func minimum(_ a: Vector, _ b: Vector) -> Vector
  /// Returns the larger of `a` and `b`; `a` where either is NaN.
  static func maximum(_ a: Vector, _ b: Vector) -> Vector
  /// Returns `b` in the lanes where `sign` is below zero, `a` in the others.
  static func select(_ a: Vector, _ b: Vector, whereNegative sign: Vector) -> Vector
  /// Returns `b` in the lanes where `number` is NaN, `a` in the others.
  static func select(_ a: Vector, _ b: Vector, whereNaN number: Vector) -> Vector
  /// Returns `a` times two to the power of the integer in the low bits of `low`.
  static func addingToExponent(_ a: Vector, _ low: Vector) -> Vector
  /// Returns the elements of `a` that the indices of the lanes select, each below ``lanes``.
  static func spread(_ a: Vector, _ indices: Bits) -> Vector
  /// Asks for a cache line to be brought closer; any address is allowed.
  static func prefetch(_ address: UnsafePointer<Float>)
  /// Stores the first `count` lanes, fewer than ``lanes``.
  static func storePart(_ vector: Vector, to address: UnsafeMutablePointer<Float>, count: Int)
}

extension VectorUnit {
  /// Floats per register.
  @inlinable @inline(__always) public static var lanes: Int { Vector.scalarCount }

  /// Loads a register from `address`, which needs no alignment.
  @inlinable @inline(__always) public static func load(_ address: UnsafePointer<Float>) -> Vector {
    UnsafeRawPointer(address).loadUnaligned(as: Vector.self)
  }

  /// Stores a register to `address`, which needs no alignment.
  @inlinable @inline(__always) public static func store(_ vector: Vector, to address: UnsafeMutablePointer<Float>) {
    UnsafeMutableRawPointer(address).storeBytes(of: vector, as: Vector.self)
  }

  /// Asks for nothing.
  @inlinable @inline(__always) public static func prefetch(_ address: UnsafePointer<Float>) {}

  /// Stores the first `count` lanes, or all.
  @inlinable @inline(__always)
  public static func store(_ vector: Vector, to address: UnsafeMutablePointer<Float>, count: Int) {
    if count >= lanes { store(vector, to: address) } else { storePart(vector, to: address, count: count) }
  }

  /// Stores the first `count` lanes, fewer than ``lanes``, by a copy through memory.
  ///
  /// If single lanes were extracted here, the compiler would compute them one by one for whole stores too. The bytes are
  /// copied here, as a call would spill all registers.
  @inlinable @inline(__always)
  public static func storePart(_ vector: Vector, to address: UnsafeMutablePointer<Float>, count: Int) {
    withUnsafeBytes(of: vector) { bytes in
      guard let start = bytes.baseAddress else { return }
      copyShort(from: start, to: UnsafeMutableRawPointer(address), count &* MemoryLayout<Float>.stride)
    }
  }

  /// Returns `vector` with each lane clamped to `lower ... upper`; NaN stays NaN.
  @inlinable @inline(__always) public static func clamp(_ vector: Vector, _ lower: Vector, _ upper: Vector) -> Vector {
    minimum(maximum(vector, lower), upper)
  }

  /// Returns `a * b + c`.
  @inlinable @inline(__always) public static func fused(_ a: Vector, _ b: Vector, _ c: Vector) -> Vector {
    var sum = c
    multiplyAdd(&sum, a, b)
    return sum
  }

  /// Returns a register with `value` in every lane.
  @inlinable @inline(__always) public static func splat(_ value: Float) -> Vector { Vector(repeating: value) }
}

/// Copies fewer than 64 bytes by at most one store of each power of two.
@inlinable @inline(__always)
func copyShort(from source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, _ byteCount: Int) {
  var offset = 0
  copyPart(as: SIMD32<UInt8>.self, from: source, to: target, &offset, of: byteCount)
  copyPart(as: SIMD16<UInt8>.self, from: source, to: target, &offset, of: byteCount)
  copyPart(as: UInt64.self, from: source, to: target, &offset, of: byteCount)
  copyPart(as: UInt32.self, from: source, to: target, &offset, of: byteCount)
  copyPart(as: UInt16.self, from: source, to: target, &offset, of: byteCount)
  copyPart(as: UInt8.self, from: source, to: target, &offset, of: byteCount)
}

/// Copies the bytes of one number if the number of all bytes has its power of two.
@inlinable @inline(__always)
func copyPart<Bits: BitwiseCopyable>(
  as type: Bits.Type, from source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, _ offset: inout Int,
  of byteCount: Int
) {
  guard byteCount & MemoryLayout<Bits>.size != 0 else { return }
  target.storeBytes(of: source.loadUnaligned(fromByteOffset: offset, as: type), toByteOffset: offset, as: type)
  offset &+= MemoryLayout<Bits>.size
}
