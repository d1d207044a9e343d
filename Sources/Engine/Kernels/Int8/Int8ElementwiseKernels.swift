#if arch(x86_64)
  public import CInt8Intrinsics
#endif

/// Affine quantisation parameters of a uint8 tensor (ONNX's QuantizeLinear): `x / scale`, rounded half to even, plus
/// `zero`.
@frozen public struct AffineQuantization: Hashable, Sendable {
  /// The difference between neighbouring quantised values.
  public var scale: Float
  /// The zero point.
  public var zero: UInt8

  /// Creates parameters from scale and zero point.
  @inlinable public init(scale: Float, zero: UInt8) { (self.scale, self.zero) = (scale, zero) }
}

/// The element-wise kernels on uint8, most of them loops over scalars that the compiler vectorises.
public struct Int8ElementwiseKernels: Sendable {
  /// Quantises `count` floats.
  public typealias Quantize =
    @Sendable (
      _ source: UnsafePointer<Float>, _ output: UnsafeMutablePointer<UInt8>, _ count: Int, _ scale: AffineQuantization
    ) -> Void
  /// Dequantises `count` values.
  public typealias Dequantize =
    @Sendable (
      _ source: UnsafePointer<UInt8>, _ output: UnsafeMutablePointer<Float>, _ count: Int, _ scale: AffineQuantization
    ) -> Void
  /// Applies a binary function to `count` pairs of quantised values, rounding and clamping the results.
  public typealias Combine =
    @Sendable (
      _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ output: UnsafeMutablePointer<UInt8>, _ count: Int,
      _ pair: Int8BinaryParameters
    ) -> Void
  /// Writes the element-wise maximum of `lineCount` lines of `count` values.
  public typealias Maximum =
    @Sendable (
      _ lines: UnsafePointer<UnsafePointer<UInt8>>, _ lineCount: Int, _ output: UnsafeMutablePointer<UInt8>,
      _ count: Int
    ) -> Void

  /// Looks up `count` values in a table of 256 results.
  public typealias LookUp =
    @Sendable (
      _ results: UnsafePointer<UInt8>, _ source: UnsafePointer<UInt8>, _ output: UnsafeMutablePointer<UInt8>,
      _ count: Int
    ) -> Void

  /// Quantises floats.
  public let quantize: Quantize
  /// Dequantises to floats.
  public let dequantize: Dequantize
  /// Adds quantised values.
  public let add: Combine
  /// Multiplies quantised values.
  public let multiply: Combine
  /// Takes the maximum of lines.
  public let maximum: Maximum
  /// Looks values up in a table.
  public var lookUp: LookUp

  /// Creates the loops, compiled for the instruction set of a unit.
  @inlinable @inline(__always) init<Unit: Int8Unit>(_: Unit.Type) {
    quantize = { Int8ElementwiseLoops<Unit>.quantize($0, $1, $2, $3) }
    dequantize = { Int8ElementwiseLoops<Unit>.dequantize($0, $1, $2, $3) }
    add = { Int8ElementwiseLoops<Unit>.add($0, $1, $2, $3, $4) }
    multiply = { Int8ElementwiseLoops<Unit>.multiply($0, $1, $2, $3, $4) }
    maximum = { Int8ElementwiseLoops<Unit>.maximum($0, $1, $2, $3) }
    lookUp = { Int8ElementwiseLoops<Unit>.lookUp($0, $1, $2, $3) }
  }
}

/// The loops of one unit. The type is generic because functions of one name would be shared by all instruction sets.
@frozen @usableFromInline enum Int8ElementwiseLoops<Unit: Int8Unit> {
  /// See ``Int8ElementwiseKernels/Quantize``.
  @inlinable @inline(never) static func quantize(
    _ source: UnsafePointer<Float>, _ output: UnsafeMutablePointer<UInt8>, _ count: Int, _ scale: AffineQuantization
  ) {
    let (lower, upper) = (-Float(scale.zero), 255 - Float(scale.zero))
    for index in 0..<count {
      output[index] = rounded(source[index] / scale.scale, lower, upper, zero: Int32(scale.zero))
    }
  }

  /// See ``Int8ElementwiseKernels/Dequantize``.
  @inlinable @inline(never) static func dequantize(
    _ source: UnsafePointer<UInt8>, _ output: UnsafeMutablePointer<Float>, _ count: Int, _ scale: AffineQuantization
  ) {
    for index in 0..<count {
      output[index] = Float(Int32(source[index]) &- Int32(scale.zero)) * scale.scale
    }
  }

