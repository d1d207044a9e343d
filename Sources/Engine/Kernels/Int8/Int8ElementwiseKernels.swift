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
  /// Writes `count` bytes, each made of two, rounded and clamped.
  public typealias Combine =
    @Sendable (
      _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ output: UnsafeMutablePointer<UInt8>, _ count: Int,
      _ pair: BytePair
    ) -> Void
  /// Writes the largest of the bytes at the same place of `lineCount` lines of `count`.
  public typealias Maximum =
    @Sendable (
      _ lines: UnsafePointer<UnsafePointer<UInt8>>, _ lineCount: Int, _ output: UnsafeMutablePointer<UInt8>,
      _ count: Int
    ) -> Void

  /// Writes the results, of 256, that belong to `count` bytes.
  public typealias LookUp =
    @Sendable (
      _ results: UnsafePointer<UInt8>, _ source: UnsafePointer<UInt8>, _ output: UnsafeMutablePointer<UInt8>,
      _ count: Int
    ) -> Void

  public let quantize: Quantize
  public let dequantize: Dequantize
  /// The sum of what two bytes stand for.
  public let add: Combine
  /// Its product.
  public let multiply: Combine
  public let maximum: Maximum
  public let lookUp: LookUp

  /// The loops, compiled for the instruction set of a unit.
  @inlinable @inline(__always) init<Unit: ByteUnit>(_: Unit.Type) {
    quantize = { ByteLines<Unit>.quantize($0, $1, $2, $3) }
    dequantize = { ByteLines<Unit>.dequantize($0, $1, $2, $3) }
    add = { ByteLines<Unit>.add($0, $1, $2, $3, $4) }
    multiply = { ByteLines<Unit>.multiply($0, $1, $2, $3, $4) }
    maximum = { ByteLines<Unit>.maximum($0, $1, $2, $3) }
    lookUp = { ByteLines<Unit>.lookUp($0, $1, $2, $3) }
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
    _ pair: BytePair
  ) {
    for index in 0..<count {
      let left = Float(Int32(a[index]) &- pair.left.zero) * pair.left.factor
      let right = Float(Int32(b[index]) &- pair.right.zero) * pair.right.factor
      output[index] = rounded(left + right, pair.lower, pair.upper, zero: pair.zero)
    }
  }

  @inlinable @inline(never) static func multiply(
    _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ output: UnsafeMutablePointer<UInt8>, _ count: Int,
    _ pair: BytePair
  ) {
    let factor = pair.left.factor * pair.right.factor
    for index in 0..<count {
      let product = (Int32(a[index]) &- pair.left.zero) &* (Int32(b[index]) &- pair.right.zero)
      output[index] = rounded(Float(product) * factor, pair.lower, pair.upper, zero: pair.zero)
    }
  }

  @inlinable @inline(never) static func maximum(
    _ lines: UnsafePointer<UnsafePointer<UInt8>>, _ lineCount: Int, _ output: UnsafeMutablePointer<UInt8>, _ count: Int
  ) {
    var first = 0
    while first < count {
      var result = SIMD16<UInt8>(repeating: 0)
      for line in 0..<lineCount {
        let bytes = UnsafeRawPointer(lines[line] + first).loadUnaligned(as: SIMD16<UInt8>.self)
        for lane in 0..<16 { result[lane] = max(result[lane], bytes[lane]) }
      }
      ByteFinishing<Unit>.store(result, to: output + first, min(16, count &- first))
      first &+= 16
    }
  }

  @inlinable @inline(never) static func lookUp(
    _ results: UnsafePointer<UInt8>, _ source: UnsafePointer<UInt8>, _ output: UnsafeMutablePointer<UInt8>, _ count: Int
  ) {
    var index = 0
    while index &+ 64 <= count {
      Unit.lookUp(results, source + index, output + index)
      index &+= 64
    }
    while index < count {
      output[index] = results[Int(source[index])]
      index &+= 1
    }
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

/// How two bytes become a third: what each stands for in quanta of the result.
@frozen public struct BytePair: Sendable {
  /// One operand: `(byte - zero) · factor`.
  @frozen public struct Operand: Sendable {
    public var factor: Float
    public var zero: Int32

    /// An operand from its parts.
    @inlinable public init(factor: Float, zero: Int32) { (self.factor, self.zero) = (factor, zero) }
  }

  public var left: Operand
  public var right: Operand
  /// The result is clamped to these; `zero + lower` and `zero + upper` are bytes.
  public var lower: Float
  public var upper: Float
  /// The byte that stands for 0.
  public var zero: Int32

  /// A pair from its parts.
  @inlinable public init(left: Operand, right: Operand, lower: Float, upper: Float, zero: Int32) {
    (self.left, self.right) = (left, right)
    (self.lower, self.upper, self.zero) = (lower, upper, zero)
  }
}
