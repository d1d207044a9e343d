internal import Graphs

extension OperatorTable {
  static let normalization: [String: OperatorReader] = [
    "BatchNormalization": .direct { (node) throws(ONNXError) in
      node.ignore("momentum")
      try node.require("spatial", 1)
      try node.require("training_mode", 0)
      return BatchNormalization(epsilon: try node.float("epsilon", default: 1e-5))
    },
    "LayerNormalization": .direct { (node) throws(ONNXError) in
      node.ignore("stash_type")
      return LayerNormalization(
        axis: try node.integer("axis") ?? -1, epsilon: try node.float("epsilon", default: 1e-5))
    },
    "Softmax": .direct { (node) throws(ONNXError) in
      let flattens = node.opset < 13
      return Softmax(axis: try node.integer("axis") ?? (flattens ? 1 : -1), flattens: flattens)
    },
    "LogSoftmax": OperatorReader { (node) throws(ONNXError) in
      guard node.opset >= 13 else { throw node.failure("opset \(node.opset) is not provided") }
      let sums = Reduction(function: .logOfSumOfExponentials)
      let axis = Expression.integers([try node.integer("axis") ?? -1])
      return .apply(Binary(function: .subtract), [node.input(0), .apply(sums, [node.input(0), axis])])
    },
  ]
}
