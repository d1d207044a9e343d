internal import Graphs
internal import Tensors

extension OperatorTable {
  static let movement: [String: OperatorReader] = [
    "Concat": .direct { (node) throws(ONNXError) in Concatenation(axis: try node.requiredInteger("axis")) },
    "Split": OperatorReader(read: split, outputs: nil),
    "Slice": OperatorReader(read: slice),
    "Gather": .direct { (node) throws(ONNXError) in Gathering(axis: try node.integer("axis") ?? 0) },
    "Reshape": .direct { (node) throws(ONNXError) in Reshaping(keepsZero: try node.flag("allowzero")) },
    "Flatten": .direct { (node) throws(ONNXError) in Flattening(axis: try node.integer("axis") ?? 1) },
    "Transpose": .direct { (node) throws(ONNXError) in Transposition(permutation: try node.integers("perm")) },
    "Squeeze": OperatorReader { (node) throws(ONNXError) in
      let axes: Expression = node.opset < 13 ? .integers(try node.integers("axes")) : node.input(1)
      return .apply(Squeezing(), [node.input(0), axes])
    },
    "Unsqueeze": OperatorReader { (node) throws(ONNXError) in
      let axes: Expression = node.opset < 13 ? .integers(try node.requiredIntegers("axes")) : node.input(1)
      return .apply(Unsqueezing(), [node.input(0), axes])
    },
    "Expand": .plain(Expansion()),
    "Tile": .plain(Tiling()),
    "Pad": OperatorReader(read: pad),
    "DepthToSpace": .direct { (node) throws(ONNXError) in
      DepthToSpace(
        blockSize: try node.requiredInteger("blocksize"), mode: try node.text("mode", default: .depthColumnRow))
    },
    "SpaceToDepth": .direct { (node) throws(ONNXError) in
      SpaceToDepth(
        blockSize: try node.requiredInteger("blocksize"), mode: try node.text("mode", default: .depthColumnRow))
    },
  ]

  @Sendable private static func split(_ node: inout NodeReader) throws(ONNXError) -> Expression {
    let sizes: Expression = node.opset < 13 ? .integers(try node.integers("split")) : node.input(1)
    let count = try node.integer("num_outputs") ?? node.outputCount
    guard count == node.outputCount else { throw node.failure("num_outputs", "\(count) for \(node.outputCount)") }
    return .apply(Splitting(axis: try node.integer("axis") ?? 0, count: count), [node.input(0), sizes])
  }

  @Sendable private static func slice(_ node: inout NodeReader) throws(ONNXError) -> Expression {
    guard node.opset < 10 else { return .apply(Slicing(), node.allInputs) }
    let (starts, ends) = (try node.requiredIntegers("starts"), try node.requiredIntegers("ends"))
    let axes = try node.integers("axes")
    return .apply(Slicing(), [node.input(0), .integers(starts), .integers(ends), .integers(axes)])
  }

  @Sendable private static func pad(_ node: inout NodeReader) throws(ONNXError) -> Expression {
    let operation = Padder(mode: try node.text("mode", default: .constant))
    guard node.opset < 11 else { return .apply(operation, node.allInputs) }
    let pads = try node.requiredIntegers("pads")
    let value = try node.float("value", default: 0)
    let fill: Expression = value == 0 ? .value(nil) : .constant(Tensor(scalar: value))
    return .apply(operation, [node.input(0), .integers(pads), fill])
  }
}
