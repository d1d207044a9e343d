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
