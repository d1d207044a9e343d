/// ln 2⁻¹²⁶, rounded up: the least argument whose exponential is a normal `Float`.
@usableFromInline let smallestExponent: Float = -87.33654

/// The largest argument whose exponential is finite.
@usableFromInline let largestExponent: Float = 88.722_83

/// The exponential, sigmoid, hyperbolic tangent and error function of whole registers.
///
/// The exponential reduces its argument by multiples of ln 2 in two parts (Cody and Waite) and takes a polynomial of
/// degree 5 in the remainder, as Cephes' `expf` does: relative error below 2e-7. NaN stays NaN.
extension VectorUnit {
  /// Returns e to the power of each lane, clamped to the range from the smallest normal to the largest finite float.
  @inlinable @inline(__always) public static func exponential(_ x: Vector) -> Vector {
    let bounded = clamp(x, splat(smallestExponent), splat(largestExponent))
    let magic: Float = 12_582_912  // 1.5 · 2²³: adding it leaves the nearest integer in the low bits
    let shifted = unfused(bounded, splat(1.442_695_04), splat(magic))
    let whole = subtract(shifted, splat(magic))
    var rest = unfused(whole, splat(-0.693_359_375), bounded)
    rest = unfused(whole, splat(2.121_944_4e-4), rest)
    var sum = unfused(rest, splat(1.987_569_15e-4), splat(1.398_199_95e-3))
    sum = unfused(rest, sum, splat(8.333_451_9e-3))
    sum = unfused(rest, sum, splat(4.166_579_6e-2))
    sum = unfused(rest, sum, splat(1.666_666_55e-1))
    sum = unfused(rest, sum, splat(0.5))
    sum = unfused(multiply(rest, rest), sum, add(rest, splat(1)))
    return select(addingToExponent(sum, shifted), x, whereNaN: x)
  }

  /// Returns e to the power of each lane, with infinity and 0 beyond those bounds; subnormal results become 0.
  @inlinable @inline(__always) public static func unboundedExponential(_ x: Vector) -> Vector {
    let bounded = exponential(x)
    let upper = select(bounded, splat(.infinity), whereNegative: subtract(splat(largestExponent), x))
    return select(upper, splat(0), whereNegative: subtract(x, splat(smallestExponent)))
  }

  /// Returns 1 ÷ (1 + e⁻ˣ).
  @inlinable @inline(__always) public static func sigmoid(_ x: Vector) -> Vector {
    divide(splat(1), add(splat(1), exponential(negated(x))))
  }

  /// Returns the hyperbolic tangent.
  @inlinable @inline(__always) public static func tanh(_ x: Vector) -> Vector {
    subtract(splat(1), divide(splat(2), add(exponential(add(x, x)), splat(1))))
  }

  /// Returns the error function by formula 7.1.26 of Abramowitz and Stegun: absolute error below 2e-7.
  @inlinable @inline(__always) public static func errorFunction(_ x: Vector) -> Vector {
    let size = select(x, negated(x), whereNegative: x)
    let t = divide(splat(1), unfused(size, splat(0.327_591_1), splat(1)))
    var sum = unfused(t, splat(1.061_405_429), splat(-1.453_152_027))
    sum = unfused(t, sum, splat(1.421_413_741))
    sum = unfused(t, sum, splat(-0.284_496_736))
    sum = unfused(t, sum, splat(0.254_829_592))
    let tail = multiply(multiply(sum, t), exponential(negated(multiply(size, size))))
    let positive = subtract(splat(1), tail)
    return select(positive, negated(positive), whereNegative: x)
  }

  /// Returns `a * b + c` with two roundings.
  ///
  /// The compiler tears a chain of fused products with constants apart lane by lane (a hundred instructions for one
  /// SiLU); it keeps these in whole registers.
  @inlinable @inline(__always) static func unfused(_ a: Vector, _ b: Vector, _ c: Vector) -> Vector {
    add(multiply(a, b), c)
  }

  /// Returns 0 - x.
  @inlinable @inline(__always) public static func negated(_ x: Vector) -> Vector { subtract(splat(0), x) }
}

/// A rational approximation of a sigmoid, ½ + x · P(x²) ÷ Q(x²): SiLU and GELU are its products with x.
///
/// It takes one division and a dozen other instructions per register, less than half the cost of an exponential. Its
/// error is that of rounding, about 2e-7 · |x| in the product; far below zero, where the product vanishes, as much
/// remains.
@usableFromInline struct RationalSigmoid<Unit: VectorUnit, let terms: Int> {
  @usableFromInline let bound: Unit.Vector
  /// Coefficients, highest power first.
  @usableFromInline let above: InlineArray<terms, Unit.Vector>
  @usableFromInline let below: InlineArray<terms, Unit.Vector>

  /// Creates the approximation of a fit with as many terms.
  @inlinable @inline(__always) init(_ fit: RationalSigmoidFit) {
    let numbers = fit.numbers
    bound = Unit.splat(numbers[0])
    above = InlineArray { Unit.splat(numbers[1 + $0]) }
    below = InlineArray { Unit.splat(numbers[1 + terms + $0]) }
  }

  /// Returns the approximation at each lane; NaN stays NaN.
  @inlinable @inline(__always) func callAsFunction(_ x: Unit.Vector) -> Unit.Vector {
    let x = Unit.clamp(x, Unit.negated(bound), bound)
    let square = Unit.multiply(x, x)
    var (numerator, denominator) = (above[0], below[0])
    for term in 1..<terms {
      numerator = Unit.fused(numerator, square, above[term])
      denominator = Unit.fused(denominator, square, below[term])
    }
    return Unit.add(Unit.divide(Unit.multiply(x, numerator), denominator), Unit.splat(0.5))
  }
}

/// The coefficients of a ``RationalSigmoid``, fitted by `Models/benchmarks/fit_gates.py`.
///
/// They lie in memory because the compiler tears fused products with constants that it knows apart lane by lane.
@usableFromInline struct RationalSigmoidFit: @unchecked Sendable {
  // Written once in `init`, read-only afterwards, and never freed.
  /// The largest |x| of the fit, then the coefficients of P and of Q, highest power first.
  @usableFromInline let numbers: UnsafePointer<Float>

  private init(bound: Float, above: [Float], below: [Float]) {
    let numbers = [bound] + above + below
    let memory = UnsafeMutablePointer<Float>.allocate(capacity: numbers.count)
    memory.initialize(from: numbers, count: numbers.count)
    self.numbers = UnsafePointer(memory)
  }

  /// The logistic function 1 ÷ (1 + e⁻ˣ) within 3e-9, with five terms.
  @usableFromInline static let logistic = RationalSigmoidFit(
    bound: 16, above: [1.470_874_46e-11, 8.505_158_18e-08, 5.568_989_95e-05, 0.008_398_868_14, 0.249_999_985],
    below: [3.302_202_73e-09, 5.311_211_68e-06, 0.001_633_500_45, 0.116_928_771, 1])

  /// The normal distribution function (1 + erf(x ÷ √2)) ÷ 2 within 8e-9, with six terms.
  @usableFromInline static let normal = RationalSigmoidFit(
    bound: 5.5,
    above: [2.274_935_8e-08, 6.352_121_09e-06, 0.000_168_826_242, 0.004_677_264_02, 0.033_852_703_8, 0.398_942_232],
    below: [1.197_503_93e-06, 7.364_767_95e-05, 0.001_884_448_11, 0.028_645_902_9, 0.251_522_064, 1])
}
