internal import Glibc
internal import Tensors

/// A floating-point type with the elementary functions that operators need: `Float` and `Double`.
protocol RealNumber: BinaryFloatingPoint, TensorElement {
  static func exp(_ x: Self) -> Self
  static func log(_ x: Self) -> Self
  static func log1p(_ x: Self) -> Self
  static func expm1(_ x: Self) -> Self
  static func tanh(_ x: Self) -> Self
  static func erf(_ x: Self) -> Self
  static func sin(_ x: Self) -> Self
  static func cos(_ x: Self) -> Self
  static func pow(_ x: Self, _ y: Self) -> Self
}

extension Float: RealNumber {
  static func exp(_ x: Float) -> Float { Glibc.exp(x) }
  static func log(_ x: Float) -> Float { Glibc.log(x) }
  static func log1p(_ x: Float) -> Float { Glibc.log1p(x) }
  static func expm1(_ x: Float) -> Float { Glibc.expm1(x) }
  static func tanh(_ x: Float) -> Float { Glibc.tanh(x) }
  static func erf(_ x: Float) -> Float { Glibc.erf(x) }
  static func sin(_ x: Float) -> Float { Glibc.sin(x) }
  static func cos(_ x: Float) -> Float { Glibc.cos(x) }
  static func pow(_ x: Float, _ y: Float) -> Float { Glibc.pow(x, y) }
}

extension Double: RealNumber {
  static func exp(_ x: Double) -> Double { Glibc.exp(x) }
  static func log(_ x: Double) -> Double { Glibc.log(x) }
  static func log1p(_ x: Double) -> Double { Glibc.log1p(x) }
  static func expm1(_ x: Double) -> Double { Glibc.expm1(x) }
  static func tanh(_ x: Double) -> Double { Glibc.tanh(x) }
  static func erf(_ x: Double) -> Double { Glibc.erf(x) }
  static func sin(_ x: Double) -> Double { Glibc.sin(x) }
  static func cos(_ x: Double) -> Double { Glibc.cos(x) }
  static func pow(_ x: Double, _ y: Double) -> Double { Glibc.pow(x, y) }
}

extension Tensor {
  /// Creates a tensor of any type from doubles, which are rounded to it, or truncated for integer types.
  init(_ numbers: [Double], shape: Shape, as type: ElementType) {
    self = Tensor(numbers, shape: shape).converted(to: type)
  }
}
