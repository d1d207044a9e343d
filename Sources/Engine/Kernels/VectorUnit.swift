/// One width of vector register and the steps that an instruction set offers on it.
public protocol VectorUnit: Sendable {
  /// As many floats as one register holds.
  associatedtype Vector: SIMD<Float> & Sendable
  /// The same register seen as integers.
  associatedtype Bits: SIMD<Int32> & Sendable

  /// Adds `a * b` to the accumulator, in one rounding where the instruction set can.
  static func multiplyAdd(_ accumulator: inout Vector, _ a: Vector, _ b: Vector)
  /// `a + b`.
  static func add(_ a: Vector, _ b: Vector) -> Vector
  /// `a - b`.
  static func subtract(_ a: Vector, _ b: Vector) -> Vector
  /// `a * b`.
  static func multiply(_ a: Vector, _ b: Vector) -> Vector
  /// `a / b`.
  static func divide(_ a: Vector, _ b: Vector) -> Vector
  /// The smaller of `a` and `b`; `a` where either is NaN.
  static func minimum(_ a: Vector, _ b: Vector) -> Vector
  /// The larger of `a` and `b`; `a` where either is NaN.
  static func maximum(_ a: Vector, _ b: Vector) -> Vector
  /// `b` in the lanes where `sign` is below zero, `a` in the others.
  static func choose(_ a: Vector, _ b: Vector, whereNegative sign: Vector) -> Vector
  /// `b` in the lanes where `number` is NaN, `a` in the others.
  static func choose(_ a: Vector, _ b: Vector, whereNaN number: Vector) -> Vector
  /// `a` times two to the power of the integer in the low bits of `low`.
  static func addingToExponent(_ a: Vector, _ low: Vector) -> Vector
}

extension VectorUnit {
  /// Floats per register.
  @inlinable @inline(__always) public static var lanes: Int { Vector.scalarCount }

  /// The register's worth of floats at `address`, which needs no alignment.
  @inlinable @inline(__always) public static func load(_ address: UnsafePointer<Float>) -> Vector {
    UnsafeRawPointer(address).loadUnaligned(as: Vector.self)
  }

  /// Writes a whole register to `address`, which needs no alignment.
  @inlinable @inline(__always) public static func store(_ vector: Vector, to address: UnsafeMutablePointer<Float>) {
    UnsafeMutableRawPointer(address).storeBytes(of: vector, as: Vector.self)
  }

  /// Writes the first `count` lanes.
  ///
  /// The last ones are copied out of memory: were single lanes taken out of the register here, the compiler would compute
  /// them one by one on the way to whole stores too.
  @inlinable @inline(__always)
  public static func store(_ vector: Vector, to address: UnsafeMutablePointer<Float>, count: Int) {
    if count >= lanes {
      store(vector, to: address)
    } else {
      withUnsafeBytes(of: vector) { bytes in
        guard let start = bytes.baseAddress else { return }
        UnsafeMutableRawPointer(address).copyMemory(from: start, byteCount: count &* MemoryLayout<Float>.stride)
      }
    }
  }

  /// `vector` with each lane brought into `lower ... upper`; a NaN stays one.
  @inlinable @inline(__always) public static func clamp(_ vector: Vector, _ lower: Vector, _ upper: Vector) -> Vector {
    minimum(maximum(vector, lower), upper)
  }

  /// `a * b + c`.
  @inlinable @inline(__always) public static func fused(_ a: Vector, _ b: Vector, _ c: Vector) -> Vector {
    var sum = c
    multiplyAdd(&sum, a, b)
    return sum
  }

  /// The same number in every lane.
  @inlinable @inline(__always) public static func splat(_ value: Float) -> Vector { Vector(repeating: value) }
}
