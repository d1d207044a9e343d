/// How numbers are told in bytes (ONNX's QuantizeLinear): `x / scale`, rounded to the nearest even, plus `zero`.
@frozen public struct ByteScale: Hashable, Sendable {
  /// The distance of neighbouring bytes.
  public var scale: Float
  /// The byte that stands for 0.
  public var zero: UInt8

  /// A scale from its parts.
  @inlinable public init(scale: Float, zero: UInt8) { (self.scale, self.zero) = (scale, zero) }
}

/// The loops over lines of bytes. Each is a loop over scalars that the compiler turns into vectors.
public struct ByteLineKernels: Sendable {
  /// Writes `count` numbers as bytes.
  public typealias Quantize =
    @Sendable (
      _ source: UnsafePointer<Float>, _ output: UnsafeMutablePointer<UInt8>, _ count: Int, _ scale: ByteScale
    ) -> Void
  /// Writes the numbers that `count` bytes stand for.
  public typealias Dequantize =
    @Sendable (
      _ source: UnsafePointer<UInt8>, _ output: UnsafeMutablePointer<Float>, _ count: Int, _ scale: ByteScale
    ) -> Void
  /// Writes `count` sums of two bytes: each times its factor, plus `offset`, rounded and clamped to `0...255`.
  public typealias Add =
    @Sendable (
      _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ output: UnsafeMutablePointer<UInt8>, _ count: Int,
      _ sum: ByteSum
    ) -> Void

  public let quantize: Quantize
  public let dequantize: Dequantize
  public let add: Add

  /// The loops, compiled for the instruction set of a unit.
  @inlinable @inline(__always) init<Unit: ByteUnit>(_: Unit.Type) {
    quantize = { ByteLines<Unit>.quantize($0, $1, $2, $3) }
    dequantize = { ByteLines<Unit>.dequantize($0, $1, $2, $3) }
    add = { ByteLines<Unit>.add($0, $1, $2, $3, $4) }
  }
}

/// The loops of one unit: of its own type, as code of one name would be shared by all instruction sets.
@frozen @usableFromInline enum ByteLines<Unit: ByteUnit> {
  @inlinable @inline(never) static func quantize(
    _ source: UnsafePointer<Float>, _ output: UnsafeMutablePointer<UInt8>, _ count: Int, _ scale: ByteScale
  ) {
    let (lower, upper) = (-Float(scale.zero), 255 - Float(scale.zero))
    for index in 0..<count {
      output[index] = rounded(source[index] / scale.scale, lower, upper, zero: Int32(scale.zero))
    }
  }

  @inlinable @inline(never) static func dequantize(
    _ source: UnsafePointer<UInt8>, _ output: UnsafeMutablePointer<Float>, _ count: Int, _ scale: ByteScale
  ) {
    for index in 0..<count {
      output[index] = Float(Int32(source[index]) &- Int32(scale.zero)) * scale.scale
    }
  }

  @inlinable @inline(never) static func add(
    _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ output: UnsafeMutablePointer<UInt8>, _ count: Int,
    _ sum: ByteSum
  ) {
    for index in 0..<count {
      let left = Float(Int32(a[index]) &- sum.left.zero) * sum.left.factor
      let right = Float(Int32(b[index]) &- sum.right.zero) * sum.right.factor
      output[index] = rounded(left + right, sum.lower, sum.upper, zero: sum.zero)
    }
  }
}

/// How two bytes are added: what each stands for in quanta of the result.
@frozen public struct ByteSum: Sendable {
  /// One operand: `(byte - zero) · factor`.
  @frozen public struct Operand: Sendable {
    public var factor: Float
    public var zero: Int32

    /// An operand from its parts.
    @inlinable public init(factor: Float, zero: Int32) { (self.factor, self.zero) = (factor, zero) }
  }

  public var left: Operand
  public var right: Operand
  /// The sum is clamped to these; `zero + lower` and `zero + upper` are bytes.
  public var lower: Float
  public var upper: Float
  /// The byte that stands for 0.
  public var zero: Int32

  /// A sum from its parts.
  @inlinable public init(left: Operand, right: Operand, lower: Float, upper: Float, zero: Int32) {
    (self.left, self.right) = (left, right)
    (self.lower, self.upper, self.zero) = (lower, upper, zero)
  }
}

/// `value` clamped, rounded to the nearest even and shifted; a NaN becomes the lower bound.
///
/// Adding 1.5 · 2²³ leaves the whole number in the low bits of the sum, rounded as the processor rounds.
@inlinable @inline(__always)
func rounded(_ value: Float, _ lower: Float, _ upper: Float, zero: Int32) -> UInt8 {
  let bits = Int32(bitPattern: (clamped(value, lower, upper) + 12_582_912).bitPattern) &- 0x4B40_0000
  return UInt8(truncatingIfNeeded: bits &+ zero)
}

/// `value` brought into `lower...upper`; a NaN becomes the lower bound.
@inlinable @inline(__always)
func clamped(_ value: Float, _ lower: Float, _ upper: Float) -> Float {
  let raised = value > lower ? value : lower
  return raised < upper ? raised : upper
}
