internal import Graphs
internal import Tensors

/// A node of the file, expressed in the engine's operators.
indirect enum Expression {
  /// A value of the graph; nil for an omitted optional input.
  case value(Graph.ValueID?)
  /// A tensor that the file stores as an attribute.
  case constant(Tensor)
  /// An operator applied to operands.
  case apply(any Operator, [Expression])
  /// A left fold: the operator applied to the first two operands, then to that result and the third, and so on.
  ///
  /// Thousands of operands nested as ``apply(_:_:)`` would overflow the stack.
  case chain(any Operator, [Expression])

  /// A list of integers in the form that shape inputs take.
  static func integers(_ values: [Int]) -> Expression {
    .constant(Tensor(integers: values, shape: [values.count], as: .int64))
  }

  /// A list of integers, or an omitted input.
  static func integers(_ values: [Int]?) -> Expression { values.map { .integers($0) } ?? .value(nil) }
}

/// Translates the nodes of one ONNX operator into expressions.
struct OperatorReader: Sendable {
  /// The number of outputs of the expression; nil for any.
  var outputs: Int? = 1
  let read: @Sendable (inout NodeReader) throws(ONNXError) -> Expression
}

// Readers that several operators share.
extension OperatorReader {
  /// Returns a reader that passes the node's inputs on unchanged.
  static func direct(
    outputs: Int? = 1, _ operation: @escaping @Sendable (inout NodeReader) throws(ONNXError) -> any Operator
  ) -> OperatorReader {
    OperatorReader(outputs: outputs) { (node: inout NodeReader) throws(ONNXError) in
      .apply(try operation(&node), node.allInputs)
    }
  }

  /// Returns a reader of an operator without attributes.
  static func plain(_ operation: any Operator) -> OperatorReader {
    .direct { (_: inout NodeReader) throws(ONNXError) in operation }
  }

  /// Returns a reader of an elementwise function of one input, without attributes.
  static func unary(_ function: UnaryFunction) -> OperatorReader { .plain(Unary(function: function)) }

  /// Returns a reader of an elementwise function of one input, with attributes.
  static func activation(
    _ function: @escaping @Sendable (inout NodeReader) throws(ONNXError) -> UnaryFunction
  ) -> OperatorReader {
    .direct { (node: inout NodeReader) throws(ONNXError) in Unary(function: try function(&node)) }
  }

  /// Returns a reader of an elementwise function of two inputs.
  static func binary(_ function: BinaryFunction) -> OperatorReader { .plain(Binary(function: function)) }

  /// Returns a reader that folds any number of inputs with a function of two.
  static func chain(_ function: BinaryFunction) -> OperatorReader {
    OperatorReader { (node: inout NodeReader) throws(ONNXError) in
      switch node.inputCount {
      case 0: throw node.failure("no inputs")
      case 1: return node.input(0)
      default: return .chain(Binary(function: function), node.allInputs)
      }
    }
  }

  /// Returns a reader of a reduction; the axes became an input in opset 13 for sums, in opset 18 for the others.
  static func reduction(_ function: Reduction.Function) -> OperatorReader {
    OperatorReader { (node: inout NodeReader) throws(ONNXError) in
      let operation = Reduction(
        function: function, keepsAxes: try node.flag("keepdims", default: true),
        keepsAllWithoutAxes: try node.flag("noop_with_empty_axes"))
      let takesInput = node.opset >= (function == .sum ? 13 : 18)
      let axes: Expression = takesInput ? node.input(1) : .integers(try node.integers("axes"))
      return .apply(operation, [node.input(0), axes])
    }
  }

  /// Returns a reader of `Softmax` or `LogSoftmax`.
  static func softmax(_ function: Softmax.Function) -> OperatorReader {
    .direct { (node: inout NodeReader) throws(ONNXError) in
      let flattens = node.opset < 13
      return Softmax(function, axis: try node.integer("axis") ?? (flattens ? 1 : -1), flattens: flattens)
    }
  }

  /// Returns a reader of `ArgMax` or `ArgMin`.
  static func extreme(_ extreme: ArgMax.Extreme) -> OperatorReader {
    .direct { (node: inout NodeReader) throws(ONNXError) in
      ArgMax(
        axis: try node.integer("axis") ?? 0, keepsAxis: try node.flag("keepdims", default: true),
        selectsLast: try node.flag("select_last_index"), extreme: extreme)
    }
  }
}

// Readers of one operator each.
extension OperatorReader {
  static let swish = activation { (node: inout NodeReader) throws(ONNXError) in
    let alpha = try node.float("alpha", default: 1)
    guard alpha == 1 else { throw node.failure("alpha", "\(alpha) is not supported") }
    return .silu
  }

  private enum GeluApproximation: String { case none, tanh }

  static let gelu = activation { (node: inout NodeReader) throws(ONNXError) in
    switch try node.string("approximate", default: GeluApproximation.none) {
    case .none: .gelu
    case .tanh: .geluTanh
    }
  }

