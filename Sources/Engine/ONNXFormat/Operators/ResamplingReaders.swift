internal import Graphs
internal import Tensors

extension OperatorTable {
  static let resampling: [String: OperatorReader] = [
    "Resize": OperatorReader(read: resize), "Upsample": OperatorReader(read: upsample),
  ]

  private enum Mode: String { case nearest, linear, cubic }

  private enum AspectRatio: String { case stretch }

  @Sendable private static func resize(_ node: inout NodeReader) throws(ONNXError) -> Expression {
    guard node.opset >= 11 else { return try upsample(&node) }
    // What lies outside is asked for only by a mode of coordinates that is not provided.
    node.ignore("extrapolation_value")
    try node.require("antialias", 0)
    _ = try node.text("keep_aspect_ratio_policy", default: AspectRatio.stretch)
    let rounding = try node.text("nearest_mode", default: Resizing.Rounding.preferFloor)
    let coefficient = try node.float("cubic_coeff_a", default: -0.75)
    let mode: Resizing.Mode =
      switch try node.text("mode", default: Mode.nearest) {
      case .nearest: .nearest(rounding)
      case .linear: .linear
      case .cubic: .cubic(coefficient: coefficient)
      }
    let operation = Resizing(
      mode: mode, coordinates: try node.text("coordinate_transformation_mode", default: .halfPixel),
      excludesOutside: try node.flag("exclude_outside"), axes: try node.integers("axes"))
    return .apply(operation, node.allInputs)
  }

  /// Upsample, and Resize of opset 10, which took over its coordinates.
  @Sendable private static func upsample(_ node: inout NodeReader) throws(ONNXError) -> Expression {
    let mode = try node.text("mode", default: Mode.nearest)
    guard mode != .cubic else { throw node.failure("mode", "cubic is not provided in opset \(node.opset)") }
    let operation = Resizing(mode: mode == .linear ? .linear : .nearest(.floor), coordinates: .asymmetric)
    let scales: Expression =
      if let scales = try node.floats("scales") { .constant(Tensor(scales, shape: [scales.count])) } else {
        node.input(1)
      }
    return .apply(operation, [node.input(0), .value(nil), scales])
  }
}
