public import Files
internal import Graphs

/// A classifier's file whose last linear layer is to be replaced; everything else is copied byte for byte.
///
/// Values that only the old layer used, such as its weights, and operators behind it are left out of the copy.
public struct HeadReplacement: Sendable {
  /// The name of the value that the last linear layer reads.
  public let featureName: String
  private let file: ModelBytes
  private let graph: GraphMessage

  /// Reads a file; its first output must come from a `Gemm` or `MatMul` through a chain of first inputs.
  public init(of path: FilePath) throws(HeadReplacementError) {
    do throws(FileError) { file = try ModelBytes(path) } catch { throw .format(.file(error)) }
    do throws(ONNXError) {
      guard let graph = try ModelMessage(ProtobufReader(file)).graph else { throw .noGraph }
      self.graph = graph
    } catch { throw .format(error) }
    guard !graph.initializers.contains(where: { $0.isExternal || !$0.external.isEmpty }) else { throw .externalData }
    guard let name = Self.featureName(of: graph) else { throw .noLinearLayer }
    featureName = name
  }

  private static func featureName(of graph: GraphMessage) -> String? {
    let producers = Dictionary(
      graph.nodes.flatMap { node in node.outputs.map { ($0, node) } }, uniquingKeysWith: { first, _ in first })
    var value = graph.outputs.first?.name
    // A valid graph has no cycle, and this bound holds for one that does.
    for _ in graph.nodes {
      guard let name = value, let node = producers[name], let input = node.inputs.first else { return nil }
      if ["Gemm", "MatMul"].contains(node.type) { return input }
      value = input
    }
    return nil
  }
}

/// Why the last layer of a file cannot be replaced.
public enum HeadReplacementError: Error, Equatable {
  /// The file cannot be read.
  case format(ONNXError)
  /// The first output does not come from a linear layer.
  case noLinearLayer
  /// Weights lie in other files, which a copy would not find.
  case externalData
}

/// A linear layer that gives the logits of labels.
public struct HeadWeights: Sendable {
  /// The weights, `labels` × features, label by label.
  public let weights: [Float]
  /// The bias of each label.
  public let bias: [Float]

  /// Creates a layer from its parameters.
  public init(weights: [Float], bias: [Float]) {
    precondition(!bias.isEmpty && weights.count.isMultiple(of: bias.count), "a row of weights for each label")
    (self.weights, self.bias) = (weights, bias)
  }
}

extension HeadReplacement {
  /// Returns the bytes of the file with another last layer.
  ///
  /// - Parameters:
  ///   - metadata: the metadata properties; they replace those whose key begins with `prefix`.
  public func encoded(
    _ head: HeadWeights, metadata: [(key: String, value: String)], replacing prefix: String
  ) throws(ONNXError) -> [UInt8] {
    try file.copied(metadata: metadata, replacing: prefix) { reader throws(ONNXError) in
      try encodedGraph(reader, head)
    }
  }

  private func encodedGraph(_ reader: ProtobufReader, _ head: HeadWeights) throws(ONNXError) -> [UInt8] {
    let live = liveValues
    var fields = GraphFields(copying: file, live: live)
    var reader = reader
    while let field = try reader.next() { try fields.add(field, from: reader) }
    let output = graph.outputs.first
    let names = newNames(avoiding: live)
    fields.nodes.add(1) {
      $0.add(node: "Gemm", [featureName, names.weights, names.bias], [output?.name ?? ""], name: "head")
      $0.add(attribute: "transB", 1)
    }
    let width = head.weights.count / head.bias.count
    fields.rest.add(5) { $0.add(tensor: names.weights, head.weights, [head.bias.count, width]) }
    fields.rest.add(5) { $0.add(tensor: names.bias, head.bias, [head.bias.count]) }
    fields.rest.add(12) { Self.encode(&$0, output: output, labels: head.bias.count) }
    return fields.nodes.bytes + fields.rest.bytes
  }

  /// The values that the features are computed from, and they themselves.
  private var liveValues: Set<String> {
    var live: Set = [featureName]
    // Nodes are in topological order.
    for node in graph.nodes.reversed() where node.outputs.contains(where: live.contains) { live.formUnion(node.inputs) }
    return live
  }

  private func newNames(avoiding taken: Set<String>) -> (weights: String, bias: String) {
    var prefix = "head"
    while taken.contains(where: { $0.hasPrefix("\(prefix).") }) { prefix += "_" }
    return ("\(prefix).weight", "\(prefix).bias")
  }

  private static func encode(_ info: inout ProtobufWriter, output: ValueMessage?, labels: Int) {
    let rows = output?.dimensions?.first ?? .fixed(1)
    info.add(1, string: output?.name ?? "")
    info.add(2) { type in
      type.add(1) { tensor in
        tensor.add(1, integer: 1)
        tensor.add(2) { shape in
          shape.add(1) { encode(&$0, dimension: rows) }
          shape.add(1) { $0.add(1, integer: labels) }
        }
      }
    }
  }

  private static func encode(_ message: inout ProtobufWriter, dimension: Dimension) {
    switch dimension {
    case .symbolic(let name): message.add(2, string: name)
    case .fixed(let extent): message.add(1, integer: extent)
    }
  }
}

/// The fields of a graph that stay, as they are encoded: the nodes, and all others.
private struct GraphFields {
  var nodes = ProtobufWriter()
  var rest = ProtobufWriter()
  private let file: ModelBytes
  private let live: Set<String>

  init(copying file: ModelBytes, live: Set<String>) { (self.file, self.live) = (file, live) }

  /// Copies a field unless only the old layer used it.
  mutating func add(_ field: WireField, from reader: ProtobufReader) throws(ONNXError) {
    let bytes = file.bytes[field.offset..<reader.position]
    switch field.number {
    case 1:
      if try NodeMessage(reader.message(field)).outputs.contains(where: live.contains) { nodes.add(encoded: bytes) }
    case 5: if live.contains(try TensorMessage(reader.message(field)).name) { rest.add(encoded: bytes) }
    case 11, 13: if live.contains(try ValueMessage(reader.message(field)).name) { rest.add(encoded: bytes) }
    case 12: break
    default: rest.add(encoded: bytes)
    }
  }
}
