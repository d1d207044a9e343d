/// ln 2⁻¹²⁶, rounded up: the least number whose exponential is a normal `Float`.
@usableFromInline let smallestExponent: Float = -87.33654

/// The largest number whose exponential is finite.
@usableFromInline let largestExponent: Float = 88.722_83

/// Exponential and its kin on whole registers.
///
/// The exponential reduces its argument by multiples of ln 2 in two parts (Cody and Waite) and takes a polynomial of
/// degree 5 on what is left, as Cephes' `expf` does: relative error below 2e-7. NaN stays NaN.
extension VectorUnit {
  /// e to the power of each lane, kept between the smallest normal and the largest finite number.
  @inlinable @inline(__always) public static func exponential(_ x: Vector) -> Vector {
    let bounded = clamp(x, splat(smallestExponent), splat(largestExponent))
    let magic: Float = 12_582_912  // 1.5 · 2²³: adding it leaves the nearest integer in the low bits
    let shifted = chained(bounded, splat(1.442_695_04), splat(magic))
    let whole = subtract(shifted, splat(magic))
    var rest = chained(whole, splat(-0.693_359_375), bounded)
    rest = chained(whole, splat(2.121_944_4e-4), rest)
    var sum = chained(rest, splat(1.987_569_15e-4), splat(1.398_199_95e-3))
    sum = chained(rest, sum, splat(8.333_451_9e-3))
    sum = chained(rest, sum, splat(4.166_579_6e-2))
    sum = chained(rest, sum, splat(1.666_666_55e-1))
    sum = chained(rest, sum, splat(0.5))
    sum = chained(multiply(rest, rest), sum, add(rest, splat(1)))
    return choose(addingToExponent(sum, shifted), x, whereNaN: x)
  }

  /// The same with infinity and 0 beyond those bounds; numbers below the smallest normal one count as 0.
  @inlinable @inline(__always) public static func unboundedExponential(_ x: Vector) -> Vector {
    let bounded = exponential(x)
    let upper = choose(bounded, splat(.infinity), whereNegative: subtract(splat(largestExponent), x))
    return choose(upper, splat(0), whereNegative: subtract(x, splat(smallestExponent)))
  }

  /// 1 ÷ (1 + e⁻ˣ).
  @inlinable @inline(__always) public static func sigmoid(_ x: Vector) -> Vector {
    divide(splat(1), add(splat(1), exponential(negated(x))))
  }

  /// The hyperbolic tangent.
  @inlinable @inline(__always) public static func tangent(_ x: Vector) -> Vector {
    subtract(splat(1), divide(splat(2), add(exponential(add(x, x)), splat(1))))
  }

  /// The error function, by formula 7.1.26 of Abramowitz and Stegun: absolute error below 2e-7.
  @inlinable @inline(__always) public static func errorFunction(_ x: Vector) -> Vector {
    let size = choose(x, negated(x), whereNegative: x)
    let t = divide(splat(1), chained(size, splat(0.327_591_1), splat(1)))
    var sum = chained(t, splat(1.061_405_429), splat(-1.453_152_027))
    sum = chained(t, sum, splat(1.421_413_741))
    sum = chained(t, sum, splat(-0.284_496_736))
    sum = chained(t, sum, splat(0.254_829_592))
    let tail = multiply(multiply(sum, t), exponential(negated(multiply(size, size))))
    let positive = subtract(splat(1), tail)
    return choose(positive, negated(positive), whereNegative: x)
  }

  /// `a * b + c` in two roundings.
  ///
  /// The compiler writes a chain of fused products of constants lane by lane (a hundred instructions for one SiLU), and
  /// these as whole registers.
  @inlinable @inline(__always) static func chained(_ a: Vector, _ b: Vector, _ c: Vector) -> Vector {
    add(multiply(a, b), c)
  }

  /// Each lane with its sign turned.
  @inlinable @inline(__always) public static func negated(_ x: Vector) -> Vector { subtract(splat(0), x) }
}

/// A smooth step from 0 to 1, ½ + x · P(x²) ÷ Q(x²): SiLU and GELU are its products with x.
///
/// One division and a dozen other instructions for a register, less than half of what an exponential takes. The error is
/// that of rounding, some 2e-7 · |x| in the product, which is also what is left of it far below zero.
@usableFromInline struct Gate<Unit: VectorUnit, let terms: Int> {
  @usableFromInline let bound: Unit.Vector
  /// Coefficients, highest power first.
  @usableFromInline let above: InlineArray<terms, Unit.Vector>
  @usableFromInline let below: InlineArray<terms, Unit.Vector>

  /// The gate of a fit with as many terms.
  @inlinable @inline(__always) init(_ fit: GateFit) {
    let numbers = fit.numbers
    bound = Unit.splat(numbers[0])
    above = InlineArray { Unit.splat(numbers[1 + $0]) }
    below = InlineArray { Unit.splat(numbers[1 + terms + $0]) }
  }

  /// The step at each lane; NaN stays NaN.
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

/// The numbers of a ``Gate``, fitted by `Models/benchmarks/fit_gates.py`.
///
/// They lie in memory as the compiler writes fused products with constants that it knows lane by lane.
@usableFromInline struct GateFit: @unchecked Sendable {
  // Written once, before anybody has the fit, and never freed.
  /// The largest |x| that the fit is for, then the coefficients above and below, highest power first.
  @usableFromInline let numbers: UnsafePointer<Float>

  private init(bound: Float, above: [Float], below: [Float]) {
    let numbers = [bound] + above + below
    let memory = UnsafeMutablePointer<Float>.allocate(capacity: numbers.count)
    memory.initialize(from: numbers, count: numbers.count)
    self.numbers = UnsafePointer(memory)
  }

  /// 1 ÷ (1 + e⁻ˣ) within 3e-9, of five terms.
  @usableFromInline static let logistic = GateFit(
    bound: 16, above: [1.470_874_46e-11, 8.505_158_18e-08, 5.568_989_95e-05, 0.008_398_868_14, 0.249_999_985],
    below: [3.302_202_73e-09, 5.311_211_68e-06, 0.001_633_500_45, 0.116_928_771, 1])

  /// The normal distribution's (1 + erf(x ÷ √2)) ÷ 2 within 8e-9, of six terms.
  @usableFromInline static let normal = GateFit(
    bound: 5.5,
    above: [2.274_935_8e-08, 6.352_121_09e-06, 0.000_168_826_242, 0.004_677_264_02, 0.033_852_703_8, 0.398_942_232],
    below: [1.197_503_93e-06, 7.364_767_95e-05, 0.001_884_448_11, 0.028_645_902_9, 0.251_522_064, 1])
}
