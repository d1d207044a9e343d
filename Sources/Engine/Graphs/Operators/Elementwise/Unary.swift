public import Tensors

/// A function applied to each element: the family of ONNX's unary operators.
///
/// Input: x. Output: the shape and element type of x. 16-bit floats are computed in `Float`; few functions are defined
/// for integers.
public struct Unary: Operator {
  public static let name = "Unary"

  /// The function that is applied.
  public var function: UnaryFunction

  /// Creates an operator that applies `function`.
  public init(function: UnaryFunction) { self.function = function }

  public var name: String { function.name }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let type = try inputs.operand(0).type
    let isDefined =
      switch type.elementType {
      case .bool: function == .not
      case let type where type.isFloatingPoint: function != .not
      default: function.value(at: 0) != nil
      }
    guard isDefined else { throw .elementType(type.elementType) }
    return [type]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let x = try inputs.tensor(0)
    return switch x.elementType {
    case .float64: [Tensor(x.doubles.map { function.value(at: $0) }, shape: x.shape)]
    case .float32, .float16, .bfloat16:
      [Tensor(x.floats.map { function.value(at: $0) }, shape: x.shape).converted(to: x.elementType)]
    case .bool: [Tensor(x.booleans.map { !$0 }, shape: x.shape)]
    default: [Tensor(integers: x.integers.map { function.value(at: $0) ?? $0 }, shape: x.shape, as: x.elementType)]
    }
  }
}

extension UnaryFunction {
  /// The ONNX operator that applies the function.
  public var name: String {
    switch self {
    case .relu: "Relu"
    case .clip: "Clip"
    case .leakyRelu: "LeakyRelu"
    case .thresholdedRelu: "ThresholdedRelu"
    case .sigmoid: "Sigmoid"
    case .hardSigmoid: "HardSigmoid"
    case .hardSwish: "HardSwish"
    case .silu: "Swish"
    case .gelu, .geluTanh: "Gelu"
    case .elu: "Elu"
    case .selu: "Selu"
    case .celu: "Celu"
    case .softplus: "Softplus"
    case .softsign: "Softsign"
    case .mish: "Mish"
    case .tanh: "Tanh"
    case .erf: "Erf"
    case .exp: "Exp"
    case .log: "Log"
    case .sqrt: "Sqrt"
    case .reciprocal: "Reciprocal"
    case .negate: "Neg"
    case .absolute: "Abs"
    case .sine: "Sin"
    case .cosine: "Cos"
    case .floor: "Floor"
    case .ceil: "Ceil"
    case .round: "Round"
    case .sign: "Sign"
    case .not: "Not"
    }
  }
}

/// A scalar function of one argument; the associated values are ONNX's attributes.
public enum UnaryFunction: Hashable, Sendable {
  /// `max(x, 0)`.
  case relu
  /// `min(max(x, lower), upper)`.
  case clip(lower: Float, upper: Float)
  /// `x` where x ≥ 0, else `slope·x`.
  case leakyRelu(slope: Float)
  /// `x` where x > `threshold`, else 0.
  case thresholdedRelu(threshold: Float)
  /// `1 / (1 + e⁻ˣ)`.
  case sigmoid
  /// `alpha·x + beta`, clamped to 0…1.
  case hardSigmoid(alpha: Float, beta: Float)
  /// `x` times the hard sigmoid with `alpha` 1/6 and `beta` 1/2.
  case hardSwish
  /// `x·sigmoid(x)`; Swish with factor 1.
  case silu
  /// `x·Φ(x)`, with Φ the standard normal distribution function.
  case gelu
  /// The tanh approximation of ``gelu``.
  case geluTanh
  /// `x` where x ≥ 0, else `alpha·(eˣ − 1)`.
  case elu(alpha: Float)
  /// `gamma·elu(x)`.
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
  /// Rounding down, up, or to the nearest integer with ties to even.
  case floor, ceil, round
  /// −1, 0 or 1, according to the sign of x.
  case sign
  /// Logical negation.
  case not

  /// Whether a kernel applies the function to the results of a convolution or `Gemm` while they are in the cache.
  ///
  /// Fused with any other function, the whole node would be left to the reference implementation.
  package var isFusible: Bool {
    switch self {
    case .relu, .clip, .leakyRelu, .sigmoid, .hardSigmoid, .hardSwish, .silu, .gelu, .geluTanh: true
    case .tanh, .erf, .exp, .sqrt: true
    default: false
    }
  }
}

extension UnaryFunction {
  /// Returns the value at a real number; ``not`` treats 0 as false.
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

  /// Returns `log(1 + eˣ)` without overflow for large `x`.
  private static func softplus<Number: RealNumber>(_ x: Number) -> Number {
    x > 0 ? x + Number.log1p(Number.exp(-x)) : Number.log1p(Number.exp(x))
  }

  /// Returns the value at an integer, with wrapping overflow; nil if the function is not defined for integers.
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
