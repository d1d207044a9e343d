internal import Graphs

/// How a node of one operator is translated.
struct OperatorReader: Sendable {
  /// What the node means.
  let read: @Sendable (inout NodeReader) throws(ONNXError) -> Expression
  /// How many outputs the meaning has; nil for any number.
  var outputs: Int? = 1

  /// A reader that takes the node's inputs as they are.
  static func direct(
    outputs: Int? = 1, _ operation: @escaping @Sendable (inout NodeReader) throws(ONNXError) -> any Operator
  ) -> OperatorReader {
    OperatorReader(
      read: { (node: inout NodeReader) throws(ONNXError) in .apply(try operation(&node), node.allInputs) },
      outputs: outputs)
  }

  /// A reader for an operator without attributes.
  static func plain(_ operation: any Operator) -> OperatorReader {
    .direct { (_: inout NodeReader) throws(ONNXError) in operation }
  }
}

/// Every operator that is provided, by its name in ONNX.
enum OperatorTable {
  /// The versions of ONNX's operators that are read; the newest is the one of ONNX 1.23.
  static let opsets = 7...28

  static let readers: [String: OperatorReader] = [
    elementwise, linear, normalization, pooling, reduction, movement, values, resampling, quantization,
  ].reduce(into: [:]) { table, family in table.merge(family) { first, _ in first } }
}
