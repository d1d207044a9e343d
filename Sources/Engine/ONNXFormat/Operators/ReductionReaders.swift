internal import Graphs

extension OperatorTable {
  static let reduction: [String: OperatorReader] = {
    var readers = ["ArgMax": extreme(.largest), "ArgMin": extreme(.smallest)]
    for function in Reduction.Function.allCases { readers[function.rawValue] = reduce(function) }
    return readers
  }()

  /// Axes became an input in opset 13 for sums, in opset 18 for the others.
  private static func reduce(_ function: Reduction.Function) -> OperatorReader {
    OperatorReader { (node: inout NodeReader) throws(ONNXError) in
      let operation = Reduction(
        function: function, keepsAxes: try node.flag("keepdims", default: true),
        keepsAllWithoutAxes: try node.flag("noop_with_empty_axes"))
      let takesInput = node.opset >= (function == .sum ? 13 : 18)
      let axes: Expression = takesInput ? node.input(1) : .integers(try node.integers("axes"))
      return .apply(operation, [node.input(0), axes])
    }
  }

  private static func extreme(_ extreme: ArgMax.Extreme) -> OperatorReader {
    .direct { (node: inout NodeReader) throws(ONNXError) in
      ArgMax(
        axis: try node.integer("axis") ?? 0, keepsAxis: try node.flag("keepdims", default: true),
        selectsLast: try node.flag("select_last_index"), extreme: extreme)
    }
  }
}
