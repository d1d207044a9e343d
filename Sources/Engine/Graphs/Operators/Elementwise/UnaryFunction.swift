/// A function of one number.
public enum UnaryFunction: Hashable, Sendable {
  /// `x`, or 0 where negative.
  case relu
  /// `x` raised to `lower`, then cut to `upper`.
  case clip(lower: Float, upper: Float)
  /// `x`, times `slope` where negative.
  case leakyRelu(slope: Float)
  /// `x` where above `threshold`, else 0.
  case thresholdedRelu(threshold: Float)
  /// `1 / (1 + e⁻ˣ)`.
  case sigmoid
  /// `alpha·x + beta` clipped to 0…1.
  case hardSigmoid(alpha: Float, beta: Float)
  /// `x` times the hard sigmoid of 1/6 and 1/2.
  case hardSwish
  /// `x` times its sigmoid; Swish with factor 1.
  case silu
  /// `x` times the normal distribution function, exactly.
  case gelu
  /// The approximation of ``gelu`` by a hyperbolic tangent.
  case geluTanh
  /// `x`, or `alpha·(eˣ − 1)` where negative.
  case elu(alpha: Float)
  /// `gamma` times ``elu(alpha:)``.
  case selu(alpha: Float, gamma: Float)
  /// `max(x, 0) + min(0, alpha·(e^(x/alpha) − 1))`.
  case celu(alpha: Float)
  /// `log(1 + eˣ)`.
  case softplus
  /// `x / (1 + |x|)`.
  case softsign
  /// `x·tanh(log(1 + eˣ))`.
  case mish
  case tanh, erf, exp, log, sqrt, reciprocal, negate, absolute, sine, cosine
  /// To the next integer: down, up, or the nearest with ties to even.
  case floor, ceil, round
  /// −1, 0 or 1.
  case sign
  /// The opposite of a truth value.
  case not

  /// The value of the function at `x`.
  public func callAsFunction(_ x: Float) -> Float { value(at: x) }
}

extension UnaryFunction {
  /// The value at a real number; ``not`` sees 0 as false.
  func value<Number: RealNumber>(at x: Number) -> Number {
    switch self {
    case .relu: x < 0 ? 0 : x
    case .clip(let lower, let upper): Self.clip(x, Number(lower), Number(upper))
    case .leakyRelu(let slope): x < 0 ? x * Number(slope) : x
    case .thresholdedRelu(let threshold): x > Number(threshold) ? x : 0
    case .hardSigmoid(let alpha, let beta): Self.clip(Number(alpha) * x + Number(beta), 0, 1)
    case .hardSwish: x * Self.clip(x / 6 + 0.5, 0, 1)
    case .softsign: x / (1 + abs(x))
    case .sqrt: x.squareRoot()
    case .reciprocal: 1 / x
    case .negate: -x
    case .absolute: abs(x)
    case .floor: x.rounded(.down)
    case .ceil: x.rounded(.up)
    case .round: x.rounded(.toNearestOrEven)
    case .sign: x > 0 ? 1 : x < 0 ? -1 : x
    case .not: x == 0 ? 1 : 0
    default: transcendental(at: x)
    }
  }

  private func transcendental<Number: RealNumber>(at x: Number) -> Number {
    switch self {
    case .sigmoid: 1 / (1 + Number.exp(-x))
    case .silu: x / (1 + Number.exp(-x))
    case .gelu: 0.5 * x * (1 + Number.erf(x * Number(0.5).squareRoot()))
    case .geluTanh: 0.5 * x * (1 + Number.tanh(Number(2 / Double.pi).squareRoot() * (x + 0.044715 * x * x * x)))
    case .elu(let alpha): x < 0 ? Number(alpha) * Number.expm1(x) : x
    case .selu(let alpha, let gamma): Number(gamma) * (x < 0 ? Number(alpha) * Number.expm1(x) : x)
    case .celu(let alpha): x < 0 ? Number(alpha) * Number.expm1(x / Number(alpha)) : x
    case .softplus: Self.softplus(x)
    case .mish: x * Number.tanh(Self.softplus(x))
    case .tanh: Number.tanh(x)
    case .erf: Number.erf(x)
    case .exp: Number.exp(x)
    case .log: Number.log(x)
    case .sine: Number.sin(x)
    case .cosine: Number.cos(x)
    default: x
    }
  }

  private static func clip<Number: RealNumber>(_ x: Number, _ lower: Number, _ upper: Number) -> Number {
    let raised = x < lower ? lower : x
    return raised > upper ? upper : raised
  }

  /// Without overflow for large `x`.
  private static func softplus<Number: RealNumber>(_ x: Number) -> Number {
    x > 0 ? x + Number.log1p(Number.exp(-x)) : Number.log1p(Number.exp(x))
  }

  /// The value at an integer, overflow wrapped; nil when the function is not one of integers.
  func value(at x: Int) -> Int? {
    switch self {
    case .relu: max(x, 0)
    case .negate: 0 &- x
    case .absolute: x < 0 ? 0 &- x : x
    case .sign: x.signum()
    case .floor, .ceil, .round: x
    default: nil
    }
  }
}
