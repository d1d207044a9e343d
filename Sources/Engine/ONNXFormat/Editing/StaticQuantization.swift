public import Files
internal import Tensors

/// A network's file that is to be quantised after training: weights of convolutions to int8, activations to uint8.
///
/// The copy is in the QDQ form of ONNX (QuantizeLinear and DequantizeLinear, opset 13). Weights are symmetric with one
/// scale per output channel; an activation has one scale and zero point, from the range of its values on examples; a
/// bias is int32 in the product of both scales (Jacob et al. 2018, arXiv:1712.05877; Krishnamoorthi 2018,
/// arXiv:1806.08342). Convolutions, and sums and products of two feature maps, then compute on integers; every other
/// operator stays as it is, so that the last layer keeps its float weights.
public struct StaticQuantization: Sendable {
  /// The names of the float32 values that become uint8, whose ranges must be observed.
  public let values: [String]
  private let file: ModelBytes
  private let graph: GraphMessage
  /// The stored float weights and biases, by the name under which nodes read them.
  private let constants: [String: TensorMessage]
  /// The positions of the convolutions among the nodes.
  private let convolutions: Set<Int>

  /// The first opset whose DequantizeLinear knows a scale per channel.
  public static let leastOpset = 13

  /// Reads a file, and plans what is quantised.
  public init(of path: FilePath) throws(StaticQuantizationError) {
    do throws(FileError) { file = try ModelBytes(path) } catch { throw .format(.file(error)) }
    let opset: Int
    do throws(ONNXError) {
      let message = try ModelMessage(ProtobufReader(file))
      guard let graph = message.graph else { throw .noGraph }
      self.graph = graph
      opset = message.opsets.last { $0.domain.isEmpty || $0.domain == "ai.onnx" }?.version ?? 1
    } catch { throw .format(error) }
    guard !graph.initializers.contains(where: { $0.isExternal || !$0.external.isEmpty }) else { throw .externalData }
    guard !graph.nodes.contains(where: { $0.type.contains("QuantizeLinear") || $0.type.contains("Integer") }) else {
      throw .isQuantized
    }
    guard opset >= Self.leastOpset else { throw .opset(opset) }
    let constants = graph.floatConstants
    let plan = QuantizationPlan(graph, constants)
    guard !plan.convolutions.isEmpty else { throw .noConvolutions }
    (self.constants, convolutions, values) = (constants, plan.convolutions, plan.values)
  }
}

/// Why a file cannot be quantised.
public enum StaticQuantizationError: Error, Equatable {
  /// The file cannot be read.
  case format(ONNXError)
  /// Weights lie in other files, which a copy would not find.
  case externalData
  /// The network computes on integers already.
  case isQuantized
  /// The file's opset is older than ``StaticQuantization/leastOpset``.
  case opset(Int)
  /// There is no convolution whose weights the file stores.
  case noConvolutions
}

extension GraphMessage {
  /// The stored tensors of floats, also those that a Cast widens to float32, by the name under which they are read.
  fileprivate var floatConstants: [String: TensorMessage] {
    let (float32, float16) = (ElementType.float32.onnxCode, ElementType.float16.onnxCode)
    let stored = Dictionary(initializers.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var constants = stored.filter { $0.value.elementType == float32 }
    for node in nodes where node.type == "Cast" && node.attributes.contains(where: { $0.integer == float32 }) {
      guard let input = node.inputs.first, let output = node.outputs.first, let tensor = stored[input],
        tensor.elementType == float16
      else { continue }
      constants[output] = tensor
    }
    return constants
  }
}

/// The values of a graph that become uint8, and the convolutions that compute on integers.
private struct QuantizationPlan {
  /// The positions of the convolutions whose weights are stored.
  private(set) var convolutions: Set<Int> = []
  /// The values, in the order in which they are computed.
  private(set) var values: [String] = []

  /// The operators whose result is a feature map if their first input is one.
  private static let mapped: Set = [
    "Clip", "Relu", "LeakyRelu", "Sigmoid", "HardSigmoid", "HardSwish", "Tanh", "BatchNormalization", "MaxPool",
    "AveragePool", "GlobalAveragePool", "Resize", "Pad", "Concat",
  ]
  /// The operators that saturation to a range replaces.
  private static let clamps: Set = ["Clip", "Relu"]

  init(_ graph: GraphMessage, _ constants: [String: TensorMessage]) {
    let readers = Dictionary(
      graph.nodes.enumerated().flatMap { index, node in Set(node.inputs).map { ($0, [index]) } }, uniquingKeysWith: +)
    let results = Set(graph.outputs.map(\.name))
    let inputs = graph.inputs.map(\.name)
    var maps = Set(inputs)
    var wanted: Set<String> = []
    for (index, node) in graph.nodes.enumerated() where node.canonicalDomain.isEmpty {
      guard let first = node.inputs.first, let output = node.outputs.first else { continue }
      let isConvolution =
        node.type == "Conv" && node.inputs.dropFirst().allSatisfy { constants[$0] != nil || $0.isEmpty }
      let isPair = ["Add", "Mul"].contains(node.type) && node.inputs.allSatisfy(maps.contains)
      if isConvolution { convolutions.insert(index) }
      if isConvolution || isPair {
        wanted.formUnion(isConvolution ? [first] : node.inputs)
        // A result that only a clamp reads is quantised behind it.
        var result = output
        if let next = readers[result], next.count == 1, Self.clamps.contains(graph.nodes[next[0]].type),
          let clamped = graph.nodes[next[0]].outputs.first
        {
          result = clamped
        }
        let types = readers[result, default: []].map { graph.nodes[$0].type }
        // Batch normalisation is part of the convolution, and needs all of its digits.
        if !types.isEmpty, !results.contains(result), !types.contains("BatchNormalization") { wanted.insert(result) }
      }
      if isConvolution || isPair || (Self.mapped.contains(node.type) && maps.contains(first)) { maps.insert(output) }
    }
    values = (inputs + graph.nodes.flatMap(\.outputs)).filter(wanted.contains)
  }
}

extension StaticQuantization {
  /// Returns the bytes of the quantised file.
  ///
  /// - Parameters:
  ///   - ranges: the least and the greatest number of each value, in the order of ``values``.
  ///   - metadata: the metadata properties; they replace those whose key begins with `prefix`.
  public func encoded(
    _ ranges: [ClosedRange<Float>], metadata: [(key: String, value: String)], replacing prefix: String
  ) throws(ONNXError) -> [UInt8] {
    precondition(ranges.count == values.count, "a range for each value")
    let scales = Dictionary(
      zip(values, ranges.map(ActivationScale.init(_:))), uniquingKeysWith: { first, _ in first })
    return try file.copied(metadata: metadata, replacing: prefix) { reader throws(ONNXError) in
      var copy = QuantizedGraph(file, graph, constants, scales)
      for input in graph.inputs { copy.quantize(input.name) }
      var (fields, position) = (reader, 0)
      while let field = try fields.next() {
        guard field.number == 1 else { continue }
        try copy.add(graph.nodes[position], fields.message(field), isQuantized: convolutions.contains(position))
        position += 1
      }
      return try copy.encoded(reader)
    }
  }
}