  /// Adds the operands' real values.
  @inlinable @inline(never) static func add(
    _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ output: UnsafeMutablePointer<UInt8>, _ count: Int,
    _ pair: Int8BinaryParameters
  ) {
    for index in 0..<count {
      let left = Float(Int32(a[index]) &- pair.left.zero) * pair.left.factor
      let right = Float(Int32(b[index]) &- pair.right.zero) * pair.right.factor
      output[index] = rounded(left + right, pair.lower, pair.upper, zero: pair.zero)
    }
  }

  /// Multiplies the operands' real values.
  @inlinable @inline(never) static func multiply(
    _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ output: UnsafeMutablePointer<UInt8>, _ count: Int,
    _ pair: Int8BinaryParameters
  ) {
    let factor = pair.left.factor * pair.right.factor
    for index in 0..<count {
      let product = (Int32(a[index]) &- pair.left.zero) &* (Int32(b[index]) &- pair.right.zero)
      output[index] = rounded(Float(product) * factor, pair.lower, pair.upper, zero: pair.zero)
    }
  }

  /// See ``Int8ElementwiseKernels/Maximum``; works on sixty-four columns of the lines at a time, at the end on sixteen.
  @inlinable @inline(never) static func maximum(
    _ lines: UnsafePointer<UnsafePointer<UInt8>>, _ lineCount: Int, _ output: UnsafeMutablePointer<UInt8>, _ count: Int
  ) {
    var first = 0
    while first &+ 64 <= count {
      var result = SIMD64<UInt8>(repeating: 0)
      for line in 0..<lineCount {
        result = larger(result, UnsafeRawPointer(lines[line] + first).loadUnaligned(as: SIMD64<UInt8>.self))
      }
      UnsafeMutableRawPointer(output + first).storeBytes(of: result, as: SIMD64<UInt8>.self)
      first &+= 64
    }
    while first < count {
      var result = SIMD16<UInt8>(repeating: 0)
      for line in 0..<lineCount {
        let bytes = UnsafeRawPointer(lines[line] + first).loadUnaligned(as: SIMD16<UInt8>.self)
        for lane in 0..<16 { result[lane] = max(result[lane], bytes[lane]) }
      }
      SixteenBytes.store(result, to: output + first, count &- first)
      first &+= 16
    }
  }

  @inlinable @inline(__always) static func larger(_ a: SIMD64<UInt8>, _ b: SIMD64<UInt8>) -> SIMD64<UInt8> {
    #if arch(x86_64)
      return int8_maximum(a, b)
    #else
      return pointwiseMax(a, b)
    #endif
  }

  /// See ``Int8ElementwiseKernels/LookUp``; the unit looks 64 values up at a time.
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

/// Returns `value` clamped, rounded half to even and shifted; NaN becomes the lower bound.
///
/// Adding 1.5 · 2²³ leaves the integer in the low bits of the sum, rounded as the processor rounds.
@inlinable @inline(__always)
func rounded(_ value: Float, _ lower: Float, _ upper: Float, zero: Int32) -> UInt8 {
  let bits = Int32(bitPattern: (clamped(value, lower, upper) + 12_582_912).bitPattern) &- 0x4B40_0000
  return UInt8(truncatingIfNeeded: bits &+ zero)
}

/// Returns `value` clamped to `lower...upper`; NaN becomes the lower bound.
@inlinable @inline(__always)
func clamped(_ value: Float, _ lower: Float, _ upper: Float) -> Float {
  let raised = value > lower ? value : lower
  return raised < upper ? raised : upper
}

/// The parameters of a binary function on quantised values, in steps of the result's scale.
@frozen public struct Int8BinaryParameters: Sendable {
  /// The parameters of one operand, which stands for `(byte - zero) · factor`.
  @frozen public struct Operand: Sendable {
    /// The scale, divided by the result's: that of both operands of a sum, of the left one of a product.
    public var factor: Float
    /// The zero point.
    public var zero: Int32

    /// Creates parameters from factor and zero point.
    @inlinable public init(factor: Float, zero: Int32) { (self.factor, self.zero) = (factor, zero) }
  }

  /// The left operand.
  public var left: Operand
  /// The right operand.
  public var right: Operand
  /// The lower bound that the result is clamped to; `zero + lower` is in 0...255.
  public var lower: Float
  /// The upper bound that the result is clamped to; `zero + upper` is in 0...255.
  public var upper: Float
  /// The zero point of the result.
  public var zero: Int32

  /// Creates parameters from their parts.
  @inlinable public init(left: Operand, right: Operand, lower: Float, upper: Float, zero: Int32) {
    (self.left, self.right) = (left, right)
    (self.lower, self.upper, self.zero) = (lower, upper, zero)
  }
}