  /// Constant scalar float32 bounds become part of the function; other bounds become inputs of `Max` and `Min`.
  static let clip = OperatorReader { (node: inout NodeReader) throws(ONNXError) in
    if node.opset < 11 {
      let lower = try node.float("min", default: -.greatestFiniteMagnitude)
      return .apply(
        Unary(function: .clip(lower: lower, upper: try node.float("max", default: .greatestFiniteMagnitude))),
        [node.input(0)])
    }
    let bounds = (1...2).map { node.known($0) }
    let limits = zip(bounds, [-Float.infinity, .infinity]).map { bound, unbounded -> Float? in
      guard let bound else { return unbounded }
      return bound.constant.flatMap { $0.elementType == .float32 && $0.shape.count == 1 ? $0.floats[0] : nil }
    }
    if bounds.contains(where: { $0 != nil }), let lower = limits[0], let upper = limits[1] {
      return .apply(Unary(function: .clip(lower: lower, upper: upper)), [node.input(0)])
    }
    var result = node.input(0)
    if bounds[0] != nil { result = .apply(Binary(function: .maximum), [result, node.input(1)]) }
    if bounds[1] != nil { result = .apply(Binary(function: .minimum), [result, node.input(2)]) }
    return result
  }

  static let squeeze = OperatorReader { (node: inout NodeReader) throws(ONNXError) in
    let axes: Expression = node.opset < 13 ? .integers(try node.integers("axes")) : node.input(1)
    return .apply(Squeeze(), [node.input(0), axes])
  }

  static let unsqueeze = OperatorReader { (node: inout NodeReader) throws(ONNXError) in
    let axes: Expression = node.opset < 13 ? .integers(try node.requiredIntegers("axes")) : node.input(1)
    return .apply(Unsqueeze(), [node.input(0), axes])
  }

  static let split = OperatorReader(outputs: nil) { (node: inout NodeReader) throws(ONNXError) in
    let sizes: Expression = node.opset < 13 ? .integers(try node.integers("split")) : node.input(1)
    let count = try node.integer("num_outputs") ?? node.outputCount
    guard count == node.outputCount else { throw node.failure("num_outputs", "\(count) for \(node.outputCount)") }
    return .apply(Split(axis: try node.integer("axis") ?? 0, count: count), [node.input(0), sizes])
  }

  static let slice = OperatorReader { (node: inout NodeReader) throws(ONNXError) in
    guard node.opset < 10 else { return .apply(Slice(), node.allInputs) }
    let (starts, ends) = (try node.requiredIntegers("starts"), try node.requiredIntegers("ends"))
    let axes = try node.integers("axes")
    return .apply(Slice(), [node.input(0), .integers(starts), .integers(ends), .integers(axes)])
  }

  static let pad = OperatorReader { (node: inout NodeReader) throws(ONNXError) in
    let operation = Pad(mode: try node.string("mode", default: .constant))
    guard node.opset < 11 else { return .apply(operation, node.allInputs) }
    let pads = try node.requiredIntegers("pads")
    let value = try node.float("value", default: 0)
    let fill: Expression = value == 0 ? .value(nil) : .constant(Tensor(scalar: value))
    return .apply(operation, [node.input(0), .integers(pads), fill])
  }

  static let dropout = OperatorReader(outputs: 2) { (node: inout NodeReader) throws(ONNXError) in
    node.ignore("ratio", "seed")
    if let mode = node.known(2), mode.constant?.booleans.contains(true) ?? true {
      throw node.failure("training is not supported")
    }
    return .apply(Identity(), [node.input(0)])
  }

  static let constant = OperatorReader { (node: inout NodeReader) throws(ONNXError) in
    if let tensor = try node.tensor("value") { return .constant(tensor) }
    if let tensor = try node.sparseTensor("sparse_value") { return .constant(tensor) }
    if let values = try node.floats("value_floats") { return .constant(Tensor(values, shape: [values.count])) }
    if let values = try node.integers("value_ints") { return .integers(values) }
    if let value = try node.integer("value_int") { return .constant(Tensor(scalar: Int64(value))) }
    if let value = try node.float("value_float") { return .constant(Tensor(scalar: value)) }
    try node.checkAllRead()
    throw node.failure("value", "missing")
  }
}

// Readers of `Resize` and its predecessor.
extension OperatorReader {
  private enum ResizeMode: String { case nearest, linear, cubic }

  private enum AspectRatio: String { case stretch }

  static let resize = OperatorReader { (node: inout NodeReader) throws(ONNXError) in
    guard node.opset >= 11 else { return try upsample.read(&node) }
    // The extrapolation value only matters to a coordinate mode that is not supported.
    node.ignore("extrapolation_value")
    try node.require("antialias", 0)
    _ = try node.string("keep_aspect_ratio_policy", default: AspectRatio.stretch)
    let rounding = try node.string("nearest_mode", default: Resize.Rounding.preferFloor)
    let coefficient = try node.float("cubic_coeff_a", default: -0.75)
    let mode: Resize.Mode =
      switch try node.string("mode", default: ResizeMode.nearest) {
      case .nearest: .nearest(rounding)
      case .linear: .linear
      case .cubic: .cubic(coefficient: coefficient)
      }
    let operation = Resize(
      mode: mode, coordinates: try node.string("coordinate_transformation_mode", default: .halfPixel),
      excludesOutside: try node.flag("exclude_outside"), axes: try node.integers("axes"))
    return .apply(operation, node.allInputs)
  }

  /// `Upsample`, and `Resize` of opset 10, which has the same coordinates.
  static let upsample = OperatorReader { (node: inout NodeReader) throws(ONNXError) in
    let mode = try node.string("mode", default: ResizeMode.nearest)
    guard mode != .cubic else { throw node.failure("mode", "cubic is not supported in opset \(node.opset)") }
    let operation = Resize(mode: mode == .linear ? .linear : .nearest(.floor), coordinates: .asymmetric)
    let scales: Expression =
      if let scales = try node.floats("scales") { .constant(Tensor(scales, shape: [scales.count])) } else {
        node.input(1)
      }
    return .apply(operation, [node.input(0), .value(nil), scales])
  }
}
