internal import Graphs

extension OperatorTable {
  static let normalization: [String: OperatorReader] = [
    "BatchNormalization": .direct { (node) throws(ONNXError) in
      node.ignore("momentum")
      try node.require("spatial", 1)
      try node.require("training_mode", 0)
      return BatchNormalization(epsilon: try node.float("epsilon", default: 1e-5))
    },
    "LayerNormalization": .direct(outputs: 3) { (node) throws(ONNXError) in
      node.ignore("stash_type")
      return LayerNormalization(
        axis: try node.integer("axis") ?? -1, epsilon: try node.float("epsilon", default: 1e-5))
    },
    "Softmax": .direct { (node) throws(ONNXError) in
      let flattens = node.opset < 13
      return Softmax(axis: try node.integer("axis") ?? (flattens ? 1 : -1), flattens: flattens)
    },
    "LogSoftmax": .direct { (node) throws(ONNXError) in
      let flattens = node.opset < 13
      return LogarithmicSoftmax(axis: try node.integer("axis") ?? (flattens ? 1 : -1), flattens: flattens)
    },
  ]
}
