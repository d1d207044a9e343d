internal import Kernels

/// The portable unit with a multiplication of bfloat16 pairs in single precision: slow, and what the fast one is tested
/// against.
enum PortableBFloat16: VectorUnit {
  typealias Vector = Portable.Vector
  typealias Bits = Portable.Bits

  @inline(__always) static func multiplyAdd(_ accumulator: inout Vector, _ a: Vector, _ b: Vector) {
    let (a, b) = (unsafeBitCast(a, to: Bits.self), unsafeBitCast(b, to: Bits.self))
    let (half, upper) = (Bits(repeating: 16), Bits(repeating: ~0xFFFF))
    accumulator += number(a &<< half) * number(b &<< half)
    accumulator += number(a & upper) * number(b & upper)
  }

  @inline(__always) private static func number(_ bits: Bits) -> Vector { unsafeBitCast(bits, to: Vector.self) }

  static func add(_ a: Vector, _ b: Vector) -> Vector { Portable.add(a, b) }
  static func subtract(_ a: Vector, _ b: Vector) -> Vector { Portable.subtract(a, b) }
  static func multiply(_ a: Vector, _ b: Vector) -> Vector { Portable.multiply(a, b) }
  static func divide(_ a: Vector, _ b: Vector) -> Vector { Portable.divide(a, b) }
  static func minimum(_ a: Vector, _ b: Vector) -> Vector { Portable.minimum(a, b) }
  static func maximum(_ a: Vector, _ b: Vector) -> Vector { Portable.maximum(a, b) }
  static func spread(_ a: Vector, _ indices: Bits) -> Vector { Portable.spread(a, indices) }
  static func addingToExponent(_ a: Vector, _ low: Vector) -> Vector { Portable.addingToExponent(a, low) }

  static func select(_ a: Vector, _ b: Vector, whereNegative sign: Vector) -> Vector {
    Portable.select(a, b, whereNegative: sign)
  }

  static func select(_ a: Vector, _ b: Vector, whereNaN number: Vector) -> Vector {
    Portable.select(a, b, whereNaN: number)
  }
}
