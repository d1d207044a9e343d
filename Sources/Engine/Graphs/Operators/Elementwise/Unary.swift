public import Tensors

/// Applies a function to each element.
///
/// Input: x. Output: its shape and element type. Numbers of 16 bits are computed in `Float`; few functions are defined
/// for integers.
public struct Unary: Operator {
  public static let name = "Unary"

  /// What is applied.
  public var function: UnaryFunction

  /// An operator that applies `function`.
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
  /// The operator in ONNX that applies the function.
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
