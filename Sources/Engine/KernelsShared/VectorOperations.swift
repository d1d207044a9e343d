internal import Kernels

// This file is compiled into the target of each instruction set, where `NativeUnit` names the vector unit: on the
// concrete vector type each line is one instruction, which the same line in generic code is not.
extension NativeUnit {
  @inline(__always) public static func add(_ a: Vector, _ b: Vector) -> Vector { a + b }
  @inline(__always) public static func subtract(_ a: Vector, _ b: Vector) -> Vector { a - b }
  @inline(__always) public static func multiply(_ a: Vector, _ b: Vector) -> Vector { a * b }
  @inline(__always) public static func divide(_ a: Vector, _ b: Vector) -> Vector { a / b }

  @inline(__always) public static func select(_ a: Vector, _ b: Vector, whereNegative sign: Vector) -> Vector {
    a.replacing(with: b, where: sign .< Vector(repeating: 0))
  }

  @inline(__always) public static func select(_ a: Vector, _ b: Vector, whereNaN number: Vector) -> Vector {
    a.replacing(with: b, where: number .!= number)
  }

  @inline(__always) public static func addingToExponent(_ a: Vector, _ low: Vector) -> Vector {
    let exponent = unsafeBitCast(low, to: Bits.self) &<< Bits(repeating: 23)
    return unsafeBitCast(unsafeBitCast(a, to: Bits.self) &+ exponent, to: Vector.self)
  }
}
