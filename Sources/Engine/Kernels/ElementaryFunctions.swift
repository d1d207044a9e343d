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
