internal import Graphs
internal import Tensors

extension OperatorTable {
  static let elementwise: [String: OperatorReader] = {
    var readers = parameterized.merging(variadic) { first, _ in first }
    let plain: [UnaryFunction] = [
      .relu, .sigmoid, .hardSwish, .tanh, .erf, .exp, .log, .sqrt, .reciprocal, .negate, .absolute, .floor, .ceil,
      .round, .sign, .not, .softplus, .softsign, .mish, .sine, .cosine,
    ]
    for function in plain { readers[function.name] = .plain(Unary(function: function)) }
    let pairs: [BinaryFunction] = [
      .add, .subtract, .multiply, .divide, .power, .parametricRelu, .equal, .less, .lessOrEqual, .greater,
      .greaterOrEqual, .and, .or, .xor,
    ]
    for function in pairs { readers[function.rawValue] = .plain(Binary(function: function)) }
    readers["Where"] = .plain(Selection())
    return readers
  }()

  private static let parameterized: [String: OperatorReader] = [
    "LeakyRelu": .unary { (node) throws(ONNXError) in .leakyRelu(slope: try node.float("alpha", default: 0.01)) },
    "ThresholdedRelu": .unary { (node) throws(ONNXError) in
      .thresholdedRelu(threshold: try node.float("alpha", default: 1))
    },
    "HardSigmoid": .unary { (node) throws(ONNXError) in
      .hardSigmoid(alpha: try node.float("alpha", default: 0.2), beta: try node.float("beta", default: 0.5))
    },
    "Elu": .unary { (node) throws(ONNXError) in .elu(alpha: try node.float("alpha", default: 1)) },
    "Celu": .unary { (node) throws(ONNXError) in .celu(alpha: try node.float("alpha", default: 1)) },
    "Selu": .unary { (node) throws(ONNXError) in
      .selu(alpha: try node.float("alpha", default: 1.673_263_2), gamma: try node.float("gamma", default: 1.050_701))
    },
    "Swish": .unary { (node) throws(ONNXError) in
      let alpha = try node.float("alpha", default: 1)
      guard alpha == 1 else { throw node.failure("alpha", "\(alpha) is not provided") }
      return .silu
    },
    "Gelu": .unary { (node) throws(ONNXError) in
      switch try node.text("approximate", default: GeluApproximation.none) {
      case .none: .gelu
      case .tanh: .geluTanh
      }
    },
    "Clip": OperatorReader(read: clip),
    "Mod": .direct { (node) throws(ONNXError) in
      Binary(function: try node.flag("fmod") ? .remainder : .modulo)
    },
  ]

  /// Operators of any number of inputs become chains of pairs.
  private static let variadic: [String: OperatorReader] = [
    "Sum": .chain(.add), "Min": .chain(.minimum), "Max": .chain(.maximum),
  ]

  /// Bounds that are floats known now become part of the function; others are inputs of a minimum and a maximum.
  @Sendable private static func clip(_ node: inout NodeReader) throws(ONNXError) -> Expression {
    if node.opset < 11 {
      let lower = try node.float("min", default: -.greatestFiniteMagnitude)
      return .apply(
        Unary(function: .clip(lower: lower, upper: try node.float("max", default: .greatestFiniteMagnitude))),
        [node.input(0)])
    }
    let bounds = (1...2).map { node.known($0) }
    let numbers = zip(bounds, [-Float.infinity, .infinity]).map { bound, none -> Float? in
      guard let bound else { return none }
      return bound.constant.flatMap { $0.elementType == .float32 && $0.shape.count == 1 ? $0.floats[0] : nil }
    }
    if bounds.contains(where: { $0 != nil }), let lower = numbers[0], let upper = numbers[1] {
      return .apply(Unary(function: .clip(lower: lower, upper: upper)), [node.input(0)])
    }
    var result = node.input(0)
    if bounds[0] != nil { result = .apply(Binary(function: .maximum), [result, node.input(1)]) }
    if bounds[1] != nil { result = .apply(Binary(function: .minimum), [result, node.input(2)]) }
    return result
  }
}

private enum GeluApproximation: String { case none, tanh }

extension OperatorReader {
  /// A reader for a function of one number.
  fileprivate static func unary(
    _ function: @escaping @Sendable (inout NodeReader) throws(ONNXError) -> UnaryFunction
  ) -> OperatorReader {
    .direct { (node: inout NodeReader) throws(ONNXError) in Unary(function: try function(&node)) }
  }

  /// A reader that combines the first two inputs, then the result with the third, and so on.
  fileprivate static func chain(_ function: BinaryFunction) -> OperatorReader {
    OperatorReader { (node: inout NodeReader) throws(ONNXError) in
      switch node.inputCount {
      case 0: throw node.failure("no inputs")
      case 1: return node.input(0)
      default: return .chain(Binary(function: function), node.allInputs)
      }
    }
  }
}
