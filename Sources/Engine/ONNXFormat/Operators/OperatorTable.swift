internal import Graphs
internal import Tensors

/// The supported operators: ONNX name → reader. Adding an operator means adding its line here.
enum OperatorTable {
  /// The supported opset versions; the newest is the one of ONNX 1.23.
  static let opsets = 7...28

  static let readers: [String: OperatorReader] = [
    // Elementwise, one input.
    "Relu": .unary(.relu), "Sigmoid": .unary(.sigmoid), "HardSwish": .unary(.hardSwish), "Tanh": .unary(.tanh),
    "Softplus": .unary(.softplus), "Softsign": .unary(.softsign), "Mish": .unary(.mish), "Erf": .unary(.erf),
    "Exp": .unary(.exp), "Log": .unary(.log), "Sqrt": .unary(.sqrt), "Reciprocal": .unary(.reciprocal),
    "Neg": .unary(.negate), "Abs": .unary(.absolute), "Sign": .unary(.sign), "Floor": .unary(.floor),
    "Ceil": .unary(.ceil), "Round": .unary(.round), "Sin": .unary(.sine), "Cos": .unary(.cosine), "Not": .unary(.not),
    "LeakyRelu": .activation { (node) throws(ONNXError) in .leakyRelu(slope: try node.float("alpha", default: 0.01)) },
    "ThresholdedRelu": .activation { (node) throws(ONNXError) in
      .thresholdedRelu(threshold: try node.float("alpha", default: 1))
    },
    "HardSigmoid": .activation { (node) throws(ONNXError) in
      .hardSigmoid(alpha: try node.float("alpha", default: 0.2), beta: try node.float("beta", default: 0.5))
    },
    "Elu": .activation { (node) throws(ONNXError) in .elu(alpha: try node.float("alpha", default: 1)) },
    "Celu": .activation { (node) throws(ONNXError) in .celu(alpha: try node.float("alpha", default: 1)) },
    "Selu": .activation { (node) throws(ONNXError) in
      .selu(alpha: try node.float("alpha", default: 1.673_263_2), gamma: try node.float("gamma", default: 1.050_701))
    },
    "Swish": .swish, "Gelu": .gelu, "Clip": .clip,

    // Elementwise, several inputs.
    "Add": .binary(.add), "Sub": .binary(.subtract), "Mul": .binary(.multiply), "Div": .binary(.divide),
    "Pow": .binary(.power), "PRelu": .binary(.parametricRelu), "Equal": .binary(.equal), "Less": .binary(.less),
    "LessOrEqual": .binary(.lessOrEqual), "Greater": .binary(.greater), "GreaterOrEqual": .binary(.greaterOrEqual),
    "And": .binary(.and), "Or": .binary(.or), "Xor": .binary(.xor),
    "Mod": .direct { (node) throws(ONNXError) in
      Binary(function: try node.flag("fmod") ? .remainder : .modulo)
    },
    "Sum": .chain(.add), "Min": .chain(.minimum), "Max": .chain(.maximum), "Where": .plain(Where()),

    // Matrix products and convolutions.
    "MatMul": .plain(MatMul()),
    "Gemm": .direct { (node) throws(ONNXError) in
      Gemm(
        transposesA: try node.flag("transA"), transposesB: try node.flag("transB"),
        alpha: try node.float("alpha", default: 1), beta: try node.float("beta", default: 1))
    },
    "Conv": .direct { (node) throws(ONNXError) in
      Convolution(window: try node.window(weights: 1), groups: try node.integer("group") ?? 1)
    },
    "ConvTranspose": .direct { (node) throws(ONNXError) in
      let window = try node.window(weights: 1)
      return ConvTranspose(
        window: window, groups: try node.integer("group") ?? 1,
        outputPadding: try node.integers("output_padding") ?? window.kernel.map { _ in 0 },
        outputShape: try node.integers("output_shape"))
    },

    // Normalisation.
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
    "Softmax": .softmax(.softmax), "LogSoftmax": .softmax(.logarithm),

    // Pooling.
    "MaxPool": .direct { (node) throws(ONNXError) in
      // The storage order only affects the Indices output, which is not supported.
      node.ignore("storage_order")
      return Pooling(kind: .maximum, window: try node.window(), roundsUp: try node.flag("ceil_mode"))
    },
    "AveragePool": .direct { (node) throws(ONNXError) in
      let kind = Pooling.Kind.average(countsPadding: try node.flag("count_include_pad"))
      return Pooling(kind: kind, window: try node.window(), roundsUp: try node.flag("ceil_mode"))
    },
    "GlobalMaxPool": .plain(GlobalPooling(kind: .maximum)),
    "GlobalAveragePool": .plain(GlobalPooling(kind: .average(countsPadding: false))),

    // Reduction.
    "ReduceMean": .reduction(.mean), "ReduceSum": .reduction(.sum), "ReduceMax": .reduction(.maximum),
    "ReduceMin": .reduction(.minimum), "ReduceProd": .reduction(.product), "ReduceL1": .reduction(.l1),
    "ReduceL2": .reduction(.l2), "ReduceSumSquare": .reduction(.sumOfSquares), "ReduceLogSum": .reduction(.logOfSum),
    "ReduceLogSumExp": .reduction(.logOfSumOfExponentials), "ArgMax": .extreme(.largest), "ArgMin": .extreme(.smallest),

    // Moving elements.
    "Concat": .direct { (node) throws(ONNXError) in Concat(axis: try node.requiredInteger("axis")) },
    "Split": .split, "Slice": .slice, "Pad": .pad, "Squeeze": .squeeze, "Unsqueeze": .unsqueeze,
    "Gather": .direct { (node) throws(ONNXError) in Gather(axis: try node.integer("axis") ?? 0) },
    "Reshape": .direct { (node) throws(ONNXError) in Reshape(keepsZero: try node.flag("allowzero")) },
    "Flatten": .direct { (node) throws(ONNXError) in Flatten(axis: try node.integer("axis") ?? 1) },
    "Transpose": .direct { (node) throws(ONNXError) in Transpose(permutation: try node.integers("perm")) },
    "Expand": .plain(Expand()), "Tile": .plain(Tile()),
    "DepthToSpace": .direct { (node) throws(ONNXError) in
      DepthToSpace(
        blockSize: try node.requiredInteger("blocksize"), mode: try node.string("mode", default: .depthColumnRow))
    },
    "SpaceToDepth": .direct { (node) throws(ONNXError) in
      SpaceToDepth(
        blockSize: try node.requiredInteger("blocksize"), mode: try node.string("mode", default: .depthColumnRow))
    },
    "Resize": .resize, "Upsample": .upsample,

    // Constants, shapes and element types.
    "Identity": .plain(Identity()), "Dropout": .dropout, "Constant": .constant,
    "ConstantOfShape": .direct { (node) throws(ONNXError) in
      ConstantOfShape(value: try node.tensor("value") ?? Tensor([Float(0)], shape: [1]))
    },
    "Shape": .direct { (node) throws(ONNXError) in
      ShapeOperator(start: try node.integer("start") ?? 0, end: try node.integer("end"))
    },
    "Size": .plain(SizeOperator()),
    "Range": .direct { (node) throws(ONNXError) in
      // The precision in which 16-bit floats are accumulated; the engine always uses the highest.
      node.ignore("stash_type")
      return RangeOperator()
    },
    "Cast": .direct { (node) throws(ONNXError) in
      // Both control rounding to types of 8 bits and fewer, which are not supported.
      node.ignore("saturate", "round_mode")
      return Cast(elementType: try node.elementType("to"))
    },

    // Quantisation.
    "QuantizeLinear": .direct { (node) throws(ONNXError) in
      // Saturation and precision apply to 8-bit floats, which are not supported.
      node.ignore("saturate", "precision")
      try node.require("block_size", 0)
      let axis = try node.integer("axis") ?? 1
      guard let code = try node.integer("output_dtype"), code != 0 else { return QuantizeLinear(axis: axis) }
      guard let type = ElementType(onnxCode: code) else {
        throw node.failure("output_dtype", "element type \(code) is not supported")
      }
      return QuantizeLinear(axis: axis, elementType: type)
    },
    "DequantizeLinear": .direct { (node) throws(ONNXError) in
      try node.require("block_size", 0)
      try node.require("output_dtype", 0)
      return DequantizeLinear(axis: try node.integer("axis") ?? 1)
    },
  ]
}
