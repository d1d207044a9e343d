internal import Tensors

/// The scale and zero point of an activation.
struct ActivationScale {
  let scale: Float
  let zeroPoint: UInt8

  /// Maps a range, widened to hold 0, to 0…255; 0 itself is exact, as padding needs.
  init(_ range: ClosedRange<Float>) {
    let (low, high) = (min(range.lowerBound, 0), max(range.upperBound, 0))
    let step = (high - low) / 255
    scale = step.isNormal ? step : 1
    zeroPoint = UInt8(clamping: Int((-low / scale).rounded(.toNearestOrEven)))
  }
}

/// A graph that is being copied in the QDQ form.
struct QuantizedGraph {
  private let file: ModelBytes
  private let graph: GraphMessage
  private let constants: [String: TensorMessage]
  private let scales: [String: ActivationScale]
  private var names: FreshNames
  /// The dequantised name of each quantised value.
  private var dequantized: [String: String] = [:]
  private var nodes: [(message: [UInt8], inputs: [String], outputs: [String])] = []
  private var initializers = ProtobufWriter()

  init(
    _ file: ModelBytes, _ graph: GraphMessage, _ constants: [String: TensorMessage], _ scales: [String: ActivationScale]
  ) {
    (self.file, self.graph, self.constants, self.scales) = (file, graph, constants, scales)
    names = FreshNames(avoiding: graph.nodes.flatMap { $0.outputs + $0.inputs } + graph.initializers.map(\.name))
  }

  /// Adds the pair of nodes that quantise and dequantise a value, if it is one that becomes uint8.
  mutating func quantize(_ name: String) {
    guard let scale = scales[name] else { return }
    let (integers, floats) = (names.new("\(name)_quantized"), names.new("\(name)_dequantized"))
    let parameters = [names.new("\(name)_scale"), names.new("\(name)_zero_point")]
    store(parameters[0], [scale.scale], [])
    store(parameters[1], [scale.zeroPoint], [])
    append("QuantizeLinear", [name] + parameters, integers)
    append("DequantizeLinear", [integers] + parameters, floats)
    dequantized[name] = floats
  }

  /// Adds a node, which reads the dequantised forms of its inputs.
  mutating func add(_ node: NodeMessage, _ reader: ProtobufReader, isQuantized: Bool) throws(ONNXError) {
    var inputs = node.inputs.map { dequantized[$0] ?? $0 }
    if isQuantized, let scale = scales[node.inputs[0]] { try quantizeWeights(of: node, scale, &inputs) }
    var message = ProtobufWriter()
    for input in inputs { message.add(1, string: input) }
    var reader = reader
    while let field = try reader.next() {
      if field.number != 1 { message.add(encoded: file.bytes[field.offset..<reader.position]) }
    }
    // The shape of weights that are computed is not known before the network is.
    if inputs != node.inputs, let weights = constants[node.inputs.dropFirst().first ?? ""], isQuantized,
      !node.attributes.contains(where: { $0.name == "kernel_shape" })
    {
      message.add(attribute: "kernel_shape", Array(weights.dimensions.dropFirst(2)))
    }
    nodes.append((message.bytes, inputs, node.outputs))
    for output in node.outputs { quantize(output) }
  }

  /// Stores the weights and the bias of a convolution as integers, and lets it read their dequantised forms.
  private mutating func quantizeWeights(
    of node: NodeMessage, _ input: ActivationScale, _ inputs: inout [String]
  ) throws(ONNXError) {
    let decoder = TensorDecoder(file, others: ExternalFiles(folder: nil))
    guard node.inputs.count > 1, let stored = constants[node.inputs[1]] else { return }
    let weights = try decoder.decode(stored)
    var bias: [Float]?
    if node.inputs.count > 2, let stored = constants[node.inputs[2]] { bias = try decoder.decode(stored).floats }
    guard weights.shape.rank > 0, weights.shape[0] > 0, bias?.count ?? weights.shape[0] == weights.shape[0] else {
      return
    }
    let channels = ChannelWeights(weights.floats, channels: weights.shape[0], bias: bias, input: input.scale)
    // A tensor may be the weights of several convolutions, whose inputs have other scales.
    inputs[1] = dequantize(
      channels.weights, weights.shape.dimensions, channels.scales, name: node.inputs[1], hasZeroPoint: true)
    guard let bias = channels.bias else { return }
    let scales = channels.scales.map { $0 * input.scale }
    inputs[2] = dequantize(bias, [bias.count], scales, name: node.inputs[2], hasZeroPoint: false)
  }

