internal import Graphs

extension OperatorTable {
  static let linear: [String: OperatorReader] = [
    "Conv": .direct { (node) throws(ONNXError) in
      Convolution(window: try node.window(weights: 1), groups: try node.integer("group") ?? 1)
    },
    "ConvTranspose": .direct { (node) throws(ONNXError) in
      let window = try node.window(weights: 1)
      return TransposedConvolution(
        window: window, groups: try node.integer("group") ?? 1,
        outputPadding: try node.integers("output_padding") ?? window.kernel.map { _ in 0 },
        outputShape: try node.integers("output_shape"))
    },
    "MatMul": .plain(MatrixProduct()),
    "Gemm": .direct { (node) throws(ONNXError) in
      LinearLayer(
        transposesA: try node.flag("transA"), transposesB: try node.flag("transB"),
        alpha: try node.float("alpha", default: 1), beta: try node.float("beta", default: 1))
    },
  ]
}