  /// Stores integers with one scale for each index of the first axis; returns the name of their dequantised form.
  private mutating func dequantize<Element: TensorElement & FixedWidthInteger>(
    _ integers: [Element], _ dimensions: [Int], _ scales: [Float], name: String, hasZeroPoint: Bool
  ) -> String {
    var inputs = [names.new("\(name)_quantized"), names.new("\(name)_scale")]
    store(inputs[0], integers, dimensions)
    store(inputs[1], scales, [scales.count])
    if hasZeroPoint {
      inputs.append(names.new("\(name)_zero_point"))
      store(inputs[2], [Element](repeating: 0, count: scales.count), [scales.count])
    }
    let floats = names.new("\(name)_dequantized")
    append("DequantizeLinear", inputs, floats, axis: 0)
    return floats
  }

  private mutating func store<Element: TensorElement>(_ name: String, _ elements: [Element], _ dimensions: [Int]) {
    initializers.add(5) { $0.add(tensor: name, elements, dimensions) }
  }

  private mutating func append(_ type: String, _ inputs: [String], _ output: String, axis: Int? = nil) {
    var message = ProtobufWriter()
    message.add(node: type, inputs, [output], name: output)
    if let axis { message.add(attribute: "axis", axis) }
    nodes.append((message.bytes, inputs, [output]))
  }

  /// Returns the encoded `GraphProto`, without what nothing reads any more.
  ///
  /// - Parameter reader: a reader of the graph that is copied.
  func encoded(_ reader: ProtobufReader) throws(ONNXError) -> [UInt8] {
    var live = Set(graph.outputs.map(\.name))
    var kept: [[UInt8]] = []
    // Nodes are in topological order.
    for node in nodes.reversed() where node.outputs.contains(where: live.contains) {
      live.formUnion(node.inputs)
      kept.append(node.message)
    }
    var result = ProtobufWriter()
    for message in kept.reversed() { result.add(1, bytes: message) }
    var reader = reader
    while let field = try reader.next() {
      let bytes = file.bytes[field.offset..<reader.position]
      switch field.number {
      case 1: continue
      case 5: if live.contains(try TensorMessage(reader.message(field)).name) { result.add(encoded: bytes) }
      case 13: if live.contains(try ValueMessage(reader.message(field)).name) { result.add(encoded: bytes) }
      default: result.add(encoded: bytes)
      }
    }
    return result.bytes + initializers.bytes
  }
}

/// The weights of a convolution as integers with one scale for each output channel.
private struct ChannelWeights {
  private(set) var weights: [Int8] = []
  private(set) var bias: [Int32]?
  private(set) var scales: [Float] = []

  /// - Parameters:
  ///   - floats: the weights, channel by channel.
  ///   - input: the scale of the activation that they are multiplied with.
  init(_ floats: [Float], channels: Int, bias: [Float]?, input: Float) {
    let size = floats.count / channels
    weights.reserveCapacity(floats.count)
    for channel in 0..<channels {
      let values = floats[channel * size..<(channel + 1) * size]
      let largest = values.reduce(0) { max($0, abs($1)) }
      // A bias of a channel with hardly any weights must fit into its type, too.
      let step = max(largest / 127, abs(bias?[channel] ?? 0) / input / Float(1 << 30))
      let scale = step.isNormal ? step : 1
      scales.append(scale)
      weights += values.map { Int8(max(-127, min(127, ($0 / scale).rounded(.toNearestOrEven)))) }
    }
    self.bias = bias.map { bias in
      zip(bias, scales).map { Int32(($0 / ($1 * input)).rounded(.toNearestOrEven)) }
    }
  }
}

/// Names that no value of a graph has.
private struct FreshNames {
  private var taken: Set<String>

  init(avoiding names: [String]) { taken = Set(names) }

  /// Returns a name, lengthened until it is new.
  mutating func new(_ name: String) -> String {
    var name = name
    while !taken.insert(name).inserted { name += "_" }
    return name
  }
}
